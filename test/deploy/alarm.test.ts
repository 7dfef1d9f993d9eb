import { expect, it } from 'vitest'
import { pingDeadMan, raiseAlarm } from '#lib/doctor/alarm.ts'
import type { Http } from '#lib/fetch.ts'
import type { Probe } from '#lib/health/check.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { createWorld } from '#test/support/world.ts'

const alarm = { webhook: 'https://hooks.example.com/ops', dead_man: 'https://ping.example.com/me' }

async function watched() {
  const stage = await createWorld()
  const said: string[] = []
  const http: Http = async (url, options) => {
    said.push(options?.body ? String(JSON.parse(String(options.body)).text) : url)
    return new Response('ok')
  }
  const state = { well: true }
  const ask = async () => {
    if (!state.well) throw new Error('gone')
  }
  const probe: Probe = { name: 'storage:connectivity', component: 'datastore', critical: false, ask }
  const world = { ...stage.world, http }
  return {
    ...stage,
    said,
    state,
    look: () => raiseAlarm(world, [probe], 'test', alarm),
    ping: () => pingDeadMan(world, alarm),
  }
}

it('tells once what goes wrong, and once that it is well again', async () => {
  const { said, state, look } = await watched()
  await look()
  expect(said).toEqual([])
  state.well = false
  await look()
  await look()
  expect(said).toEqual(['Brand content at https://api.example.com: storage:connectivity refused.'])
  state.well = true
  await look()
  await look()
  expect(said.slice(1)).toEqual(['Brand content at https://api.example.com: all is well again.'])
})

it('tells of work that nobody takes up', async () => {
  const { said, look, key, pass } = await watched()
  const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }
  await (await key()).post('/api/v1/programmatic/generate', brief)
  pass(5 * MINUTE_MS)
  await look()
  expect(said.join()).toMatch(/work of runs waits for more than 3 minutes/)
})

it('lets the dead man hear of it every five minutes', async () => {
  const { said, ping, pass } = await watched()
  for (let minute = 0; minute < 10; minute++) {
    await ping()
    pass(MINUTE_MS)
  }
  expect(said).toEqual(['https://ping.example.com/me', 'https://ping.example.com/me'])
})
