// The new price leads; the old one is smaller, and struck out only by a lower one.
import { describe, expect, it } from 'vitest'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { localShelf } from '../../dev/build/shelf-files.ts'
import { sampleKit } from '../../dev/kits.ts'

const raster = takumiRaster(localShelf)
const composed = (composition: string, old_price: string, new_price: string) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template: 'price_change', composition, width: 1080, height: 1350, index: 0 },
      ...{ format: 'png', scheme: 'auto', seed: 'one', ribbon: 'test', service_mark: false },
      data: { headline: 'Locker hire', old_price, new_price },
    }),
    sampleKit('kestrel'),
  )
const nodes = (node: unknown): number =>
  1 + ((node as { children?: unknown[] }).children ?? []).reduce<number>((total, one) => total + nodes(one), 0)

describe.each(['in_line', 'panels'])('a price change, %s', composition => {
  it.each([
    ['€7', '€8.25'],
    ['€11.50', '€9'],
  ])('from %s to %s leads with the new price', async (old, now) => {
    const { proof } = await composed(composition, old, now)
    const size = (role: string) => proof.texts.find(text => text.role === role)?.size_px ?? 0
    expect(size('old_price')).toBeGreaterThan(0)
    expect(size('old_price')).toBeLessThan(size('new_price') * 0.7)
  })

  it('strikes out what was dearer, and nothing that was cheaper', async () => {
    const [rise, same, fall] = await Promise.all([
      composed(composition, '€7', '€8'),
      composed(composition, '€7', '€7'),
      composed(composition, '€8', '€7'),
    ])
    expect(nodes(fall.scene.root) - nodes(same.scene.root)).toBe(1)
    expect(nodes(rise.scene.root) - nodes(same.scene.root)).toBe(0)
    // Beside a higher one it is said to be over, in words.
    const [told, still, struck] = [rise, same, fall].map(({ alt_text }) => alt_text)
    expect(told).toContain('was €7')
    expect(`${still} ${struck}`).not.toContain('was')
  })
})
