// The forms that the built-in writer fills beside a headline with its lines: opening hours, and an event with its day. The first that can fill what its form needs, and has room for what readers need, takes it.
import { event } from '#lib/composer/builtin/kinds/event.ts'
import { hours } from '#lib/composer/builtin/kinds/hours.ts'
import type { Brief, Filled, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { cardForms, type Form, type Role } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

export const kinds: readonly Kind[] = [hours, event]

/** The filled form, and the name of its kind. */
export function exactly(brief: Brief): { kind: string; filled: Filled } | undefined {
  for (const kind of kinds) {
    const filled = kind.find(brief)
    if (filled && isRoomy(filled)) return { kind: kind.name, filled }
  }
  return undefined
}

/** Whether all that its form needs is there and all that is there has room in it. */
function isRoomy({ form, parts, rows = [] }: Filled): boolean {
  const { roles, rows: room }: Form = cardForms[form]
  const fits = ({ name, most, needed, least, times }: Role): boolean => {
    const own = parts.filter(({ role }) => role === name)
    const few = own.length < (needed ? Math.max(1, least) : 0)
    return !few && own.length <= times && own.every(({ text }) => width(text) <= most)
  }
  return (
    roles.every(fits) &&
    rows.length >= (room?.least ?? 0) &&
    rows.length <= (room?.most ?? 0) &&
    rows.every(row => COLUMNS.every(column => width(row[column]) <= (room?.[column]?.[1] ?? 0)))
  )
}
const COLUMNS = ['label', 'value', 'note'] as const
