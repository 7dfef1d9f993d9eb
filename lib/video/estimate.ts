// What a film will take of a processor, before it is made.
import { isIn } from '#lib/video/encode.ts'
import type { Film, FilmLayer, Pose } from '#lib/video/film.ts'
import { segmentsOf } from '#lib/video/segments.ts'

/** Milliseconds on a core of 2026, measured: a frame by itself, a megapixel of it that changed, and one that is drawn anew. */
const A_FRAME = 0.3
const A_CHANGED_MEGAPIXEL = 6
const A_KEY_MEGAPIXEL = 10
const A_DRAWN_MEGAPIXEL = 8

export function estimatedMs(film: Film): number {
  const area = (film.width * film.height) / 1e6
  const segments = segmentsOf(film.frames)
  const keys = segments.length * area * A_KEY_MEGAPIXEL
  const drawn = segments.reduce((sum, segment) => sum + drawnIn(film, segment), 0) * A_DRAWN_MEGAPIXEL
  let changed = 0
  for (let frame = 1; frame < film.frames; frame++) changed += Math.min(area, changedIn(film, frame))
  return film.frames * A_FRAME + keys + drawn + changed * A_CHANGED_MEGAPIXEL
}

const drawnIn = (film: Film, segment: { from: number; until: number }) =>
  film.layers.filter(layer => isIn(layer, segment)).reduce((sum, { scene }) => sum + scene.width * scene.height, 0) /
  1e6

/** Megapixels of layers that came, went or moved. */
function changedIn(film: Film, frame: number): number {
  return film.layers.reduce((sum, layer) => {
    const [before, now] = [poseAt(layer, frame - 1), poseAt(layer, frame)]
    const same = before && now ? isSame(before, now) : before === now
    return same ? sum : sum + coveredBy(film, layer, now ?? before)
  }, 0)
}

const poseAt = (layer: FilmLayer, frame: number): Pose | null =>
  frame >= layer.from && frame < layer.until ? layer.pose(frame) : null

const isSame = (a: Pose, b: Pose) =>
  a.x === b.x && a.y === b.y && a.scale === b.scale && a.opacity === b.opacity && isSameClip(a.clip, b.clip)

const isSameClip = (a: Pose['clip'], b: Pose['clip']) =>
  a?.left === b?.left && a?.top === b?.top && a?.right === b?.right && a?.bottom === b?.bottom

function coveredBy(film: Film, { scene }: FilmLayer, pose: Pose | null): number {
  if (!pose || pose.opacity === 0) return 0
  const { x, y, scale = 1, clip = { left: 0, top: 0, right: film.width, bottom: film.height } } = pose
  const across = Math.min(x + scene.width * scale, clip.right, film.width) - Math.max(x, clip.left, 0)
  const down = Math.min(y + scene.height * scale, clip.bottom, film.height) - Math.max(y, clip.top, 0)
  return (Math.max(0, across) * Math.max(0, down)) / 1e6
}
