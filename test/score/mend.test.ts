import { describe, expect, it } from 'vitest'
import { takumiRaster } from '#lib/adapters/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { dice } from '#lib/render/seed.ts'
import { mendPicture } from '#lib/runs/mend-picture.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore } from '#lib/score/impact.ts'
import { composePicture } from '#lib/templates/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'
import { localShelf } from '../../dev/shelf.ts'
import { randomKit, randomPicture } from '../render/random.ts'

const COUNT = process.env.PROOF === 'full' ? 600 : 40
const raster = takumiRaster(localShelf)
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
      const mended = await mendPicture(raster, picture, kit, { position: 3, reword: true })
      if (mended.repairs.length === 0) {
        expect(mended.picture).toEqual(picture)
        continue
      }
      repaired++
      const after = await rowsOf(mended.picture, kit)
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
      expect(await mendPicture(raster, picture, kit, { position: 3, reword: true })).toEqual(mended)
    }
    console.log(`${drawn} drawn, ${repaired} repaired`)
    expect(repaired).toBeGreaterThan(0)
    expect(drawn).toBeGreaterThan(COUNT / 3)
  }, 300_000)

  it('leaves the words of a caller alone', async () => {
    for (let index = 0; index < COUNT / 4; index++) {
      const roll = dice(`mend/${index}`)
      const picture = randomPicture(roll)
      const mended = await mendPicture(raster, picture, sampleKit('oriel'), { position: 0, reword: false }).catch(
        () => null,
      )
      if (mended) expect(mended.picture.data).toEqual(picture.data)
    }
  }, 100_000)
})
