// Pieces that count themselves: “Step 1 make a monitor”, “2. They will phone you”.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const STEP = '(?:step|schritt|paso|étape|etapa|passo|passaggio|stap|krok) ?'
const NAMED = new RegExp(`^${STEP}\\d`, 'iu')
const COUNTED = new RegExp(`^(?:${STEP})?(\\d{1,2})[.):]? \\p{L}`, 'iu')

/** “Step 1 make a monitor, say how often …” orders nothing of the maker. */
export const isStep = (text: string): boolean => NAMED.test(text)

/** Which of them it is; not a number where it is none. */
export const stepNumber = (text = ''): number => Number(COUNTED.exec(text)?.[1])

/** Marks whose numbers go on from 1: of “come in at 7 for a lesson” the next of the list is another, and “5 min” is how long the fourth takes. */
export function countingIn(text: string, mark: RegExp): RegExpExecArray[] {
  const run: RegExpExecArray[] = []
  for (const one of text.matchAll(mark))
    if (Number(one[1]) === run.length + 1 && !UNIT.test(text.slice(one.index + one[0].length))) run.push(one)
  return run
}
const UNIT =
  /^(?:min|mins|minut\p{L}*|sec|secs|seconds?|sek|h|hrs?|hours?|heures?|horas?|ore|uur|stunden?|std|godz\p{L}*|days?|jours?|tage?n?|d[ií]as|giorni|dagen|dni|weeks?|wochen?|semaines?|semanas|settimane|weken|tygodni\p{L}*|months?|monate?n?|mois|meses|mesi|g|kg|mg|ml|cl|dl|l|cm|mm|m|km|(?:[cz]enti|mill?i|k[iy]lo)?m[eè]t\p{L}*|minuti|euros?|eur|pounds?|dollars?|quid|times|fois|mal|veces|volte|vezes|keer|razy|°c)(?![\p{L}])/iu

/** “one get it off the ground … two fillets between each layer … three …”, “number one walk it … number two …”: where whoever dictates begins each of what he counts; of so few as three days or prices nobody counts, unless each begins a sentence. */
export function saidStepsIn(
  keys: readonly string[],
  lexicons: readonly Pick<Lexicon, 'numbers'>[],
  begins: (at: number) => boolean = () => false,
  apart = APART,
): number[] {
  const valueAt = (at: number) =>
    NUMBERED.has(keys[at - 1] ?? '') && ONE.has(keys[at])
      ? 1
      : lexicons.map(({ numbers }) => numbers.get(keys[at] ?? '')).find(Boolean)
  const runs = [...keys.keys()].flatMap(first =>
    valueAt(first) === 1 ? [runFrom({ first, apart }, valueAt, keys)] : [],
  )
  // Of “one of them … One turn it off, two …” the later begins, of “One, … one bell. Two, …” the earlier.
  const ofRun = (run: readonly number[]) => run.length + (begins(run[0] ?? 0) ? 0.5 : 0)
  const [longest = []] = runs.toReversed().toSorted((a, b) => ofRun(b) - ofRun(a))
  const isNamed = NUMBERED.has(keys[(longest[0] ?? 0) - 1] ?? '')
  if (longest.length < (isNamed ? LEAST_NAMED : longest.every(begins) ? LEAST_BEGUN : LEAST)) return []
  return longest.map(at => (NUMBERED.has(keys[at - 1] ?? '') ? at - 1 : at))
}
const [LEAST, LEAST_BEGUN, LEAST_NAMED, APART] = [4, 3, 2, 3]
/** What stands before the number of one of them. */
export const NUMBERED = wordSet('number step nummer schritt numero etape paso passo punto ponto krok stap')
/** An article elsewhere. */
const ONE = wordSet('eins un une uno um een jeden ett')

function runFrom(
  { first, apart }: { first: number; apart: number },
  valueAt: (at: number) => number | undefined,
  keys: readonly string[],
): number[] {
  const run = [first]
  const isNamed = NUMBERED.has(keys[first - 1] ?? '')
  for (let at = first + apart; at < keys.length; at++) {
    const isStep = valueAt(at) === run.length + 1 && at - (run.at(-1) ?? 0) >= apart && !UNIT.test(keys[at + 1] ?? '')
    if (isStep && isNamed === NUMBERED.has(keys[at - 1] ?? '')) run.push(at)
  }
  return run
}
