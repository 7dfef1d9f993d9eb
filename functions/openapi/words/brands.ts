// What a field is in its own schema: performance, brand, library, webhooks and the rest.
export const brands = `
Performance.window | The days that are looked at.
Performance.totals | All of them together.
Performance.by_platform | The same by platform.
Performance.by_asset_type | The same by what was made.
Performance.series | The same by day.
Performance.top_posts | The posts that did best.
runs | How many runs.
succeeded | How many have succeeded.
failed | How many have failed.
approved | How many were approved.
avg_impact_score | Their average score; null for none.
posts | How many posts.
impressions | How often they were seen; null where the platform does not say.
engagements | How often somebody did something with them; null where the platform does not say.
clicks | How often a link was followed; null where the platform does not say.
approval_rate | The share of approved runs, 0 to 1; null for none.
BrandDna.logo_assets | The logos with their sizes and forms.
BrandDna.logo_notes | Grounds on which no logo is seen, with what to upload.
BrandDna.name | The name as it stands on pictures.
BrandVersion.changed | The fields that were changed.
BrandVersion.restored_from | The version that was brought back; null for any other change.
BrandDraft.facts | What the site says of the brand, each with where it says so.
BrandDraft.logo_candidates | Pictures that may be the logo, the likeliest first.
BrandDraft.patch | What \`PATCH …/brand-dna\` would take to make it so.
BrandDraft.visited | The pages that were read.
BrandDraft.applied | Whether it was saved.
BrandDraft.url | The page that was asked for.
visited[].outcome | What became of reading it.
BrandFact.sources | Where it was found.
BrandFact.chosen | Whether it went into the patch.
LogoCandidate.chosen | Whether it went into the patch.
LogoCandidate.found_at | How it was found.
LogoCandidate.sources | Where it was found.
LogoCandidate.palette | Its colours with their shares.
LogoCandidate.refused | Why it was not taken; null when it could be.
PaletteSuggestion.colors | The colours that were found, the largest first.
colors[].in_logos | Its share of the logos.
colors[].in_screens | Its share of the screens.
SignaturePreview.explained | What each part of the signature does, in words.
SignaturePreview.cards | One card for each kind of news.
cards[].meaning | What kind of news it stands for.
Recipe.brand.artwork[].shows | What is seen on it.
Recipe.brand.artwork[].noun | Our own drawing of the same thing; null where there is none.
Recipe.brand.artwork[].is_ai | Whether an image model has painted it.
Recipe.brand.artwork[].body | The colour of most of it.
Artwork.wanted | How many pictures were asked for last.
Artwork.refused[].subject | What the picture was to be of.
ArtworkPicture.findings | What was measured before it was offered; null for a drawing of ours.
Mascot.status | \`none\`, \`drafting\`, \`candidate\` to be kept or retried, \`active\` or \`failed\`.
Mascot.candidate | The drawing that waits for a yes; null when none does.
Analysis.summary | What is to be seen, in a sentence.
Analysis.category | What kind of film it is.
Analysis.tags | Words for it.
Analysis.scenes | Its scenes in order.
analysis | What was found in it; null until it is ready.
AddedVideo.upload | Where to send the file; left out when it is fetched from an address.
DeletedMedia.deleted | What is gone.
DeletedMedia.not_found | What was not there.
Health.status | \`pass\`, \`warn\` when something that callers can do without is away, or \`fail\`.
Health.version | The version of the interface.
Health.releaseId | The release that runs.
Health.serviceId | The service.
Health.checks | Each thing that the service needs.
checks[].componentType | What sort of thing it is.
checks[].observedValue | What was measured.
checks[].observedUnit | In which unit.
checks[].output | What is wrong, in a word.
Webhook.url | Where events are posted to.
Webhook.status | \`enabled\`, or \`disabled\` when nothing is sent.
Webhook.disabled_reason | \`caller\`; \`gone\`: it answered 410; \`failing\`: it failed for five days.
Delivery.attempts | Each attempt with the answer.
Delivery.request | What was posted, to the letter.
attempts[].status | The status of the answer; null when none came.
attempts[].response_body | The first kilobyte of the answer.
recoverWebhook.202.queued | How many events are sent.
recoverWebhook.202.again | How many of them have failed before.
recoverWebhook.202.first_time | How many of them were never sent to this endpoint.
data.recipient | Where the card went.
data.reason | Why it will never arrive, or why the endpoint was disabled; null when there is nothing to say.
Template.compositions | Arrangements to choose from.
Template.sizes | Shapes that it is made for.
Template.data_schema | The fields that it takes, as JSON Schema.
Template.sample | An example of its fields.
Template.allowed | Whether this key may use it.
EventPage.events | The events of this page, oldest first.
Box.width | Width in pixels.
PatchDnaInput.palette.extra | Further colours.
logo_assets | The logos with their sizes and forms.
logo_notes | Grounds on which no logo is seen, with what to upload.
request.body | The event as it was posted.
Recipe.brand.about | What the brand says of itself.
disabled_reason | \`caller\`; \`gone\`: it answered 410; \`failing\`: it failed for five days.
ClipAnalysis.summary | What is to be seen, in a sentence.
ClipAnalysis.category | What kind of film it is.
ClipAnalysis.tags | Words for it.
ClipAnalysis.scenes | Its scenes in order.
Font.id | The id of the font file.
family | How the family is called.
style_name | How the file calls its cut, such as Bold Italic; may be empty.
italic | Whether its letters lean.
weights | The least and the greatest weight, where the file has all between; null or absent where it has one.
glyphs | How many glyphs the file brought, and how many are kept.
glyphs.came | How many the file brought.
glyphs.kept | How many are kept: those that pictures can ask for.
used_for | What the brand sets in this family at present.
licence_asserted | That its owner has said that pictures may be made with it.
typography.notes | Each family that is named and cannot be drawn, with what stands in for it.
fonts[].metrics | Where its letters stand, in em.
metrics.ascent | Above the baseline.
metrics.descent | Below the baseline.
metrics.cap | The height of capitals.
metrics.bearing | The empty space left of an upright letter.
fonts[].points | The characters that it draws, as runs in base 36.
proof.stand_ins | What the brand’s own font lacks, and the family that drew it; absent where it lacks nothing.
Proof.stand_ins | What the brand’s own font lacks, and the family that drew it; absent where it lacks nothing.
stand_ins[].family | The brand’s own family.
stand_ins[].instead | The family that drew in its place.
stand_ins[].lacks | The characters that it has not; empty where its file is gone.
stand_ins[].whole | Whether all of that text was drawn in the other family.
`
