// Whether a day or an hour of a film is one that readers are asked to: what was done then, and what somebody does each week, is only told.
import type { Scene } from '#lib/composer/answer.ts'
import { isOfEachWeek } from '#lib/composer/days/one-day.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

type Fact = { text: string; literals: readonly Literal[] /** The title of the list that it is of. */; of?: string }

/** “We pulled the pump at 8”, “by 2 o’clock it was giving 1,900”; what has a date or a price, or is so by now, is still to come. */
export const isTold = ({ text, literals }: Fact, { language }: Where): boolean =>
  literals.every(({ kind }) => kind !== 'date' && kind !== 'money') &&
  NARRATED[language.slice(0, 2)]?.test(text) === true &&
  !AHEAD.test(text)

const NARRATED: Readonly<Record<string, RegExp>> = registry({
  en: /(?<!\p{L})(?:used to|was|wasn[’']t|were|weren[’']t|had|did|didn[’']t|went|came|took|gave|broke|began|(?:i|we|he|she|they|it|who)\s(?!(?:need|feed|seed|weed|speed|proceed)(?!\p{L}))\p{L}{2,14}ed)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:war|waren|hatten?|wurden?|kam|kamen|ging|gingen|fuhr|fuhren|stand|standen|(?:hat|haben|habe|ist|sind)(?:\s[^\s.,;:]{1,20}){0,8}\s(?!geöffnet|geschlossen)(?:\p{L}{2,5})?ge\p{L}{2,14}(?:t|en))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:étai(?:t|ent)|avai(?:t|ent)|fut|(?:ai|a|avons|ont)\s\p{L}{1,14}(?:és?|ées?|us?|is|it|ert|eint|oint))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:eran?|estaban?|fue|fueron|había|hubo|\p{L}{2,14}(?:ó|aron|ieron))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:era|erano|stava|stavano|aveva|avevano|(?:ho|ha|abbiamo|hanno)\s\p{L}{2,14}[aiu]to)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:era|eram|estavam?|foi|foram|tinham?|(?!estou(?!\p{L}))\p{L}{2,14}(?:ou|ámos))(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:was|waren|had|hadden|werd|ging|gingen|kwam|kwamen|stond|stonden|(?:heb|heeft|hebben)(?:\s[^\s.,;:]{1,20}){0,8}\s(?!geopend|gesloten)(?:\p{L}{2,5})?ge\p{L}{2,14})(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:był[aoy]?|byli|\p{L}{2,14}(?:liśmy|łyśmy|łem|łam))(?!\p{L})/iu,
  ja: /ました(?:。|$)/u,
})
const AHEAD =
  /(?<!\p{L})(?:will|now|next|moved|jetzt|nun|verschoben|maintenant|reporté|ahora|ora|agora|nu|teraz)(?!\p{L})/iu

/** “Every Tuesday morning coffee skate”, and with its hour where the film is about somebody: a habit, unless it says that something opens or begins. */
export function isHabit(fact: Fact, scenes: readonly Scene[], where: Where): boolean {
  const { text, literals } = fact
  const kinds = new Set(literals.map(({ kind }) => kind))
  if (!kinds.has('weekday') || opens(text, where)) return false
  const isBare = [...kinds].every(kind => kind === 'weekday' || kind === 'number' || kind === 'period')
  const isTimed = kinds.has('time') || kinds.has('money')
  const isEachWeek = !kinds.has('date') && isWeek(fact) && (!isTimed || scenes.some(scene => SOMEBODY.test(scene.text)))
  return isEachWeek || (isBare && OF_SOMEBODY.test(text) && !IS_HERE.test(text))
}
const isWeek = (fact: Fact): boolean =>
  isOfEachWeek(fact) || /day (?:morning|afternoon|evening|night)s(?!\p{L})/iu.test(fact.text)
/** “Now she does it Friday night”, “Her words: “I got my Sundays back””: a day of somebody’s; “he is here on Saturday” is one to come to. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:she|he|says?|said|sagte?|elle|ella|lei|ela|ona|zij|(?:macht|hat|ist|kommt|geht) er|dice|dit|diz|zegt|mówi)(?!\p{L})|: [“”„«»"]/iu
const IS_HERE =
  /(?<!\p{L})(?:(?:she|he)(?:[’'](?:s|ll)| (?:is|will|plays|comes|sings|reads|signs|teaches|visits))|(?:elle|ella|lei|ela|ona|zij) (?:est|sera|vient|joue|está|estará|viene|toca|è|sarà|suona|vem|jest|będzie|is|komt))(?!\p{L})/iu
const SOMEBODY =
  /^(?:she|he|she[’']s|he[’']s|elle|ella|él|lei|lui|ela|ele|zij|hij|ona|(?:er|sie) (?:ist|war|hat|kommt|backt|macht)|彼女|彼)(?!\p{L})/iu

/** “We pulled it at 8” and “at 7 it is on the counter” ask nobody to come; of a list each row is an hour of what its title says. */
export const isHourOf = ({ text, literals, of }: Fact, where: Where): boolean =>
  literals.length > 0 &&
  literals.every(({ kind }) => kind === 'time' || kind === 'number' || kind === 'period') &&
  (COMES.test(text) || (of === undefined && !isEither(literals) && !opens(text, where)))
/** “At 7” of the morning or the evening: as people are invited. */
const isEither = (literals: readonly Literal[]): boolean =>
  literals.some(({ kind, values }) => kind === 'time' && values.length > 1)
/** “Pekka comes at 8”: whoever works there. */
const COMES =
  /^\p{Lu}\p{Ll}+ (?:comes|gets|wakes|kommt|steht|viene|llega|vient|arrive|arriva|vem|chega|komt|staat|przychodzi|wstaje) /u

/** It says that something opens, begins or ends, or asks readers to come. */
function opens(text: string, { language }: Where): boolean {
  const { claims, call, pack } = lexiconOf(language)
  const tokens = tokensOf(text)
  const isShop = tokens.some(({ key }) => /^(?:open|closed|cancelled|moved)$/.test(claims.get(key) ?? ''))
  return (
    isShop || call.in(text, tokens) || OPENS.test(text) || (fieldsOf(pack.code).begins.in(text) && !OURS.test(text))
  )
}
/** “We start at 5 with the dough”: the day of whoever works. */
const OURS = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|noi|ik|wij) (?:start|begin|beginnen|starten|commen\p{L}+)(?!\p{L})/iu
const OPENS =
  /(?<!\p{L})(?:from|until|till|doors|gates|kick[- ]?off|deadline|last (?:orders|entry|boat|bus)|leaves|departs|ab|bis|einlass|beginn|anstoß|anpfiff|abfahrt|dès|à partir|jusqu\p{L}*|portes|début|départ|desde|hasta|puertas|inicio|salida|a partir|até|portas|início|partida|dalle|fino|porte|inizio|partenza|vanaf|tot|deuren|aanvang|vertrek|od|do|drzwi|początek|odjazd)(?!\p{L})|から|まで|開場|開演|開始/iu
