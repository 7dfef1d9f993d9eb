// Pieces that count themselves: “Step 1 make a monitor”, “2. They will phone you”.

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
  /^(?:min|mins|minut\p{L}*|sec|secs|seconds?|sek|h|hrs?|hours?|heures?|horas?|ore|uur|stunden?|std|godz\p{L}*|days?|jours?|tage?n?|d[ií]as|giorni|dagen|dni|weeks?|wochen?|semaines?|semanas|settimane|weken|tygodni\p{L}*|months?|monate?n?|mois|meses|mesi|g|kg|mg|ml|cl|dl|l|cm|mm|m|km|euros?|eur|°c)(?![\p{L}])/iu
