import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'
import { withShadows } from '#lib/adapters/engine/cast-shadows.ts'
import { asPixels, type Corner, keptPicturesBytes } from '#lib/adapters/engine/kept-pictures.ts'
import {
  heldTakumi,
  type TakumiImage,
  type TakumiInstance,
  type TakumiOptions,
} from '#lib/adapters/engine/takumi-instance.ts'
import { webp } from '#lib/adapters/engine/webp.ts'
import { heldPng } from '#lib/png/png.ts'
import type { CanvasScene, FontShelf, Raster } from '#lib/render/raster.ts'
import { type FontFace, picturesIn, type Scene, type SceneNode, type Style } from '#lib/render/scene.ts'

/** The families that need no trip to the shelf. */
const bundled = new Map<string, ArrayBuffer>([
  ['fonts/fraunces/fraunces-latin-full-normal.woff2', fraunces],
  ['fonts/archivo/archivo-latin-standard-normal.woff2', archivo],
  ['fonts/geist-mono/geist-mono-latin-wght-normal.woff2', geistMono],
  ['fonts/geist/geist-latin-wght-normal.woff2', geist],
  ['fonts/plus-jakarta-sans/plus-jakarta-sans-latin-wght-normal.woff2', jakarta],
  ['fonts/space-grotesk/space-grotesk-latin-wght-normal.woff2', grotesk],
])

/** By path, for as long as an engine lives. */
const registered = new WeakMap<TakumiInstance, Map<string, Promise<void>>>()

async function register(to: TakumiInstance, shelf: FontShelf, face: FontFace): Promise<void> {
  const data = bundled.get(face.path) ?? (await shelf.load(face.path))
  if (!data) throw new Error(`the font shelf has no ${face.path}`)
  const unicodeRange = face.ranges.map(([from, last]): [number, number] => [from, last])
  to.registerFont({ name: face.family, data, style: face.italic ? 'italic' : 'normal', unicodeRange })
}

function registerOnce(to: TakumiInstance, shelf: FontShelf, face: FontFace): Promise<void> {
  const faces = registered.get(to) ?? new Map<string, Promise<void>>()
  registered.set(to, faces)
  const known = faces.get(face.path)
  if (known) return known
  const done = register(to, shelf, face)
  faces.set(face.path, done)
  done.catch(() => faces.delete(face.path))
  return done
}

const encoder = new TextEncoder()

async function prepare(shelf: FontShelf, scene: Scene): Promise<TakumiInstance> {
  const to = heldTakumi()
  await Promise.all(scene.fonts.map(face => registerOnce(to, shelf, face)))
  return to
}

/** What the engine is told of a scene of which no picture is looked at. */
const sizesOf = (scene: Scene): TakumiOptions => ({
  width: scene.width,
  ...(scene.height === undefined ? {} : { height: scene.height }),
  // Else every family that an earlier picture registered would serve as a fallback of this one.
  fontFamilies: [...new Set(scene.fonts.map(face => face.family))],
})

type How = { format: 'raw' | 'jpeg'; quality?: number; timeMs?: number }

function painted(to: TakumiInstance, scene: CanvasScene, how: How): Uint8Array<ArrayBuffer> {
  return to.render(...order(to, scene, how))
}

function png(to: TakumiInstance, scene: CanvasScene): Uint8Array<ArrayBuffer> {
  const { width, height } = scene
  return to.renderTo(...order(to, scene, { format: 'raw' }), data => heldPng().encode({ width, height, data }))
}

function order(to: TakumiInstance, scene: CanvasScene, how: How): [node: object, options: TakumiOptions] {
  const drawings: TakumiImage[] = []
  const node = withFiles({ to, canvas: scene, drawings }, scene.root, null, () => ({ x: 0, y: 0 }))
  const named = picturesIn(node)
  const files = [...scene.images].filter(([src]) => named.has(src)).map(([src, data]) => ({ src, data, cache }))
  return [node, { ...sizesOf(scene), images: [...drawings, ...files], dithering: 'ordered-bayer', ...how }]
}

/** Its cache would keep up to 64 MiB of decoded pictures, half of an isolate. */
const cache = 'none' as const

type Files = { to: TakumiInstance; canvas: CanvasScene; drawings: TakumiImage[] }

/** Drawings written into the tree would be cached whatever one asks for; those handed over by name are not. */
function withFiles(files: Files, node: SceneNode, corner: Corner, inside = cornerIn): SceneNode {
  if (node.type === 'container') {
    const inner = inside(node.style, corner)
    const children = node.children.map(child => withFiles(files, child, inner))
    return withShadows({ ...node, children }, corner, files.canvas)
  }
  if (node.type !== 'image' || typeof node.src !== 'string') return node
  const data = files.canvas.images.get(node.src)
  if (data) return asPixels(files.to, node, data, corner, files.canvas)
  if (!node.src.startsWith('<svg')) return node
  const src = `drawing:${files.drawings.length}`
  files.drawings.push({ src, data: encoder.encode(node.src), cache })
  return { ...node, src }
}

const moving = /^(?:transform|rotate|scale|translate|zoom|border(?!Radius$))/

function cornerIn(style: Style, corner: Corner): Corner {
  if (!corner || Object.keys(style).some(property => moving.test(property))) return null
  const { position, left = 0, top = 0 } = style
  if (typeof left !== 'number' || typeof top !== 'number') return null
  return position === 'absolute' ? { x: corner.x + left, y: corner.y + top } : null
}

export function takumiRaster(shelf: FontShelf): Raster {
  return {
    shelf,
    async measure(scene) {
      const to = await prepare(shelf, scene)
      return to.measure(scene.root, sizesOf(scene))
    },
    async draw(scene, format) {
      const to = await prepare(shelf, scene)
      if (format === 'webp') return webp(painted(to, scene, { format: 'raw' }), scene.width, scene.height)
      return format === 'png' ? png(to, scene) : painted(to, scene, { format, quality: 88 })
    },
    async pixels(scene, timeMs = 0) {
      return painted(await prepare(shelf, scene), scene, { format: 'raw', timeMs })
    },
    async painter(scenes) {
      const to = heldTakumi()
      const faces = scenes.flatMap(scene => scene.fonts)
      await Promise.all(faces.map(face => registerOnce(to, shelf, face)))
      return scene => painted(to, scene, { format: 'raw' })
    },
  }
}

/** What drawing has come to hold in this isolate: the memories of renderer and encoder, which never shrink, and kept pictures. */
export function rasterMemoryBytes(): number {
  return heldTakumi().memoryBytes() + heldPng().memoryBytes() + keptPicturesBytes()
}
