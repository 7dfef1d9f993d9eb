// What a schema as a whole is.
export const schemas = `
Run | One run: a brief on its way to finished files.
ToldRun | A run as events carry it.
Asset | One file of a run.
ToldAsset | One file of a run, as events carry it.
Repair | What was changed about a picture because a rule failed.
ScoreRow | One rule, what was measured, and what it gave.
Proof | What was measured on a drawn picture.
Box | A place on a picture, in pixels.
Fits | What each platform would say to a run as it is.
DryRun | What would happen, without anything happening.
Plan | What a brief is understood to say, and how it would be told.
Recipe | Every decision of a run; the same recipe gives the same bytes.
Key | A key, its limits and what is left of them.
Limits | Everything that is counted.
Credits | The balance and what moved it.
Checkout | A link on which a person pays.
CheckoutInput | What is to be bought: a pack, or a number of credits.
GenerateInput | A brief, and what is to be made of it.
RenderInput | Templates filled in by you, drawn as they stand.
RenderAnswer | The runs that were begun.
StudioInput | An event of your own systems.
StudioAnswer | The run that was begun, and where it will go.
ClarifyInput | A brief that may need a question.
ClarifyAnswer | Whether the brief is ready, and what to ask if not.
Template | A layout with the fields that it takes.
BrandDna | What the brand says and looks like.
PatchDnaInput | Changes of the brand: objects merge, null empties, lists and palette replace.
BrandVersion | One change of the brand.
BrandDraft | A brand as it was read off a site.
BrandFact | One fact of a site.
ImportBrandInput | The site to read.
LogoCandidate | A picture that may be the logo.
PaletteSuggestion | A palette made of the logos and screens.
SignaturePreview | The signature of the brand, shown on cards.
Screen | A picture of the product.
AddScreenInput | A picture of the product, with what it shows.
PatchScreenInput | What a screen shows.
AddLogoInput | A logo.
AddPhotoInput | A photo, with what it shows.
Logo | A logo that is kept.
Font | A font file of the brand.
AddedFont | A font file that was just taken, with lines set in it.
AddFontInput | A font file, what it is for, and that its licence allows it.
Person | Somebody who may be shown.
AddPersonInput | Somebody who may be shown and has agreed to it.
Artwork | Pictures by an image model, offered and kept.
ArtworkPicture | A thing of the brand, painted.
ArtworkFindings | What was measured on a painted picture; shares from 0 to 1.
ProposeArtworkInput | What pictures are painted of.
Mascot | The mascot of the brand, and how far its drawing is.
CreateMascotInput | What the mascot is to look like.
MascotStepInput | A yes, another try, or another pose.
MediaFile | A file of the library.
DeleteMediaInput | The files to delete.
DeletedMedia | What was deleted.
AddVideoInput | A clip, by address or to be uploaded.
AddedVideo | The clip, and where to send its file.
Video | A clip of the library.
ClipAnalysis | What was found in a clip.
Post | A run on one account.
PostInput | Where and when a run is posted.
PatchPostInput | What changes about a post.
ResolvePostInput | What became of a post.
PostingPause | Whether posting is paused.
ConnectedAccount | An account that can be posted to.
ConnectedAccounts | The accounts that the key may post to.
Campaign | Several runs with their times.
CampaignInput | One brief for several channels, or a list of items.
ApprovalLink | Who was asked for approval, and until when.
Performance | How posts did.
AuditEntry | Who did what, chained to the entry before.
AuditPage | A page of the audit.
RequestEntry | A request of a key.
RequestPage | A page of the request log.
RequestWithBody | A request with what was sent.
Event | Something that happened.
EventPage | A page of the feed.
EventPayload | An event as it is posted to endpoints.
Webhook | An endpoint for events.
WebhookWithSecret | An endpoint with its secret, which is shown this once.
CreateWebhookInput | An endpoint and the events that it wants.
Delivery | An event on its way to an endpoint.
Health | How the service is.
Error | What went wrong, in a code for programs and a message for people.
`
