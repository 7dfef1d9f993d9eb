// A slideshow as a film: each still's ground slides over the one before, its words follow, photos come slowly nearer.
import { altText } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { joined } from '#lib/render/proof/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { BoxNode, SceneNode } from '#lib/render/scene.ts'
import { mannerOf } from '#lib/render/type/manner.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { cuesOf } from '#lib/video/cues.ts'
import { type Film, type FilmLayer, FPS, type Pose } from '#lib/video/film.ts'
import { drift, glide, inOut } from '#lib/video/motion/ease.ts'
import { tempoOf } from '#lib/video/motion/tempo.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'

type Slide = { from: number; until: number; turn: number; first: boolean; canvas: { width: number; height: number } }

/** How much nearer a photo is at the end. */
const NEARER = 1.07
const RISE = 56

/** The shots of the storyboard say when each picture shows. */
export async function stillsFilm(
  raster: Raster,
  pictures: readonly Picture[],
  storyboard: Storyboard,
  kit: BrandKit,
): Promise<Film> {
  const { width, height, shots, bed } = storyboard
  const { turn } = tempoOf(mannerOf(kit.voice.tone ?? ''))
  const shown = pictures.slice(0, shots.length)
  const stills: ComposedScene[] = []
  for (const picture of shown) stills.push(await composePicture(raster, picture, kit))
  const [first, ...others] = stills
  if (!first) throw new Error('a slideshow without a still')
  const frameAt = (ms: number) => Math.round((ms * FPS) / 1000)
  const frames = frameAt(shots[stills.length - 1]?.end_ms ?? 0)
  const layers = stills.flatMap(({ scene }, index) => {
    const from = frameAt(shots[index]?.start_ms ?? 0)
    const next = shots[index + 1]
    const until = next && index < stills.length - 1 ? frameAt(next.start_ms) + turn : frames
    return still(scene, index, { from, until, turn, first: index === 0, canvas: { width, height } })
  })
  const said = shown.map(wordsOf)
  return {
    ...{ width, height, frames, bed, layers },
    background: [0, 0, 0],
    cues: said.flatMap((words, index) => cuesOf(words, shots[index] ?? { start_ms: 0, end_ms: 0 })),
    poster: 0,
    alt_text: altText(`Video from ${kit.name} of ${stills.length} pictures`, said.flat(), kit.name),
    proof: joined([first.proof, ...others.map(each => each.proof)]),
  }
}

function still(scene: ComposedScene['scene'], index: number, slide: Slide): FilmLayer[] {
  const { from, until } = slide
  const { root } = scene
  if (root.type !== 'container') throw new Error('a still without a root')
  const photo = root.children.some(node => fills(node, slide))
  // Over a photo the logo stands still as the words do; other grounds do not move under it.
  const words = root.children.findIndex(node => hasText(node) || (photo && !spans(node, slide)))
  const behind = words < 0 ? root.children : root.children.slice(0, words)
  const before = words < 0 ? [] : root.children.slice(words)
  const ground = { ...scene, root: { ...root, children: behind } }
  const clear: BoxNode = {
    type: 'container',
    style: { ...root.style, backgroundColor: undefined, backgroundImage: undefined },
    children: before,
  }
  return [
    { name: `ground ${index}`, scene: ground, from, until, pose: frame => groundPose(frame, slide, photo) },
    ...(before.length > 0
      ? [
          {
            name: `words ${index}`,
            scene: { ...scene, root: clear },
            from,
            until,
            pose: (frame: number) => wordsPose(frame, slide),
          },
        ]
      : []),
  ]
}

/** Comes in from the right over what is there; a photo goes on coming nearer meanwhile. */
function groundPose(frame: number, slide: Slide, photo: boolean): Pose {
  const { from, until, canvas } = slide
  const left = edge(frame, slide)
  const clip = { left: Math.max(0, left), top: 0, right: canvas.width, bottom: canvas.height }
  const lag = Math.round(left * 0.3)
  if (!photo) return left > 0 ? { x: lag, y: 0, clip } : { x: 0, y: 0 }
  const scale = 1 + (NEARER - 1) * drift((frame - from) / (until - from))
  return { x: lag + (canvas.width * (1 - scale)) / 2, y: canvas.height * (1 - scale) * 0.42, scale, clip }
}

/** Rises into its place once its ground is there. */
function wordsPose(frame: number, slide: Slide): Pose {
  const { from, turn, first } = slide
  const share = first ? 1 : glide((frame - from - turn * 0.5) / turn)
  if (share >= 1) return { x: 0, y: 0 }
  return { x: 0, y: Math.round((1 - share) * RISE), opacity: share }
}

/** Where the ground's left edge is. */
function edge(frame: number, { from, turn, first, canvas }: Slide): number {
  return first ? 0 : 2 * Math.round((canvas.width * (1 - inOut((frame - from + 1) / turn))) / 2)
}

function hasText(node: SceneNode): boolean {
  return node.type === 'text' || (node.type === 'container' && node.children.some(hasText))
}

/** A photo over the whole canvas. */
function fills(node: SceneNode, slide: Slide): boolean {
  return (
    node.type === 'image' &&
    node.style.objectFit === 'cover' &&
    Number(node.style.height) >= slide.canvas.height &&
    spans(node, slide)
  )
}

const spans = ({ style }: SceneNode, { canvas }: Slide): boolean => Number(style.width) >= canvas.width

/** What a still says, in the order of its fields. */
function wordsOf({ data, index }: Picture): string[] {
  const slides = data.slides
  const said: unknown = Array.isArray(slides) ? slides[index] : data
  return Object.entries(said && typeof said === 'object' ? said : {})
    .filter(([name]) => !['role', 'screen_hint'].includes(name))
    .flatMap(([, value]) =>
      typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter(each => typeof each === 'string') : [],
    )
}
