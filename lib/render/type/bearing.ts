// How much empty space a letter has left of its ink: large lines start where their ink does, so that an S stands straight below a T.
import { type Recent, recent } from '#lib/recent.ts'
import type { Raster } from '#lib/render/raster.ts'
import { box } from '#lib/render/scene.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import type { Cut } from '#lib/render/type/font/families.ts'
import type { Glyphs } from '#lib/render/type/glyphs.ts'

const SIZE = 100
/** Each letter in a cell of its own, with room for ink that hangs out. */
const CELL = { width: 180, height: 160, pad: 40 }
const SEEN = 110
const MOST_KNOWN = 2_000

const known = /* @__PURE__ */ new WeakMap<Raster, Recent<number>>()

/** Of the first letter of each line, in em; null of what is no letter. */
export async function bearingsOf(
  raster: Raster,
  lines: readonly string[],
  cut: Cut,
  glyphs: Glyphs,
): Promise<(number | null)[]> {
  const kept = known.get(raster) ?? recent<number>(MOST_KNOWN)
  known.set(raster, kept)
  const setting = JSON.stringify([cut, glyphs.stack, glyphs.faces.map(face => face.path)])
  const letters = lines.map(firstOf)
  const found = new Map(letters.map(letter => [letter, kept.get(`${letter}\n${setting}`)]))
  const missing = [...found].filter(([letter, at]) => letter !== '' && at === undefined).map(([letter]) => letter)
  const measured = missing.length === 0 ? [] : await measure(raster, missing, cut, glyphs)
  for (const [index, letter] of missing.entries())
    found.set(letter, kept.keep(`${letter}\n${setting}`, measured[index] ?? 0))
  return letters.map(letter => found.get(letter) ?? null)
}

/** A j hangs its hook out of the line; drawn signs fill their box. */
function firstOf(line: string): string {
  const letter = ([...line][0] ?? '').replace('j', 'i')
  return /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(letter) ? letter : ''
}

async function measure(raster: Raster, letters: readonly string[], cut: Cut, glyphs: Glyphs): Promise<number[]> {
  const [width, height] = [CELL.width * letters.length, CELL.height]
  const look = { ...cutStyle(cut, glyphs.stack, SIZE), color: '#000000', lineHeight: `${height}px`, height }
  const texts = letters.map((letter, at) =>
    lineNode(letter, SIZE, {
      style: { position: 'absolute', left: at * CELL.width + CELL.pad, top: 0, ...look },
      emoji: new Map(),
    }),
  )
  const root = box({ x: 0, y: 0, width, height }, { backgroundColor: '#FFFFFF' }, texts)
  const pixels = await raster.pixels({ root, width, height, images: new Map(), fonts: glyphs.faces })
  const isInk = (x: number, y: number) => (pixels[(y * width + x) * 4] ?? 255) < 255 - SEEN
  const rows = Array.from({ length: height }, (_, y) => y)
  return letters.map((_, at) => {
    for (let x = 0; x < CELL.width; x++) if (rows.some(y => isInk(at * CELL.width + x, y))) return (x - CELL.pad) / SIZE
    return 0
  })
}
