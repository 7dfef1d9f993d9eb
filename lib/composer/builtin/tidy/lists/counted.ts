// A list that says how many follow has its colon: “5 tips for winter, a, b, c, d and e”, “Three tips for tyres! A, b, c.”
import { AND } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { promiseIn } from '#lib/composer/builtin/reading/listed/lists.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** Line by line; as it was where there are not as many as the title says. */
export const withColons = (text: string, lexicon: Lexicon): string =>
  text
    .split('\n')
    .map(line => (line.length > LONGEST || quotesOf(line).length > 0 ? line : withColon(withFigures(line), lexicon)))
    .join('\n')
const LONGEST = 600

/** “What we did this year - 412 food parcels, 38 volunteers, £14,350 for the roof”: what all of them count has its colon. */
const FIGURES = /^(\p{L}[^:.,!?\d]{4,60}?) [-–—] (?=[£$€]?\d)([^.!?]+)/u
function withFigures(line: string): string {
  const [, , list = ''] = FIGURES.exec(line) ?? []
  const members = list.split(', ')
  return members.length >= LEAST && members.every(one => /^[£$€]?\d/.test(one) && /\p{L}/u.test(one))
    ? line.replace(FIGURES, '$1: $2')
    : line
}

function withColon(line: string, lexicon: Lexicon): string {
  const promise = promiseIn(line, [lexicon])
  const mark = promise && endIn(line.slice(promise.end), ASKS.test(line.slice(promise.start, promise.end)))
  if (!mark || promise.count < LEAST) return line
  const [title, behind] = [
    line.slice(0, promise.end + mark.index),
    line.slice(promise.end + mark.index + mark[0].length),
  ]
  const list = /^.*?(?=[.!?](?:\s|$)|$)/u.exec(behind)?.[0] ?? ''
  // “Three signs, that it is worn: …” has its colon.
  if (/[:：]/.test(list)) return line
  const all = list.split(PARTED)
  // “… in five steps, wedge the clay, …, glaze it, people always think it’s one”: a remark behind the last.
  const isRemark = all.length > promise.count && REMARK.test(all[promise.count] ?? '')
  const members = isRemark ? all.slice(0, promise.count) : all
  const count = members.length + Number(members.length === promise.count - 1 && AND.test(` ${members.at(-1)}`))
  const areMembers = members.every(one => /\p{L}/u.test(one) && one.split(' ').length <= MOST_WORDS)
  if (count !== promise.count || !areMembers) return line
  if (ASKS.test(title) && !list.includes('?')) return inQuestions(title, members, behind.slice(list.length))
  const { code } = lexicon.pack
  const colon = code === 'fr' ? '\u00a0:' : ':'
  return `${title}${colon} ${/[.!]/.test(mark[0]) && code !== 'de' ? withSmallStart(behind) : behind}`
}
const REMARK = /^(?:people|we|it|you|they|that|everyone|i)(?:['’]\p{L}+)? /iu

/** “5 questions to ask: is it written down, who pays”: each with its mark, and a line of its own. */
const ASKS = /(?<!\p{L})(?:questions?|fragen|preguntas|domande|perguntas|vragen|pytań|pytania|frågor)(?!\p{L})/iu
const inQuestions = (title: string, members: readonly string[], rest: string): string =>
  [
    `${title}:`,
    ...members.map((one, at) => `${at + 1}. ${upperFirst(one.replace(/^(?:and|und|et|y|e|en|i) /u, ''))}?`),
    rest.replace(/^[.!?]\s*/, ''),
  ]
    .filter(Boolean)
    .join('\n')

/** “! Check pressure …” goes on behind a colon; a name keeps its capital where the next one has one too. */
const withSmallStart = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+(?:,| \p{Ll}))/u, first => first.toLowerCase())
const [LEAST, MOST_WORDS] = [3, 14]
/** What ends a title before its members; a colon is there already, and is looked at where they are questions. */
function endIn(behind: string, areQuestions: boolean): RegExpExecArray | undefined {
  const end = (areQuestions ? QUESTION_ENDS : TITLE_ENDS).exec(behind)
  const title = behind.slice(0, end?.index)
  return end && title.length <= TITLE && !/[:：?]/.test(title) ? end : undefined
}
const TITLE = 80
const TITLE_ENDS = /(?:[,;] | [-–—] |[.!] )(?=[\p{L}\d])/u
const QUESTION_ENDS = /(?:[,;:] | [-–—] |[.!] )(?=[\p{L}\d])/u
const PARTED = /[,;] (?:and |und |et |y |e |en |i )?/u
