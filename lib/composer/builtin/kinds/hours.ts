// Opening hours by day, and days on which something is closed.
import { type Cut, cutsOf, DAY, trimmed } from '#lib/composer/builtin/kinds/days.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, type Row, row } from '#lib/composer/builtin/piece.ts'
import { byWeight, factsOf, isNeeded } from '#lib/composer/builtin/weight.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

/** “Farm shop shut this Thursday 15 October, electrician is in. Back Friday from 9”: what is closed when, and what goes on; the reason is the caption’s. */
export const closed: Kind = {
  name: 'closed',
  find({ pieces, lexicons, clock }) {
    const [whole, ...more] = pieces
    const [first, ...others] = [...(whole ? factsOf(whole, { lexicons, clock }) : []), ...more]
    if (!first?.claims.has('closed') || !has(first, ...DAY, 'period') || has(first, 'percent', 'money'))
      return undefined
    if (first.literals.some(({ clash }) => clash) || width(first.text) > 80 || /: /.test(first.text)) return undefined
    const told = byWeight(others.filter(isNeeded), lexicons)
    const body = lineOfSentences(told.map(({ text }) => sentence(upperFirst(text))))
    if (width(body) > 140) return undefined
    const from = [...new Set(told.flatMap(each => each.from))]
    return {
      form: 'notice',
      parts: [part('headline', upperFirst(first.text), first.from), ...(body ? [part('body', body, from)] : [])],
    }
  },
  examples: [
    'Farm shop shut this Thursday 15 October, the electrician is in. Back Friday from 9 am',
    'La librairie est fermée le lundi 29 mars',
    'Cerrado el lunes 12 de octubre. El martes abrimos a las 10',
  ],
}

const FULL_LABEL = 28

/** “Mon-Fri 9-5, Sat 9-1, Sunday closed” behind a title. */
export const hours: Kind = {
  name: 'hours',
  find(brief) {
    const cuts = cutsOf(brief)
    const start = cuts.findIndex(cut => rowOfDays(cut, brief) !== undefined)
    if (start < 1 || start > 2 || cuts.length - start < 2) return undefined
    const rows = cuts.slice(start).map(cut => rowOfDays(cut, brief))
    if (rows.some(each => each === undefined) || rows.length > 8) return undefined
    const title = cuts
      .slice(0, start)
      .map(({ text }) => text)
      .join(', ')
    return width(title) > 56 || /\d/.test(title)
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
  const last = days.at(-1)
  const closed = cut.claims.has('closed')
  if (
    !last ||
    days[0] === undefined ||
    trimmed(cut.text.slice(0, days[0].start)) !== '' ||
    !(closed || has(cut, 'time'))
  )
    return undefined
  const label = cut.text.slice(days[0].start, last.end)
  const behind = withoutStart(cut.text.slice(last.end), `${SPACES}:`)
  const bracket = behind.endsWith(')') ? behind.indexOf('(') : -1
  const value = withoutEnd(bracket < 0 ? behind : behind.slice(0, bracket), SPACES)
  const note = bracket < 0 ? '' : behind.slice(bracket + 1, -1)
  if (width(note) > 40) return undefined
  const words = tokensOf(value).filter(token => isContent(token, lexicons)).length
  return width(label) > FULL_LABEL || width(value) > 28 || words > (closed ? 1 : 0)
    ? undefined
    : row(upperFirst(label), closed ? upperFirst(value) : value, note, cut.from)
}
