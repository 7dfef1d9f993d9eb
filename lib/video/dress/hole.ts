// The largest place of a film in which nothing is, of all its scenes when they have come to rest.
import { type Hole, holeOf } from '#lib/render/emptiness/hole.ts'
import type { Ledger } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import type { FilmLayer } from '#lib/video/film.ts'

type Rest = { frame: number; paper: string; occupied: Ledger['occupied'] }
/** Of a scene: what rises towards its words is a surface of one colour. */
const MOST_EMPTY = 0.38

type Canvas = { width: number; height: number }

/** `rests` are the frames before each cut, the ground there, and where words and things stand. */
export function holeIn({ width, height }: Canvas, layers: readonly FilmLayer[], rests: readonly Rest[]) {
  const holes = rests.map(({ frame, paper, occupied }): Hole => {
    const shown = layers.filter(layer => layer.from <= frame && frame < layer.until)
    const land = shown.filter(({ name }) => SCENERY.test(name)).map(layer => landOf(layer, frame, height))
    const nodes = shown.filter(({ name }) => !SCENERY.test(name)).flatMap(layer => nodesOf(layer, frame))
    return holeOf(width, height, { paper, nodes }, [...occupied, ...land])
  })
  const [worst] = holes.toSorted((a, b) => b.share - a.share)
  return worst ? { ...worst, limit: MOST_EMPTY } : null
}

/** Its drawings are known to fill their place. */
const SCENERY = / scenery \d$/
const landOf = ({ scene, pose }: FilmLayer, frame: number, height: number) => {
  const { x, y } = pose(frame)
  return { role: 'scenery', text: false, x, y, width: scene.width, height: Math.max(0, height - y) }
}

/** Where it stands by then; a colour over a rectangle is a swatch that is made large enough and cut. */
function nodesOf({ scene, pose }: FilmLayer, frame: number): SceneNode[] {
  const { x, y, scale = 1, opacity = 1, clip } = pose(frame)
  if (opacity === 0) return []
  const { width, height, root } = scene
  const cut = clip && { left: clip.left, top: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top }
  const style = scale === 1 || !cut ? { left: x, top: y, width, height } : cut
  const colour = scale === 1 ? {} : { backgroundColor: root.style?.backgroundColor }
  return [
    { type: 'container', style: { position: 'absolute', ...style, ...colour }, children: scale === 1 ? [root] : [] },
  ]
}
