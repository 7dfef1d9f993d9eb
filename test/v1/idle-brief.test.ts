// Whoever types a brief that says nothing is told so before anything is spent; short real news is not.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Run } from '#lib/runs/run.ts'
import { isIdle } from '#lib/words/idle-brief.ts'
import type { Caller } from '#test/support/caller.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const idle =
  'hi|Hello?|hey there!|Hi team|hello world|test|This is a test.|just testing|Test 1 2 3|asdf|qwertz|aaaa|???|…|' +
  'Hallo|Guten Tag, hallo|das ist ein Test|hola|esto es una prueba|bonjour|c’est un test|Ciao a tutti|prova|olá, bom dia|' +
  'isto é um teste|cześć|to jest test|こんにちは|テストです|مرحبا|هذا اختبار'
const news =
  'Open today|Sold out|We’re hiring|Hi, we open at six|hello summer sale|Test drive on Saturday|Free hearing test|新商品|本日休業|' +
  'Ausverkauft|Heute zu|Hallo Frühling|Cerrado|Complet|Chiuso|Esgotado|Nieczynne|مغلق|Tea|Sale|2 for 1|🐌📚✨|A test [[slow:5]]|' +
  'hi\n\nCREATOR PREFERENCES\n- What should people learn? We open at six\n'

let world: TestWorld
let live: Caller
beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})
const ask = { channel: 'linkedin', asset_type: 'card' }

describe('a brief that says nothing', () => {
  it.each(idle.split('|'))('%s', brief => expect(isIdle(brief)).toBe(true))
  it.each(news.split('|'))('is not: %s', brief => expect(isIdle(brief)).toBe(false))

  it('is a run like any other for a program, and clarify asks', async () => {
    const begun = await live.post<Run>('generate', { ...ask, brief: 'hi' })
    expect(begun.status).toBe(202)
    await world.drain()
    const { holds } = (await live.get<Run>(`runs/${begun.body.id}`)).body
    expect(holds.filter(({ rule }) => rule === 'facts')).toHaveLength(1)
    const asked = await live.post<{ questions: { id: string }[] }>('clarify', { brief: 'hi' })
    expect(asked.body.questions.map(({ id }) => id)).toContain('facts')
  })

  it('costs nothing in the dashboard: it is told in the preview, and no run is made', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { text } = await owner.post(at.at('create/plan'), {
      brief: 'hello?',
      channel: 'linkedin',
      asset_type: 'card',
    })
    expect(text).toContain('nothing in it that readers could learn')
    await owner.post(at.at('create'), { brief: 'hello?', channel: 'linkedin', asset_type: 'card' })
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toEqual([])
  })
})
