import type { Pixels } from '#lib/png/png.ts'
// The shapes a template may draw. They are the renderer's own element tree, narrowed to what templates need.

/** CSS properties by their camel-case names; numbers are pixels. */
export type Style = Record<string, string | number | undefined>

/** Row-major RGBA pixels. */
export type { Pixels }

export type BoxNode = { type: 'container'; style: Style; children: SceneNode[] }
export type TextNode = { type: 'text'; text: string; style: Style }
export type ImageNode = { type: 'image'; src: string | Pixels; style: Style }
export type SceneNode = BoxNode | TextNode | ImageNode

/** A file that is read when it is drawn: a brand has many pictures, and a scene shows few of them. */
export type FileOnDemand = { read(): Promise<Uint8Array> }
export type SceneFile = Uint8Array | FileOnDemand

export const bytesOf = async (file: SceneFile): Promise<Uint8Array> =>
  file instanceof Uint8Array ? file : await file.read()

/** One font file: `path` is its place on the shelf of fonts, or names the `file` of a brand. */
export type FontFace = {
  family: string
  path: string
  italic: boolean
  ranges: readonly (readonly [number, number])[]
  file?: SceneFile
}

/** `height` is absent where a scene is only measured: lines beyond a canvas would be dropped. */
export type Scene = {
  root: SceneNode
  width: number
  height?: number
  images: ReadonlyMap<string, SceneFile>
  fonts: readonly FontFace[]
}

/** The names by which a tree asks for pictures. */
export function picturesIn(root: SceneNode): Set<string> {
  const names = new Set<string>()
  const walk = (node: SceneNode): void => {
    const mask = node.style.maskImage
    if (typeof mask === 'string') names.add(mask.slice('url("'.length, -'")'.length))
    if (node.type === 'image' && typeof node.src === 'string') names.add(node.src)
    if (node.type === 'container') node.children.forEach(walk)
  }
  walk(root)
  return names
}

export type Rect = { x: number; y: number; width: number; height: number }

export const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

export function box(rect: Rect, style: Style, children: SceneNode[] = []): BoxNode {
  return { type: 'container', style: { ...place(rect), ...style }, children }
}

/** `source` is SVG text, pixels, or the key of a picture in the scene. */
export function image(rect: Rect, source: string | Pixels, style: Style = {}): ImageNode {
  return { type: 'image', src: source, style: { ...place(rect), ...style } }
}

export function group(children: SceneNode[], style: Style = {}): BoxNode {
  return { type: 'container', style: { position: 'absolute', left: 0, top: 0, ...style }, children }
}

/** An SVG drawing in the units of the canvas: its view box is the rectangle it fills. */
export function drawing(rect: Rect, content: string, style: Style = {}): ImageNode {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${rect.x} ${rect.y} ${rect.width} ${rect.height}" width="${rect.width}" height="${rect.height}">`
  return image(rect, `${head}${content}</svg>`, style)
}

function place({ x, y, width, height }: Rect): Style {
  return { position: 'absolute', left: x, top: y, width, height, boxSizing: 'border-box' }
}
