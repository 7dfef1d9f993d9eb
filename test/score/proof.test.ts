// What the proof says of a picture, held against its pixels.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { rgb } from '#lib/render/colour/oklch.ts'
import { Picture } from '#lib/render/picture.ts'
import type { Rect } from '#lib/render/scene.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { many } from '#test/support/proof.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const EVERY = many(8, 5, 1)
const NEAR = 40

type Pixels = { data: Uint8Array; width: number; height: number }

/** The share of a box's pixels that are nearly of a colour. */
function shareOf({ data, width, height }: Pixels, box: Rect, colours: readonly string[]): number {
  const wanted = colours.map(rgb)
  let [near, all] = [0, 0]
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 4
      const like = wanted.some(colour => colour.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < NEAR))
      if (like) near++
      all++
    }
  }
  return all === 0 ? 0 : near / all
}

describe('the proof of a picture', () => {
  it('names boxes in which the text’s colour stands on the ground’s, and a logo that is there', async () => {
    let [texts, plain, logos] = [0, 0, 0]
    for (const [index, template] of Object.values(templates).entries()) {
      for (const [turn, composition] of template.compositions.entries()) {
        if ((index + turn) % EVERY !== 0) continue
        const [width, height] = template.sizes[(index + turn) % template.sizes.length] ?? [1080, 1080]
        const picture = Picture.parse({
          ...{ template: template.name, composition, width, height, format: 'png', scheme: 'auto' },
          ...{ data: template.sample, seed: `${index}/${turn}`, ribbon: null, service_mark: false },
        })
        const kit = sampleKit(brandNames[(index + turn) % brandNames.length] ?? 'kestrel')
        const { scene, proof } = await composePicture(raster, picture, kit)
        const pixels = { data: await raster.pixels(scene), width, height }
        const where = `${template.name}/${composition}`
        for (const [at, text] of proof.texts.entries()) {
          const [ink = '', ...grounds] = proof.contrast[at]?.pair.match(/#[0-9A-F]{6}/gi) ?? []
          expect([where, text.role, shareOf(pixels, text.box, [ink]) > 0.02]).toEqual([where, text.role, true])
          texts++
          if (shareOf(pixels, text.box, grounds) > 0.1) plain++
        }
        if (!proof.logo) continue
        logos++
        expect([where, shareOf(pixels, proof.logo.box, [rgbAt(pixels, proof.logo.box)]) < 0.999]).toEqual([where, true])
      }
    }
    expect(texts).toBeGreaterThan(30)
    // Over photographs the ground is a range of colours, of which only the worst are named.
    expect(plain / texts).toBeGreaterThan(0.8)
    expect(logos).toBeGreaterThan(10)
  }, 300_000)
})

/** The colour at the corner of a box, which is its ground where something stands inside. */
function rgbAt({ data, width }: Pixels, { x, y }: Rect): string {
  const at = (Math.max(0, y) * width + Math.max(0, x)) * 4
  return `#${[0, 1, 2].map(part => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`
}
