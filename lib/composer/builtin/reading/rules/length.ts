// A length of a film that stands alone: “15 to 20 sec”, “máximo 30 segundos”. It is a wish, and no reader learns of it.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const SECONDS = wordSet(
  's sec secs second seconds sek sekunde sekunden segundo segundos seg segs seconde secondes secondo secondi seconden sekund sekundy',
)
const MINUTE = wordSet('minute min minuto minut minuta minuut')
/** What leads to a length, parts its two ends or asks for it. */
const BESIDE = wordSet(
  'keep make it to length long or so about around roughly approx approximately under below max maximum at most no more than longer not less up between and ish tops please pls plz thanks the a video film reel clip total half minute länge lang etwa ungefähr rund circa ca höchstens maximal unter nicht länger als bis zu zwischen und oder bitte danke ein einer halbe das máximo como menos de más o unos unas no entre y hasta por favor gracias un una medio media el aproximadamente environ moins pas plus que au entre et ou svp merci s il vous plaît une demi la le vidéo massimo al meno non più di tra e per favore grazie mezzo il mínimo cerca até mais um uma meio obrigada obrigado około maks maksymalnie poniżej do lub i od proszę pół ongeveer hooguit maximaal onder tot van of en graag een halve de het duur durée duración duração durata długość',
)
const JA =
  /^(?:約|だいたい|最大|長さは?)?\d{1,2}(?:[〜～-]\d{1,2})?秒(?:以内|くらい|ぐらい|程度|ほど)?(?:で|の動画で)?(?:お願いします)?[。!！]?$/u

/** Shorter ones are news of their own. */
const LEAST = 5
const MOST_TOKENS = 10

/** The answer to a question (“How long? 20 seconds.”) and one that stands bare among others are news. */
export function isLength(segments: readonly string[], at: number, lexicons: readonly Lexicon[]): boolean {
  const [text = '', before = ''] = [segments[at], segments[at - 1]]
  if (/[?:？：]\s*$/u.test(before) || text.length > 60) return false
  if (JA.test(text)) return true
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'mark')
  const counts = tokens.map(token => numberOf(token, lexicons))
  const isUnit = (nth: number) => SECONDS.has(tokens[nth]?.key ?? '') && counts[nth - 1]?.length === 1
  const units = tokens.filter((_, nth) => isUnit(nth))
  const numbers = counts.flat()
  const others = tokens.filter((_, nth) => !isUnit(nth) && counts[nth]?.length === 0)
  if (tokens.length > MOST_TOKENS || !others.every(({ key }) => BESIDE.has(key) || MINUTE.has(key))) return false
  if (tokens.some(({ key }) => MINUTE.has(key))) return units.length === 0 && others.length > 1
  const isBare = others.length === 0 && numbers.length === 1
  const isAtEnd = at === 0 || at === segments.length - 1
  return units.length === 1 && numbers.length > 0 && numbers.every(each => each >= LEAST) && (!isBare || isAtEnd)
}

const numberOf = ({ kind, key }: Token, lexicons: readonly Lexicon[]): number[] => {
  const number = kind === 'number' ? Number(key) : lexicons.find(one => one.numbers.has(key))?.numbers.get(key)
  return number === undefined ? [] : [number]
}
