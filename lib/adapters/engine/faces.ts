// The fonts that an engine holds: they lie in a renderer beside its own, which is let go with all of them when they become
// too many. All families that there are would fill 60 MB, and every brand may bring some more.
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'
import { KEPT_BYTES } from '#lib/adapters/engine/kept-bytes.ts'
import { heldTakumi, type TakumiInstance, type TakumiRenderer } from '#lib/adapters/engine/takumi-instance.ts'
import type { FontShelf } from '#lib/render/raster.ts'
import { bytesOf, type FontFace } from '#lib/render/scene.ts'

/** The families that need no trip to the shelf. */
const bundled = new Map<string, ArrayBuffer>([
  ['fonts/fraunces/fraunces-latin-full-normal.woff2', fraunces],
  ['fonts/archivo/archivo-latin-standard-normal.woff2', archivo],
  ['fonts/geist-mono/geist-mono-latin-wght-normal.woff2', geistMono],
  ['fonts/geist/geist-latin-wght-normal.woff2', geist],
  ['fonts/plus-jakarta-sans/plus-jakarta-sans-latin-wght-normal.woff2', jakarta],
  ['fonts/space-grotesk/space-grotesk-latin-wght-normal.woff2', grotesk],
])

type Held = { renderer: ReturnType<TakumiInstance['apart']>; faces: Set<string>; bytes: number }
type Bytes = ArrayBuffer | Uint8Array
type Loaded = ReadonlyMap<string, Bytes>

const held = new WeakMap<TakumiInstance, Held>()

/** A file that was given under another name is not there by this one. */
const nameOf = ({ family, path }: FontFace): string => `${family}\n${path}`

/** Between the giving of fonts and the drawing nothing waits: nobody else can let them go. */
export async function drawnWith<T>(
  shelf: FontShelf,
  faces: readonly FontFace[],
  work: (renderer: TakumiRenderer) => T,
): Promise<T> {
  for (;;) {
    const there = held.get(heldTakumi())?.faces
    const loaded = await filesOf(
      shelf,
      faces.filter(face => !there?.has(nameOf(face))),
    )
    const renderer = withFaces(faces, loaded)
    if (renderer) return work(renderer)
  }
}

/** For work in turns with others: the files are kept at hand, and given again where they were let go meanwhile. */
export async function drawerOf(shelf: FontShelf, faces: readonly FontFace[]): Promise<() => TakumiRenderer> {
  const loaded = await filesOf(shelf, faces)
  return () => {
    const renderer = withFaces(faces, loaded) ?? withFaces(faces, loaded)
    if (!renderer) throw new Error('a font that was at hand is not')
    return renderer
  }
}

async function filesOf(shelf: FontShelf, faces: readonly FontFace[]): Promise<Loaded> {
  return new Map(await Promise.all(faces.map(async face => [face.path, await fileOf(shelf, face)] as const)))
}

async function fileOf(shelf: FontShelf, face: FontFace): Promise<Bytes> {
  const data = face.file ? await bytesOf(face.file) : (bundled.get(face.path) ?? (await shelf.load(face.path)))
  if (!data) throw new Error(`the font shelf has no ${face.path}`)
  return data
}

/** Null where a face is neither held nor at hand, and where others were just let go to make room. */
function withFaces(faces: readonly FontFace[], loaded: Loaded): TakumiRenderer | null {
  const engine = heldTakumi()
  const before = held.get(engine)
  const fresh = faces.filter(face => !before?.faces.has(nameOf(face)))
  const more = fresh.reduce((sum, face) => sum + unpacked(loaded.get(face.path)), 0)
  if (before && fresh.length > 0 && before.bytes + more > KEPT_BYTES.fonts) {
    before.renderer.letGo()
    held.delete(engine)
    return null
  }
  if (fresh.some(face => !loaded.has(face.path))) return null
  const mine = before ?? { renderer: engine.apart(), faces: new Set(), bytes: 0 }
  held.set(engine, mine)
  mine.bytes += more
  for (const face of fresh) {
    give(mine.renderer, face, loaded.get(face.path) ?? new Uint8Array())
    mine.faces.add(nameOf(face))
  }
  return mine.renderer
}

const WOFF2 = 0x774f4632

/** A WOFF2 says it of itself. */
function unpacked(data: Bytes = new Uint8Array()): number {
  const view = data instanceof ArrayBuffer ? new DataView(data) : new DataView(data.buffer, data.byteOffset)
  return data.byteLength > 20 && view.getUint32(0) === WOFF2 ? view.getUint32(16) : data.byteLength
}

function give(to: TakumiRenderer, face: FontFace, data: Bytes): void {
  const unicodeRange = face.ranges.map(([from, last]): [number, number] => [from, last])
  to.registerFont({
    name: face.family,
    data: data as ArrayBuffer,
    style: face.italic ? 'italic' : 'normal',
    unicodeRange,
  })
}
