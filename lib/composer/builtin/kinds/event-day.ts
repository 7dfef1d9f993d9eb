// The day of an event, with the words that belong to it.
import { OF_DAY } from '#lib/composer/builtin/breaks.ts'
import { cueAtEnd } from '#lib/composer/builtin/kinds/cues.ts'
import { type Cut, DAY, trimmed, within } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has } from '#lib/composer/builtin/piece.ts'
import { isDeadline } from '#lib/composer/builtin/weight.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { isDay } from '#lib/composer/literals/literal.ts'

export type Dated = { cut: Cut; at: number; text: string; before: string; behind: Cut[] }

/** The clause with the day, a date before a weekday; nothing where several days have hours of their own. */
export function dayIn(cuts: readonly Cut[], brief: Brief): Dated | undefined {
  const days = cuts.filter(cut => has(cut, ...DAY) && !isUntil(cut, brief))
  const cut = days.find(one => has(one, 'time')) ?? days.find(one => has(one, 'date')) ?? days[0]
  const own = cut?.literals.filter(one => isDay(one) && !NAMED_DAY.test(cut.text.slice(0, one.start))) ?? []
  const [first, last] = [own[0], own.at(-1)]
  if (!cut || !first || !last || own.length > 2 || first.clash || first.unsure || isPast(last, brief)) return undefined
  const between = cut.literals.some(({ kind, start }) => kind === 'time' && start > first.start && start < last.start)
  const others = days.filter(one => one !== cut && has(one, 'time') && cuts.indexOf(one) > cuts.indexOf(cut))
  const isTwice = days.some(
    one => one !== cut && one.literals.some(({ kind, text }) => kind === 'weekday' && text === first.text),
  )
  if (between || isTwice || others.length > 0 || HAPPENED.test(cut.text)) return undefined
  const start = ledFrom(cut.text, first.start, brief.lexicons)
  const end = last.end + (OF_DAY_BEHIND.exec(cut.text.slice(last.end))?.[0].length ?? 0)
  const before = cut.text.slice(0, start)
  const behind = within(cut, end, cut.text.length, brief)
  // “new decaf from Friday” begins then, and nobody comes.
  if (cueAtEnd('from', cut.text.slice(0, first.start), brief.clock) !== undefined && !has(cut, 'time')) return undefined
  return {
    cut,
    at: cuts.indexOf(cut),
    text: upperFirst(cut.text.slice(start, end)),
    before: trimmed(before),
    behind: behind ? [behind] : [],
  }
}
/** “Wednesday nights”, “first Monday of the month”. */
const OF_DAY_BEHIND =
  /^(?: (?:of the month|im Monat|du mois|del mes|del mese|do mês|miesiąca|nights?|evenings?|mornings?|afternoons?|lunchtimes?|soir|matin|abends?|morgens|sera|mattina|wieczorem)(?!\p{L}))+/iu

/** “Black Friday” is no day to come. */
const NAMED_DAY = /(?:^|\s)(?:black|cyber|giving|ash|good|shrove) $/iu

/** “by Friday 16 October”, and not “Friday to Sunday”. */
export const isUntil = (cut: Cut, { lexicons }: Brief): boolean => {
  const first = cut.literals.findIndex(isDay)
  return isDeadline({ ...cut, literals: cut.literals.slice(first, first + 1) }, lexicons)
}

const isPast = ({ values: [day], kind }: Cut['literals'][number], { clock }: Brief): boolean =>
  kind === 'date' && Number(day) < clock.today

/** “on Thursday inboxes did not load”: told, and nobody comes to it. */
export const HAPPENED =
  /(?<!\p{L})(?:did|didn[’']t|was|wasn[’']t|were|weren[’']t|had|hadn[’']t|went|could|couldn[’']t|war|waren|hatten?|wurden?|ging|était|étaient|avait|fue|fueron|había|hubo|erano|foi|foram|był|była|było|były)(?!\p{L})/iu

/** “this Saturday”, “six Tuesday”, “jeden ersten Sonntag”: the words before a day that belong to it. */
function ledFrom(text: string, at: number, lexicons: Brief['lexicons']): number {
  const before = text.slice(0, at).trimEnd()
  const last = before.split(' ').at(-1) ?? ''
  const key = tokensOf(last)[0]?.key ?? ''
  const counts = lexicons.some(
    ({ numbers, ordinals }) => numbers.has(key) || (key.length > 3 && ordinals.some(one => key.startsWith(one))),
  )
  const led = OF_DAY.exec(before)?.[0].trim() ?? LED.exec(before)?.[1] ?? (counts ? last : '')
  const start = before.length - led.length
  if (led === '') return at
  return counts ? ledFrom(text, start, []) : start
}
/** “from 1 March” is that day and all behind it. */
const LED = /(?:^|\s)(we?|elke|iedere|deze|from|ab|desde|a partir de|dès|à partir du|dal|da|ابتداءً من|من)$/iu
