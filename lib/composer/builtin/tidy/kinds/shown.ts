// What somebody wants to show or to remind of, without the wish: of “Wir möchten für Betriebe zeigen, wo unsere Schüler durchfallen.” readers see “Wo unsere Schüler durchfallen”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { isWeekday } from '#lib/words/weekdays.ts'

/** “I’d like to show you …” is said to readers. */
const NO_READERS =
  '(?! ?(?:you|y?our (?:selves|guests)|euch|dir|ihnen|sie|vous|te|os|vi|ti|le|lhes|vos|jullie|je|u|wam|ci|państwu)(?!\\p{L}))'
/** “für Betriebe (Pflegedienste, Handwerk)”, “our customers”. */
const WHOM = '(?:\\p{L}+ ){0,4}?(?:\\([^()\\n]{2,60}\\),? )?'
const ASKING =
  '(?:how|where|why|what|when|which|wie|wo|warum|wann|was|welche[rsn]?|cómo|dónde|por qué|cuándo|qué|cuál|comment|où|pourquoi|quand|quels?|quelles?|ce qu[ie]|come|dove|perché|quando|che cosa|cosa|quali?|como|onde|porque|porquê|o que|quais|qual|hoe|waar|waarom|wanneer|wat|welke|jak|gdzie|dlaczego|kiedy|co|które)'
const WISHES = [
  `(?:we|i)(?:['’]d| would)? (?:want|like|love) to (?:show|explain)(?: to)?${NO_READERS} ${WHOM}`,
  `(?:wir|ich) (?:möchten?|wollen|will|würden? gerne?)(?: gerne?)?${NO_READERS} ${WHOM}(?:zeigen|erklären|darstellen), `,
  `(?:je|nous|on) (?:voudr|aimer|souhait)\\p{L}{1,6}(?: bien)? (?:montrer|expliquer)${NO_READERS} ${WHOM}`,
  `(?:(?:me|nos) gustaría|quer(?:emos|ía|íamos)|quiero|quisi(?:era|éramos)) (?:mostrar|enseñar|explicar)${NO_READERS} ${WHOM}`,
  `(?:vorrei|vorremmo|voglio|vogliamo) (?:mostrare|far vedere|spiegare)${NO_READERS} ${WHOM}`,
  `(?:quer(?:ia|íamos|o|emos)|gostava de|gostaria de|gostávamos de|gostaríamos de) (?:mostrar|explicar)${NO_READERS} ${WHOM}`,
  `(?:we|wij|ik) (?:willen|wil|zou|zouden)(?: graag)?${NO_READERS} ${WHOM}(?:laten zien|uitleggen|tonen),? `,
  `(?:chcę|chcemy|chciał\\p{L}{2,6}) (?:pokazać|wyjaśnić|wytłumaczyć)${NO_READERS} ?${WHOM}(?:, )?`,
]
const HELLO =
  '(?:(?:hi|hey|hello|good morning|moin|hallo|guten (?:morgen|tag)|bonjour|salut|hola|buenas|buenos días|ciao|buongiorno|olá|bom dia|hoi|cześć|dzień dobry)[,.!]? )?'
/** “We want to show our customers where their money goes: …” */
const HOW = new RegExp(`^${HELLO}(?:${WISHES.join('|')})(?=${ASKING} )`, 'iu')

/** “Je voudrais présenter la petite collection du printemps, cinq modèles.”, up to the end of its clause. */
const MATTER = '[^.,:!?\\d\\n]{4,70}'
const THINGS = [
  `i(?:['’]d| would)? (?:like|want|love) to (?:present|show|feature) ((?:our|my|the) ${MATTER})`,
  `(?:je|on|nous) (?:voudrai[st]|voudrions|souhaiterai[st]|aimerai[st]|aimerions) (?:présenter|montrer) ((?:l[ae]s?|notre|nos|m[ae]s?|mon) ${MATTER}|l['’]${MATTER})`,
  `(?:quisiera|quería|(?:me|nos) gustaría) (?:presentar|mostrar|enseñar) ((?:la|el|los|las|mis?|nuestr[oa]s?) ${MATTER})`,
  `(?:vorrei|vorremmo) (?:presentare|mostrare|far vedere) ((?:la|il|lo|le|i|gli|l[ae] (?:mi|nostr)[ae]|il nostro) ${MATTER}|l['’]${MATTER})`,
  `(?:queria|queríamos|gostava de|gostaria de|gostávamos de) (?:apresentar|mostrar) ((?:[ao]s?|[ao]s? noss[ao]s?|[ao] minha) ${MATTER})`,
]
const THING = new RegExp(`^${HELLO}(?:${THINGS.join('|')})(?=[.,:\\n])`, 'iu')
/** “Ich möchte unsere kleine Frühjahrskollektion vorstellen, fünf Modelle.”: their verbs stand last. */
const VERB_LAST = new RegExp(
  `^${HELLO}(?:ich (?:möchte|würde gerne?)(?: gerne?)?|ik (?:wil|zou)(?: graag)?) ((?:unser\\p{L}{0,2}|mein\\p{L}{0,2}|die|das|den|onze?|mijn|de|het) ${MATTER}?) (?:vorstellen|zeigen|präsentieren|voorstellen|laten zien)(?=[.,:\\n])`,
  'iu',
)
const FOR_READERS =
  /(?<!\p{L})(?:you|your|euch|dir|ihnen|vous|vos|votre|os|vuestr[oa]s?|vi|vostr[oaie]|lhes|jullie|you['’]re)(?!\p{L})/iu
const isMatter = (named: string): boolean =>
  !FOR_READERS.test(named) && !named.split(/[\s-]+/).some(word => word.length > LONG_NAME && isWeekday(word))
/** Of “so”, “mar” and “ven” nobody can tell. */
const LONG_NAME = 4

/** “Chcemy przypomnieć, że pożyczamy …”: other languages are read further on. */
const REMIND =
  /^(?:chcę|chcemy|chciał\p{L}{2,6}) (?:przypomnieć|powiedzieć|ogłosić|napisać|poinformować)(?: (?!wam|państw)\p{L}+)?, że (?=\p{L})/iu

/** “… so people are less nervous.” is why it is told. */
const WHY =
  /^([^.!?:\n]{8,90}?),? (?:so (?:that )?(?:people|they|everyone|folks|customers|parents)|damit (?:die leute|alle|kunden)|pour que (?:les gens|tout le monde)|para que (?:la gente|todos|as pessoas)|perché (?:la gente|tutti)|zodat (?:mensen|iedereen)|żeby (?:ludzie|wszyscy)) [^.!?:\n]{3,80}(?=[.:\n])/iu

/** Of the first sentence of a brief. */
export function withShown(text: string, language: string): string {
  const wish = HOW.exec(text)?.[0] ?? REMIND.exec(text)?.[0]
  if (wish) return upperFirst(text.slice(wish.length).replace(WHY, '$1'))
  const [all = '', ...named] = THING.exec(text) ?? VERB_LAST.exec(text) ?? []
  const matter = named.find(Boolean) ?? ''
  return matter && isMatter(matter) ? upperFirst(asNamed(matter, 'für ', language)) + text.slice(all.length) : text
}
