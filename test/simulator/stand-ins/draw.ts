// Stands in for lib/templates/kit/draw.ts: the picture is a name for its decisions, so that thousands take no time.
import type { Picture, PictureInput } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'
import type { Drawn } from '#lib/templates/kit/draw.ts'
import { proof } from './proof.ts'

export * from '#lib/templates/kit/draw.ts'

/** What the repair of a picture looks at: there is nothing to repair. */
export async function composePicture(_: Raster, { width, height }: Picture): Promise<ComposedScene> {
  const root = { type: 'container' as const, style: {}, children: [] }
  const scene = { root, width, height, images: new Map(), fonts: [] }
  return { scene, proof, alt_text: '', composition: 'simulated', boxes: [], sober: false, spotted: () => null }
}

export async function drawPicture(raster: Raster, input: PictureInput): Promise<Drawn> {
  const { width, height, template, seed, index } = input
  const root = { type: 'text' as const, text: `${template} ${seed} ${index}`, style: {} }
  const bytes = await raster.draw({ root, width, height, images: new Map(), fonts: [] }, 'png')
  return {
    bytes,
    content_type: 'image/png',
    width,
    height,
    alt_text: `${template} ${index}`,
    proof,
    composition: 'simulated',
    shows: new Set(),
  }
}
