import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'
import { heldTakumi, type TakumiImage, type TakumiInstance } from '#lib/adapters/takumi-instance.ts'
import { webp } from '#lib/adapters/webp.ts'
import type { FontShelf, Raster } from '#lib/render/raster.ts'
import type { FontFace, Scene, SceneNode } from '#lib/render/scene.ts'

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

/** Drawings written into the tree would be cached whatever one asks for; those handed over by name are not. */
function named(node: SceneNode, drawings: { src: string; data: Uint8Array }[]): SceneNode {
  if (node.type === 'container') return { ...node, children: node.children.map(child => named(child, drawings)) }
  if (node.type !== 'image' || typeof node.src !== 'string' || !node.src.startsWith('<svg')) return node
  const src = `drawing:${drawings.length}`
  drawings.push({ src, data: encoder.encode(node.src) })
  return { ...node, src }
}

async function prepare(shelf: FontShelf, scene: Scene) {
  const to = heldTakumi()
  await Promise.all(scene.fonts.map(face => registerOnce(to, shelf, face)))
  return { to, ...laidOut(scene) }
}

function laidOut(scene: Scene) {
  const drawings: { src: string; data: Uint8Array }[] = []
  const node = named(scene.root, drawings)
  return {
    node,
    options: {
      width: scene.width,
      ...(scene.height === undefined ? {} : { height: scene.height }),
      // Its cache would keep up to 64 MiB of decoded pictures, half of an isolate.
      images: [...drawings, ...[...scene.images].map(([src, data]) => ({ src, data }))].map(
        (image): TakumiImage => ({ ...image, cache: 'none' }),
      ),
      // Else every family that an earlier picture registered would serve as a fallback of this one.
      fontFamilies: [...new Set(scene.fonts.map(face => face.family))],
    },
  }
}

export function takumiRaster(shelf: FontShelf): Raster {
  return {
    shelf,
    async measure(scene) {
      const { to, node, options } = await prepare(shelf, scene)
      return to.measure(node, options)
    },
    async draw(scene, format) {
      const { to, node, options } = await prepare(shelf, scene)
      const dithered = { ...options, dithering: 'ordered-bayer' as const }
      if (format === 'webp') {
        const pixels = await to.render(node, { ...dithered, format: 'raw' })
        return webp(pixels, scene.width, scene.height)
      }
      return to.render(node, { ...dithered, ...(format === 'jpeg' ? { format, quality: 88 } : { format }) })
    },
    async pixels(scene, timeMs = 0) {
      const { to, node, options } = await prepare(shelf, scene)
      return to.render(node, { ...options, format: 'raw', timeMs, dithering: 'ordered-bayer' })
    },
    async painter(scenes) {
      const to = heldTakumi()
      const faces = scenes.flatMap(scene => scene.fonts)
      await Promise.all(faces.map(face => registerOnce(to, shelf, face)))
      return scene => {
        const { node, options } = laidOut(scene)
        return to.render(node, { ...options, format: 'raw', dithering: 'ordered-bayer' })
      }
    },
  }
}

/** What the renderer's WASM memory has grown to in this isolate; it never shrinks. */
export function rasterMemoryBytes(): number {
  return heldTakumi().memoryBytes()
}
