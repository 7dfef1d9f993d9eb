// Words by which a clause of English is told as news: who speaks, what readers are asked to do, and what places, events and goods do.
import { wordSet } from '#lib/composer/lexis/phrases.ts'

/** Whoever is spoken of, and not to: what he, she or they did is rarely for readers. */
export const OTHERS = wordSet(
  'he she him her his hers they hes shes theyre theyve theyd theyll hed shed somebody someone nobody who whos whose whom which i im ive id ill me my mine myself himself herself themselves',
)
/** Why, and in spite of what. */
export const REASONS = wordSet(
  'because cos coz cuz bc due owing though although despite unless whether except otherwise apparently supposedly anyway honestly frankly basically sadly luckily unfortunately hopefully obviously actually finally just even still yet but tbh argh oops wait hmm er um nope',
)
/** What readers are asked to do. */
export const ASKS = wordSet(
  'book call ring phone text message email mail whatsapp dm come bring catch drop pop order join see find visit reply apply sign register pay ask tell send get grab meet say help follow read watch try bid look enter donate give check contact reserve pick collect shop save show turn wear take buy use choose add mix stir wash keep leave put cut soak hold let vote share tag guess click download update scan request claim rsvp subscribe start stop swap walk learn listen stay note remember knock rinse remove fill drive tap measure paste return write use sponsor wait pay park arrive allow swing head browse discover',
)
export const LEADS = wordSet('please pls just then also now so and or do not dont never always first next simply')
/** What a post is made of: said to whoever makes it. */
export const MAKERS = wordSet(
  'post graphic carousel slide slides headline caption image preview font logo background tone hype recap hashtag hashtags emoji title reel story arrow wording typo bold edit',
)

export const IF = wordSet('if when before until till once while after where since as that')

/** Speakers and those who are spoken to. */
export const WE = wordSet('we our weve')
export const YOU = wordSet('you your youre youll everyone everybody all anyone')

/** What the brand says of itself. */
export const WE_DO = wordSet(
  'open reopen start launch add raise move sell serve bake make offer deliver ship host welcome repair mend teach stock win build finish plant thank hire close publish release play sing print roast brew grow accept run celebrate turn collect come ring invite introduce',
)
/** What an event, a place or goods do. */
export const IT_DOES = wordSet(
  'open reopen close start begin end finish run return move cost include launch go sell work fix support last play stay',
)
/** What something is, behind “is” or “are”. */
export const IT_IS = wordSet(
  'open closed shut back free here on ready available included welcome full invited now new live out in at from by until till off sold needed required provided moving opening starting running hiring looking taking coming only just all optional limited half not no cancelled postponed reserved',
)
