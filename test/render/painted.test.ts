import { describe, expect, it } from 'vitest'
import { brandShare } from '#lib/render/painted/colours.ts'
import { cutOut, groundOf, seenIn } from '#lib/render/painted/ground.ts'
import { letterRows } from '#lib/render/painted/letters.ts'
import { apart, handOf, MOST_APART } from '#lib/render/painted/likeness.ts'
import type { Pixels } from '#lib/render/scene.ts'
import { bare, hands, worded } from '#test/support/painted.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const many = (count: number, of: (nth: number) => Promise<Pixels>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => of(nth)))
const SIDE = 40
/** A square of 20 on a ground, with a ring of half of each around it. */
function square(ground: readonly number[], thing: readonly number[]): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const away = Math.max(Math.abs((at % SIDE) - 19.5), Math.abs(Math.floor(at / SIDE) - 19.5))
    const share = away < 9 ? 1 : away < 10 ? 0.5 : 0
    for (let channel = 0; channel < 3; channel++)
      data[at * 4 + channel] = Math.round((ground[channel] ?? 0) * (1 - share) + (thing[channel] ?? 0) * share)
    data[at * 4 + 3] = 255
  }
  return { width: SIDE, height: SIDE, data }
}
const at = ({ data }: Pixels, x: number, y: number) => [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)]

describe('stray letters', () => {
  // Of 300 each: 262 found, 10 seen where there are none.
  it.runIf(AT_LENGTH)(
    'are found in more than four of five pictures that have a word, and in few that have none',
    async () => {
      const [with_words, without] = [await many(100, worded), await many(100, bare)]
      const rows = (all: Pixels[]) => all.filter(one => letterRows(one).length > 0).length
      expect(rows(with_words)).toBeGreaterThanOrEqual(81)
      expect(rows(without)).toBeLessThan(6)
    },
  )
})

describe('the ground', () => {
  it.runIf(AT_LENGTH)('is plain under our drawings, and they are whole without it', async () => {
    for (const one of await many(30, bare)) {
      const ground = groundOf(one)
      expect(ground).toMatchObject({ share: 1, clear: false, colour: [255, 255, 255] })
      const { box, share } = seenIn(cutOut(one, ground))
      expect(share).toBeGreaterThan(0.03)
      expect(Math.max(box.width, box.height)).toBeGreaterThan(330)
    }
  })

  it('goes with half of the edge, whose colour is that of the thing', () => {
    const picture = square([255, 255, 255], [200, 40, 40])
    const cut = cutOut(picture, groundOf(picture))
    expect(at(cut, 2, 20)[3]).toBe(0)
    expect(at(cut, 20, 20)).toEqual([200, 40, 40, 255])
    const [r = 0, g = 0, b = 0, alpha = 0] = at(cut, 10, 20)
    expect([Math.abs(r - 200) < 4, Math.abs(g - 40) < 4, Math.abs(b - 40) < 4, Math.abs(alpha - 128) < 4]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('takes a pale thing for no ground, and a grey beside it for its shadow', () => {
    const cream = square([255, 255, 255], [250, 225, 190])
    expect(at(cutOut(cream, groundOf(cream)), 20, 20)[3]).toBe(255)
    const shade = square([255, 255, 255], [225, 225, 225])
    const [r, g, b, alpha = 0] = at(cutOut(shade, groundOf(shade)), 20, 20)
    expect([r, g, b]).toEqual([0, 0, 0])
    expect(alpha).toBeLessThan(40)
  })

  it('is also what is seen through a thing, where it is no white', () => {
    const ring = (ground: readonly number[]) => {
      const picture = square(ground, [200, 40, 40])
      for (let y = 15; y < 25; y++) for (let x = 15; x < 25; x++) picture.data.set(ground, (y * SIDE + x) * 4)
      return at(cutOut(picture, groundOf(picture)), 20, 20)[3]
    }
    expect([ring([226, 226, 226]), ring([255, 255, 255])]).toEqual([0, 255])
  })

  it('is not plain where a scene goes to the rim', () => {
    const data = new Uint8Array(SIDE * SIDE * 4).map((_, index) => (index % 4 === 3 ? 255 : (index * 37) % 251))
    expect(groundOf({ width: SIDE, height: SIDE, data }).share).toBeLessThan(0.5)
  })
})

describe('the hand', () => {
  it.runIf(AT_LENGTH)('is near for drawings of one hand, and far for one that is shaded all over', async () => {
    const all = await many(30, bare)
    const cut = all.map(one => handOf(cutOut(one, groundOf(one))))
    const flat = cut.filter((_, nth) => hands[nth % hands.length] === 'cut')
    const [first] = flat
    expect(first && flat.every(one => apart(first, one) < MOST_APART / 2)).toBe(true)
    const shaded = all.map(({ width, height, data }) => {
      const soft = data.map((value, index) =>
        index % 4 === 3 || value > 240 ? value : Math.max(0, value - 8 + (Math.floor(index / 4) % 7) * 3),
      )
      const one = { width, height, data: soft }
      return handOf(cutOut(one, groundOf(one)))
    })
    expect(first && shaded.filter(one => apart(first, one) > MOST_APART).length).toBeGreaterThan(25)
  })
})

describe('the colours', () => {
  it('are the share of what is no grey that has a hue of the brand', () => {
    const picture = square([255, 255, 255], [244, 98, 58])
    expect(brandShare(picture, { accent: '#F4623A' })).toBe(1)
    expect(brandShare(picture, { primary: '#0F5257' })).toBe(0)
    expect(brandShare(square([255, 255, 255], [30, 30, 30]), { primary: '#0F5257' })).toBe(1)
    expect(brandShare(picture, {})).toBeNull()
  })
})
