// A first sentence that orders the post and names what it is about: of “Something for the farmers about the lambing kit.” readers see “The lambing kit”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { ASKS, MAKES, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { KIND, MADE, POLITE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

const HELLO =
  '(?:(?:hi|hey|hello|good (?:morning|afternoon|evening)|moin|hallo|servus|guten (?:morgen|tag|abend)|bonjour|bonsoir|salut|hola|buenas(?: tardes)?|buenos días|ciao|buongiorno|salve|olá|oi|bom dia|boa tarde|hoi|goedemorgen|dag|cześć|dzień dobry)(?: (?:all|team|there|zusammen|ihr lieben|equipo|à tous|a todos|a tutti|allemaal))?[,.!]? )?'
const ASKED =
  "(?:(?:please|pls|can|could|you|we|i|need|want|would|like|make|do|write|post|[iw](?:['’]d|e['’]d)|bitte|kannst|könnt|du|ihr|ich|wir|brauche|brauchen|hätten?|gern|gerne|mach|macht|je|on|nous|voudrais|voudrait|voudrions|il|faut|faudrait|fais|faites|por favor|me|nos|gustaría|quiero|queremos|necesito|haz|hazme|vorrei|vorremmo|mi|serve|fai|fammi|per favore|queria|queríamos|quero|preciso|precisamos de|faz|graag|ik|wil|willen|hebben|maak|uns|mir) ){0,6}"
const ONE =
  '(?:(?:an?|ein(?:en)?|eine|une?|una?|uno|uma?|een) )?(?:(?:short|quick|little|small|simple|nice|kleine[ns]?|kurze[ns]?|petite?|pequeñ[ao]|piccol[ao]|pequen[ao]|klein|kort|leuk) )?'
const POST =
  'post|picture|pic|image|graphic|chart|poster|beitrag|bild|grafik|schaubild|aushang|plakat|publicación|imagen|gráfico|visuel|affiche|publication|immagine|grafica|locandina|publicação|imagem|cartaz|plaatje|bericht|berichtje|afbeelding'
/** Of these somebody has to say that it is to be made. */
const SOMETHING = 'something|smth|sth|one|etwas|was|algo|quelque chose|qualcosa|iets'
const WHOM =
  ' (?:for|für|para|pour|per|voor) (?:(?:all )?(?:the|our|my)|die|unsere|alle|los|las|nuestr[oa]s|les|nos|i|gli|le|nostri|os|as|noss[oa]s|de|onze) \\p{L}+(?: \\p{L}+)?'
const ABOUT =
  'about|covering|explaining|on(?= (?:the|our|how|why|what|when|where) )|über|zum|zur|zu|vom|sobre|acerca de|sur|su|sul|sulla|sui|sulle|sugli|over'
/** With these it says as often what is to be seen on it. */
const BESIDE = 'with|mit|con|avec|com|met'
const ORDERED = new RegExp(
  `^${HELLO}(${ASKED})${ONE}(?:(?:${POST})(${WHOM})?|(${SOMETHING})(${WHOM})?|(?:${KIND}|${MADE})${WHOM})(?:,? (${POLITE}))? (?:(${BESIDE})|(${ABOUT})) (?=[\\p{L}«"“„])`,
  'iu',
)
/** Up to its stop; what stands in brackets is of it. */
const CLAUSE = /^((?:[^.!?:\n()]|\([^()\n]{1,30}\)){4,160})([.!:]|\n)/u
/** “…, for the councillors and the people who gave us money” */
const READERS = /^, (?:for|für|para|pour|per|voor) [^,]{3,80}$/iu
const COURTESY = new RegExp(`,? (?:${POLITE})$| (?:machen|erstellen|posten|schreiben|maken|plaatsen)$`, 'iu')
/** “… so people can save it” */
const WHY = /,? so (?:that )?(?:people|they|everyone|folks|customers) (?:can|could|know|see) .{2,60}$/iu
const OURS =
  /^(?:the|our|my|de[nmr]|die|das|unser\p{L}{0,2}|las?|los|el|nuestr[oa]s?|les?|notre|nos|il|gli|i|nostr[oaie]|os?|as?|noss[oa]s?|onze|het) /iu
/** It only points at something, tells something itself, or is how it is to look. */
const NO_TOPIC =
  /^(?:it|this|that|these|those|them|us|me|you|him|her|which|the (?:following|attached)|das|dies\p{L}*|es|uns|folgende\p{L}*|esto|eso|ça|cela|questo|isto|dit|dat)(?!\p{L})|(?<!\p{L})(?:is|are|was|were|has|have|had|went|ist|sind|war|hat|haben|est|sont|était|está|están|fue|ha|è|sono|era|foi|são|heeft|zijn|insta(?:gram)?|facebook|linkedin|tiktok|youtube|logos?|colou?rs?|background|font|don['’]?t|not|nicht|ne pas|sin|foto|fotos|photos?|musik|music|música)(?!\p{L})|[@/]/iu
/** Its own question may have a verb. */
const ASKING =
  /^(?:how|what|why|when|where|who|which|wie|was|warum|wann|wo|wer|welche\p{L}*|cómo|qué|por qué|cuándo|dónde|comment|pourquoi|quand|où|come|cosa|perché|quando|dove|como|que|porquê|onde|hoe|wat|waarom|wanneer|waar) /iu
const [SHORTEST, LONGEST] = [4, 70]

type Order = { about: string; isBeside: boolean; isAsked: boolean; title: string; end: string; rest: string }

function orderIn(text: string): Order | undefined {
  const [all = '', asked = '', postFor, some, someFor, polite, beside, about = ''] = ORDERED.exec(text) ?? []
  const [clause = '', said = '', end = ''] = all ? (CLAUSE.exec(text.slice(all.length)) ?? []) : []
  if (!clause) return undefined
  const matter = said.trim().replace(WHY, '').replace(COURTESY, '')
  const comma = matter.indexOf(',')
  const title = matter.slice(0, comma < 0 ? matter.length : comma).replace(COURTESY, '')
  const verbs = tokensOf(asked).some(({ key }) => ASKS.has(key) || WANTS.has(key) || MAKES.has(key))
  const isAsked = verbs || [postFor, someFor, polite].some(Boolean) || end === ':' || some === undefined
  const isTold = comma >= 0 && !READERS.test(matter.slice(comma))
  const rest = text.slice(all.length + clause.length)
  return isTold ? undefined : { about: beside ?? about, isBeside: beside !== undefined, isAsked, title, end, rest }
}

const isTopic = ({ title, isBeside, end, rest }: Order): boolean =>
  title.length >= SHORTEST &&
  title.length <= LONGEST &&
  (!NO_TOPIC.test(title) || (ASKING.test(title) && !/[@/]/.test(title))) &&
  // “A picture with our team: …” has a list below it, or is of who is to be seen.
  (!isBeside || (OURS.test(title) && end === ':' && /^ ?\n/.test(rest) && /^[-•*–\d]/u.test(rest.trimStart())))

/** What it is about above the news that follows it. */
export function withOpening(text: string, language: string): string {
  const order = orderIn(text)
  if (!order?.isAsked || !isTopic(order) || !/[\p{L}\d]/u.test(order.rest)) return text
  const title = upperFirst(asNamed(order.title, `${order.about} `, language))
  const below = order.rest.trimStart()
  return /^ ?\n/.test(order.rest)
    ? `${title}${order.end === ':' ? ':' : '.'}${order.rest}`
    : `${title}.\n${upperFirst(below)}`
}
