// A drawing alone on its ground, for whoever is asked about it.
import type { BrandDna } from '#lib/brand/dna.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { Palette } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { box, drawing } from '#lib/render/scene.ts'
import { dataUri } from '#lib/runs/judge/reader/pictures.ts'

const [SIDE, RIM] = [512, 32]

/** In the colours of its brand, as a data URI. */
export async function portray(raster: Raster, noun: string, { name, palette }: Pick<BrandDna, 'name' | 'palette'>) {
  const { plain: on, playful } = themeOf(Palette.safeParse(palette).data ?? {}, 'light')
  const rect = { x: 0, y: 0, width: SIDE, height: SIDE }
  const frame = { x: RIM, y: RIM, width: SIDE - 2 * RIM, height: SIDE - 2 * RIM }
  const ask = { noun, hand: 'cut' as const, on, others: playful.map(({ paper }) => paper), seed: name }
  const root = box(rect, { position: 'relative', backgroundColor: on.paper }, [
    drawing(rect, objectIn(squareFor(noun, frame), ask)),
  ])
  const scene = { root, width: SIDE, height: SIDE, images: new Map(), fonts: [] }
  return dataUri(await raster.draw(scene, 'jpeg'))
}
