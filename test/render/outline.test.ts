import { describe, expect, it } from 'vitest'
import { contrast, distance } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { cellsOf } from '#lib/render/objects/flatten.ts'
import { hands } from '#lib/render/objects/hands/hands.ts'
import { type Paints, paintsOf } from '#lib/render/objects/hands/paints.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { fill, type Shape, slab } from '#lib/render/objects/shape.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const grounds = [
  { primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' },
  { primary: '#8E2F5C', accent: '#F2B33D', background: '#FFFFFF', text: '#221D33' },
  { primary: '#111111', secondary: '#8A8A8A', background: '#FFFFFF', text: '#111111' },
  { primary: '#F5D547', accent: '#2B1730', background: '#FFFFFF', text: '#14110F' },
].flatMap(palette => {
  const { plain, soft, deep, vivid, playful } = themeOf(palette, 'auto')
  return [plain, soft, deep, ...vivid, ...playful]
})

const SIDE = 80
type Drawn = Pick<Shape, 'd' | 'stroke'> & { /** What it is cut to. */ clip?: string }
const cellsFilled = ({ d, stroke }: Drawn) => cellsOf([{ tone: 'body', d, ...(stroke && { stroke }) }], SIDE)
/** The shapes that are seen at the outline, each as often as it has cells there. */
function outlineOf<One extends Drawn>(shapes: readonly One[]): One[] {
  const cells = new Int16Array(SIDE * SIDE).fill(-1)
  for (const [index, shape] of shapes.entries()) {
    const room = shape.clip && cellsFilled({ d: shape.clip })
    for (const [at, own] of cellsFilled(shape).entries())
      if (own >= 0 && (!room || (room[at] ?? -1) >= 0)) cells[at] = index
  }
  const isEmpty = (at: number) => (cells[at] ?? -1) < 0
  return [...cells].flatMap((index, at) => {
    const column = at % SIDE
    const beside = [column > 0 ? at - 1 : -1, column < SIDE - 1 ? at + 1 : -1, at - SIDE, at + SIDE]
    const shape = shapes[index]
    return shape && beside.some(isEmpty) ? [shape] : []
  })
}

const isLost = (colour: string, paper: string): boolean =>
  contrast(colour, paper) < 1.25 && distance(colour, paper) < 0.2
/** The share of an outline that hardly differs from the paper. */
const shareLost = (colours: readonly string[], paper: string): number =>
  colours.filter(colour => isLost(colour, paper)).length / colours.length

/** What a hand has drawn, as flat shapes in their colours; shadows are none. */
function drawnIn(svg: string): (Drawn & { colour: string })[] {
  const painted = svg
    .replaceAll(/<g fill="[^>]*opacity[^>]*>.*?<\/g>/g, '')
    .replaceAll(/url\(#lit(\w{6})\)/g, '#$1')
    .replaceAll(/M(-?[\d.]+ -?[\d.]+)([^MZ"]*)Z/g, 'M$1$2L$1')
  const parts = painted.matchAll(/(?:<clipPath[^>]*><path d="([^"]+)"\/><\/clipPath><g [^>]*>)?<path ([^>]+)\/>/g)
  return [...parts].flatMap(([, clip, text = '']) => {
    const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]+)"`).exec(text)?.[1]
    const [d = '', inside = 'none', line, width = '0'] = ['d', 'fill', 'stroke', 'stroke-width'].map(read)
    const part = { d, ...(clip && { clip }) }
    return [
      ...(inside === 'none' ? [] : [{ ...part, colour: inside }]),
      ...(line ? [{ ...part, colour: line, stroke: Number(width) }] : []),
    ]
  })
}

const HANDS = ['cut', 'line', 'clay'] as const
const lostIn = (svg: string, paper: string): number =>
  shareLost(
    outlineOf(drawnIn(svg)).map(({ colour }) => colour),
    paper,
  )

describe('the outline of a drawing', () => {
  const planted = [fill('a', 'M40 40H160V110H40Z'), slab('w', 40, 110, 120, 50), slab('c', 20, 20, 40, 30)]

  it.runIf(AT_LENGTH)('is seen on every ground of every brand: no white sole goes lost on white', () => {
    const lost = Object.entries(nouns).flatMap(([noun, make]) => {
      const tones = outlineOf(make()).map(({ tone }) => tone)
      return grounds.flatMap(on => {
        const paints = paintsOf(noun, on)
        const seen = new Map(tones.map(tone => [tone, paints.rims[tone] ?? paints[tone]]))
        const share = shareLost(
          tones.map(tone => seen.get(tone) ?? ''),
          on.paper,
        )
        return share > 0.02 ? [`${noun} on ${on.paper}: ${Math.round(share * 100)} %`] : []
      })
    })
    expect(lost).toEqual([])
  })

  it.each(HANDS)('is so as the hand “%s” draws it', hand => {
    for (const on of grounds.filter((_, at) => at % 5 === 0)) {
      const paints = paintsOf('shoe', on)
      expect(lostIn(hands[hand](planted, paints, { seed: 'a', size: 200 }), on.paper), on.paper).toBe(0)
      for (const noun of ['shoe', 'mask', 'printer', 'campervan', 'menorah', 'lifebuoy']) {
        const svg = objectIn({ x: 0, y: 0, width: 200 }, { noun, hand, on, others: [], seed: 'a' })
        expect(lostIn(svg.replace(/^<g [^>]+>/, ''), on.paper), `${noun} on ${on.paper}`).toBeLessThan(0.05)
      }
    }
  })

  it('would be found lost where a pale part had none', () => {
    const on = grounds.find(({ paper }) => paper === '#FFFFFF')
    if (!on) throw new Error('no white ground')
    const bare: Paints = { ...paintsOf('shoe', on), rims: {} }
    for (const hand of ['cut', 'clay'] as const)
      expect(lostIn(hands[hand](planted, bare, { seed: 'a', size: 200 }), on.paper)).toBeGreaterThan(0.2)
  })

  it.each(['cut', 'clay'] as const)('of a pale patch is that of its bearer as the hand “%s” draws it', hand => {
    const on = grounds.find(({ paper }) => paper === '#FFFFFF')
    if (!on) throw new Error('no white ground')
    const paints = paintsOf('shoe', on)
    const draw = (patch: Shape) =>
      hands[hand]([fill('a', 'M40 40H160V160H40Z'), patch], paints, { seed: 'a', size: 200 })
    // Up to the edge of the body or a hair beyond it, a pale patch is cut to the body; a sole that reaches out is not.
    expect(draw(slab('w', 80, 38, 40, 30))).not.toContain(paints.rims.light)
    expect(draw(slab('w', 80, 38, 40, 30))).toContain('clip-path')
    expect(draw(slab('w', 80, 20, 40, 30))).toContain(paints.rims.light)
    expect(draw(slab('w', 80, 20, 40, 30))).not.toContain('clip-path')
    expect(lostIn(draw(slab('w', 80, 40, 40, 30)), on.paper)).toBeLessThan(0.01)
  })
})
