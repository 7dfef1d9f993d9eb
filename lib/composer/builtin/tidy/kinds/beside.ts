// A title that stands before its kind, or behind a dash: “Regatta dates for the summer, can you make an infographic people can save”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { ASKS, MAKES, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { KIND, MADE, POLITE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

const ANY = `(?:${KIND}|infografika|${MADE}|kartka|kartkę|infografikę|karuzelę|post|graphic|grafik|image|bild)`
const ONE =
  '(?:(?:an?|eine?|une?|un|una|uma|een) )?(?:(?:quick|short|little|small|simple|nice|kleine?|kurze?|kurzes|petite?|courte|piccola|klein|kort|leuk) )?'
/** “Infographic - who sits where in the boat.”, “Slideshow please: how we make a set of pipes.” */
const DASH = new RegExp(
  `^${ONE}(?:${KIND}|${MADE})(?:(?:,? ${POLITE})? ?[–—-]|,? ${POLITE} ?:) (?=(\\p{L}[^.:!?\\n]{3,70})[.:!?\\n])`,
  'iu',
)
const TOPIC = '(\\p{L}[^.,:!?\\n–—]{4,70}?)'
/** “Hi there, can you make a card about the fair”: what it is about stands behind it. */
const NO_MATTER =
  '(?! (?:about|on|of|over|with|showing|explaining|comparing|to|that|über|zum?|zur|mit|von|sobre|con|del?|sur|avec|du|des|su|sul|sulla|di|do|da|om|met|van|z|o|que|che)(?! (?:it|this|that|these|esto|ça|questo|isto|tego)(?!\\p{L}))(?!\\p{L}))'
/** “If you lost your pass, …”, “With the frost coming, …”. */
const NO_TITLE =
  /^(?:hi|hey|hello|morning|dear|thanks|sorry|if|when(?! to)|as|since|because|with|for|after|before|now|so|ok|okay|hallo|guten|liebe[rs]?|wenn|falls|weil|da|für|mit|hola|buen[oa]s|si|cuando|porque|para|con|bonjour|salut|quand|pour|avec|ciao|buongiorno|se|quando|per|olá|bom|boa|als|voor|met|hoi|cześć|jeśli|dla)(?!\p{L})/iu
/** Up to the end of its clause: “… people can save on their phone”. */
const CLAUSE = '[^.:!?\\n]{0,90}(?:[.!?]|(?=:)|(?=\\n))'
const ORDER = [
  `(?:please |pls )?(?:can|could|would|will) (?:you|u|we|i) (?:please |pls )?(?:make|do|get|have|put|create|build|knock up|put together|turn (?:it|this) into)(?: me| us)?`,
  '(?:please |pls )(?:make|do|create)(?: me| us)?',
  '(?:kannst du|könnt ihr|könntest du|können sie)(?: bitte| uns| mir| mal| daraus){0,3}',
  '(?:puedes|podéis|podrías)(?: hacer(?:me|nos)?)',
  '(?:tu peux|vous pouvez|peux-tu|pouvez-vous|tu pourrais)(?: (?:me|nous))? faire',
  '(?:puoi|potete|potresti) far(?:e|mi|ci)',
  '(?:podes|pode|podem) fazer',
  '(?:kun je|kunnen jullie|wil je)(?: even| hier)?',
  '(?:możesz|możecie) zrobić',
].join('|')
const AFTER = new RegExp(`^${TOPIC}(?:,| ?[–—-]) (?:${ORDER}) ${ONE}${ANY}(?!\\p{L})${NO_MATTER}${CLAUSE}`, 'iu')
/** “… on your first night in the boat - carousel please, for people who …”. */
const PLEASE = new RegExp(
  `^${TOPIC}(?:,| ?[–—-]) (?:as |als |en |come |como |jako )?(?:${ONE}${ANY},? ${POLITE}|${POLITE},? (?:als )?${ONE}${ANY})(?:,? (?:for|für|para|pour|per|voor|dla) [^.:!?\\n]{3,80})?(?:[.!?]|(?=:)|(?=\\n))`,
  'iu',
)
/** “openingstijden pinksteren graag even een kaartje maken”: the verb stands last. */
const VERB_LAST = new RegExp(
  `^${TOPIC},? (?:graag|bitte|svp|alsjeblieft) (?:(?:even|mal|kurz|schnell|snel) )?(?:(?:als|in) )?${ONE}${ANY} (?:van )?(?:maken|machen|erstellen|basteln)(?:[.!?]|(?=:)|(?=\\n))`,
  'iu',
)

const orders = (title: string): boolean =>
  tokensOf(title).some(({ key }) => ASKS.has(key) || WANTS.has(key) || MAKES.has(key))
const isLook = (title: string): boolean =>
  /^\d+ (?:s|sec|seconds|slides)|(?<!\p{L})(?:music|colou?rs?|square|vertical|photos?|farben|musik|música|musique)(?!\p{L})/iu.test(
    title,
  )

/** “This is for the new people.”, right behind its title. */
const FOR_READERS =
  /^([^.!?\n]{3,80}[.!?]) (?:(?:this|it)(?: one)?(?: is|['’]s) (?:meant )?for (?:the |our |all |all our )?(?:new (?:people|ones|members|starters|customers|parents)|beginners|newcomers|customers|clients|members|parents|followers)|das ist für (?:die|unsere|alle) (?:neuen|anfänger|kunden|mitglieder|eltern)|es para (?:los|nuestros) (?:nuevos|clientes|socios)|c['’]est pour (?:les|nos) (?:nouveaux|clients|membres|débutants)|è per (?:i|gli) (?:nuovi|clienti|soci)|dit is voor (?:de|onze) (?:nieuwen|nieuwe leden|klanten|leden))[.!](?=\s)/iu

export function besideOrder(text: string): string {
  const [dash = '', title = ''] = DASH.exec(text) ?? []
  if (dash && !isLook(title) && !orders(title.split(' ')[0] ?? ''))
    return upperFirst(text.slice(dash.length)).replace(FOR_READERS, '$1')
  for (const order of [AFTER, PLEASE, VERB_LAST]) {
    const [all = '', topic = ''] = order.exec(text) ?? []
    const rest = text.slice(all.length)
    if (all && rest.trim() && !orders(topic) && !NO_TITLE.test(topic))
      return `${upperFirst(topic)}${rest.startsWith(':') ? '' : '.'}${rest}`
  }
  return text
}
