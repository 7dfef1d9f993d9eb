import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { cutStyle, figuresClear, lineNode } from '#lib/render/type/cut-style.ts'
import { type Cut, FAMILIES, type Family, familyNamed } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { widthsOf, withSpaces } from '#lib/render/type/widths.ts'

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

async function touching(family: Family, cut: Cut, letters = LETTERS): Promise<number> {
  const glyphs = await glyphsOf(letters, family, raster.shelf)
  const style = { ...cutStyle(cut, glyphs.stack, SIZE), color: '#000000' }
  const root = {
    type: 'container' as const,
    style: { width: WIDTH, height: HEIGHT, display: 'flex', backgroundColor: '#ffffff' },
    children: [lineNode(letters, SIZE, { style, emoji: glyphs.emoji, marks: cut.marks })],
  }
  const pixels = await raster.pixels({ root, width: WIDTH, height: HEIGHT, images: new Map(), fonts: glyphs.faces })
  return letters.length - pieces(pixels)
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

const families = FAMILIES.map(familyNamed).filter(family => family !== undefined)
const em = async (family: Family, cut: Cut, ...texts: string[]) => {
  const glyphs = await glyphsOf(texts.join(''), family, raster.shelf)
  return (await widthsOf(raster, texts, await withSpaces(raster, cut, glyphs), glyphs)).map(width => width / 100)
}

it('two words of a headline are two words, in every face of common width', async () => {
  const narrow: string[] = []
  for (const family of families.filter(({ display }) => !display.stretch)) {
    const [space = 0] = await em(family, family.display, ' ')
    if (space < 0.165) narrow.push(`${family.name}: ${space}`)
  }
  expect(narrow).toEqual([])
})

it('a comma and an apostrophe stand at their letters where the face sets them wide', async () => {
  const family = familyNamed('Plus Jakarta Sans') as Family
  for (const cut of [family.display, family.text]) {
    const [e = 0, comma = 0, both = 0] = await em(family, cut, 'e', ',', 'e,')
    expect(both).toBeLessThan(e + comma - 0.03)
    const [l = 0, mark = 0, o = 0, all = 0] = await em(family, cut, 'l', '’', 'o', 'l’o')
    expect(all).toBeLessThan(l + mark + o - 0.06)
  }
})

it('figures of a serif do not grow together on the leaf of a calendar', async () => {
  const glued: string[] = []
  for (const family of families.filter(({ kind }) => kind === 'serif'))
    for (const day of ['24', '14', '27', '31', '22'])
      if ((await touching(family, figuresClear(family.figure ?? family.display, day, family.kind), day)) > 0)
        glued.push(`${family.name} ${day}`)
  expect(glued).toEqual([])
})
