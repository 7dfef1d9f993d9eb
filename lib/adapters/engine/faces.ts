// The fonts that an engine holds. Curated ones stay; those of brands lie in a renderer of their own, which is let go with
// all of them when they become too many.
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'
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

/** Of a brand's fonts and those that stand beside them, unpacked: three brands with a family of four files are about as much. */
export const MOST_APART_BYTES = 4_000_000
/** As many bytes as one of a WOFF2 becomes. */
const UNPACKED = 2.5

type Apart = { renderer: ReturnType<TakumiInstance['apart']>; faces: Set<string>; bytes: number }
type Held = { curated: Map<string, Promise<void>>; apart: Apart | null }
type Bytes = ArrayBuffer | Uint8Array
type Loaded = ReadonlyMap<string, Bytes>

const held = new WeakMap<TakumiInstance, Held>()

function heldBy(engine: TakumiInstance): Held {
  const known = held.get(engine) ?? { curated: new Map(), apart: null }
  held.set(engine, known)
  return known
}

const isOwn = (face: FontFace): boolean => face.file !== undefined

/** Between the giving of fonts and the drawing nothing waits: nobody else can let them go. */
export async function drawnWith<T>(
  shelf: FontShelf,
  faces: readonly FontFace[],
  work: (renderer: TakumiRenderer) => T,
): Promise<T> {
  if (!faces.some(isOwn)) return work(await curated(shelf, faces))
  for (;;) {
    const there = heldBy(heldTakumi()).apart?.faces
    const loaded = await filesOf(
      shelf,
      faces.filter(face => !there?.has(face.path)),
    )
    const renderer = apartWith(faces, loaded)
    if (renderer) return work(renderer)
  }
}

/** For work in turns with others: the files are kept at hand, and given again where they were let go meanwhile. */
export async function drawerOf(shelf: FontShelf, faces: readonly FontFace[]): Promise<() => TakumiRenderer> {
  if (!faces.some(isOwn)) {
    const engine = await curated(shelf, faces)
    return () => engine
  }
  const loaded = await filesOf(shelf, faces)
  return () => {
    const renderer = apartWith(faces, loaded) ?? apartWith(faces, loaded)
    if (!renderer) throw new Error('a font that was at hand is not')
    return renderer
  }
}

async function curated(shelf: FontShelf, faces: readonly FontFace[]): Promise<TakumiInstance> {
  const engine = heldTakumi()
  const known = heldBy(engine).curated
  const given = async (face: FontFace) => give(engine, face, await fileOf(shelf, face))
  const once = (face: FontFace): Promise<void> => {
    const before = known.get(face.path)
    if (before) return before
    const done = given(face)
    known.set(face.path, done)
    done.catch(() => known.delete(face.path))
    return done
  }
  await Promise.all(faces.map(once))
  return engine
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
function apartWith(faces: readonly FontFace[], loaded: Loaded): TakumiRenderer | null {
  const engine = heldTakumi()
  const mine = heldBy(engine)
  const fresh = faces.filter(face => !mine.apart?.faces.has(face.path))
  if (mine.apart && fresh.length > 0 && mine.apart.bytes + weightOf(fresh, loaded) > MOST_APART_BYTES) {
    mine.apart.renderer.letGo()
    mine.apart = null
    return null
  }
  if (fresh.some(face => !loaded.has(face.path))) return null
  mine.apart ??= { renderer: engine.apart(), faces: new Set(), bytes: 0 }
  mine.apart.bytes += weightOf(fresh, loaded)
  for (const face of fresh) {
    give(mine.apart.renderer, face, loaded.get(face.path) ?? new Uint8Array())
    mine.apart.faces.add(face.path)
  }
  return mine.apart.renderer
}

const weightOf = (faces: readonly FontFace[], loaded: Loaded): number =>
  faces.reduce((sum, face) => sum + (loaded.get(face.path)?.byteLength ?? 0) * (isOwn(face) ? 1 : UNPACKED), 0)

function give(to: TakumiRenderer, face: FontFace, data: Bytes): void {
  const unicodeRange = face.ranges.map(([from, last]): [number, number] => [from, last])
  to.registerFont({
    name: face.family,
    data: data as ArrayBuffer,
    style: face.italic ? 'italic' : 'normal',
    unicodeRange,
  })
}
