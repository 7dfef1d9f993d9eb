import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { many } from '#test/support/proof.ts'
import { goldenHash, goldenKeys, goldenPicture } from '../dev/gallery/hashes.ts'
import { sampleKit } from '../dev/kits.ts'
import golden from './golden.json' with { type: 'json' }
import { flaws } from './render/flaws.ts'

const held: Record<string, string> = golden
const all = Object.values(templates)
/** Of the golden pictures and of the sizes. */
const [SHARE, SIZES] = many([57, 5], [19, 1], [1, 1])

describe('every template', () => {
  it('has been found, with two compositions or more', () => {
    expect(all.length).toBeGreaterThanOrEqual(8)
    expect(all.filter(template => template.compositions.length < 2).map(template => template.name)).toEqual([])
  })

  it('stands in the catalogue, which is all that the api Worker carries', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(templates))
  })

  it('describes its fields as JSON Schema and accepts its own sample', () => {
    for (const template of all) {
      expect(z.toJSONSchema(template.fields, { io: 'input' })).toMatchObject({
        type: 'object',
        additionalProperties: false,
      })
      expect(template.fields.safeParse(template.sample).error).toBeUndefined()
      expect(template.fields.safeParse({ ...template.sample, no_such_field: 'x' }).success).toBe(false)
    }
  })

  it('is held by a golden hash in each composition for each brand', () => {
    expect(Object.keys(held).sort()).toEqual(goldenKeys().sort())
  })

  it('draws what its golden hash holds', async () => {
    const keys = goldenKeys().filter((_, index) => index % SHARE === 0)
    const changed: string[] = []
    for (const key of keys) if ((await goldenHash(raster, key)) !== held[key]) changed.push(key)
    expect(keys.length).toBeGreaterThan(10)
    expect(changed, 'look at the gallery, then run npm run golden').toEqual([])
  }, 240_000)

  it('is without flaw in every size, light and dark', async () => {
    const found: string[] = []
    let seen = 0
    for (const template of all) {
      for (const [index, composition] of template.compositions.entries()) {
        const brand =
          (['kestrel', 'morrow', 'oriel', 'paceline', 'alder', 'pomelo'] as const)[(seen + index) % 6] ?? 'kestrel'
        const { picture } = goldenPicture(`${template.name}/${composition}/${brand}`)
        for (const [width, height] of template.sizes) {
          const scheme = seen++ % 2 === 0 ? 'light' : 'dark'
          if (seen % SIZES > 0) continue
          const where = `${template.name}/${composition} ${width}x${height} ${brand}`
          const asked = Picture.parse({ ...picture, width, height, scheme })
          const flawed = await composePicture(raster, asked, sampleKit(brand)).then(flaws, error => [String(error)])
          found.push(...flawed.map(flaw => `${where}: ${flaw}`))
        }
      }
    }
    expect(seen).toBeGreaterThan(50)
    expect(found).toEqual([])
  }, 240_000)
})
