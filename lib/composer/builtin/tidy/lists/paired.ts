// Rows that were typed in one breath: “A the looping, B the net, C the volcano”, “a myth (its answer), a myth (its answer), …”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'

/** Options to vote for. */
const FIRST = /(?:^|[.:!?\n] ?)A[):]? (?=[\p{L}\d])/u
const NEXT = /[,;] (?:(?:or|oder|ou|o|of|lub) )?(?=[B-F][):]? [\p{L}\d])/u
const LETTERS = 'ABCDEF'
const LONGEST_OPTION = 60

export function withOptions(text: string): string {
  const first = FIRST.exec(text)
  if (!first) return text
  const from = first.index + first[0].lastIndexOf('A')
  const own = text.slice(from).split(/[.!?\n]/u)[0] ?? ''
  const options = own.split(NEXT)
  const isRow =
    options.length > 1 &&
    options.every((one, at) => one.charAt(0) === LETTERS.charAt(at) && one.length <= LONGEST_OPTION)
  const lines = options.map(
    one =>
      `${one.charAt(0)}: ${one
        .slice(1)
        .replace(/^[):]? /, '')
        .trim()}`,
  )
  return isRow ? `${text.slice(0, from).trimEnd()}\n${lines.join('\n')}${text.slice(from + own.length)}` : text
}

const ITEM = /(?:^|, |; )((?:[^,;:()\n.]{8,80}))\s\(([^()\n]{8,120})\)(?=[,;.]|$)/gu
const LEAST = 3

/** What is said of each stands behind it in brackets: each is a line. */
export function withAnswered(text: string): string {
  const colon = text.search(/\s?:\s/u)
  if (colon < 0 || colon > LONGEST) return text
  const head = text.slice(0, colon)
  const rest = text.slice(colon).replace(/^\s?:\s+/u, '')
  const items = [...rest.matchAll(ITEM)]
  const isAll = items.reduce((sum, [all]) => sum + all.length, 0) >= rest.replace(/[.!]\s*$/u, '').length
  if (items.length < LEAST || !isAll) return text
  return `${head}:\n${items.map(([, item = '', said = '']) => `${upperFirst(item.trim())}: ${said}`).join('\n')}`
}
const LONGEST = 80
