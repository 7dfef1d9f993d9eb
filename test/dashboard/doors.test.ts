// Every route of the dashboard, by everybody: what nobody has named, nobody gets.
import { matchedRoutes } from 'hono/route'
import { describe, expect, it } from 'vitest'
import { deedOf } from '#functions/dashboard/http/guards.ts'
import { pages } from '#functions/dashboard/pages/index.ts'
import { can, Role } from '#lib/members/roles.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

const ID = '01890000-0000-7000-8000-000000000000'

/** The handlers of pages, with the deed that each was given. */
const routes = pages.flatMap(page => page.routes).filter(route => route.method !== 'ALL')
const named = [...new Set(routes.map(route => `${route.method} ${route.path}`))].map(name => {
  const [method = '', path = ''] = name.split(' ')
  const deeds = routes
    .filter(route => route.method === method && route.path === path)
    .map(route => deedOf(route.handler))
    .filter(deed => deed !== undefined)
  return { method, path: path.replace(/^\//, ''), deed: deeds[0], handlers: deeds.length }
})
const concrete = (path: string) =>
  path
    .replace(':platform', 'x')
    .replace(/:n\b/, '1')
    .replace(/:[a-z_]+(\{[^}]*\})?/g, ID)

describe('every route', () => {
  it('has been found, and each has one deed', () => {
    expect(named.length).toBeGreaterThan(1)
    expect(matchedRoutes).toBeTypeOf('function')
    expect(named.filter(({ handlers }) => handlers !== 1)).toEqual([])
  })

  it('asks who is there', async () => {
    const { visitor, at } = await createTestDashboard()
    for (const { method, path } of named) {
      const answer = await visitor().ask(method, at(concrete(path)))
      expect([method, path, answer.status, answer.headers.get('location')?.slice(0, 10)]).toEqual([
        method,
        path,
        303,
        '/login?to=',
      ])
    }
  })

  it('is not there for whoever is not in the workspace', async () => {
    const { world, member, at } = await createTestDashboard()
    const owner = await member('owner')
    const other = await createWorkspace(world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
    for (const { method, path } of named)
      expect([method, path, (await owner.ask(method, at(concrete(path), other))).status]).toEqual([method, path, 404])
  })

  it('is refused to a role that may not', async () => {
    const { member, at } = await createTestDashboard()
    for (const role of Role.options) {
      const browser = await member(role)
      for (const { method, path, deed } of named) {
        const { status } = await browser.ask(method, at(concrete(path)), method === 'POST' ? '' : undefined)
        if (!deed || !can(role, deed)) expect([role, method, path, status]).toEqual([role, method, path, 403])
        else
          expect([
            role,
            method,
            path,
            status,
            status !== 403 && status !== 401 && (status < 500 || (status === 503 && path.startsWith('plan/'))),
          ]).toEqual([role, method, path, status, true])
      }
    }
  }, 180_000)

  it('is changed from this origin alone', async () => {
    const { member, at } = await createTestDashboard()
    const owner = await member('owner')
    const posts = named.filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(0)
    for (const { path } of [...posts, { path: '' }]) {
      for (const site of ['cross-site', 'same-site', 'none', null]) {
        const headers: Record<string, string> = site ? {} : { origin: 'https://evil.example' }
        const answer = await owner.post(path === '' ? '/logout' : at(concrete(path)), {}, { site, headers })
        expect([path, site, answer.status]).toEqual([path, site, 403])
      }
    }
    expect((await owner.get(at('more'))).status).toBe(200)
  })
})

describe('every page', () => {
  it('says what may run in it, and is nobody else’s to keep', async () => {
    const { member, at, visitor } = await createTestDashboard()
    const owner = await member('owner')
    const gets = named.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    for (const path of [...gets.map(({ path }) => at(path)), '/me', '/login', '/nowhere']) {
      const { headers, text } = await (path === '/login' ? visitor() : owner).get(path)
      if (!headers.get('content-type')?.includes('html')) continue
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('cache-control')).toMatch(/private|no-store/)
      expect(headers.get('strict-transport-security')).toContain('max-age')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // Nothing inline: the policy would not let it run.
      expect([path, text.match(/<script(?![^>]*src=)|<style|\sstyle=|\son[a-z]+=/g)]).toEqual([path, null])
    }
  })
})
