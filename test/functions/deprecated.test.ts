import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { deprecated } from '#functions/http/entry/deprecated.ts'

const plan = {
  since: '2026-11-20',
  sunset: '2027-02-18',
  about: 'https://api.example.com/docs#old',
  successor: '/api/v2/new',
}

async function ask(at: string) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('world', { now: () => new Date(at) } as AppEnv['Variables']['world'])
    await next()
  })
  app.get('/old', deprecated(plan), c => c.json({ ok: true }))
  app.onError(onError)
  return app.request('/old')
}

describe('a deprecated operation', () => {
  it('says so while it still works', async () => {
    const answer = await ask('2027-02-17T23:59:59Z')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('deprecation')).toBe('true')
    expect(answer.headers.get('sunset')).toBe('Thu, 18 Feb 2027 00:00:00 GMT')
    expect(answer.headers.get('link')).toContain('</api/v2/new>; rel="successor-version"')
  })

  it('410 from its sunset on, naming what to use', async () => {
    const answer = await ask('2027-02-18T00:00:00Z')
    expect([answer.status, await answer.json()]).toEqual([
      410,
      expect.objectContaining({ code: 'operation_removed', message: expect.stringContaining('/api/v2/new') }),
    ])
  })

  it('cannot end in less than 90 days', () => {
    expect(() => deprecated({ ...plan, sunset: '2027-02-17' })).toThrow('90 days')
  })
})
