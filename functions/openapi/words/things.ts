// What a field is, by its name alone; `owners.ts` says it better where the schema around it matters.
export const things = `
id | Its id.
name | What it is called.
title | Its name for people.
description | A few words about it.
status | Where it stands.
state | Where it stands.
kind | What sort of thing it is.
type | What sort of thing it is.
mode | \`live\` or \`test\`.
livemode | False for whatever was made with a test key.
created_at | When it was made.
updated_at | When it last changed.
started_at | When work on it began; null before.
finished_at | When it ended; null before.
expires_at | When it ends; null when it does not.
resets_at | When counting begins anew.
posted_at | When it went out; null before.
scheduled_at | When it is to go out; null for at once.
refreshed_at | When the numbers were last read from the platforms; null before the first time.
paused_at | Since when; null while posting goes on.
disabled_at | Since when it gets nothing any more; null while it does.
failing_since | Since when it has only failed; null when the last attempt was good.
previous_until | Until when the old secret signs as well.
ended_at | When the last attempt was made; null while more may come.
next_attempt_at | When it is tried again; null when it is not.
timestamp | When it happened.
time | When it was measured.
date | The day, in UTC.
day | The day on which it was composed; words such as “tomorrow” hang on it.
at | When.
from | The beginning.
to | The end.
days | How many days it spans.
window | Over how long it is counted.
sequence | Its place in the order of the workspace; without gaps.
next | What \`after\` takes for the next page; null when nothing follows yet.
has_more | Whether another page is there already.
rows | The entries of this page.
items | One entry for each that was asked for, in that order.
index | Its place in the request, from 0.
position | Its place among the others, from 0.
version | Which state of it this is; every change counts on.
workspace_id | The workspace that it belongs to.
key_id | The key that asked, or that this is about.
run_id | The run that it belongs to.
post_id | The post that it belongs to; null before there is one.
batch_id | What the runs of one request have in common; null for a run that came alone.
webhook_id | The endpoint.
event_id | The event that is delivered.
event_type | What happened.
reference_id | Your own name for it, handed back as it came.
connected_account_id | The account that it goes to; null for the one that was connected first.
external_post_id | Its id at the platform; null before it is out.
external_id | Its id at the platform.
request_id | Names the request in our logs; quote it when you ask us.
doc_url | The page that explains the code and what mends it.
code | What went wrong, for programs: one of a closed list, never renamed.
message | What went wrong and what to do, for people; may be reworded.
issues | Where a request has several faults with codes of their own, each of them, the answer’s own first.
detail | More about it, by code: the places in the request, the limit, what would be allowed.
error_code | Why it failed, for programs; null unless it did.
error_message | Why it failed, for people; null unless it did.
error | What went wrong; null when nothing did.
last_error | The last refusal or trouble; null when there was none.
reason | Why; null when there is nothing to say.
reasons | Why not; empty when all is well.
warnings | What was left out or looks doubtful, in words.
actor | Who did it: a key, a person, the administrator or the service itself.
by | Who did it; null before anybody has.
action | What was done.
target | What it was done to.
hash | SHA-256 over the hash before it and this entry, so that changes show.
url | Where it is.
poll_url | Where to ask how it goes.
image_url | Where the picture is: needs no key, stays the same for a day and opens for at least seven.
preview_url | A small picture of it.
asset_url | The first of its files; null until it has succeeded.
asset_urls | All of its files in order, when there are several; else null.
filename | What the file was called.
content_type | The media type of the file.
bytes | The size of the file in bytes.
part_size | The size of each part of an upload but the last, in bytes.
sha256 | The SHA-256 of the file, in hex.
asset_sha256 | The SHA-256 of each file that is posted, in order.
blob_key | Where the file lies inside the service.
width | Width in pixels.
height | Height in pixels.
x | The left edge in pixels, from the left.
y | The upper edge in pixels, from the top.
duration_ms | How long it plays, in milliseconds; null for what does not.
start_ms | Where it begins, in milliseconds.
end_ms | Where it ends, in milliseconds.
ms | How long it took, in milliseconds.
p50_ms | Half of such runs take no longer than this, in milliseconds.
p95_ms | Nineteen of twenty such runs take no longer than this, in milliseconds.
samples | How many runs that is measured on.
alt_text | What is to be seen, for those who cannot see it.
proof | What was measured on the drawn picture; null for files that are no picture.
variant | Which form of the logo it is.
secret | What the signatures are made with. Shown this once: keep it.
brief | What it is about, in the words that were sent.
channel | Where it is meant for: decides size and caption.
channels | Where it is meant for.
platform | Where it is posted.
asset_type | What is made.
output_type | The template.
output_text | The words to post with it; null until it has succeeded.
caption | The text of the post; null for the run’s own.
captions | The text to post on each channel, to the letter.
hashtags | Hashtags of the post, without the sign.
language | The language of the words.
size | The shape of the picture; null for what has one alone.
variation | Which take of it this is.
metadata | Fields of your own, as they came.
progress | How far it is, from 0 to 100.
archived | Older than 90 days: left out of lists unless asked for.
verdict | Whether it may go out: \`approved\`, \`needs_review\` or \`rejected\`; null until it is scored.
impact_score | How good it is by the rules of this service, 0 to 100; null until it is scored.
audience_score | No longer filled; always null on new runs.
audience_verdict | No longer filled; always null on new runs.
audience_themes | No longer filled; always null on new runs.
audience_risks | No longer filled; always null on new runs.
audience_opportunities | No longer filled; always null on new runs.
limit | The most that is allowed.
used | How much of it is used.
remaining | How much of it is left.
bucket | What is counted.
credits | Credits, the money of this service.
credits_remaining | Credits that are left; null where nothing is sold.
currency | The currency, in lower case.
plan | The plan of the workspace.
attempts | How often it was tried.
attempt | Which attempt it is, from 1.
weight | How many points the rule can give.
rule | The rule, by its name.
fix | What would mend it, in words.
box | Where on the picture; left out where it is about the whole.
text | The words.
texts | Every text of the picture, in the order in which it is read.
lines | How many lines it takes.
role | What it is for.
seed | What chance was drawn from; the same seed draws the same.
scheme | Light or dark ground.
template | The layout that is drawn.
composition | Which arrangement of the template.
data | What it carries, by type.
events | The types of events that it wants; \`*\` for all but \`run.running\`.
question | What is asked.
questions | What the brief leaves open; at most two.
options | Answers to choose from; empty for a free answer.
scope | What it is limited to.
label | A few words for it.
hex | The colour as \`#RRGGBB\`.
share | Its share of the whole, 0 to 1.
confidence | How sure this is, 0 to 1.
value | What it says.
field | Which field it is about.
path | Where in the document.
selector | Where on the page.
format | The shape of the picture.
pictures | The pictures, in order.
video | The film; left out of what has none.
screens | Screens of the product that may be shown.
people | People who may be shown.
photos | Photos that are shown.
logos | Logos, the first of which is the primary one.
palette | Colours by what they are for.
primary | The colour that is the brand’s own.
secondary | The colour that goes with it.
accent | The colour of what should stand out.
background | The colour behind everything.
surface | The colour of cards and panels.
muted | The colour of what may stand back.
extra | Further colours.
colour | The colour as \`#RRGGBB\`.
device | What it is shown on.
theme | Whether it is light or dark.
screen_type | What part of the product it shows.
consent | Whether the person has agreed to be shown.
bio | A few sentences about the person, for your own use.
style | How it is drawn.
pose | What it does.
poses | Other poses of it.
mascot | The mascot as it is drawn.
signature | What makes the brand’s pictures its own.
motif | The shape that returns on every picture.
hand | The way in which objects are drawn.
stop | The sign before the brand’s written name, where it has no logo.
edge | At which edge the motif runs; none, with which every brand begins, keeps it off the pictures.
radius | How round corners are, in pixels.
case | How headlines are set.
scale | How large type steps up.
grid | How things are placed.
grounds | What kind of ground lies behind which kind of news.
everyday | The ground of everyday news.
event | The ground of events.
notice | The ground of notices.
offer | What is sold, or the ground of offers.
picture | How photos are treated, or which picture it is.
crop | How photos are cropped.
grade | How the colours of photos are treated.
display | The typeface of headlines.
fonts | Typefaces of headlines and of text.
tone | How the brand speaks, in a few words.
voice | How the brand speaks.
contact | Where readers of its posts go.
website | Its address on the web.
phone | Its phone number.
address | Where it is found.
tagline | The tagline, set word for word or not at all.
overview | What the company does, in a few sentences.
product_name | The name of the product.
one_liner | The product in one sentence.
features | What it can do, one line each.
who_its_for | Whom it is for, in a sentence or two.
product_map | Products, and what else you keep about them.
products | The products of \`product_map\` as a list.
icp | Whom it is for: \`roles\`, \`industries\`, \`pains\`, \`goals\`, \`notes\`.
audience | The same as \`icp\`.
languages | Languages in which the brand speaks.
emoji | How many emoji a post may have.
legal_lines | Lines that the law wants on what is published.
regulated | What the brand may only say with care.
time_zone | The time zone in which days of briefs are read.
samples_taken | How many were looked at.
brand | The brand at that moment.
`
