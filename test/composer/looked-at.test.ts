// A post is looked at as a whole before it is made: what is wrong is drawn anew, what is missing is drawn, and both once.
import { describe, expect, it } from 'vitest'
import { drawAndLook } from '#lib/composer/draughtsman/finish.ts'
import { lookInstructions, type Stage } from '#lib/composer/draughtsman/look.ts'
import type { DraughtsmanData } from '#lib/composer/draughtsman/question.ts'
import type { Asker } from '#lib/composer/model/beside.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'

const shapes = (y: number) => [
  { tone: 'body', stroke: 0, d: `M20 ${y} H180 V180 H20 Z` },
  { tone: 'shade', stroke: 0, d: `M30 ${y} L100 20 L170 ${y} Z` },
  { tone: 'ink', stroke: 6, d: 'M80 180 V120 H120 V180' },
]
const NAMES = ['', 'shed', 'shed door', 'iron key']
const drawing = (n: number, y = 90) => ({ n, wish: 0, shows: NAMES[n] ?? 'roof', colours: [], shapes: shapes(y) })

const wanted: DraughtsmanData = {
  ...{ brand: { name: 'Hollow End', lines: [] }, asset_type: 'carousel', language: 'en' },
  pictures: { 1: ['The shed'], 2: ['Its door'], 3: ['The key'] },
  ...{ undrawn: { 1: 'shed', 2: 'shed door' }, wishes: {} },
}
const poses: number[][] = []
const stage: Stage = {
  wishes: { 1: 'a shed on each' },
  shown: ({ by_picture }) => ({
    ...Object.fromEntries([...by_picture.keys()].map(n => [n, NAMES[n] ?? ''])),
    3: 'lock',
  }),
  pose: async ({ by_picture }) => {
    poses.push([...by_picture.keys()])
    return ['slide-1', 'slide-2', 'slide-3']
  },
}
const fine = (...numbers: number[]) => numbers.map(n => ({ n, says: 'fine', why: '' }))

/** Whoever draws and whoever looks answer in turn; `looked` is what the latter is asked. */
async function finished(drawn: unknown[], says: unknown[], data = wanted) {
  const looked: WriteRequest[] = []
  const asked: WriteRequest[] = []
  const writer = {
    name: 'model-a',
    write: async (request: WriteRequest) => {
      const isLook = request.instructions === lookInstructions
      ;(isLook ? looked : asked).push(request)
      const value = (isLook ? says : drawn).shift()
      return { value, usage: { input_tokens: 1, output_tokens: 1, cost_usd: 0 } }
    },
  }
  const asker: Asker = {
    models: {
      ...{ first: writer, second: writer, judge: writer, editor: null, draughtsman: writer, daily_usd: 1 },
      fence: async () => 'f',
    },
    memory: { find: async () => null, keep: async () => {}, spent_usd: async () => 0, spend: async () => {} },
    workspace: 'w',
    portray: async name => `alone: ${name.split('/')[1]}`,
  }
  poses.splice(0)
  const { looked: looked_at, ...done } = await drawAndLook(data, stage, asker)
  return { ...done, looked_at, looked, asked }
}

describe('a post that is looked at', () => {
  it('is shown as it would be posted, then each drawing alone', async () => {
    const { looked } = await finished(
      [{ drawings: [drawing(1), drawing(2)] }, { drawings: [] }],
      [{ drawings: fine(1, 2), others: [] }],
    )
    expect(looked).toHaveLength(1)
    expect(looked[0]?.pictures).toEqual(['slide-1', 'slide-2', 'slide-3', 'alone: shed', 'alone: shed door'])
    expect(looked[0]?.data).toContain('"shown":{"1":"shed","2":"shed door","3":"lock"}')
    expect(looked[0]?.data).toContain('"wishes":{"1":"a shed on each"}')
  })

  it('gets what is missing with what is wrong, in one answer, and is looked at once more', async () => {
    const { drawn, looked, asked } = await finished(
      [{ drawings: [drawing(1), drawing(2)] }, { drawings: [] }, { drawings: [drawing(2, 100), drawing(3)] }],
      [
        {
          drawings: [...fine(1), { n: 2, says: 'look', why: 'it hangs' }],
          others: [{ n: 3, why: 'a lock for a key', draw: 'iron key' }],
        },
        { drawings: fine(1, 2, 3), others: [{ n: 3, why: 'still', draw: 'key' }] },
      ],
    )
    expect(asked[2]?.data).toContain('"wrong":{"2":"it hangs"},"missing":{"3":"iron key"}')
    expect([...(drawn?.by_picture.keys() ?? [])]).toEqual([1, 2, 3])
    expect(drawn?.by_picture.get(2)).toContain('M20 100')
    expect(looked[1]?.data).toContain('"anew":[2,3]')
    expect([asked.length, looked.length, poses]).toEqual([
      3,
      2,
      [
        [1, 2],
        [1, 2, 3],
      ],
    ])
  })

  it('is not asked about numbers that it has not, nor given what nobody missed', async () => {
    const { drawn, asked } = await finished(
      [{ drawings: [drawing(1), drawing(2)] }, { drawings: [] }, { drawings: [drawing(3), drawing(7)] }],
      [
        {
          drawings: [...fine(1), { n: 2, says: 'look', why: 'it hangs' }],
          others: [
            { n: 7, why: 'nothing is seen', draw: 'roof' },
            { n: 1, why: 'another', draw: 'barn' },
            { n: 3, why: 'nothing is seen', draw: ' ' },
          ],
        },
      ],
    )
    expect(asked[2]?.data).not.toContain('"missing"')
    expect([...(drawn?.by_picture.keys() ?? [])]).toEqual([1, 2])
  })

  it('is drawn for where only whoever looks misses something, and seen by whoever drew it', async () => {
    const { drawn, looked, asked } = await finished(
      [{ drawings: [drawing(3)] }, { drawings: [drawing(3, 100)] }],
      [
        { drawings: [], others: [{ n: 3, why: 'a lock for a key', draw: 'iron key' }] },
        { drawings: fine(3), others: [] },
      ],
      { ...wanted, undrawn: {} },
    )
    expect(asked[0]?.data).toContain('"undrawn":{"3":"iron key"}')
    expect(drawn?.by_picture.get(3)).toContain('M20 100')
    expect([asked.length, looked.length]).toEqual([2, 2])
  })

  it('keeps what was odd where it is worse once it is drawn anew, and not what was never to be shown', async () => {
    const says = (one: string, other: string) => ({
      drawings: [
        { n: 1, says: one, why: 'it hangs' },
        { n: 2, says: other, why: 'it hangs' },
      ],
      others: [],
    })
    const { drawn, looked_at } = await finished(
      [{ drawings: [drawing(1), drawing(2)] }, { drawings: [] }, { drawings: [drawing(1, 100), drawing(2, 100)] }],
      [says('look', 'never'), says('never', 'never')],
    )
    expect(drawn?.by_picture.get(1)).toContain('M20 90')
    expect(looked_at).toMatchObject({ never: [2], fine: false })
  })
})
