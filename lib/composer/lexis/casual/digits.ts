// Digits that are words in text-speak: “nothing 2 do with”, “4 the same day”, “2 late”; “2 people” and “4 free places” are counts.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** What no number counts: “4 the hall”, “2 u”; “4 a day” and “2 this week” are so many. */
const DETERMINED = wordSet('the u ur our us my your yours me him her them everyone anyone')
/** What comes before an hour, a place in a row or the end of a span: “at 4 the doors open”, “for 2 the price is”. */
const LEADS = wordSet(
  'at by till til until from around about before after since past no nr number page step room platform bus day week year unit gate lane size part level phase class grade group only just all these those the for of in and or to is are was a buy get take need have has got',
)
const TO_TAKERS = wordSet(
  'not nothing something anything everything wat what how where when who want wants wanted need needs have has had got going gonna able try trying like love ready happy free easy hard due back welcome glad hope hoping used up nice good great time way place chance people ppl u we you they it',
)
const VERBS = wordSet(
  'do be b go get come see c say make take give help keep put have look use try buy book eat drink sell flush know find bring pay ask call ring text tell talk meet join visit start stop open close finish leave stay wait work play read write learn show share send return pick collect drop clean wash cook bake fix mend build paint cut dig plant grow feed walk run ride drive park move carry lift hold wear watch listen sing dance win lose avoid miss check choose change order reserve cancel apply sign vote donate thank follow remember forget worry throw chuck tip empty fill pour rinse recycle let hear feel turn stand sit sleep rest spend save',
)
const TOO = wordSet('late many much soon early far')
const BEING = wordSet('is are was were not it its be way bit far getting got all im u')
/** “4 same day”, where nothing of that day is counted. */
const SAME = wordSet('same')
const SPANS = wordSet('day days time week price reason people')

/** Whether a figure of an English text stands for “for”, “to” or “too”. */
export function isTextSpeak({ kind, text, start }: Literal, tokens: readonly Token[]): boolean {
  if (kind !== 'number' || (text !== '2' && text !== '4')) return false
  const at = tokens.findIndex(token => token.start === start)
  const [before, next, second, third] = [-1, 1, 2, 3].map(by => tokens[at + by])
  if (before?.kind !== 'word' || next?.kind !== 'word' || before.end === start) return false
  if (DETERMINED.has(next.key) && !LEADS.has(before.key)) return true
  if (text === '4')
    return SAME.has(next.key) && SPANS.has(second?.key) && !LEADS.has(before.key) && third?.kind !== 'word'
  return (TO_TAKERS.has(before.key) && VERBS.has(next.key)) || (BEING.has(before.key) && TOO.has(next.key))
}
