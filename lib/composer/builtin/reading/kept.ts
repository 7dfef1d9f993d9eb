// What is left out of what would be told: weekdays that are not their date's, and one person's own matter.
import { besidePersonal } from '#lib/composer/builtin/personal.ts'
import { without } from '#lib/composer/builtin/reading/cut.ts'
import type { Left, Parted, Told, Where } from '#lib/composer/builtin/reading/sort.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { linesOf, type Question, whereOf } from '#lib/composer/question.ts'

type Cut = { text: string; parts: readonly string[]; gone: string; list: Left['list'] }

export function kept(question: Question, { told, left }: Parted, where: Where): Parted {
  const here = whereOf(question, where.language)
  const own = [question.brand.name, ...Object.values(linesOf(question.brand))].join('\n')
  const cuts = told.map(one => ({ one, cut: withoutPersonal(one, question.segments, own) ?? withoutClash(one, where) }))
  return {
    told: cuts.flatMap(({ one, cut }) => {
      if (!cut) return [one]
      const { text, parts } = cut
      return text === '' ? [] : [{ ...one, text, parts, literals: findLiterals(text, here) }]
    }),
    left: [...left, ...cuts.flatMap(({ one: { n }, cut }) => (cut ? [{ n, text: cut.gone, list: cut.list }] : []))],
  }
}

/** Neither a date nor the weekday that is not its own is told, and both are asked about; “Thursday, 14 of them” is no date, and “1 July Monday, Wednesday” begins a list. */
function withoutClash({ text, literals }: Told, { lexicons }: Where): Cut | undefined {
  if (literals.some(({ kind }) => kind === 'weekday')) return undefined
  const clash = literals.find(literal => literal.clash && !literal.worked)
  if (!clash) return undefined
  const cut = without(text, clash, { literals, lexicons })
  return { text: cut.text, parts: cut.kept, gone: clash.text, list: 'unsure' }
}

/** At most what stands before it is told. */
function withoutPersonal(one: Told, segments: readonly string[], own: string): Cut | undefined {
  const cut = besidePersonal(one, segments, own)
  return cut && { ...cut, parts: [cut.text].filter(Boolean), gone: one.text.slice(cut.text.length).trim() }
}
