import { beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#lib/ctx.ts'
import { once } from '#lib/idempotency/once.ts'
import { claim } from '#lib/idempotency/record.ts'
import { Problem } from '#lib/problem.ts'
import { createWorld } from '#test/support/world.ts'

let ctx: Ctx
let asserted = 0

beforeEach(async () => {
  const { world, workspace, key } = await createWorld()
  const { minted } = await key()
  if (!minted) throw new Error('no key was minted')
  asserted = 0
  const limits = { day_spent: false, assert: () => void asserted++, assertWindow: () => undefined }
  const usage = { minute: 0, creating: 0, day: 0 }
  ctx = { ...world, workspace, key: minted, livemode: true, actor: 'key:test', request_id: 'req', limits, usage }
})

const claimed = (input: object = {}) => claim('POST /things', 'one', input)
const answer = (id: string) => ({ status: 201, body: JSON.stringify({ id }), replayed: false })

describe('once', () => {
  it('gives work that died the same id again, and answers as the one that finished', async () => {
    const ids: string[] = []
    const dies = async (id: string) => {
      ids.push(id)
      throw new Error('the isolate is gone')
    }
    await expect(once(ctx, await claimed(), dies)).rejects.toThrow('gone')
    const finishes = async (id: string) => {
      ids.push(id)
      return answer(id)
    }
    const first = await once(ctx, await claimed(), finishes)
    expect(new Set(ids).size).toBe(1)
    const second = await once(ctx, await claimed(), () => Promise.reject(new Error('not asked again')))
    expect(second).toEqual({ ...first, replayed: true })
    expect(asserted).toBe(2)
  })

  it('does not keep a refusal, nor the id that it was given', async () => {
    const ids: string[] = []
    const refuses = async (id: string) => {
      ids.push(id)
      throw new Problem('invalid_state', 'not now')
    }
    await expect(once(ctx, await claimed(), refuses)).rejects.toThrow('not now')
    const done = await once(ctx, await claimed(), async id => answer(id))
    expect(JSON.parse(done.body).id).not.toBe(ids[0])
  })

  it('refuses another body, while the first is under way as well', async () => {
    await once(ctx, await claimed(), async id => {
      await expect(once(ctx, await claimed({ other: true }), async other => answer(other))).rejects.toThrow(
        'another body',
      )
      return answer(id)
    })
    await expect(once(ctx, await claimed({ other: true }), async id => answer(id))).rejects.toThrow('another body')
  })

  it('answers two at once as the first that was done, although what was made has changed since', async () => {
    let first: unknown
    const second = await once(ctx, await claimed(), async id => {
      first = await once(ctx, await claimed(), async same => answer(same))
      return { status: 201, body: JSON.stringify({ id, changed: true }), replayed: false }
    })
    expect(second).toEqual({ ...(first as object), replayed: true })
  })

  it('works without a key, each time anew', async () => {
    const [a, b] = [await once(ctx, null, async id => answer(id)), await once(ctx, null, async id => answer(id))]
    expect(a.body).not.toBe(b.body)
  })
})
