import { withShadows } from '#lib/adapters/engine/cast-shadows.ts'
import { drawerOf, drawnWith } from '#lib/adapters/engine/faces.ts'
import { asPixels, type Corner, keptPicturesBytes } from '#lib/adapters/engine/kept-pictures.ts'
import {
  heldTakumi,
  type TakumiImage,
  type TakumiOptions,
  type TakumiRenderer,
} from '#lib/adapters/engine/takumi-instance.ts'
import { webp } from '#lib/adapters/engine/webp.ts'
import { heldPng } from '#lib/png/png.ts'
import type { CanvasScene, FontShelf, Raster } from '#lib/render/raster.ts'
import { bytesOf, picturesIn, type Scene, type SceneFile, type SceneNode, type Style } from '#lib/render/scene.ts'
import { rowsMemoryBytes } from '#lib/rows/rows.ts'
import { scaleMemoryBytes } from '#lib/scale/scale.ts'

const encoder = new TextEncoder()

/** What the engine is told of a scene of which no picture is looked at. */
const sizesOf = (scene: Scene): TakumiOptions => ({
  width: scene.width,
  ...(scene.height === undefined ? {} : { height: scene.height }),
  // Else every family that an earlier picture registered would serve as a fallback of this one.
  fontFamilies: [...new Set(scene.fonts.map(face => face.family))],
})

/** The bytes of the files that scenes show, for as long as they are drawn. */
type Read = ReadonlyMap<SceneFile, Uint8Array>

async function readFiles(scenes: readonly Scene[]): Promise<Read> {
  const shown = scenes.flatMap(({ root, images }) => [...picturesIn(root)].flatMap(name => images.get(name) ?? []))
  return new Map(await Promise.all([...new Set(shown)].map(async file => [file, await bytesOf(file)] as const)))
}

type How = { format: 'raw' | 'jpeg'; quality?: number; timeMs?: number }

const JPEG: How = { format: 'jpeg', quality: 88 }

type Drawn = { to: TakumiRenderer; scene: CanvasScene; read: Read }

function painted(drawn: Drawn, how: How): Uint8Array<ArrayBuffer> {
  const ordered = order(drawn, how)
  return tellingSources(ordered, () => drawn.to.render(...ordered))
}

/** “Did not match any variant of untagged enum ImageSourceInput” names no picture: which of them are not whole stands behind it. */
function tellingSources<T>([node]: [node: object, ...unknown[]], draw: () => T): T {
  try {
    return draw()
  } catch (error) {
    if (!String(error).includes('ImageSourceInput')) throw error
    throw new Error(`${error}: ${brokenIn(node as SceneNode).join(', ') || 'all pixels are whole'}`, { cause: error })
  }
}

function brokenIn(node: SceneNode): string[] {
  if (node.type === 'container') return node.children.flatMap(brokenIn)
  if (node.type !== 'image' || typeof node.src === 'string') return []
  const { width, height, data } = node.src ?? {}
  const isWhole = Number.isInteger(width) && Number.isInteger(height) && data?.length === width * height * 4
  return isWhole ? [] : [`${width} x ${height} has ${data?.length} bytes (${data?.constructor.name})`]
}

function png(drawn: Drawn): Uint8Array<ArrayBuffer> {
  const { width, height } = drawn.scene
  const ordered = order(drawn, { format: 'raw' })
  return tellingSources(ordered, () => drawn.to.renderTo(...ordered, data => heldPng().encode({ width, height, data })))
}

function order({ to, scene, read }: Drawn, how: How): [node: object, options: TakumiOptions] {
  const drawings: TakumiImage[] = []
  const node = withFiles({ to, canvas: scene, read, drawings }, scene.root, null, () => ({ x: 0, y: 0 }))
  const files = [...picturesIn(node)].flatMap(src => {
    const data = dataOf(scene, read, src)
    return data ? [{ src, data, cache }] : []
  })
  return [node, { ...sizesOf(scene), images: [...drawings, ...files], dithering: 'ordered-bayer', ...how }]
}

/** Its cache would keep up to 64 MiB of decoded pictures, half of an isolate. */
const cache = 'none' as const

function dataOf({ images }: CanvasScene, read: Read, src: string): Uint8Array | undefined {
  const file = images.get(src)
  return file && read.get(file)
}

type Files = { to: TakumiRenderer; canvas: CanvasScene; read: Read; drawings: TakumiImage[] }

/** Drawings written into the tree would be cached whatever one asks for; those handed over by name are not. */
function withFiles(files: Files, node: SceneNode, corner: Corner, inside = cornerIn): SceneNode {
  if (node.type === 'container') {
    const inner = inside(node.style, corner)
    const children = node.children.map(child => withFiles(files, child, inner))
    return withShadows({ ...node, children }, corner, files.canvas)
  }
  if (node.type !== 'image' || typeof node.src !== 'string') return node
  const file = files.canvas.images.get(node.src)
  const data = file && files.read.get(file)
  if (data) return asPixels(files.to, node, { file, data }, corner, files.canvas)
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
    measure: scene => drawnWith(shelf, scene.fonts, to => to.measure(scene.root, sizesOf(scene))),
    async draw(scene, format) {
      const read = await readFiles([scene])
      const { width, height } = scene
      if (format === 'webp') {
        const raw = await drawnWith(shelf, scene.fonts, to => painted({ scene, read, to }, { format: 'raw' }))
        return webp(raw, width, height)
      }
      return drawnWith(shelf, scene.fonts, to =>
        format === 'png' ? png({ scene, read, to }) : painted({ scene, read, to }, JPEG),
      )
    },
    async pixels(scene, timeMs = 0) {
      const read = await readFiles([scene])
      return drawnWith(shelf, scene.fonts, to => painted({ scene, read, to }, { format: 'raw', timeMs }))
    },
    async painter(scenes) {
      const read = await readFiles(scenes)
      const drawer = await drawerOf(shelf, [
        ...new Map(scenes.flatMap(({ fonts }) => fonts.map(face => [face.path, face]))).values(),
      ])
      return (scene, take) => {
        const to = drawer()
        return to.renderTo(...order({ scene, read, to }, { format: 'raw' }), take)
      }
    },
  }
}

/** What drawing has come to hold in this isolate: the memories of renderer, encoder and scaling, which never shrink, and kept pictures. */
export function rasterMemoryBytes(): number {
  return (
    heldTakumi().memoryBytes() + heldPng().memoryBytes() + scaleMemoryBytes() + rowsMemoryBytes() + keptPicturesBytes()
  )
}
