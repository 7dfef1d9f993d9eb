// What opens a set of slides that name no thing themselves.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { isDrawnOn } from '#lib/templates/aside/drawn-on.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kitOf = (about: string): BrandKit => ({
  ...{ name: 'Calderside', tagline: '', about, palette: { primary: '#12355B', accent: '#E0A100' }, voice: {} },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
})

async function opens(about: string, noun: string): Promise<boolean> {
  const slides = ['How it goes', 'First this', 'Then that', 'That is all'].map(headline => ({ headline }))
  const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, index: 0 }
  const asked = { ...look, template: 'carousel_story', width: 1080, height: 1350, data: { slides } }
  const kit = kitOf(about)
  return isDrawnOn(await composePicture(raster, Picture.parse(asked), kit), noun, kit)
}

it.each([
  [
    'A calibration laboratory in Scotland. Eleven people, three rooms and a van that collects on Tuesdays.',
    'van',
    false,
  ],
  ['Heat pumps for old houses on both sides of the border.', 'heat_pump', true],
  ['A charity in Limerick. It repairs wheelchairs and lends them out.', 'wheelchair', true],
])('is what a brand is about, not what it only mentions: %s', async (about, noun, isSeen) =>
  expect(await opens(about, noun)).toBe(isSeen),
)
