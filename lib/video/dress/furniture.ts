// What the service adds to a film: the ribbon of test mode throughout, its mark on the last two seconds.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { createPage } from '#lib/render/page.ts'
import { serviceMark, testRibbon } from '#lib/render/part/furniture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type FilmLayer, FPS } from '#lib/video/film.ts'
import { drawingOf, type Edges, sceneOf } from '#lib/video/part.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

export async function furnitureOf(
  raster: Raster,
  board: Storyboard,
  kit: BrandKit,
  frames: number,
): Promise<FilmLayer[]> {
  const { width, height, ribbon, service_mark } = board
  const { page, ledger } = createPage(raster, emptyPicture(board), kit)
  const foot = Math.round(page.canvas.shape === 'story' ? height * 0.8 : height)
  const layer = (name: string, nodes: Parameters<typeof drawingOf>[0], edges: Edges, from: number): FilmLayer => ({
    name,
    scene: sceneOf(drawingOf(nodes, edges), ledger),
    from,
    until: frames,
    pose: () => ({ x: edges.left, y: edges.top }),
  })
  const corner = { left: width - 240, top: 0, right: width, bottom: 60 }
  const bottom = { left: 0, top: foot - 60, right: width, bottom: foot }
  return [
    ...(service_mark
      ? [
          layer(
            'service mark',
            await serviceMark(page, { dark: page.theme.dark }),
            bottom,
            Math.max(0, frames - 2 * FPS),
          ),
        ]
      : []),
    ...(ribbon ? [layer('test ribbon', await testRibbon(page), corner, 0)] : []),
  ]
}

/** Nothing of a template is on it. */
const emptyPicture = ({ width, height, scheme, seed, ribbon, service_mark }: Storyboard) => ({
  template: 'video/furniture',
  composition: 'auto',
  width,
  height,
  format: 'png' as const,
  scheme,
  data: {},
  seed,
  index: 0,
  ribbon,
  service_mark,
})
