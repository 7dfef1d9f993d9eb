import { expect, it } from 'vitest'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import { type Cut, FAMILIES, type Family, familyNamed } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { localShelf } from '../../dev/build/shelf-files.ts'

const raster = takumiRaster(localShelf)
const [WIDTH, HEIGHT, SIZE] = [4400, 200, 120]
/** Letters of one piece each, with the stems and rounds that meet most often. */
const LETTERS = 'HamburgonsthmarkAoeCanastaSummernghtlmun'
/** A pair may touch by its drawing, as r and k do in some faces. */
const MOST_TOUCHING = 2

/** How many pieces of ink there are. */
function pieces(pixels: Uint8Array): number {
  const ink = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((pixels[at * 4] ?? 255) < 150 ? 1 : 0))
  let found = 0
  const todo: number[] = []
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue
    found++
    todo.push(start)
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      if (!ink[at]) continue
      ink[at] = 0
      todo.push(at - 1, at + 1, at - WIDTH, at + WIDTH)
    }
  }
  return found
}

async function touching(family: Family, cut: Cut): Promise<number> {
  const glyphs = await glyphsOf(LETTERS, family, raster.shelf)
  const style = { ...cutStyle(cut, glyphs.stack, SIZE), color: '#000000' }
  const root = {
    type: 'container' as const,
    style: { width: WIDTH, height: HEIGHT, display: 'flex', backgroundColor: '#ffffff' },
    children: [lineNode(LETTERS, SIZE, style, glyphs.emoji)],
  }
  const pixels = await raster.pixels({ root, width: WIDTH, height: HEIGHT, images: new Map(), fonts: glyphs.faces })
  return LETTERS.length - pieces(pixels)
}

it('letters of a headline do not grow together, in any face and width', async () => {
  const glued: string[] = []
  for (const name of FAMILIES) {
    const family = familyNamed(name)
    if (!family || family.kind === 'serif') continue
    for (const cut of [family.display, family.figure, family.widths?.narrow, family.widths?.wide]) {
      const count = cut ? await touching(family, cut) : 0
      if (count > MOST_TOUCHING) glued.push(`${name} ${cut?.stretch ?? ''} at ${cut?.tracking}: ${count}`)
    }
  }
  expect(glued).toEqual([])
}, 60_000)
