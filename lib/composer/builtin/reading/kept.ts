// What is left out of what would be told: weekdays that are not their date's, and one person's own matter.
import { besidePersonal } from '#lib/composer/builtin/personal.ts'
import { without } from '#lib/composer/builtin/reading/cut.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { surnamesIn } from '#lib/composer/builtin/reading/rules/refused.ts'
import type { Left, Parted, Told, Where } from '#lib/composer/builtin/reading/sort.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { linesOf, type Question, whereOf } from '#lib/composer/question.ts'

type Cut = { text: string; parts: readonly string[]; gone: string; list: Left['list'] }

export function kept(question: Question, { told, left }: Parted, where: Where): Parted {
  const here = whereOf(question, where.language)
  const own = [question.brand.name, ...Object.values(linesOf(question.brand))].join('\n')
  const isTold = new Set(told.map(({ n }) => n))
  const cuts = told.map(one => ({
    one,
    cut:
      withoutPersonal(one, question.segments, own) ??
      withoutSurnames(one, question.segments) ??
      withoutClash(one, where) ??
      // “It should say it takes an hour” is of what the post is about.
      withoutSense(one, one.n === 1 || isTold.has(one.n - 1) || leadOf(question.segments[one.n - 1] ?? '') > 0, where),
  }))
  return {
    told: cuts.flatMap(({ one, cut }) => {
      if (!cut) return [one]
      const { text, parts } = cut
      return text === '' ? [] : [{ ...one, text, parts, literals: findLiterals(text, here) }]
    }),
    left: [...left, ...cuts.flatMap(({ one: { n }, cut }) => (cut ? [{ n, text: cut.gone, list: cut.list }] : []))],
  }
}

/** A weekday that is not its date's is left out, and both are asked about; the date alone is told where it is whole without. “Thursday, 14 of them” is no date, and “1 July Monday, Wednesday” begins a list. */
function withoutClash({ text, literals }: Told, { lexicons }: Where): Cut | undefined {
  if (literals.some(({ kind }) => kind === 'weekday')) return undefined
  const clash = literals.find(literal => literal.clash && !literal.worked)
  if (!clash) return undefined
  const day = weekdayIn(clash.text, lexicons)
  if (day) {
    const [start, end] = [clash.start + day.start, clash.start + day.end]
    const parts = [text.slice(0, start), text.slice(end)].map(part => part.trim()).filter(Boolean)
    return { text: text.slice(0, start) + text.slice(end), parts, gone: clash.text, list: 'unsure' }
  }
  const cut = without(text, clash, { literals, lexicons })
  return { text: cut.text, parts: cut.kept, gone: clash.text, list: 'unsure' }
}

/** “samedi ” of “samedi 14 juin”, with what parts them: it stands first, or nobody can tell what the rest is. */
function weekdayIn(text: string, lexicons: Where['lexicons']): { start: number; end: number } | undefined {
  const [first, ...others] = tokensOf(text)
  const next = others.find(({ kind }) => kind !== 'mark')
  const isDay = first !== undefined && lexicons.some(({ weekdays }) => weekdays.has(first.key))
  return isDay && next ? { start: first.start, end: next.start } : undefined
}

/** The first name alone of whoever said so. */
function withoutSurnames({ text }: Told, segments: readonly string[]): Cut | undefined {
  const names = surnamesIn(text, segments)
  if (names.length === 0) return undefined
  const parts = [0, ...names.map(({ end }) => end)].map((from, at) => text.slice(from, names[at]?.start))
  const gone = names.map(({ start, end }) => text.slice(start, end).trim()).join(' ')
  return { text: parts.join(''), parts: parts.map(part => part.trim()).filter(Boolean), gone, list: 'secret' }
}

/** “$9 a month, wait, it’s $19”: nobody can tell which half holds. “She trained in Athlone” says nothing where whom it speaks of is left out. */
function withoutSense({ text, by }: Told, isLed: boolean, { lexicons }: Where): Cut | undefined {
  const isMended =
    !by && lexicons.some(({ taken }) => taken.find(text).some(({ end }) => !/^ to (?!\d)/.test(text.slice(end))))
  return isMended || (!isLed && PRONOUN.test(text)) ? { text: '', parts: [], gone: text, list: 'unsure' } : undefined
}
const PRONOUN =
  /^(?:it|its|it[’']s|they|them|he|she|hes|shes|his|her|er|sie|ihm|él|ella|ellos|elle|ils|elles|lui|lei|loro|ele|ela|eles|ona|oni|han|hon|hij|zij|هو|هي|それ|彼女|彼)(?![\p{L}\p{N}])/iu

/** At most what stands before it is told. */
function withoutPersonal(one: Told, segments: readonly string[], own: string): Cut | undefined {
  const cut = besidePersonal(one, segments, own)
  return cut && { ...cut, parts: [cut.text].filter(Boolean), gone: one.text.slice(cut.text.length).trim() }
}
