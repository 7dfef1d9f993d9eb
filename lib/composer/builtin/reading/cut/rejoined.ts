// What is left of a sentence, with the signs that stand between its stretches when what was between them is gone.
import { RELATIVE } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { gapBehind } from '#lib/composer/builtin/reading/cut/beside.ts'
import { opensList } from '#lib/composer/builtin/reading/listed/lists.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'

type Span = { start: number; end: number }

/** What stands between two stretches when what was between them is gone: a comma where one parted them, else a blank. */
export function rejoined(text: string, kept: readonly Span[], withdrawn: readonly Span[]): string {
  const whole = kept.reduce((before, { start, end }, nth) => {
    const own = text.slice(start, end)
    if (nth === 0) return own
    const gap = { start: kept[nth - 1]?.end ?? 0, end: start }
    const behind = gapBehind(text, gap, withdrawn)
    // “7pm no 8-10pm” goes on without a blank.
    if (behind !== undefined && !/\s/.test(behind)) return `${before}${behind}${own}`
    const sign = signBetween(behind ?? text.slice(gap.start, gap.end), before, own)
    // “the title, and underneath that …”: what stands below a title is a sentence of its own.
    if (sign === ', ' && /[”"»]$/u.test(before) && own.split(' ').length >= SENTENCE)
      return `${before}. ${upperFirst(own)}`
    return `${before}${sign}${own}`
  }, '')
  return balanced(withoutEnd(withoutStart(whole, `${SPACES},;:`), `${SPACES},;–—-`))
}

const SENTENCE = 5

function signBetween(gap: string, before: string, behind: string): string {
  if (UNSPACED.test(before)) return ''
  const left = /^[^\p{L}\p{N}]*/u.exec(gap)?.[0] ?? ''
  const right = gap.slice(tokensOf(gap).findLast(({ kind }) => kind !== 'mark')?.end ?? gap.length)
  const gone = gap.slice(left.length, gap.length - right.length)
  // “on Thursday, no wait, Friday”: the later value stands where the first stood.
  const mends = /^\S*\d|^\p{Lu}/u.test(gone) && !/[,;:–—(-]/.test(left) && /^\S*\d|^\p{Lu}/u.test(behind)
  if (mends || RELATIVE.test(`${gone} `)) return ' '
  const outside = left.replace(/[([].*$/su, '') + (/[([]/.test(left) ? right.replace(/^.*[)\]]/su, '') : right)
  const sign = /[:;.!?]|,|[–—]|(?<=\s)-(?=\s)/u.exec(outside)?.[0]
  // “5 checks before you ride, one per slide: tyres hard, …”: the list is still that of its title.
  if (sign === ',' && /:/.test(right) && opensList(before)) return ': '
  if (sign === undefined) return ' '
  return /[–—-]/.test(sign) ? ` ${sign} ` : `${sign} `
}

/** Without a bracket that nothing opens or closes. */
function balanced(text: string): string {
  const [opened, closed] = [text.split('(').length, text.split(')').length]
  return opened === closed ? text : text.replace(/[()]/g, '')
}
