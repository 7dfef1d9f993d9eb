// What somebody probably wanted who asked for a path that is not there.
import { nearest } from '#lib/flaws/nearest.ts'

const PREFIXES = ['/api/v1/programmatic', '/api/v1', '/api/v1/studio']
const LONGEST = 200
const MOST_PARTS = 8
/** Below `/api/v1/programmatic/…/`: of what is next to it there are too many to name. */
const SHORTEST = 5

/** The path as it is spelt here, with the caller's own ids; null where none is near. */
export function nearPath(paths: readonly string[], asked: string): string | null {
  if (asked.length > LONGEST) return null
  const parts = asked
    .replace(/\.html$/, '')
    .split('/')
    .filter(part => part !== '')
  if (parts.length === 0 || parts.length > MOST_PARTS) return null
  const known = paths.filter(path => !path.includes('*')).map(path => path.split('/').filter(part => part !== ''))
  for (const form of formsOf(parts)) {
    const found = known.find(path => path.length === form.length && alike(path, form, same))
    if (found) return written(found, form)
  }
  const near = known.find(path => path.length === parts.length && alike(path, parts, close))
  return near ? written(near, parts) : null
}

/** The last parts of the paths that begin as the one that was asked does; none where nothing does. */
export function besides(paths: readonly string[], asked: string): string[] {
  const parts = asked.split('/').slice(1)
  const known = paths.map(path => path.split('/').slice(1)).filter(path => path.length === parts.length)
  const beside = known.filter(path => alike(path.slice(0, -1), parts, same)).map(path => path.at(-1) ?? '')
  return parts.length > MOST_PARTS || parts.length < SHORTEST
    ? []
    : [...new Set(beside)].filter(one => /^[a-z]/.test(one))
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
