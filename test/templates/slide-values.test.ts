import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { threlkeld as kit } from '#test/support/kits.ts'

async function textsOf(template: string, height: number, slide: Record<string, unknown>) {
  const slides = [{ headline: 'What to know' }, slide, { headline: 'Come and see' }]
  const picture = Picture.parse({
    ...{ template, data: { slides }, index: 1, width: 1080, height, seed: 'a' },
    ...{ format: 'png', scheme: 'auto', ribbon: null, service_mark: false },
  })
  const { texts } = (await composePicture(raster, picture, kit)).proof
  return (role: string) => texts.filter(one => one.role === role).map(one => one.size_px)
}

const SIZES = [
  ['carousel_story', 1350],
  ['slideshow_list', 1920],
] as const

it.each(SIZES)('a slide has a row for each price, its value larger than what it is of (%s)', async (...of) => {
  const rows = [
    { label: 'Small', value: '$9' },
    { label: 'Big, with a red pot', value: '$34' },
  ]
  const sizes = await textsOf(...of, { headline: 'Prices by size', rows })
  expect(sizes('value')).toHaveLength(2)
  expect([new Set(sizes('value')).size, new Set(sizes('label')).size]).toEqual([1, 1])
  expect(Math.min(...sizes('value'))).toBeGreaterThan(Math.max(...sizes('label')) * 1.5)
})

it.each(SIZES)('a price on a slide is large, and what it is for smaller (%s)', async (...of) => {
  const sizes = await textsOf(...of, { headline: 'Your boat ashore', value: '£14.50 a foot' })
  expect(Math.max(...sizes('value'))).toBeGreaterThan(Math.max(...sizes('per')) * 2)
})
