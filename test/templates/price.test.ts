// The new price leads; the old one is smaller, and struck out only by a lower one.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const composed = (composition: string, old_price: string, new_price: string, words = { headline: 'Locker hire' }) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template: 'price_change', composition, width: 1080, height: 1350, index: 0 },
      ...{ format: 'png', scheme: 'auto', seed: 'one', ribbon: 'test', service_mark: false },
      data: { ...words, old_price, new_price },
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

  it.each([
    ['now £9', { headline: 'The Club plan will be £14.', body: '£9 until then. Our first rise since 2022.' }],
    ['until then £9', { headline: 'The Club plan will be £14 a month from 1 January 2027.' }],
    ['until then £9', { headline: 'The Club plan', body: 'It will be £14 a month.' }],
    ['was £9', { headline: 'The Club plan is £14', body: 'Our first rise since 3 March 2022.' }],
    ['bis dahin £9', { headline: 'Der Vereinstarif kostet ab dem 1. Januar 14 Pfund im Monat' }],
  ])('says “%s” of a price, by what the words tell', async (told, words) => {
    const { alt_text } = await composed(composition, '£9', '£14', words)
    expect(alt_text).toContain(told)
  })
})

it('draws a string that is seen before the tag as on the ground, out of its hole', async () => {
  const { scene } = await composed('panels', '€7', '€8')
  const drawn = JSON.stringify(scene.root)
  const [strings, face] = [drawn.match(/stroke-width=\\"11\\"/g)?.length, drawn.indexOf('fill-opacity=\\"0.0105')]
  expect(strings).toBe(2)
  expect(drawn.indexOf('stroke-width=\\"11\\"')).toBeLessThan(face)
  expect(drawn.lastIndexOf('stroke-width=\\"11\\"')).toBeGreaterThan(face)
})

it.each([
  ['€7', '€8', ['in_line']],
  ['€8', '€7', ['in_line', 'panels']],
  ['€7', 'free', ['panels']],
])('hangs no rise on the tag of a sale: from %s to %s', (old_price, new_price, compositions) => {
  const data = { headline: 'Locker hire', old_price, new_price }
  const picture = {
    template: 'price_change',
    width: 1080,
    height: 1350,
    data,
    depicts: undefined,
    depicts_rows: undefined,
  }
  expect(templates.price_change?.fitting(sampleKit('kestrel'), picture)).toEqual(compositions)
})
