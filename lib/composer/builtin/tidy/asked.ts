// Whom a brief asks and what it calls the sheet that it is for, put as readers may read it.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { uncapitalized } from '#lib/words/capitalized.ts'

/** “… until 8? or rather saturday afternoon.” is one question. */
const ALTERNATIVE =
  /\?\s+(?=(?:oder|or|ou|o|of|lub|eller) )((?:oder|or|ou|o|of|lub|eller) (?:\p{L}+ ){0,7}\p{L}+)(?:[.?]|(?=\n|$))/giu
export const withAlternative = (text: string): string =>
  text.replace(ALTERNATIVE, (_, other: string) => `, ${uncapitalized(other)}?`)

const QUESTION = '(?:a )?(?:quick |serious |genuine |random |silly )?(?:q|question|poll)s? (?:for|to)'
const ALL = '(?:everyone|everybody|you all|all of you|you lot|our followers|the group|all our \\p{L}+)'
/** “Quick q for contractors: …”, “question for everyone whats …” says whom it asks. */
const ASKED = [
  new RegExp(
    `^${QUESTION} (?!(?:you|u|ya|the post)(?!\\p{L}))((?:(?:our|the|all|my|any|fellow) )?\\p{L}+(?: \\p{L}+)?): ?(?=\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${QUESTION} (${ALL})(?: ?[:,.!–-])* (?=(?:what|who|which|when|where|why|how|do|does|did|is|are|would|should|can)(?:['’]?s)? )`,
    'iu',
  ),
]
export const withAsked = (text: string): string =>
  ASKED.reduce((said, asked) => said.replace(asked, (_, whom: string) => `A question for ${whom}: `), text)

/** “Infografik Jahresrückblick: 1.842 …”, “How we make a beer in 5 steps carousel: …”: the title has a name of the sheet beside it. */
const SHEET =
  '(?:infographics?|infografik|infographie|infograf[ií]a|infogr[aá]fica|infogr[aá]fico|infografika|carousel|karussell|carrusel|carrousel|carosello|carrossel|karuzela|slideshow|reel)'
const SHEET_FIRST = new RegExp(
  `^(?:(?:make|do|need) )?(?:(?:an?|ein|eine|un|une|una|uma) )?${SHEET}(?:,? (?:pls|please|plz|bitte|svp|porfa))?(?: mit (?:unserer|unserem|der|dem|den)| (?:for|about|on|of|über|zum|zur|sur|de|sobre|su))? (?=[\\p{L}\\d][^:.!?\\n]{2,80}: ?[\\p{L}\\d])`,
  'iu',
)
const TUTORIAL = new RegExp(
  `^(?:tuto|tutoriel|tutorial|post|publication|beitrag|anleitung|tips?|guía|guida) (?:en|als|as|in|come|como) (?:an? |eine? |une? |una? |uma? )?${SHEET}\\s?[:–-] ?(?=\\p{L})`,
  'iu',
)
const SHEET_LAST = new RegExp(
  `^(\\p{L}[^:.!?,\\n]{5,60}) ${SHEET}(?:,? (?:pls|please|plz|bitte|svp|porfa))?(?=: ?\\p{L})`,
  'iu',
)
/** “Hiring vid 2 service plumbers, …”. */
const HIRING =
  /^(?:quick |short )?(?:hiring|recruitment|job) (?:vid|video|reel|post|ad|advert|slideshow)(?: for)?[:,.]? (?=(?:an? |\d|new )|\p{L}+ \p{L})/iu
/** “Thankyou slideshow for the volunteers”. */
const THANKING =
  /^(?:(?:could|can|would) (?:you|u|we) )?(?:please )?thank (?=(?:everyone|everybody|all|the|our) )|^(?:an? )?(?:big |huge )?thank ?-?you (?:slideshow|video|vid|reel|card|post|carousel) (?:for|to) (?=(?:the|our|all|everyone|everybody)(?!\p{L}))/iu
/** “how much things cost do like a price list cut and blow dry 34, …”: what stands before it is the title. */
const LIKE_A_LIST =
  /^(\p{L}[^.:!?,\n]{5,50})[,.]? (?:do|make|put|set) (?:(?:it|this|them|that) )?(?:like|as|in|into) an? (?:price ?list|list|table|menu|chart)[,:.]? (?=\p{L})/iu
export const withoutSheet = (text: string): string =>
  text
    .replace(LIKE_A_LIST, '$1: ')
    .replace(HIRING, 'We’re hiring: ')
    .replace(THANKING, 'Thank you to ')
    .replace(TUTORIAL, '')
    .replace(SHEET_FIRST, '')
    .replace(SHEET_LAST, '$1')

/** “og image for our website page about brewery tours. saturdays 11am …”: what the page is about is its title. */
const PAGE =
  /^(?:(?:make|need|want|do|an?|please|pls) )*(?:(?:og|open graph|link|preview|share|social) )+(?:image|preview|picture|card|pic|image preview|preview image|thumbnail)?s? ?(?:for|of) (?:our|the|a|my) (?:new )?(?:(?:website|web|landing|blog|home) ){0,2}(?:page|site|post|article|section) (?:about|on|for|called|titled) (\p{L}[^.:!?\n]{3,60})[.:] ?(?=\p{L}|\d)/iu
export const withPage = (text: string): string => text.replace(PAGE, (_, about: string) => `${upperFirst(about)}. `)
