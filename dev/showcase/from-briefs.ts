// Posts of the bench as README shows them: what a language model wrote and drew for briefs that strangers typed, side by side in one picture.
import { recorded } from '#bench/copy/composers.ts'
import { bareKit, outputOf } from '#bench/copy/outputs.ts'
import { readSet } from '#dev/answers/sets.ts'
import type { Raster } from '#lib/render/raster.ts'
import { image } from '#lib/render/scene.ts'
import { type Drawn, drawPicture } from '#lib/templates/kit/draw.ts'

const SET = 'plain'
/** Readers who had seen neither code nor other posts would post each of these as it is. */
const POSTS = {
  q13: 'kiln-sale',
  q21: 'bike-service',
  q01: 'winter-menu',
  q26: 'new-listing',
  q30: 'first-home',
  q03: 'sourdough-tips',
}
/** How wide each picture is drawn: one by itself, and those of a set. */
const ALONE_PX = 440
const IN_SET_PX = 260
const GAP_PX = 12

export type Strip = { name: string; brief: string; alt: string; bytes: Uint8Array }

export async function* stripsFromBriefs(raster: Raster): AsyncGenerator<Strip> {
  const { day, cases } = readSet(SET)
  const model = await recorded(day)
  try {
    for (const [id, name] of Object.entries(POSTS)) {
      const one = cases.find(({ told }) => told.id === id)
      if (!one) throw new Error(`${SET} has no brief ${id}`)
      const { recipe } = await outputOf(one, model.name, { ...(await model.write(one.input)), ms: 0 })
      const drawn: Drawn[] = []
      for (const picture of recipe.pictures) drawn.push(await drawPicture(raster, picture, bareKit(recipe)))
      const alt = drawn.map(({ alt_text }) => alt_text).join(' · ')
      yield { name, brief: one.input.brief, alt, bytes: await besideEachOther(raster, drawn) }
    }
  } finally {
    await model.close()
  }
}

function besideEachOther(raster: Raster, drawn: readonly Drawn[]): Promise<Uint8Array> {
  const width = drawn.length > 1 ? IN_SET_PX : ALONE_PX
  const images = new Map(drawn.map(({ bytes }, index) => [`${index}`, bytes]))
  const height = Math.max(...drawn.map(one => Math.round((one.height * width) / one.width)))
  const children = drawn.map((_, index) => image({ x: index * (width + GAP_PX), y: 0, width, height }, `${index}`))
  const size = { width: drawn.length * (width + GAP_PX) - GAP_PX, height }
  const root = { type: 'container' as const, style: { position: 'relative', ...size }, children }
  return raster.draw({ root, ...size, images, fonts: [] }, 'webp')
}
