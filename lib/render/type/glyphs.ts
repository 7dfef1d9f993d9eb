import { covers, decodePoints, type Range } from '#lib/points.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { FontShelf } from '#lib/render/raster.ts'
import type { FontFace } from '#lib/render/scene.ts'
import { clusters, emojiPaths, isEmoji } from '#lib/render/type/emoji.ts'
import type { Family, OwnFace } from '#lib/render/type/font/families.ts'
import { scripts, symbols } from '#lib/render/type/font/scripts.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'

/** What draws a text: its font faces, the families in order of fallback, and the drawings of its emoji. */
export type Glyphs = { faces: FontFace[]; stack: string[]; emoji: Map<string, Uint8Array>; missing: number[] }

/** The drawings of emoji by the names under which nodes ask for them. */
export function emojiImages({ emoji }: Glyphs): Map<string, Uint8Array> {
  return new Map([...emoji].map(([cluster, bytes]) => [`emoji:${cluster}`, bytes]))
}

type Coverage = { file: string; italic: boolean; ranges: Range[] }

const invisible = /\s|\u200C|\u200D|[\uFE00-\uFE0F]/u
const decoded = new Map<string, Promise<Coverage[]>>()
const decodedOwn = /* @__PURE__ */ new WeakMap<OwnFace, Range[]>()

type Style = 'normal' | 'italic'

const known = /* @__PURE__ */ new WeakMap<FontShelf, Recent<Glyphs>>()
const MOST_KNOWN = 1_000

/** What is whole is known from then on: each attempt at a picture asks for the same texts. */
export async function glyphsOf(
  text: string,
  family: Family,
  shelf: FontShelf,
  style: Style = 'normal',
): Promise<Glyphs> {
  const kept = known.get(shelf) ?? recent<Glyphs>(MOST_KNOWN)
  known.set(shelf, kept)
  const key = `${style}/${family.package}/${text}`
  const before = kept.get(key)
  if (before) return before
  const glyphs = await found(text, family, shelf, style)
  return glyphs.missing.length === 0 && glyphs.emoji.size === 0 ? kept.keep(key, glyphs) : glyphs
}

async function found(text: string, family: Family, shelf: FontShelf, style: Style): Promise<Glyphs> {
  const glyphs: Glyphs = { faces: [], stack: [family.package], emoji: new Map(), missing: [] }
  const points = new Set<number>()
  for (const cluster of clusters(text)) {
    const drawn = isEmoji(cluster) ? await firstOf(emojiPaths(cluster), shelf) : null
    if (drawn) glyphs.emoji.set(cluster, drawn)
    else for (const character of cluster) if (!invisible.test(character)) points.add(character.codePointAt(0) ?? 0)
  }
  const order = [family.package, ...(family.own ? [family.own.instead.package] : []), ...fallbacks(text)]
  const from = { order, shelf, style, own: family.own?.face }
  await Promise.all([...points].map(async point => add(glyphs, await find(point, from), point)))
  if (glyphs.faces.length === 0) add(glyphs, await find(32, from), 32)
  glyphs.faces.sort((a, b) => a.path.localeCompare(b.path))
  glyphs.stack = [family.package, ...order.slice(1).filter(name => glyphs.faces.some(face => face.family === name))]
  glyphs.missing.sort((a, b) => a - b)
  return glyphs
}

function add(glyphs: Glyphs, face: FontFace | null, point: number): void {
  if (!face) glyphs.missing.push(point)
  else if (!glyphs.faces.some(known => known.path === face.path)) glyphs.faces.push(face)
}

type From = { order: readonly string[]; shelf: FontShelf; style: Style; own: OwnFace | undefined }

/** A brand's own file comes first, then what stands in for it, then the families of other scripts. */
async function find(point: number, { order, shelf, style, own }: From): Promise<FontFace | null> {
  for (const [place, name] of order.entries()) {
    if (own && place === 0) {
      const ranges = rangesOf(own)
      if (!covers(ranges, point)) continue
      // Registered as upright even where it leans: it is the one file of its name.
      return { family: name, path: own.path, italic: false, ranges, file: own.file }
    }
    const coverage = await coverageOf(name, shelf)
    const fits = (italic: boolean) => coverage.find(face => face.italic === italic && covers(face.ranges, point))
    const face = (style === 'italic' ? fits(true) : undefined) ?? fits(false)
    if (face) return { family: name, path: `fonts/${name}/${face.file}`, italic: face.italic, ranges: face.ranges }
  }
  return null
}

/** Han is drawn in the forms of the language that the rest of the text shows. */
function fallbacks(text: string): string[] {
  const east = /[\u3040-\u30FF]/u.test(text)
    ? ['jp', 'sc', 'tc', 'kr']
    : /[\uAC00-\uD7AF]/u.test(text)
      ? ['kr', 'sc', 'tc', 'jp']
      : ['sc', 'tc', 'jp', 'kr']
  return [...scripts, ...symbols, ...east.map(code => `noto-sans-${code}`)]
}

function rangesOf(face: OwnFace): Range[] {
  const ranges = decodedOwn.get(face) ?? decodePoints(face.points)
  decodedOwn.set(face, ranges)
  return ranges
}

/** What of a text the brand's own file cannot draw, each once; nothing where the family is a curated one. */
export function lackingIn(text: string, { own }: Family): string[] {
  if (!own) return []
  const ranges = rangesOf(own.face)
  const drawn = clusters(text)
    .filter(cluster => !isEmoji(cluster))
    .join('')
  const asked = new Set([...drawn].filter(character => !invisible.test(character)))
  return [...asked].filter(character => !covers(ranges, character.codePointAt(0) ?? 0))
}

function coverageOf(name: string, shelf: FontShelf): Promise<Coverage[]> {
  const known = decoded.get(name)
  if (known) return known
  const made = readCoverage(name, shelf)
  decoded.set(name, made)
  made.catch(() => decoded.delete(name))
  return made
}

async function readCoverage(name: string, shelf: FontShelf): Promise<Coverage[]> {
  const listed = packages[name]?.faces ?? []
  if (listed.length > 0)
    return listed.map(({ file, italic, points }) => ({ file, italic, ranges: decodePoints(points) }))
  const bytes = await shelf.load(`glyphs/${name}.json`)
  if (!bytes) throw new Error(`the font shelf has no coverage of ${name}`)
  const table: Record<string, string> = JSON.parse(new TextDecoder().decode(bytes))
  return Object.entries(table).map(([file, points]) => ({ file, italic: false, ranges: decodePoints(points) }))
}

async function firstOf(paths: string[], shelf: FontShelf): Promise<Uint8Array | null> {
  for (const path of paths) {
    const bytes = await shelf.load(path)
    if (bytes) return bytes
  }
  return null
}
