// What the operator is told of an error: where it was and of which kind, and nothing that a caller wrote.
import { DrizzleQueryError } from 'drizzle-orm'

const LONGEST = 400
const MOST_CAUSES = 4

export const logLine = (error: unknown, about: Record<string, string>): string =>
  JSON.stringify({ level: 'error', error: described(error), ...about })

function described(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return plain(String(error))
  const cause = error.cause && depth < MOST_CAUSES ? ` <- ${described(error.cause, depth + 1)}` : ''
  return `${error.name}: ${messageOf(error)}\n${placesOf(error)}${cause}`
}

/** A statement is told with its placeholders: what stood in them are briefs and hashes. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return error.query.replace(/\s+/g, ' ').slice(0, LONGEST)
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const named = [code, constraint, table].filter(one => typeof one === 'string')
  return plain([...named, error.message].join(' '))
}

/** Whatever stands in quotation marks may be a value, and parsers quote what they could not read. */
const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/“[^”]*”?/g, '“…”')
    .replace(/`[^`]*`?/g, '`…`')

/** The lines of the stack that name a place; a message may have lines of its own. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
