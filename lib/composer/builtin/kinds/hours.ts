// Opening hours by day, and days on which something is closed.
import { type Cut, cutsOf, trimmed } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { isDay } from '#lib/composer/literals/literal.ts'

/** “Mon-Fri 9-5, Sat 9-1, Sunday closed”, behind a title or under the brand’s name. */
export const hours: Kind = {
  name: 'hours',
  find(brief) {
    const cuts = cutsOf(brief)
    const rows = cuts.map(cut => rowOfDays(cut, brief))
    const start = rows.findIndex(Boolean)
    const end = rows.findLastIndex(Boolean)
    const own = rows.slice(Math.max(0, start), end + 1)
    const above = cuts.slice(0, Math.max(0, start))
    const title = above.map(({ text }) => text).join(', ')
    // Of several things at hours of their own each is an event; a price belongs to one.
    const others = [...above, ...cuts.slice(end + 1)]
    if (own.length < 2 || own.some(row => !row) || start > 2 || others.some(cut => has(cut, 'time', 'money')))
      return undefined
    // A day that could not be read is one of the table.
    if (others.some(({ claims, text }) => claims.has('closed') && text.split(' ').length <= 2)) return undefined
    if (above.length === 0 && !own.some(row => row?.value && /\d/.test(row.value))) return undefined
    const headline = title === '' ? brief.question.brand.name : title
    const parts = [part('headline', upperFirst(headline), above[0]?.from ?? [])]
    return withRest({ form: 'hours', parts, rows: own as Row[] }, cuts.slice(end + 1), brief)
  },
  examples: [
    'New opening hours: Monday to Friday 9am to 5pm, Saturday 9am to 1pm, Sunday closed',
    'Horario: lunes a viernes 10-14 y 17-20:30, sábado 10-14, domingo cerrado',
    'New winter hours from Monday: Mon-Thu 9-5, Fri 9-9, Sat 10-9, closed Sundays. Kitchen shuts an hour before',
  ],
}

function rowOfDays(cut: Cut, { lexicons }: Brief): Row | undefined {
  const days = cut.literals.filter(isDay)
  const [first, last] = [days[0], days.at(-1)]
  const closed = cut.claims.has('closed')
  const before = trimmed(cut.text.slice(0, first?.start ?? 0))
  // “closed Sundays”
  if (first && last && closed && before !== '' && !before.includes(' ') && last.end === cut.text.length)
    return row(upperFirst(cut.text.slice(first.start)), upperFirst(before), '', cut.from)
  if (!first || !last || before !== '' || !(closed || has(cut, 'time'))) return undefined
  const label = cut.text.slice(first.start, last.end)
  const behind = withoutStart(cut.text.slice(last.end), `${SPACES}:`)
  const bracket = behind.endsWith(')') ? behind.indexOf('(') : -1
  const value = withoutEnd(bracket < 0 ? behind : behind.slice(0, bracket), SPACES)
  const note = bracket < 0 ? '' : behind.slice(bracket + 1, -1)
  const words = tokensOf(value).filter(token => isContent(token, lexicons)).length
  return words > Number(closed) ? undefined : row(upperFirst(label), closed ? upperFirst(value) : value, note, cut.from)
}
