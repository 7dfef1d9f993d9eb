// What somebody probably wanted who asked for a path that is not there.
import { nearest } from '#lib/flaws/nearest.ts'

const PREFIXES = ['/api/v1/programmatic', '/api/v1', '/api/v1/studio']
const LONGEST = 200
const MOST_PARTS = 8

/** The path as it is spelt here, with the caller's own ids; null where none is near. */
export function nearPath(paths: readonly string[], asked: string): string | null {
  if (asked.length > LONGEST) return null
  const parts = asked.split('/').filter(part => part !== '')
  if (parts.length === 0 || parts.length > MOST_PARTS) return null
  const known = paths.filter(path => !path.includes('*')).map(path => path.split('/').filter(part => part !== ''))
  for (const form of formsOf(parts)) {
    const found = known.find(path => path.length === form.length && alike(path, form, same))
    if (found) return written(found, form)
  }
  const near = known.find(path => path.length === parts.length && alike(path, parts, close))
  return near ? written(near, parts) : null
}

/** As it was asked, below each of our prefixes, and without whatever stood before the last parts. */
function formsOf(parts: string[]): string[][] {
  const below = PREFIXES.map(prefix => [...prefix.split('/').slice(1), ...parts.filter(part => !isPrefix(part))])
  return [parts, ...below]
}

const isPrefix = (part: string) => ['api', 'v1', 'v2', 'programmatic', 'studio'].includes(part.toLowerCase())

const alike = (path: string[], parts: string[], fits: (known: string, given: string) => boolean) =>
  path.every((known, at) => known.startsWith(':') || fits(known, parts[at] ?? ''))

const same = (known: string, given: string) =>
  known === given.toLowerCase().replaceAll('_', '-') || known === `${given.toLowerCase()}s`
const close = (known: string, given: string) => nearest(given, [known.replaceAll('-', '_')]) !== null

const written = (path: string[], parts: string[]) =>
  `/${path.map((known, at) => (known.startsWith(':') ? parts[at] : known)).join('/')}`
