// What a key does not see because it is of the other mode: said of the caller's own, of nobody else's.
import { beforeAll, expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld } from '#test/support/world.ts'

let live: Caller
let test: Caller
let stranger: Caller
beforeAll(async () => {
  const world = await createWorld()
  live = await world.key()
  test = await world.key({ mode: 'test' })
  stranger = await (await createWorld()).key({ mode: 'test' })
})

const brief = { brief: 'We open at six', channel: 'linkedin', asset_type: 'card' }
const missing = async (caller: Caller, method: string, path: string, body: object | null = null) => {
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const answer = await caller.send<{ code: string; message: string }>(
    method,
    path,
    body && JSON.stringify(body),
    headers,
  )
  expect(answer.status).toBe(404)
  return answer.body.message
}

it('a test key is told of a live run, and a live key of a test run', async () => {
  const of_live = (await live.post<Run>('generate', brief)).body.id
  const of_test = (await test.post<Run>('generate', brief)).body.id
  const said = 'There is no such run in this workspace. Of its live mode there is: a test key sees what is test alone.'
  expect(await missing(test, 'GET', `runs/${of_live}`)).toBe(said)
  expect(await missing(test, 'GET', `runs/${of_live}/recipe`)).toBe(said)
  expect(await missing(test, 'DELETE', `runs/${of_live}`)).toBe(said)
  expect(await missing(test, 'POST', `runs/${of_live}/post`, { platform: 'linkedin' })).toBe(said)
  expect(await missing(live, 'GET', `runs/${of_test}`)).toContain('Of its test mode there is: a live key sees')
  for (const id of [of_live, of_test])
    expect(await missing(stranger, 'GET', `runs/${id}`)).toBe('There is no such run in this workspace.')
  expect(await missing(test, 'GET', 'runs/01900000-0000-7000-8000-000000000000')).toBe(
    'There is no such run in this workspace.',
  )
})

it('the same of webhooks', async () => {
  const { body } = await live.post<{ id: string }>('webhooks', { url: 'https://hooks.example.com/a', events: ['*'] })
  expect(await missing(test, 'GET', `webhooks/${body.id}`)).toContain('Of its live mode there is')
  expect(await missing(stranger, 'GET', `webhooks/${body.id}`)).not.toContain('mode')
})
