// Spans of time as people write them, in figures and in words: “half an hour”, “zehn Minuten”, “7 años”.
import { plain } from '#lib/render/objects/tokens.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365.25 * DAY

/** By the beginnings of their names, the longer ones first. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|milli)/u, 0.001],
  [/^(?:months?|monate?n?|mes|meses|mois|mese|mesi|mes|maand|maanden|miesiac\w*|manad\w*)$|^(?:か月|ヶ月)/u, YEAR / 12],
  [/^(?:min|mins|minut\w*|minuut|minuten)$|^分/u, MINUTE],
  [/^(?:s|sec|secs|sek|seg|second\w*|sekund\w*|segund\w*|secondi|secondo)$|^秒/u, 1],
  [/^(?:h|hr|hrs|std|hours?|stunden?|heures?|horas?|ore|ora|uur|uren|godzin\w*|timm\w+)$|^時間/u, HOUR],
  [/^(?:d|days?|tage?n?|jours?|dias?|giorn[oi]|dag|dagen|dni|dzien)$|^日間/u, DAY],
  [/^(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|week|weken|tydzien|tygodni\w*|veckor?)$|^週間/u, 7 * DAY],
  [/^(?:years?|jahre?n?|anos?|ans|annees?|ann[io]|jaar|jaren|lat|rok|ar)$|^年/u, YEAR],
]

/** From a half on, each in the languages that are read. */
const WORDS =
  'half halbe halben media medio demi demie mezza mezzo meia meio halve|one a an ein eine einen einer un una une uno um uma een|two zwei dos deux due dois duas twee|three drei tres trois tre drie|four vier cuatro quatre quattro quatro|five funf cinco cinq cinque vijf|six sechs seis sei zes|seven sieben siete sept sette sete zeven|eight acht ocho huit otto oito|nine neun nueve neuf nove negen|ten zehn diez dix dieci dez tien|eleven elf once onze undici|twelve zwolf doce douze dodici doze twaalf|fifteen funfzehn quince quinze quindici vijftien|twenty zwanzig veinte vingt venti vinte twintig|thirty dreissig treinta trente trenta trinta dertig'
const VALUES = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30]
const saidWords = (): ReadonlyMap<string, number> =>
  new Map(WORDS.split('|').flatMap((forms, at) => forms.split(' ').map(form => [form, VALUES[at] ?? 0] as const)))
const SAID = /* @__PURE__ */ saidWords()

/** How long what a word names is: “hours”, “Wochen”, “min”. */
export const secondsOf = (word: string): number | undefined => UNITS.find(([pattern]) => pattern.test(plain(word)))?.[1]

const HALF = /^(\S+) (?:and a half|und eine? halbe?r?s?|y medi[oa]|et demie?|e mezz[oa]|e mei[oa]|en een halve?)$/u
/** “two and a half”, “zwölf”: a number in words, and nothing beside it. */
export function numberInWords(text: string): number | null {
  const said = plain(text.trim())
  const half = HALF.exec(said)?.[1]
  const whole = SAID.get(half ?? said)
  return whole === undefined ? null : whole + (half === undefined ? 0 : 0.5)
}

const figureOf = (word: string): number | undefined =>
  /^\d+(?:[.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : SAID.get(word)

/** “twice a year”, “alle 3 Monate” tell how often, and no length. */
const OFTEN =
  /(?:^|\s)(?:every|each|alle|jede[nrsm]?|cada|chaque|tous les|toutes les|ogni|elke|iedere|co|once|twice|times|\p{L}*mal|vez|veces|fois|volt[ae]|vezes|raz|razy|keer)(?!\p{L})/u

/** The one span that a text tells, in seconds; null where it tells none, or from one to another. */
export function spanIn(text: string): number | null {
  if (OFTEN.test(plain(text))) return null
  const words = plain(text).match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? []
  const found = words.flatMap((word, at) => {
    const unit = secondsOf(word)
    if (unit === undefined) return []
    // “half an hour”: the article is not what counts.
    const [last, before] = [figureOf(words[at - 1] ?? ''), figureOf(words[at - 2] ?? '')]
    const value = last === 1 && before === 0.5 ? before : last
    return value === undefined ? [] : [value * unit]
  })
  const figures = words.filter(word => /^\d/.test(word)).length
  return found.length === 1 && figures <= 1 ? (found[0] ?? null) : null
}
