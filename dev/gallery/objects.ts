// `node dev/run.mjs dev/gallery/objects.ts [--out=dist/objects.png] [--columns=2] thing …`: each thing, in a colour where one is told
// (“van:green”), in the three hands on a light and on a dark ground, and small.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { raster } from '#dev/build/raster.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'dist/objects.png' }, columns: { type: 'string', default: '2' } },
})
const [HIGH, GAP, PAD] = [150, 4, 0.08]
const teal = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }, 'auto')
const plum = themeOf({ primary: '#8E2F5C', accent: '#F2B33D', background: '#FFFFFF', text: '#221D33' }, 'auto')
const CELLS = [
  { hand: 'cut', on: teal.plain, side: 150 },
  { hand: 'line', on: teal.plain, side: 150 },
  { hand: 'clay', on: plum.plain, side: 150 },
  { hand: 'cut', on: teal.deep, side: 150 },
  { hand: 'clay', on: plum.deep, side: 150 },
  { hand: 'cut', on: teal.plain, side: 64 },
] as const
const WIDE = CELLS.reduce((sum, { side }) => sum + side + GAP, GAP)

function row(noun: string, left: number, top: number): SceneNode[] {
  let x = left
  return CELLS.map(({ hand, on, side }) => {
    const rect = { x, y: top, width: side, height: HIGH }
    x += side + GAP
    const pad = side * PAD
    const frame = { x: rect.x + pad, y: top + pad, width: side - 2 * pad, height: Math.min(side, HIGH) - 2 * pad }
    const paper = `<rect x="${rect.x}" y="${top}" width="${side}" height="${HIGH}" fill="${on.paper}"/>`
    const ask = { noun, hand: steady(hand, noun), on, others: [], seed: 'a' }
    return drawing(rect, paper + objectIn(squareFor(noun, frame), ask))
  })
}

const names = positionals.length > 0 ? positionals : Object.keys(nouns)
const columns = Number(values.columns)
const nodes = names.flatMap((noun, at) => row(noun, (at % columns) * WIDE, Math.floor(at / columns) * (HIGH + GAP)))
const size = { width: columns * WIDE, height: Math.ceil(names.length / columns) * (HIGH + GAP) }
const root = { type: 'container' as const, style: { ...size, backgroundColor: '#8A8A8A' }, children: nodes }
writeFileSync(values.out, await raster.draw({ root, ...size, images: new Map(), fonts: [] }, 'png'))
console.log(names.join(' '))
