// The log of a service that fails in every way at once is searched for what callers wrote.
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { logLine } from '#functions/http/answer/log.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const SECRET = 'Marlowe leaves on Friday'
let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  const { db } = world.world
  await db.execute(sql`alter table runs add constraint nothing_goes check (length(brief) < 0) not valid`)
  await db.execute(sql`alter table brands add constraint nothing_goes check (version < 0) not valid`)
  await db.execute(sql`alter table media add constraint nothing_goes check (bytes < 0) not valid`)
  await db.execute(sql`alter table webhooks add constraint nothing_goes check (length(url) < 0) not valid`)
})

describe('the log', () => {
  it('tells of each failure without a word of what was sent', async () => {
    const brief = { brief: SECRET, channel: 'twitter', asset_type: 'card' }
    const failing: [string, string, unknown][] = [
      ['POST', 'generate', { ...brief, metadata: { who: SECRET } }],
      ['POST', 'render', { items: [{ output_type: 'announcement', body: { headline: SECRET }, caption: SECRET }] }],
      ['PATCH', 'brand-dna', { tagline: SECRET }],
      ['POST', 'webhooks', { url: 'https://hooks.example.com/marlowe', events: ['*'], description: SECRET }],
    ]
    for (const [method, path, body] of failing) {
      const answer = await live.send<{ request_id: string }>(method, path, JSON.stringify(body), {
        'content-type': 'application/json',
      })
      expect([path, answer.status]).toEqual([path, 500])
      expect(answer.text).not.toMatch(/Marlowe|nothing_goes/i)
      expect(world.logs.at(-1)).toContain(answer.body.request_id)
    }
    const log = world.logs.join('\n')
    expect(world.logs.length).toBeGreaterThanOrEqual(failing.length)
    expect(log).toContain('nothing_goes')
    expect(log).toMatch(/at .*store\.ts/)
    expect(log).not.toMatch(/Marlowe/i)
    const key = live.minted?.key ?? ''
    for (const secret of [key, await sha256Hex(key)]) expect(log).not.toContain(secret)
  })

  it.each([
    [
      'a statement',
      new DrizzleQueryError('select $1 from runs', [SECRET, SECRET], new Error(`invalid input: "${SECRET}"`)),
    ],
    [
      'a parser',
      (() => {
        try {
          return JSON.parse(`${SECRET}`)
        } catch (error) {
          return error
        }
      })(),
    ],
    ['a message of several lines', new Error(`"a"\n"${SECRET}\n  ${SECRET}"`)],
    [
      'a cause of a cause',
      new Error('x', { cause: new Error('y', { cause: new TypeError(`\`${SECRET}\` is no date`) }) }),
    ],
    ['no error at all', `“${SECRET}”`],
  ])('leaves out what %s quotes', (_, error) => {
    expect(logLine(error, { verb: 'x' })).not.toMatch(/Marlowe/i)
  })
})
