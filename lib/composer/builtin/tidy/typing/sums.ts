// Sums of money as they are said, in figures: “one pound eighty” is £1.80, „vier Euro fünfzig“ 4,50 €.
import { type Said, saidIn } from '#lib/composer/lexis/number-words.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const NAMED = new Map(
  Object.entries({
    '£': 'pound pounds quid',
    '€': 'euro euros',
    $: 'dollar dollars bucks',
  }).flatMap(([sign, names]) => names.split(' ').map(name => [name, sign] as const)),
)
/** In the States a pound is a weight. */
type Where = { american: boolean }
type Sum = { start: number; end: number; text: string }

export function withSums(text: string, lexicon: Lexicon, { american }: Where): string {
  const tokens = tokensOf(text)
  if (!tokens.some(({ key }) => NAMED.has(key))) return text
  const { words, said } = saidIn(tokens, lexicon)
  const sums = words.flatMap((_, at) => sumAt(words, at, said, lexicon.pack.code, american) ?? [])
  const ends = [0, ...sums.map(({ end }) => end)]
  return ends.map((from, nth) => text.slice(from, sums[nth]?.start) + (sums[nth]?.text ?? '')).join('')
}

/** Where a currency is named behind a number; a number of figures is left alone but for what follows it: “4 pound 20”. */
function sumAt(
  words: readonly Token[],
  at: number,
  said: readonly Said[],
  language: string,
  american: boolean,
): Sum | undefined {
  const [named, before] = [words[at], words[at - 1]]
  const sign = NAMED.get(named?.key ?? '')
  if (!sign || !named || !before || (sign === '£' && (american || WEIGHS.test(words[at + 1]?.key ?? ''))))
    return undefined
  const whole = said.find(({ next }) => next === at)
  const figures =
    before.kind === 'number' && !/^[.,:]$/.test(words[at - 2]?.text ?? '') ? Number(before.key) : undefined
  const small = smallAt(words, at + 1, said)
  const value = whole?.value ?? (small ? figures : undefined)
  const first = whole ? whole.at : at - 1
  // “fifty to eighty pounds” names its currency once.
  if (value === undefined || isSpan(words, first, said)) return undefined
  return {
    start: words[first]?.start ?? 0,
    end: (small ? words[small.next - 1] : named)?.end ?? 0,
    text: written(value, small?.value, sign, language),
  }
}

/** What follows in words, or in two figures: the hundredths, where nothing says what else it counts. */
function smallAt(words: readonly Token[], at: number, said: readonly Said[]): Pick<Said, 'value' | 'next'> | undefined {
  const from = JOINS.test(words[at]?.key ?? '') ? at + 1 : at
  const figures = /^\d\d$/.test(words[from]?.key ?? '')
    ? { value: Number(words[from]?.key), next: from + 1 }
    : undefined
  const found = said.find(one => one.at === from) ?? figures
  if (!found || found.value < 5 || found.value > 99 || (found.value % 5 > 0 && found.value !== 99)) return undefined
  return COUNTS.test(words[found.next]?.key ?? '') ? undefined : found
}

const isSpan = (words: readonly Token[], first: number, said: readonly Said[]): boolean =>
  SPANS.test(words[first - 1]?.key ?? '') &&
  (words[first - 2]?.kind === 'number' || said.some(({ next }) => next === first - 1))

function written(value: number, small: number | undefined, sign: string, language: string): string {
  const point = language === 'en' ? '.' : ','
  const sum = `${value}${small === undefined ? '' : `${point}${String(small).padStart(2, '0')}`}`
  return language === 'en' ? `${sign}${sum}` : language === 'nl' ? `${sign} ${sum}` : `${sum} ${sign}`
}

const WEIGHS = /^(?:of|per|lighter|heavier|more|less|weight)$/
const JOINS = /^(?:con|con|y|e|und|and|avec|com)$/
const SPANS = /^(?:to|or|bis|oder|a|o|ou|à|tot|of|do|lub)$/
const COUNTS =
  /^(?:%|percent|prozent|per|minutes?|mins?|hours?|days?|weeks?|months?|years?|people|persons?|per[sš]onas?|personnes|persone|pessoas|personen|leute|kids|children|minuten|stunden|tage|minutos?|horas?|jours?|heures|giorni|ore|dias|grams?|gramm|kilos?|kg|g|ml|cl|cm|pm|am|uhr)$/
