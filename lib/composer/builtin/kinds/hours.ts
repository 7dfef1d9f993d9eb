// Opening hours by day, and days on which something is closed.
import { type Cut, cutsOf, DAY, trimmed } from '#lib/composer/builtin/kinds/days.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'

/** “Mon-Fri 9-5, Sat 9-1, Sunday closed” behind a title. */
export const hours: Kind = {
  name: 'hours',
  find(brief) {
    const cuts = cutsOf(brief)
    const start = cuts.findIndex(cut => rowOfDays(cut, brief) !== undefined)
    if (start < 1 || start > 2 || cuts.length - start < 2) return undefined
    const rows = cuts.slice(start).map(cut => rowOfDays(cut, brief))
    const title = cuts
      .slice(0, start)
      .map(({ text }) => text)
      .join(', ')
    return /\d/.test(title) || rows.some(each => each === undefined)
      ? undefined
      : { form: 'hours', parts: [part('headline', upperFirst(title), cuts[0]?.from ?? [])], rows: rows as Row[] }
  },
  examples: [
    'New opening hours: Monday to Friday 9am to 5pm, Saturday 9am to 1pm, Sunday closed',
    'Horario: lunes a viernes 10-14 y 17-20:30, sábado 10-14, domingo cerrado',
  ],
}

function rowOfDays(cut: Cut, { lexicons }: Brief): Row | undefined {
  const days = cut.literals.filter(({ kind }) => DAY.includes(kind))
  const [first, last] = [days[0], days.at(-1)]
  const closed = cut.claims.has('closed')
  if (!first || !last || trimmed(cut.text.slice(0, first.start)) !== '' || !(closed || has(cut, 'time')))
    return undefined
  const label = cut.text.slice(first.start, last.end)
  const behind = withoutStart(cut.text.slice(last.end), `${SPACES}:`)
  const bracket = behind.endsWith(')') ? behind.indexOf('(') : -1
  const value = withoutEnd(bracket < 0 ? behind : behind.slice(0, bracket), SPACES)
  const note = bracket < 0 ? '' : behind.slice(bracket + 1, -1)
  const words = tokensOf(value).filter(token => isContent(token, lexicons)).length
  return words > Number(closed) ? undefined : row(upperFirst(label), closed ? upperFirst(value) : value, note, cut.from)
}
