// What a field is in its own schema: `Schema.field`, or the end of a longer path such as `Run.receipt.tokens.input`.
export const owners = `
Run.id | The id of the run.
RequestPage.requests | Newest first.
RequestPage.next | What \`before\` takes for the next page; null when nothing older is kept.
RequestEntry.via | \`mcp\` for an agent, \`cli\` for the command line, else \`api\`.
RequestEntry.method | The method.
RequestEntry.path | What was asked, with its query.
RequestEntry.status | The status of the answer.
RequestEntry.code | Why it was refused; null where it was not.
RequestEntry.ms | How long the answer took, in milliseconds.
RequestEntry.created_at | When it came.
RequestWithBody.via | \`mcp\` for an agent, \`cli\` for the command line, else \`api\`.
RequestWithBody.method | The method.
RequestWithBody.path | What was asked, with its query.
RequestWithBody.status | The status of the answer.
RequestWithBody.code | Why it was refused; null where it was not.
RequestWithBody.ms | How long the answer took, in milliseconds.
RequestWithBody.created_at | When it came.
RequestWithBody.body | What was sent; null after three days, for what had no JSON body, and for more than 16 kB.
Run.status | \`queued\`, \`running\`, then \`succeeded\` or \`failed\` for good.
Run.created_via | Which door it came through.
RunWords.parts | What is left out as one, in the order in which it is read: the texts of a picture, a slide, a scene or a row.
RunWords.captions | What is posted, by channel; that of the run’s own channel first.
RunPart.path | Where it stands; empty words for it leave all of it out.
RunPart.title | What it is, for people; “” where it goes on with the part of the same path.
RunPart.can_go | Whether it may be left out.
RunPart.texts | Its texts.
RunText.path | Where it stands, such as \`data.rows.1.price\`, \`shots.2.text\` or \`captions.linkedin\`.
RunText.label | What it is, for people; of a caption its channel.
RunText.text | As it reads.
RunText.most | How many characters fit.
RunText.required | Whether it has to say something.
Run.rerender_of | The run of which this one is drawn again; null for any other.
Run.auto_post_eligible | Whether its score would let the key post it by itself.
Run.assets | Every file of the run, with its size, hash and alternative text.
Run.score_reasons | One row for each rule that was judged, with what was measured.
Run.repairs | What was changed about pictures because a rule failed.
Run.fits | What each platform would say to it as it is; null until it has succeeded.
Run.holds | What somebody should look at before it goes out.
Run.sensitive | The gravest thing that it touches; null for what was not composed.
Run.composer | Who wrote the words: a model by its name, \`recorded:\` and a name, \`builtin\`, \`recipe\` or \`none\`.
Run.calibrated | Whether what it wrote may go out by itself; false for a model that was not measured here yet.
Run.receipt | How it was made: stages, models, tokens, cost.
Run.credits | What it cost in credits; null where nothing is counted. What failed has them back.
Run.free | The first of its workspace: it costs nothing and counts in no cap.
Run.event_day | The last day that its words speak of as coming, in the workspace’s time zone: an event, a deadline, the end of an offer. A post after it is refused (\`event_over\`), or waits for a person where nobody asks for it. Null where they name none.
Run.brand_version | The version of the Brand DNA that it was made from; null until it is composed.
Run.approval | What a person has said of it, where one has to.
Recipe.brand.painted | What an image model has painted for this run; absent where nothing was.
painted.shows | What is to be seen on it.
painted.model | The image model.
painted.letters | True where marks on it stand like letters; absent otherwise.
approval.required | Whether a person has to say yes before it is posted.
approval.state | What has been said so far.
approval.comment | What the person wrote.
data.comment | What the person wrote; null for nothing.
data.posts | The posts that wait for it.
posts[].awaits | What the post waits for.
holds[].what | The words in question.
holds[].where | Where they stand; of what was left out (rule left_out), what it was taken for, such as noise or secret.
questions[].id | Names the question.
questions[].about | What part of the brief it is about.
ToldRun.brief_truncated | The brief was cut for the event; ask for the run to read all of it.
Asset.position | Its place among the files of the run, from 0.
Asset.kind | A picture, a film, the poster of a film, or its captions.
Repair.action | What was changed.
Repair.before | Points of the picture before.
Repair.after | Points of the picture after.
Repair.asset | Which picture, from 0.
ScoreRow.measured | What was found.
ScoreRow.threshold | What it was held against.
ScoreRow.points | How many points it got.
ScoreRow.passed | Whether the rule is kept.
ScoreRow.gate | Failing it rejects the run, whatever its score.
ScoreRow.hold | Failing it keeps the run from going out by itself.
ScoreRow.cap | The most that the score can be while it fails.
box.asset | Which picture, from 0.
Proof.contrast | The contrast of each text, in the order of \`texts\`.
Proof.smallest_text_px | The smallest text in pixels.
Proof.quiet_area | Share of the canvas that nothing covers.
Proof.hole | The largest place where nothing is; null where pictures are seen one after the other.
Proof.safe_zone_hits | Texts that reach where a platform puts its own buttons.
Proof.covered | Texts that something hides, or that stand on a ground in their own colour; always empty on what is shown.
Proof.missing_glyphs | Characters that no font could draw; always empty on what is shown.
Proof.nearest | The two things that stand closest together; null where there are not two.
Proof.logo | The brand’s logo, or its name set in its place.
Proof.palette | The colour that is farthest from the brand’s; null for a brand without a palette.
Proof.furniture | What the service itself has set on the picture.
texts[].size_px | The size of its letters in pixels.
texts[].slack_px | The room that is left in its box, in pixels.
texts[].cut | Whether it leaves the canvas; never on what is shown.
texts[].torn | An address or number that a line break parts.
contrast[].pair | Which colour on which ground.
contrast[].wcag | The contrast by WCAG 2.
contrast[].apca | The contrast by APCA.
nearest.pair | Which two.
nearest.gap_px | The pixels between them.
photos[].pixels | How many pixels of the photo there are for one of the canvas.
photos[].full | Whether it fills the canvas.
covered[].by | Another text by its name, or \`box\`, \`photo\`, \`drawing\` or \`ground\`.
covered[].share | Of one line, how much is not seen.
photos[].painted | True where an image model painted it for this post; absent otherwise.
photos[].shows | What is to be seen on it.
logo.form | The logo itself, or the name in letters.
logo.clear | The free space around it, in heights of its own.
logo.whole | Whether all of it is on the canvas.
logo.partly | Where a part of it goes under in the ground that it stands on; absent where all of it is seen.
palette.distance | How far it is, in the colour space OKLab.
Fits.x | For X: whether it can go out as it is.
Fits.linkedin | For LinkedIn: whether it can go out as it is.
Fits.instagram | For Instagram: whether it can go out as it is.
Fits.youtube | For YouTube: whether it can go out as it is.
Fits.bluesky | For Bluesky: whether it can go out as it is.
Fits.threads | For Threads: whether it can go out as it is.
Fits.facebook | For a Facebook page: whether it can go out as it is.
Fits.tiktok | For TikTok: whether it can go out as it is.
ok | Whether it can go out as it is.
guards[].ok | Whether this guard lets it through.
captions.twitter | The text for X.
captions.linkedin | The text for LinkedIn.
captions.instagram | The text for Instagram.
captions.youtube | Title and description for YouTube.
captions.bluesky | The text for Bluesky.
captions.threads | The text for Threads.
captions.facebook | The text for a Facebook page.
captions.tiktok | The text for TikTok.
DryRun.would | What would happen.
DryRun.guards | Each guard in its order, and what it says.
guards[].guard | Which guard.
DryRun.caps_after | The caps of the plan, as they would be afterwards.
DryRun.daily_after | The day of the key, as it would be afterwards.
DryRun.estimate | How long it takes, by runs of the same kind; null before there were any.
credits.price | What it would take.
credits.free | Whether it would be the free first run.
credits.remaining_after | Credits that would be left.
Plan.turn | Which take of the brief it is.
Plan.angle | What the post is about, in a word.
Plan.frame | How the story is told.
Plan.facts | What the brief says, piece by piece.
Plan.score_rows | The rows of the score that are about words.
Plan.event_day | The last day that its words speak of as coming; null where they name none.
Plan.notes | What was left out and why, in words.
facts[].source | Where the fact is from.
facts[].trace | Which words of the brief say it.
Recipe.engine | The renderer that drew it; the same engine draws the same bytes.
Recipe.turn | Which take of the brief it is.
Recipe.event_day | The last day that its words speak of as coming; absent where they name none. Of a recipe without its seal it is read anew.
Recipe.copy_rows | The rows of the score that are about words.
pictures[].turn | Which take it is.
pictures[].ground | On which other of the brand’s grounds a later take stands; absent on its first.
pictures[].hand | By which other hand the things of a later take are drawn; absent for the brand’s own.
pictures[].ribbon | Whether it says TEST.
pictures[].service_mark | Whether it names this service.
video.bed | The music.
video.shots | The scenes in order.
video.ribbon | Whether it says TEST.
video.service_mark | Whether it names this service.
shots[].scene | What kind of scene.
shots[].depicts | The drawing that is shown, a thing or a place, what a model has drawn for it (\`drafted/…\` with its shapes), “” for none of its own or “none” for nothing at all; without it its words tell.
pictures[].depicts_rows | What is drawn beside each of its rows, in their order: a thing, or what a model has drawn for it; absent where rows have none.
pictures[].wished | What the owner asked of the look: its light, its size or the colour of the brand that it stands on.
pictures[].stressed | The words of the picture that the owner asked to be larger or smaller than the others, or in a colour of the brand.
video.stressed | The words of the film that the owner asked to be larger or smaller than the others, or in a colour of the brand.
stressed[].words | The words, as they stand on the picture.
stressed[].is | How they are set: large, small or in this colour.
video.wished | What the owner asked of the look of the film.
pictures[].depicts | The drawing of each slide or scene, a thing or a place, what a model has drawn for it (\`drafted/…\` with its shapes), “” for none of its own or “none” for nothing at all; without it their words tell.
Key.asset_types | What the key may make; null for everything.
Key.channels | What it may make things for; null for everything.
Key.connected_accounts | The accounts that it may post to; null for all.
Key.auto_post | Whether approved runs are posted by themselves.
Key.auto_post_min_score | The score that they need for it.
Key.daily_limit | Requests that it may make on a day.
Key.last4 | The last four characters of the key.
Key.scopes | What it is limited to, as one list.
Key.permissions | What it may do.
Key.allowed_addresses | Networks that it may be used from; null for all.
Key.limits | What it may ask for, and how much of the day is used.
Key.caps | What the plan allows of each kind in a month.
limits.rate_per_minute | Requests in a minute.
limits.daily_limit | Requests on a day.
limits.requests_today | Requests of this day so far.
Limits.buckets | Everything that is counted against this key.
buckets[].remedy | What lifts it, in words.
Credits.included | What the plan grants in a period.
Credits.used | What was taken in this period.
Credits.bought | What was bought and is left; it does not end.
Credits.entries | What moved the balance, newest first.
entries[].source | Why it moved.
entries[].amount | By how much: below zero for what was taken.
entries[].balance_after | What was left afterwards.
Checkout.url | Where a person pays; a key never can.
Checkout.credits | How many credits it is for.
Checkout.amount_total | The price in the smallest unit of the currency.
Checkout.status | \`open\` until somebody has paid or it has ended.
RenderAnswer.batch_id | Names the whole request; \`render.completed\` tells when all of it has ended.
StudioAnswer.delivery | Where the card goes once it has succeeded.
StudioAnswer.notes | Why it does not go to a target that the profile has, such as a chat that nobody has linked yet.
ClarifyAnswer.degraded | True when nobody could be asked and the brief was let through.
ClarifyAnswer.status | \`ready\`, or \`needs_clarification\` with questions.
Post.status | Where it is; \`posted\`, \`failed\`, \`canceled\` and \`drafted\` are for good.
Post.url | Where it can be seen; null before it is out.
Post.awaits | What it waits for; null when nothing. \`words\`: its caption came with a request, and something in it has to be looked at, such as grave news, a promise or an order to a model. \`verdict\`: the run that it was planned with is held; a yes before its time lets it go then. \`event_over\`: its words speak of a day as still to come that is over by the time it goes out.
Post.overflow | What becomes of words that the platform has no room for; null where nothing was asked for.
Post.parts | The texts that the words have become, in their order; one that is sent may or may not be out. Null where one post takes them all.
Campaign.items | Every run of the campaign with its time.
items[].status | Where the post stands once there is one, before that the run.
ConnectedAccount.handle | Its name at the platform, without the sign.
ConnectedAccount.capabilities | What can be posted there.
ConnectedAccount.settings | What its owner has chosen.
ConnectedAccount.kind | Whose it is: a person’s, a page, a business or a channel.
data.handle | Its name at the platform, without the sign.
ConnectedAccounts.accounts | The accounts that the key may post to.
PostingPause.paused | Whether nothing is posted at present.
PostingPause.in_flight | Posts that were sent before the pause and may still come out.
data.paused | Whether nothing is posted at present.
ApprovalLink.sent_to | Who was asked.
`
