// How long something took, typed short: “record 34.50” and “34 minutes 50 seconds”, “31 min 12” and “31:12”.
import type { Piece } from '#lib/composer/guard/evidence.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { oncePerText } from '#lib/composer/steps.ts'

type Duration = { start: number; end: number; seconds: number; isSure: boolean }

const HOURS = 'hours?|hrs?|h|stunden?|std|heures?|horas?|ore|ora|godzin[ay]?|godz|ساعات|ساعة|時間'
const MINUTES = 'minutes?|mins?|minuten?|minutos?|minut[aoiy]?|min|m(?=\\s?[0-5]?\\d\\s?s(?!\\p{L}))|دقائق|دقيقة|分'
const SECONDS = 'seconds?|secs?|sekunden?|sek|secondes?|segundos?|second[oi]|seg|sekund[ay]?|s|ثواني|ثانية|秒'
const AND = '(?:,|and|und|et|y|e|i|و)'
/** No more of the word; Japanese goes on without a space. */
const ENDS = '(?![\\p{Script=Latin}\\p{Script=Arabic}])'

/** “1 hour 34 minutes and 50 seconds”, “31 min 12”; “30 min, 12” is two values. */
const LONG = new RegExp(
  `(?<![\\d.,:])(?:(\\d{1,2})\\s?(?:${HOURS})\\.?\\s?${AND}?\\s?)?(\\d{1,3})\\s?(?:${MINUTES})\\.?(?:\\s?${AND}?\\s?([0-5]?\\d)\\s?(?:${SECONDS})${ENDS}|\\s?([0-5]\\d)(?![\\d:%/]|[.,]\\d|\\s?[\\p{L}€£$%]))`,
  'giu',
)
/** “34.50”, “34:50”, “1:34:50”, and no price. */
const SHORT =
  /(?<![\d.,:/£$€¥-])(?:(\d{1,2})[:.])?(\d{1,3})[:.]([0-5]\d)(?![\d:%/]|[.,]\d|\s?[€£$¥%]|\s?(?:[ap]\.?m|uhr|h|eur|euros?|kr|zł|pln)(?!\p{L}))/giu

const RECORD =
  'record|personal best|best time|fastest time|pb|rekord[uy]|récord|recordes?|marca personal|mejor tiempo|meilleur temps|tempo record|miglior tempo|melhor tempo|rekordem|życiówk[aię]|رقم قياسي'
/** “Streckenrekord” is one word. */
const JOINED = '(?:rekord|bestzeit|bestleistung)'
/** What says just before it that it is how long something took; no word of an hour stands between them. */
const LED = new RegExp(
  `(?:(?:(?<!\\p{L})(?:${RECORD})|${JOINED})(?!\\p{L})|記録[はが]?)[\\s:,–(-]{0,3}(?:(?:of|is|was|now|stands|in|with|von|ist|war|liegt|bei|mit|de|del|est|es|fue|è|di|é|foi|to|jest|は|が|new|course|the)\\s){0,3}$`,
  'iu',
)
const TRAILED = new RegExp(
  `^\\s?(?:(?:course|track|new|neuer|club)\\s)?(?:${MINUTES}|${RECORD}|${JOINED})${ENDS}`,
  'iu',
)
/** Of such sprints “12.50” is seconds, as it is before their word. */
const SPRINT =
  /(?<![\d.,])(?:25|50|60|80|100|110|200|400)\s?(?:m|metres?|meters?|meter|mètres|metros|metri|metrów)(?!\p{L})/iu
const HOURS_OF_DAY = 24

const durationsIn = oncePerText((text): Duration[] => [...longIn(text), ...shortIn(text)])

const longIn = (text: string): Duration[] => [...text.matchAll(LONG)].map(found => ({ ...spanOf(found), isSure: true }))

const shortIn = (text: string): Duration[] =>
  [...text.matchAll(SHORT)].map(found => {
    const span = spanOf(found)
    const [before, after] = [
      text.slice(Math.max(0, span.start - BESIDE), span.start),
      text.slice(span.end, span.end + BESIDE),
    ]
    const isColon = found[0].includes(':')
    // “34:50” is no hour of a day and no price.
    const isNoHour = isColon && found[1] === undefined && Number(found[2]) > HOURS_OF_DAY
    const isTimed = LED.test(before) || TRAILED.test(after)
    return { ...span, isSure: isNoHour || (isTimed && (isColon || !SPRINT.test(text))) }
  })
const BESIDE = 40

function spanOf({ 0: all, 1: hours = '0', 2: minutes, 3: seconds, 4: bare = '0', index }: RegExpExecArray) {
  const took = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds ?? bare)
  return { start: index, end: index + all.length, seconds: took }
}
const [HOUR, MINUTE] = [3600, 60]

/** Whether a value is part of a duration of the text around it that a piece has too; what may be an hour or a price is none. */
export function isOfDuration(
  { start, end }: Literal,
  around: Pick<Piece, 'text'>,
  place: Pick<Piece, 'text'>,
): boolean {
  const told = durationsIn(around.text).find(one => start >= one.start && end <= one.end)
  return told !== undefined && durationsIn(place.text).some(one => one.isSure && one.seconds === told.seconds)
}
