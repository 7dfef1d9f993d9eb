import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { dice } from '#lib/render/seed.ts'
import { mendSet } from '#lib/runs/judge/mend-set.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore } from '#lib/score/impact.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'
import { randomKit, randomPicture } from '../render/random.ts'

const COUNT = many(20, 40, 600)
const SETS = many(3, 3, 150)
const kits = brandNames.map(sampleKit)

async function rowsOf(picture: Picture, kit: BrandKit) {
  const { proof } = await composePicture(raster, picture, kit)
  return designRows([{ position: 0, kind: 'image', width: picture.width, height: picture.height, proof }])
}
const failing = (rows: { rule: string; passed: boolean }[]) => rows.filter(row => !row.passed).map(row => row.rule)

describe('a repair', () => {
  it(`raises the score, breaks nothing and is the same again, or is not made (${COUNT} random pictures)`, async () => {
    let [drawn, repaired] = [0, 0]
    for (let index = 0; index < COUNT; index++) {
      const roll = dice(`mend/${index}`)
      const kit = randomKit(roll, kits[Math.floor(roll() * kits.length)] ?? sampleKit('kestrel'))
      const picture = randomPicture(roll)
      const before = await rowsOf(picture, kit).catch(() => null)
      if (!before) continue
      drawn++
      const mended = await mendSet(raster, [picture], kit, 3)
      if (mended.repairs.length === 0) {
        expect(mended.pictures).toEqual([picture])
        continue
      }
      repaired++
      const after = await rowsOf(mended.pictures[0] ?? picture, kit)
      expect(mended.repairs.length).toBeLessThanOrEqual(2)
      expect(impactScore(after)).toBeGreaterThan(impactScore(before))
      expect(failing(before)).toEqual(expect.arrayContaining(failing(after)))
      expect(mended.repairs[0]?.before).toBe(impactScore(before))
      expect(mended.repairs.at(-1)?.after).toBe(impactScore(after))
      for (const { rule, action, before: was, after: is, asset } of mended.repairs) {
        expect(failing(before)).toContain(rule)
        expect(failing(after)).not.toContain(rule)
        expect([is > was, action.length > 3, asset]).toEqual([true, true, 3])
      }
      expect(await mendSet(raster, [picture], kit, 3)).toEqual(mended)
    }
    console.log(`${drawn} drawn, ${repaired} repaired`)
    expect(repaired).toBeGreaterThan(0)
    expect(drawn).toBeGreaterThan(COUNT / 3)
  }, 300_000)

  it.runIf(AT_LENGTH)(
    'never touches the words, and gives all slides of a set the same look',
    async () => {
      let repaired = 0
      for (let index = 0; index < SETS; index++) {
        const kit = randomKit(dice(`set/${index}`), kits[index % kits.length] ?? sampleKit('kestrel'))
        const said = 'We meet at the lifeboat station, and bags go into the blue van before the first start.'
        // So much on each that what should lead hardly does.
        const slides = Array.from({ length: 4 }, () => ({
          headline: said,
          meta: said,
          cta: said,
          body: said.repeat(3),
        }))
        const set = slides.map((_, at) => slideOf({ slides }, at, `set/${index}`))
        const { pictures, repairs } = await mendSet(raster, set, kit, 0)
        repaired += repairs.length
        expect(pictures.map(picture => picture.data)).toEqual(set.map(picture => picture.data))
        const looks = pictures.map(({ composition, scheme, scale }) => JSON.stringify([composition, scheme, scale]))
        expect(new Set(looks).size).toBe(1)
      }
      expect(repaired).toBeGreaterThan(0)
    },
    100_000,
  )
})

const slideOf = (data: object, index: number, seed: string): Picture => ({
  ...{ template: 'carousel_story', composition: 'auto', width: 1080, height: 1350, format: 'png', scheme: 'auto' },
  ...{ data: data as Record<string, unknown>, seed, index, ribbon: null, service_mark: false },
})
