// Pictures like those that an image model makes: our own drawings on plain white, with words on them or without.
import { raster } from '#dev/build/raster.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { drawing, type FontFace, type Pixels, type SceneNode } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

const SIDE = 512
const teal = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#FFFFFF' }, 'auto')
const families = ['geist', 'fraunces', 'archivo', 'playfair-display', 'nunito', 'jetbrains-mono', 'inter', 'newsreader']
export const hands = ['cut', 'line', 'clay'] as const satisfies Hand[]
/** As signs and labels have them, and as models misspell them. */
const words = [
  'OPEN',
  'Sale',
  'BREAD',
  'Bakery',
  'Cofee',
  'menu',
  'Brekad',
  'HARVEST',
  'Tea 45',
  'sinde 1987',
  'Fresh',
  'FLOR',
]

const face = (family: string): FontFace => ({
  ...{ family, path: `fonts/${family}/${family}-latin-wght-normal.woff2`, italic: false, ranges: [[0, 0x2fff]] },
})

/** One of our things in a hand, as nothing but the number decides. */
export async function bare(nth: number, behind = '#FFFFFF'): Promise<Pixels> {
  return pixelsOf([thing(nth)], behind, [])
}

/** The same with a word on a label, a sign or right on it, 20 to 90 pixels high. */
export async function worded(nth: number): Promise<Pixels> {
  const roll = dice(`worded/${nth}`)
  const family = families[Math.floor(roll() * families.length)] ?? 'geist'
  const word = words[Math.floor(roll() * words.length)] ?? 'OPEN'
  const size = Math.round(20 + roll() ** 2 * 70)
  const [dark, pale] = [roll() < 0.7, roll() < 0.6]
  const style = {
    position: 'absolute' as const,
    left: Math.round(30 + roll() * 200),
    top: Math.round(60 + roll() * 330),
    fontFamily: family,
    fontSize: size,
    fontWeight: roll() < 0.5 ? 400 : 700,
    color: dark ? '#22201E' : '#FFFFFF',
    padding: '4px 12px',
    ...((pale || !dark) && { backgroundColor: dark ? '#F2E7D0' : '#2E4A3F' }),
    ...(roll() < 0.3 && { transform: `rotate(${Math.round(roll() * 12 - 6)}deg)` }),
  }
  return pixelsOf([thing(nth), { type: 'text', text: word, style }], '#FFFFFF', [face(family)])
}

/** Those by which the figures of letters were counted: which of our things are looked at does not change with each new one. */
const COUNTED = 503

function thing(nth: number): SceneNode {
  const names = Object.keys(nouns).slice(0, COUNTED)
  const noun = names[(nth * 37) % names.length] ?? 'bread'
  const hand = hands[nth % hands.length] ?? 'cut'
  const on = { ...teal.plain, paper: '#FFFFFF' }
  const square = squareFor(noun, { x: 70, y: 70, width: SIDE - 140, height: SIDE - 140 })
  const others = teal.playful.map(({ paper }) => paper)
  return drawing({ x: 0, y: 0, width: SIDE, height: SIDE }, objectIn(square, { noun, hand, on, others, seed: 'a' }))
}

async function pixelsOf(children: SceneNode[], behind: string, fonts: FontFace[]): Promise<Pixels> {
  const size = { width: SIDE, height: SIDE }
  const root = {
    type: 'container' as const,
    style: { ...size, position: 'relative', backgroundColor: behind },
    children,
  }
  return { ...size, data: await raster.pixels({ root, ...size, images: new Map(), fonts }) }
}
