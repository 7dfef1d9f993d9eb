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
/** “do one about Doreen, …”, “short one answering what people ask us most: …”. */
const ONE =
  /^(?:(?:ok|and|next|please|pls|can you|could you),? ){0,2}(?:(?:do|make|write|post) (?:an? )?(?:(?:short|quick|funny|little|new) )?one|(?:an? )?(?:short|quick|funny|little) one) (?:about|on|answering|of|with) (?=\p{L})/iu
/** “Karussell mit Tipps: …”. */
const WITH_TIPS = new RegExp(
  `^(?:(?:an?|ein|eine|un|une|una|uma) )?${SHEET} (?:mit|with|con|avec|com|met) (?:\\d+ )?(?:tipps|tips|consejos|conseils|consigli|dicas): ?(?=\\p{L})`,
  'iu',
)
/** “People ask why it takes so long, so show it: …”. */
const SHOW_IT = /, so (?:show|tell|explain) (?:it|them|people|that|how)(?=: ?\p{L})/iu
/** “fais un carrousel « 3 idées reçues » : …”: it is called so. */
const SHEET_TITLED = new RegExp(
  `^(?:(?:please |pls |bitte )?(?:make|do|create|build|design|mach(?:t|e)?|erstell(?:t|e)?|fais|faites|fais-moi|crée|haz|hazme|crea|fai|fammi|faz|faça|maak|zrób) )?(?:me |mir |nous |us )?(?:(?:an?|ein|eine|un|une|una|uma|een) )?${SHEET} (?:called |titled |namens |titré |titulado |intitulé )?["“„«‘] ?([^"”“»\\n]{3,60}?) ?["”“»’]\\s?[:–-] ?(?=\\p{L})`,
  'iu',
)
/** “Cobbler joke for a short video. …”: what it is to be on stands behind what it is. */
const FOR_SHEET = new RegExp(
  `^(\\p{L}[^.:!?,\\n]{3,60}?),? (?:(?:as|for) an?|für eine?|als|pour une?|para una?|per una?|para uma?|voor een) (?:(?:short|quick|little|funny|kurzes|kurze|kleines|courte|petite?|corto|breve|curto|kort|leuk) )?(?:${SHEET}|videos?|vídeo|vid|vidéo|filmpje|clip|insta(?:gram)? post|post)(?: (?:corto|corta|courte|breve|curto))?(?:,? (?:pls|please|plz|bitte|svp|porfa))?(?=[.:!\\n])`,
  'iu',
)
/** “Card for a myth we hear every week: …”: what stands behind it is the myth. */
const MYTH_HEARD =
  /^(?:(?:an? )?(?:card|post) (?:for|about|on) )?(?:an? |the |another |one )?(?:common )?(myth|mythos|mythe|mito|fabel|mit|myt) (?:that )?(?:we|i|people|you|den wir|que|qu['’]on|che|die we)[^:.!?\n]{3,40}: ?(?=\S)/iu
/** “Headline could be something like what a quiet winter looks like”. */
const HEADLINE =
  /(?<=^|[.!?\n] ?)(?:(?:the |a |our )?(?:headline|title|heading)|(?:die |als )?(?:überschrift|titel)|(?:el |de )?(?:título|titular)|(?:le |en )?titre|(?:il )?titolo|(?:o )?título) (?:could|can|should|might|may|would) (?:be|say|read) (?:something like |maybe |perhaps )?[“"‘']?(?=\p{L})/giu
/** “before and after of this one”: of what, follows. */
const BEFORE_AFTER_THIS = /^(?:(?:an? |the )?before (?:and|&|n) after)(?: of| for)? (?:this|that) one[.:!] ?(?=\p{L})/iu

/** “Karte zum Saisonstart: …”, of a post that is to be a card. */
const CARD_FOR =
  /^(?:(?:mach(?:t|e)? |bitte )*(?:eine )?karte (?:zum|zur|über|für (?:den|die|das|unseren?|unser))|(?:an? )?card (?:for|about) (?:the|our)|(?:una )?tarjeta (?:para|sobre|de) (?:la|el|los|las|nuestr[oa]s?)|(?:une )?carte (?:pour|sur) (?:la|le|les|notre|nos)|(?:una )?card (?:per|su) (?:la|il|le|i|nostr[oa]))(?= )/iu
const LONGEST_NAME = 62
/** A card is also what is for sale; where one is asked for, what stands before a colon is what it is about. */
export function withoutCard(text: string, asset_type: string): string {
  const [all = ''] = CARD_FOR.exec(text) ?? []
  const rest = text.slice(all.length)
  const colon = rest.indexOf(':')
  const isNamed =
    colon > 0 &&
    colon <= LONGEST_NAME &&
    !/[.!?\n]/.test(rest.slice(0, colon)) &&
    /^: ?[\p{L}\d]/u.test(rest.slice(colon))
  return asset_type === 'card' && all !== '' && isNamed ? upperFirst(rest.trimStart()) : text
}
/** “Lista de precios para que la gente la guarde:”: what such a list is for is no part of its title. */
const PRICE_LIST =
  /^((?:(?:our|the|new|unsere|neue|nuestra|la|notre|nuestros|il nostro|a nossa|onze|nasz) )?(?:price ?list|preisliste|lista de precios|liste (?:de|des) prix|tarifs|listino(?: prezzi)?|lista de preços|tabela de preços|prijslijst|cennik)) (?:to|for|so|zum|damit|für|para|pour|per|perch[eé]|om|voor|do|żeby) [^:\n]{2,60}:/iu
export const withoutSheet = (text: string): string =>
  text
    .replace(PRICE_LIST, '$1:')
    .replace(MYTH_HEARD, (_, myth: string) => `${upperFirst(myth)}: `)
    .replace(HEADLINE, 'Title: ')
    .replace(BEFORE_AFTER_THIS, 'Before and after: ')
    .replace(FOR_SHEET, '$1')
    .replace(ONE, '')
    .replace(WITH_TIPS, '')
    .replace(SHOW_IT, '')
    .replace(SHEET_TITLED, '$1: ')
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
