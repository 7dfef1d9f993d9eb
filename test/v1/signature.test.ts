import { beforeEach, describe, expect, it } from 'vitest'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld } from '#test/support/world.ts'

let live: Caller

beforeEach(async () => {
  live = await (await createWorld()).key()
})

const other = async () => (await createWorld()).key()
const patch = (body: unknown, caller = live) => caller.patch<BrandView>('brand-dna', body)
const pair = ({ signature: { motif, hand } }: BrandView) => `${motif}/${hand}`

describe('the signature of a brand', () => {
  it('is chosen with the first word about it, and stays whatever is said later', async () => {
    const first = (await patch({ tagline: 'One' })).body.signature
    expect((await patch({ palette: { primary: '#E4332B' }, voice: { tone: 'loud' } })).body.signature).toEqual(first)
    expect((await live.get<BrandView>('brand-dna')).body.signature).toEqual(first)
  })

  it('is nobody else’s while others are free, even for twenty of one name at once', async () => {
    const callers = await Promise.all(Array.from({ length: 20 }, other))
    const made = await Promise.all(callers.map(caller => patch({ tagline: 'Same' }, caller)))
    expect(made.map(one => one.status)).toEqual(made.map(() => 200))
    expect(new Set(made.map(one => pair(one.body))).size).toBe(20)
  }, 30_000)

  it('is patched in parts; null chooses anew', async () => {
    const before = (await patch({ tagline: 'One' })).body.signature
    const after = (await patch({ signature: { stop: 'ring', grid: { edge: 'foot' } } })).body.signature
    expect(after).toEqual({ ...before, stop: 'ring', grid: { ...before.grid, edge: 'foot' } })
    const anew = (await patch({ signature: null })).body.signature
    expect({ ...anew, motif: null, hand: null }).toEqual({ ...before, motif: null, hand: null })
  })

  it('409 signature_taken for the pair of another brand, which names a free one', async () => {
    const { motif, hand } = (await patch({ tagline: 'One' }, await other())).body.signature
    const refused = await live.patch<{ code: string; detail: { free: { motif: string } } }>('brand-dna', {
      signature: { motif, hand },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'signature_taken'])
    const { free } = refused.body.detail
    expect((await patch({ signature: free })).body.signature).toMatchObject(free)
  })

  it('422 for a part that there is not', async () => {
    for (const signature of [{ motif: 'swoosh' }, { hand: 'crayon' }, { grid: { rule: 3 } }, { colour: 'red' }])
      expect((await patch({ signature })).status).toBe(422)
  })

  it('comes back with the version that had it, unless another brand has the pair meanwhile', async () => {
    const first = (await patch({ tagline: 'One' })).body
    const { motif, hand } = first.signature
    const taken = (await patch({ tagline: 'One' }, await other())).body.signature
    const refused = await live.patch<{ detail: { free: object } }>('brand-dna', {
      signature: { motif: taken.motif, hand: taken.hand },
    })
    const { free } = refused.body.detail
    expect(pair((await patch({ signature: free })).body)).not.toBe(pair(first))
    const back = await live.post<BrandView>('brand-dna/versions/1/restore', {})
    expect([back.status, pair(back.body)]).toEqual([200, pair(first)])
    expect(pair((await patch({ signature: free })).body)).not.toBe(pair(first))
    expect((await patch({ signature: { motif, hand } }, await other())).status).toBe(200)
    const again = await live.post<BrandView>('brand-dna/versions/1/restore', {})
    expect(again.status).toBe(200)
    expect(pair(again.body)).not.toBe(pair(first))
  })

  it('is a copy in test mode, which takes no pair from anybody', async () => {
    const world = await createWorld()
    const [real, trial] = [await world.key(), await world.key({ mode: 'test' })]
    const own = (await patch({ tagline: 'One' }, real)).body
    expect(pair((await patch({ tagline: 'Two' }, trial)).body)).toBe(pair(own))
    const taken = await patch(
      { signature: { motif: own.signature.motif, hand: own.signature.hand } },
      await (await createWorld()).key({ mode: 'test' }),
    )
    expect(taken.status).toBe(200)
  })
})

describe('GET …/brand-dna/signature/preview', () => {
  it('says the signature in words and shows it on six cards, which change with it', async () => {
    await patch({ tagline: 'Oysters by the water', palette: { primary: '#0F5257', accent: '#F4623A' } })
    type Preview = {
      signature: object
      explained: string[]
      cards: { output_type: string; meaning: string; image: string }[]
    }
    const first = (await live.get<Preview>('brand-dna/signature/preview')).body
    expect(first.signature).toEqual((await live.get<BrandView>('brand-dna')).body.signature)
    expect(first.explained).toHaveLength(4)
    expect(first.explained.join(' ')).not.toContain('undefined')
    expect(new Set(first.cards.map(card => card.output_type)).size).toBe(6)
    expect(new Set(first.cards.map(card => card.meaning))).toEqual(new Set(['everyday', 'event', 'notice', 'offer']))
    for (const { image } of first.cards) {
      const bytes = Buffer.from(image.split(',')[1] ?? '', 'base64')
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    }
    await patch({ signature: null, tagline: 'Ice cream by the water' })
    const edged = (await live.get<BrandView>('brand-dna')).body.signature.grid.edge
    await patch({ signature: { grid: { edge: edged === 'foot' ? 'rail' : 'foot' } } })
    const second = (await live.get<Preview>('brand-dna/signature/preview')).body
    for (const [at, card] of second.cards.entries()) expect(card.image).not.toBe(first.cards[at]?.image)
  }, 30_000)

  it('has the line of a regulated brand below each card, large enough to stay small print', async () => {
    type Cards = { cards: { width: number; image: string }[] }
    const drawn = async () => (await live.get<Cards>('brand-dna/signature/preview')).body.cards
    const voice = { legal_lines: ['Capital at risk. Kestrel Ltd is authorised by the FCA.'] }
    await patch({ tagline: 'Savings that wait', voice })
    const bare = await drawn()
    await patch({ voice: { ...voice, regulated: true } })
    const lined = await drawn()
    expect([bare, lined].map(cards => cards.map(({ width }) => width))).toEqual([
      Array(6).fill(540),
      Array(6).fill(1080),
    ])
    await patch({ voice: { regulated: true, legal_lines: ['Another line.'] } })
    for (const [at, { image }] of (await drawn()).entries()) expect(image).not.toBe(lined[at]?.image)
  }, 60_000)

  it('tells a family that pictures cannot be set in, and what stands in for it', async () => {
    await patch({ voice: { fonts: { display: 'Comic Sans MS', text: 'Inter' } } })
    type Said = { explained: string[]; signature: { type: { display: string } } }
    const { explained, signature } = (await live.get<Said>('brand-dna/signature/preview')).body
    expect(explained.filter(one => one.includes('Comic Sans MS'))).toEqual([
      `Comic Sans MS is not among the families that pictures can be set in, and no file of it was uploaded; ${signature.type.display} stands in for it.`,
    ])
    expect(explained.join(' ')).not.toContain('Inter is not')
  }, 30_000)
})
