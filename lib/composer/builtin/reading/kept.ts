// What is left out of what would be told: weekdays that are not their date's, and one person's own matter.
import { besidePersonal } from '#lib/composer/builtin/personal.ts'
import { correctsNews } from '#lib/composer/builtin/reading/corrected/corrected.ts'
import { without } from '#lib/composer/builtin/reading/cut/cut.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { MYTH } from '#lib/composer/builtin/reading/ordered/notices.ts'
import { PRONOUN } from '#lib/composer/builtin/reading/ordered/pronoun.ts'
import { isSure } from '#lib/composer/builtin/reading/rules/below.ts'
import {
  childIn,
  isTornFrom,
  leftOutIn,
  ownersIn,
  rolesIn,
  saidInstead,
  surnamesIn,
} from '#lib/composer/builtin/reading/rules/refused.ts'
import { untoldIn } from '#lib/composer/builtin/reading/rules/untold.ts'
import type { Left, Parted, Told, Where } from '#lib/composer/builtin/reading/sort.ts'
import { type Span, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { linesOf, type Question, whereOf } from '#lib/composer/question.ts'
import { registry } from '#lib/registry.ts'

type Cut = { text: string; parts: readonly string[]; gone: string; list: Left['list']; by?: NonNullable<Told['by']> }

export function kept(question: Question, { told, left }: Parted, where: Where): Parted {
  const here = whereOf(question, where.language)
  const own = [question.brand.name, ...Object.values(linesOf(question.brand))].join('\n')
  const isTold = new Set(told.map(({ n }) => n))
  const isNothingElse = question.segments.some(text => NOTHING_ELSE.test(text))
  const lacking = (one: Told) =>
    // A child whose first name may be told is told by it, unless all else of it is to stay unsaid.
    (isNothingElse ? undefined : withoutSurnames(one, question.segments)) ??
    withoutPersonal(one, question.segments, own) ??
    withoutChild(one, question.segments, where) ??
    withoutNamed(one, question.segments) ??
    withoutOwner(one, question.segments) ??
    withoutForbidden(one, question.segments) ??
    withoutLeftOut(one, question.segments) ??
    withoutClash(one, where) ??
    // “It should say it takes an hour” is of what the post is about.
    withoutSense(one, one.n === 1 || isTold.has(one.n - 1) || leadOf(question.segments[one.n - 1] ?? '') > 0, where)
  // “That’s not true” behind a myth is its answer.
  const isAnswer = ({ n }: Told) => MYTH.test(question.segments[n - 2] ?? '')
  const cutOf = (one: Told) => (isSure(question, one.text) || isAnswer(one) ? withoutClash(one, where) : lacking(one))
  const cuts = told.map(one => ({ one, cut: cutOf(one) }))
  return {
    told: cuts.flatMap(({ one, cut }) => {
      if (!cut) return [one]
      const { text, parts, by = one.by } = cut
      return text === '' ? [] : [{ ...one, text, parts, literals: findLiterals(text, here), ...(by && { by }) }]
    }),
    left: [...left, ...cuts.flatMap(({ one: { n }, cut }) => (cut ? [{ n, text: cut.gone, list: cut.list }] : []))],
  }
}

const NOTHING_ELSE =
  /(?<!\p{L})(?:nothing else|that['’]?s it|that['’]?s all|sonst nichts|mehr nicht|rien d['’]autre|nada m[aá]s|nient['’]altro|mais nada|verder niets|nic więcej)(?!\p{L})| (?:but|aber|mais|pero|ma|mas|maar|ale)$/iu

/** A weekday that is not its date's is left out, and both are asked about; the date alone is told where it is whole without. “Thursday, 14 of them” is no date, and “1 July Monday, Wednesday” begins a list. */
function withoutClash({ text, literals }: Told, { lexicons }: Where): Cut | undefined {
  if (literals.some(({ kind }) => kind === 'weekday')) return undefined
  const clash = literals.find(literal => literal.clash && !literal.worked)
  if (!clash) return undefined
  const bare = withoutDay(text, clash, lexicons)
  if (bare) return { ...bare, gone: clash.text, list: 'unsure' }
  const cut = without(text, clash, { literals, lexicons })
  return { text: cut.text, parts: cut.kept, gone: clash.text, list: 'unsure' }
}

/** The date without the weekday before it; undefined where words around it hold on to that: “every Monday 14 June”. */
function withoutDay(
  text: string,
  { start, end }: Literal,
  lexicons: Where['lexicons'],
): Omit<Cut, 'gone' | 'list'> | undefined {
  const [first, ...others] = tokensOf(text.slice(start, end))
  const number = others.findIndex(({ kind }) => kind === 'number')
  // “sat nov 25” is “nov 25”.
  const isMonth = (key = '') => lexicons.some(({ months }) => months.has(key))
  const day = isMonth(others[number - 1]?.key) ? others[number - 1] : others[number]
  const isWeekday = (key = '') => lexicons.some(({ weekdays }) => weekdays.has(key))
  const behind = UNSPACED.exec(text.slice(start, end))?.index ?? others.find(({ key }) => isWeekday(key))?.start
  if (first?.kind === 'number' && behind) return withoutDayBehind(text, end, start + behind)
  // “na sexta-feira, 12 de dezembro” is “no dia 12 de dezembro”.
  const language = lexicons[0]?.pack.code ?? ''
  const said = text.slice(0, start)
  const led = language === 'pt' ? said.replace(/(?<=^|\s)n[ao] $/u, 'no dia ') : said
  if (!isWeekday(first?.key) || !day || HOLDS.test(led)) return undefined
  // “w poniedziałek 14 czerwca” is “14 czerwca”, “apre lunedì 15 giugno” “apre il 15 giugno”.
  const before = led.replace(/(?<=^|\s)(?:w|we) $/u, '')
  const lead =
    /(?:^|\s)(?:le|il|el|du|dal|al|au|l[’'])\s?$/iu.test(before) || before === '' ? '' : (ARTICLES[language] ?? '')
  const parts = [before, text.slice(start + day.start)].map(part => part.trim()).filter(Boolean)
  return { text: `${before}${lead}${text.slice(start + day.start)}`, parts }
}

/** “12 December, a Friday, at 7” is “12 December, at 7”. */
function withoutDayBehind(text: string, end: number, weekday: number): Omit<Cut, 'gone' | 'list'> {
  const before = text.slice(0, weekday).replace(/[\s,(（]{1,3}(?:(?:an?|ein|un|uno|une|um) )?$/u, '')
  const after = text.slice(end).replace(/^\.?[)）]/u, '')
  return { text: `${before}${after}`, parts: [before, after].map(part => part.trim()).filter(Boolean) }
}

/** “12月12日(金)”, “12月12日金曜日” */
const UNSPACED = /(?<=日)[(（]?[日月火水木金土](?:曜日?)?[)）]?$/u
const ARTICLES = registry<string>({ it: 'il ', fr: 'le ' })
const HOLDS =
  /(?:^|\s)(?:every|each|this|coming|next|last|jeden|diesen|nächsten|kommenden|cada|este|próximo|todos los|chaque|ce|prochain|ogni|questo|prossimo|todas? as?|na|no|esta|próxima|każdy|każdą|ten|elke|deze|volgende|is|are) $/iu

/** The first name alone of whoever said so. */
const withoutSurnames = (told: Told, segments: readonly string[]): Cut | undefined =>
  surnamesIn(told.text, segments).length > 0 ? withoutNamed(told, segments) : undefined

/** Neither surname nor age nor school that is not to be told. */
function withoutNamed({ n, text }: Told, segments: readonly string[]): Cut | undefined {
  const untold = untoldIn(text, segments)
  if (untold === null || isTornFrom(text, n, segments)) return { text: '', parts: [], gone: text, list: 'secret' }
  const all = [...surnamesIn(text, segments), ...untold].toSorted((a, b) => a.start - b.start)
  const apart = all.filter(({ start }, at) => start >= (all[at - 1]?.end ?? 0))
  return besideNames(text, apart, () => '')
}

/** “Lerato’s big chop” is “the big chop” where her name is not to be told. */
function withoutOwner({ text }: Told, segments: readonly string[]): Cut | undefined {
  const owners = ownersIn(text, segments)
  if (owners === null) return { text: '', parts: [], gone: text, list: 'secret' }
  return (
    besideNames(text, owners, before => (before === '' ? 'The ' : 'the ')) ??
    besideNames(text, rolesIn(text, segments), () => '')
  )
}

function withoutChild({ text, literals }: Told, segments: readonly string[], { lexicons }: Where): Cut | undefined {
  const child = childIn(text, segments)
  if (!child) return undefined
  const cut = without(text, child, { literals, lexicons })
  return { text: cut.text, parts: cut.kept, gone: text.slice(child.start, child.end).trim(), list: 'secret' }
}

/** Of “so dont all ring me in april” “ring me in april” asks for what is forbidden. */
function withoutForbidden({ n, text, parts }: Told, segments: readonly string[]): Cut | undefined {
  const segment = segments[n - 1] ?? ''
  const before = segment.slice(0, Math.max(0, segment.indexOf(parts[0] ?? text))).trimEnd()
  return FORBIDS.test(before.slice(-LONGEST_NOT)) ? { text: '', parts: [], gone: text, list: 'unsure' } : undefined
}
const FORBIDS =
  /(?<!\p{L})(?:don['’]?t|do not|never|nicht|niemals|nooit|jamais|nunca)(?: (?:all|everyone|everybody|you|ever|even|just|alle|tous|todos))?$/iu
const LONGEST_NOT = 24

/** “Jonas, Merve und noch eine” where Emily is to be left out. */
function withoutLeftOut({ text, literals }: Told, segments: readonly string[]): Cut | undefined {
  const names = leftOutIn(text, segments, literals)
  if (names === null) return { text: '', parts: [], gone: text, list: 'secret' }
  const instead = names.length === 1 ? saidInstead(segments) : undefined
  const by = instead && JOINS.test(instead.text) ? { by: instead } : {}
  const cut = besideNames(text, names, before => (by.by ? `${before && ' '}${by.by.text}` : ''))
  if (!cut) return undefined
  const parts = cut.parts.filter(part => /[\p{L}\p{N}]/u.test(part))
  return { ...cut, ...by, parts, text: /[\p{L}\p{N}]/u.test(cut.text) ? cut.text : '' }
}
const JOINS = /^(?:and|und|et|y|e|i|en|plus) /iu

/** What stands around names, and in the place of each what suits the words before it. */
function besideNames(text: string, names: readonly Span[], by: (before: string) => string): Cut | undefined {
  if (names.length === 0) return undefined
  const parts = [0, ...names.map(({ end }) => end)].map((from, at) => text.slice(from, names[at]?.start))
  const gone = names.map(({ start, end }) => text.slice(start, end).trim()).join(' ')
  return {
    text: parts.reduce((said, part) => said + by(said) + part),
    parts: parts.map(part => part.trim()).filter(Boolean),
    ...{ gone, list: 'secret' },
  }
}

/** “$9 a month, wait, it’s $19”: nobody can tell which half holds. “She trained in Athlone” says nothing where whom it speaks of is left out. */
function withoutSense({ text, by, literals }: Told, isLed: boolean, { lexicons }: Where): Cut | undefined {
  const isMended =
    !by &&
    !correctsNews(text) &&
    lexicons.some(({ taken }) => taken.find(text).some(({ end }) => !/^ to (?!\d)/.test(text.slice(end))))
  return isMended || (!isLed && literals.length === 0 && PRONOUN.test(text))
    ? { text: '', parts: [], gone: text, list: 'unsure' }
    : undefined
}

/** At most what stands before it is told. */
function withoutPersonal(one: Told, segments: readonly string[], own: string): Cut | undefined {
  const cut = besidePersonal(one, segments, own)
  return cut && { ...cut, parts: [cut.text].filter(Boolean), gone: one.text.slice(cut.text.length).trim() }
}
