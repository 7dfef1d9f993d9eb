import type { Context, Hono } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { answer } from '#functions/http/problem.ts'
import { Problem } from '#lib/problem.ts'

type Route = { method: string; path: string }

/** The methods that the app has for a path, read off its own route table. */
export function methodsFor(routes: readonly Route[], path: string): string[] {
  const found = routes
    .filter(route => route.method !== 'ALL' && pattern(route.path).test(path))
    .map(route => route.method)
  return [...new Set(found)].sort()
}

const patterns = new Map<string, RegExp>()

function pattern(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const source = path
    .split('/')
    .map(part =>
      part.startsWith(':') ? parameter(part) : part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/')
  const made = new RegExp(`^${source}$`)
  patterns.set(path, made)
  return made
}

const parameter = (part: string) => (part.includes('{') ? '.+' : '[^/]+')

/** A known path asked with another verb is 405 and names the verbs; an unknown path is 404. */
export const notFound = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  const allowed = methodsFor(app.routes, c.req.path)
  if (allowed.length === 0) return answer(c, new Problem('route_not_found', `There is nothing at ${c.req.path}.`))
  c.header('Allow', allowed.join(', '))
  return answer(c, new Problem('method_not_allowed', `${c.req.path} takes ${allowed.join(', ')}.`))
}
