import type { Context, Hono } from 'hono'
import { answer } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { elsewhere } from '#functions/http/entry/elsewhere.ts'
import { besides, nearPath } from '#functions/http/entry/near-path.ts'
import { Problem } from '#lib/problem.ts'

const LONGEST_SHOWN = 200
const SOME_ID = '01900000-0000-7000-8000-000000000000'

type Route = { method: string; path: string }
type Resource = { pattern: RegExp; methods: string[] }

/** The methods that the app has for a path, read off its own route table. */
export function methodsFor(routes: readonly Route[], path: string): string[] {
  const found = resourcesOf(routes).filter(({ pattern }) => pattern.test(path))
  return [...new Set(found.flatMap(({ methods }) => methods))].sort()
}

const tables = new WeakMap<readonly Route[], Resource[]>()

/** The table of an app is complete before its first request. */
function resourcesOf(routes: readonly Route[]): Resource[] {
  const known = tables.get(routes)
  if (known) return known
  const byPath = new Map<string, Set<string>>()
  for (const { method, path } of routes)
    if (method !== 'ALL') byPath.set(path, (byPath.get(path) ?? new Set()).add(method))
  const made = [...byPath].map(([path, methods]) => ({ pattern: patternOf(path), methods: [...methods] }))
  tables.set(routes, made)
  return made
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map(part =>
      part.startsWith(':') ? parameter(part) : part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/')
  return new RegExp(`^${source}$`)
}

/** By its own pattern, where it has one, which may hold braces as well. */
const parameter = (part: string) => /^[^{]+\{(.+)\}$/.exec(part)?.[1] ?? '[^/]+'

function nothingAt(routes: readonly Route[], path: string): Problem {
  const known = [...new Set(routes.flatMap(route => (route.method === 'ALL' ? [] : [route.path])))]
  const guess = nearPath(known, path)
  const near = guess && methodsFor(routes, guess).length > 0 ? ` Did you mean ${guess}?` : ''
  const beside = near ? [] : besides(known, path)
  const more = beside.length > 0 ? ` At this place there are: ${beside.join(', ')}.` : ' /docs has all there is.'
  const shown = path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path
  const gap = lacksId(routes, path) ? ' An id is missing in it: is the variable empty that holds it?' : ''
  const end = path.endsWith('/') && !path.includes('//') ? near : ''
  return new Problem('route_not_found', `There is nothing at ${shown}.${gap ? end + gap : near || more}`)
}

/** Something is there once its empty parts are filled. */
const lacksId = (routes: readonly Route[], path: string): boolean =>
  /\/(\/|$)/.test(path) && methodsFor(routes, path.replaceAll(/\/(?=\/|$)/g, `/${SOME_ID}`)).length > 0

/** A known path asked with another verb is 405 and names the verbs; an unknown path is 404. */
export const notFound = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  const allowed = methodsFor(app.routes, c.req.path)
  if (allowed.length === 0) return answer(c, nothingAt(app.routes, c.req.path))
  c.header('Allow', allowed.join(', '))
  const there = elsewhere(c.req.method, c.req.path)
  const told = `${c.req.path} takes ${allowed.join(', ')}.`
  return answer(c, new Problem('method_not_allowed', there ? `${told} ${there}` : told))
}
