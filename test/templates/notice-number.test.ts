// What a notice shows large: its number, and how long something lasted.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { threlkeld as kit } from '#test/support/kits.ts'

const sizeOf = async (contact: string, width: number, height: number) => {
  const data = { headline: 'Our number changes on Wednesday', body: 'The old one goes dead that day.', contact }
  const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
  const picture = Picture.parse({ template: 'notice', data, width, height, ...look })
  const { texts } = (await composePicture(raster, picture, kit)).proof
  return Object.fromEntries(texts.map(({ role, size_px }) => [role, size_px]))
}

it.each([
  [1080, 1350],
  [1200, 675],
])('the number that a notice is about is no small print (%d x %d)', async (width, height) => {
  const about = await sizeOf('New number: 07 555 0119', width, height)
  expect(about.contact).toBeGreaterThan((about.body ?? 0) * 1.2)
  const other = await sizeOf('Ask Jo: 07 555 0119', width, height)
  expect(other.contact).toBeLessThan(about.contact ?? 0)
})

it('how long something was down is seen on a ground of colour as well', async () => {
  const palette = {
    primary: '#4A2C6F',
    secondary: '#B8E986',
    accent: '#B8E986',
    background: '#FFFFFF',
    text: '#1A1A1A',
  }
  const items = ['Backups ran fine', 'Expired certificate, our own', 'Renewals are automated now', 'Sorry']
  const data = { headline: 'Dashboard was down 02:14 to 03:50 last night', items }
  const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false } as const
  const picture = Picture.parse({
    ...{ template: 'notice', composition: 'sheet', data, width: 1080, height: 1350, ...look },
  })
  const { scene, boxes } = await composePicture(raster, picture, {
    ...kit,
    name: 'Patchwren',
    palette,
    voice: { tone: 'lively' },
  })
  const chart = boxes.find(({ role }) => role === 'chart')
  const drawn = JSON.stringify(scene)
  const at = drawn.indexOf(`"width":${chart?.width},"height":${chart?.height}`)
  expect(at).toBeGreaterThan(0)
  const colourAt = (from: number) => /"backgroundColor":"(#\w+)"/.exec(drawn.slice(from))?.[1] ?? ''
  expect(contrast(colourAt(at), colourAt(0))).toBeGreaterThan(3)
})
