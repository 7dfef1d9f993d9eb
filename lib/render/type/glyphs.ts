import { covers, decodePoints, type Range } from '#lib/points.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { FontShelf } from '#lib/render/raster.ts'
import type { FontFace } from '#lib/render/scene.ts'
import { clusters, emojiPaths, isEmoji } from '#lib/render/type/emoji.ts'
import type { Family, OwnFace } from '#lib/render/type/font/families.ts'
import { scripts, symbols } from '#lib/render/type/font/scripts.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'

/** What draws a text: its font faces and their names, those first that come first, and the drawings of its emoji. */
export type Glyphs = { faces: FontFace[]; stack: string[]; emoji: Map<string, Uint8Array>; missing: number[] }

/** The drawings of emoji by the names under which nodes ask for them. */
export function emojiImages({ emoji }: Glyphs): Map<string, Uint8Array> {
  return new Map([...emoji].map(([cluster, bytes]) => [`emoji:${cluster}`, bytes]))
}

type Coverage = { file: string; italic: boolean; ranges: Range[] }

const invisible = /\s|\u200C|\u200D|[\uFE00-\uFE0F]/u
/** Nearly every file has one, and they differ: that of the family itself parts the words. */
const SPACE = ' '
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
  const key = `${style}/${family.package}/${family.own?.instead.package ?? ''}/${text}`
  const before = kept.get(key)
  if (before) return before
  const glyphs = await found(text, family, shelf, style)
  return glyphs.missing.length === 0 && glyphs.emoji.size === 0 ? kept.keep(key, glyphs) : glyphs
}

async function found(text: string, family: Family, shelf: FontShelf, style: Style): Promise<Glyphs> {
  const glyphs: Glyphs = { faces: [], stack: [], emoji: new Map(), missing: [] }
  const points = new Set<number>()
  for (const cluster of clusters(text)) {
    const drawn = isEmoji(cluster) ? await firstOf(emojiPaths(cluster), shelf) : null
    if (drawn) glyphs.emoji.set(cluster, drawn)
    else
      for (const character of cluster)
        if (character === SPACE || !invisible.test(character)) points.add(character.codePointAt(0) ?? 0)
  }
  const order = [family.package, ...(family.own ? [family.own.instead.package] : []), ...fallbacks(text)]
  const from = { order, shelf, style, own: family.own?.face }
  const ranked = new Map<string, Ranked>()
  const add = async (point: number) => {
    const one = await find(point, from)
    if (one) ranked.set(one.face.path, one)
    else glyphs.missing.push(point)
  }
  await Promise.all([...points].map(add))
  if (ranked.size === 0) await add(32)
  // A family's Latin file last: of a letter that it lacks it would draw the bare one, with an accent put beside it.
  glyphs.faces = [...ranked.values()].sort((a, b) => a.place - b.place || b.nth - a.nth).map(({ face }) => face)
  glyphs.stack = glyphs.faces.map(face => face.family)
  glyphs.missing.sort((a, b) => a - b)
  return glyphs
}

/** A face, the place of its family in the order of fallback and its own place in the family. */
type Ranked = { face: FontFace; place: number; nth: number }

type From = { order: readonly string[]; shelf: FontShelf; style: Style; own: OwnFace | undefined }

/** A brand's own file comes first, then what stands in for it, then the families of other scripts. */
async function find(point: number, { order, shelf, style, own }: From): Promise<Ranked | null> {
  for (const [place, name] of order.entries()) {
    if (own && place === 0) {
      const ranges = rangesOf(own)
      if (!covers(ranges, point)) continue
      // Registered as upright even where it leans: it is the one file of its name.
      return { face: { family: name, path: own.path, italic: false, ranges, file: own.file }, place, nth: 0 }
    }
    const coverage = await coverageOf(name, shelf)
    const fits = (italic: boolean) => coverage.findIndex(face => face.italic === italic && covers(face.ranges, point))
    const leaning = style === 'italic' ? fits(true) : -1
    const nth = leaning < 0 ? fits(false) : leaning
    const face = coverage[nth]
    if (face) return { face: faceOf(name, face), place, nth }
  }
  return null
}

/** The engine has an issue of it in itself, under this name, and draws from that first. */
const BUILT_IN = { name: 'geist', file: 'geist-latin-wght-normal.woff2' }

/**
 * Each file has a name of its own: of several under one name the engine would take the first that it was given, and files
 * of one family share letters (all have a space and most an A), so a picture would depend on those drawn before it.
 */
const faceOf = (name: string, { file, italic, ranges }: Coverage): FontFace => ({
  family: file === BUILT_IN.file ? BUILT_IN.name : `${name}/${file.replace('.woff2', '')}`,
  path: `fonts/${name}/${file}`,
  italic,
  ranges,
})

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
