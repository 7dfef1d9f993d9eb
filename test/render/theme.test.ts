import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apca } from '#lib/render/colour/apca.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, hex, lch, mix } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { seed } from '#test/support/seed.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const role = fc.option(colour, { nil: undefined })
const palette = fc.record({
  primary: role,
  secondary: role,
  accent: role,
  background: role,
  surface: role,
  text: role,
  muted: role,
  extra: fc.option(fc.array(colour, { maxLength: 4 }), { nil: undefined }),
})
const scheme = fc.constantFrom('light' as const, 'dark' as const, 'auto' as const)

const pairs = (ground: Ground): [name: string, text: string, paper: string, lc: number][] => [
  ['ink', ground.ink, ground.paper, 50],
  ['body', ground.body, ground.paper, 50],
  ['muted', ground.muted, ground.paper, 45],
  ['lead_ink', ground.lead_ink, ground.paper, 45],
  ['on_lead', ground.on_lead, ground.lead, 30],
]

describe(`themes of any palette (seed ${seed})`, () => {
  it('give every text a colour that can be read on its ground', () => {
    fc.assert(
      fc.property(palette, scheme, (colours, wanted) => {
        const { plain, deep, soft, vivid, playful } = themeOf(colours, wanted)
        for (const ground of [plain, deep, soft, ...vivid, ...playful]) {
          for (const [name, text, paper, lc] of pairs(ground)) {
            expect(contrast(text, paper), `${name} ${text} on ${paper}`).toBeGreaterThanOrEqual(4.5)
            expect(apca(text, paper), `${name} ${text} on ${paper}`).toBeGreaterThanOrEqual(lc)
          }
        }
      }),
      { seed, numRuns: 250 },
    )
  })

  it('set no loud colour on a loud ground of another hue as text, which flickers', () => {
    const shrill: string[] = []
    for (const paper of ['#22D3EE', '#F472B6', '#FACC15', '#4ADE80', '#FB923C', '#A78BFA', '#EF4444'])
      for (const primary of ['#7C3AED', '#DC2626', '#1D4ED8', '#15803D', '#C026D3']) {
        const { plain, deep, soft, vivid, playful } = themeOf({ primary, secondary: paper, accent: paper }, 'auto')
        for (const ground of [plain, deep, soft, ...vivid, ...playful]) {
          const [text, under] = [lch(ground.lead_ink), lch(ground.paper)]
          const turn = Math.abs(((text.h - under.h + 540) % 360) - 180)
          const loud = ground.lead_ink !== ground.ink && Math.min(text.c, under.c) > 0.09 && turn > 55
          if (loud && contrast(ground.lead_ink, ground.paper) < 6.9)
            shrill.push(`${ground.lead_ink} on ${ground.paper}`)
        }
      }
    expect(shrill).toEqual([])
  })

  it('keep the scheme that was asked for', () => {
    fc.assert(
      fc.property(palette, colours => {
        expect(lch(themeOf(colours, 'light').plain.paper).l).toBeGreaterThan(0.7)
        expect(lch(themeOf(colours, 'dark').plain.paper).l).toBeLessThan(0.5)
      }),
      { seed, numRuns: 100 },
    )
  })

  it('have second voices after dark that are as plain as running text by day, and lines that are seen', () => {
    for (const background of ['#0D1026', '#111111', '#2B1226', '#10282C']) {
      const { deep, plain } = themeOf({ background, primary: '#8E9BFF', text: '#F5F5F0' }, 'auto')
      for (const { paper, muted, line } of [deep, plain]) {
        expect(apca(muted, paper)).toBeGreaterThanOrEqual(75)
        expect(contrast(line, paper)).toBeGreaterThan(1.5)
      }
    }
  })

  it('mixes without a grey middle, along the shorter arc', () => {
    expect(lch(mix('#FF903A', '#FC6663', 0.5)).c).toBeGreaterThan(0.14)
    expect(lch(mix('#090C11', '#FF903A', 0.5)).h).toBeCloseTo(lch('#FF903A').h, -1)
    expect(hex({ l: 0.7, c: 0.9, h: 150 })).toMatch(/^#[0-9A-F]{6}$/)
  })
})
