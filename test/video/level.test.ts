// What is carried through the cuts of a film: the ground to come, which rises to the words and floods them.
import { describe, expect, it } from 'vitest'
import { canvasOf } from '#lib/render/canvas.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import type { Ledger } from '#lib/render/page.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import type { Motif } from '#lib/render/signature/signature.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import { FLOOR, flood, levelOf, levelParts } from '#lib/video/dress/level.ts'
import { profileOf } from '#lib/video/dress/profile.ts'

const canvas = canvasOf(1080, 1920)
const { plain, deep } = themeOf({ primary: '#7A1F2B', secondary: '#DDA522', background: '#FFFFFF' }, 'auto')
const signature = chooseSignature({
  ...{ name: 'Marl', tagline: '', palette: { primary: '#7A1F2B' }, voice: {} },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
})
const words: Ledger['occupied'] = [{ role: 'hook', text: true, x: 80, y: 500, width: 800, height: 500 }]
const thing = { role: 'artwork', text: false, x: 80, y: 1200, width: 800, height: 700 }
const shown = { from: 0, until: 60 }
const of = (more: Partial<Parameters<typeof levelOf>[0]> = {}) =>
  levelOf({ canvas, occupied: words, covered: false, on: plain, next: deep, shown, ...more })

describe('the level of a film', () => {
  it('is the ground to come, rises in every frame, and has not reached the words when the cut begins', () => {
    const { colour, top } = of()
    expect(colour).toBe(deep.paper)
    for (let frame = 1; frame < 60; frame++) expect(top(frame)).toBeLessThan(top(frame - 1))
    expect(top(59)).toBeGreaterThan(1000)
    expect(top(0) - top(15)).toBeGreaterThan(0.02 * canvas.height)
  })

  it('stays clear of the panel of a row, which is lower than its words', () => {
    const row = { role: 'row', text: false, x: 80, y: 1000, width: 800, height: 200 }
    const { colour, top } = of({ occupied: [...words, row] })
    expect(colour).toBe(deep.paper)
    expect(top(59)).toBeGreaterThan(1200)
  })

  it('has a tone of the ground itself where a chart is shown, where nothing comes, and where the next looks alike', () => {
    const chart = { ...thing, role: 'chart' }
    for (const level of [of({ occupied: [...words, chart] }), of({ next: null }), of({ next: plain })]) {
      expect(level.colour).toBe(ghostOf(plain))
      expect(level.brim).toBe(canvas.height)
    }
  })

  it('is an even floor under a thing, which stands when it has come', () => {
    const floor = of({ occupied: [...words, thing] })
    expect(floor).toMatchObject({ colour: ghostOf(plain), brim: canvas.height, even: true })
    expect([floor.top(20), floor.top(59)]).toEqual([canvas.height * FLOOR, canvas.height * FLOOR])
    expect(levelParts(floor, 60, canvas, signature).map(({ name }) => name)).toEqual([`flat ${ghostOf(plain)}`])
  })

  it('goes on behind the words of a long scene, in a tone that they are read on, and never stands still', () => {
    const long = of({ shown: { from: 0, until: 400 } })
    expect(long.colour).toBe(ghostOf(plain))
    for (let frame = 0; frame + 15 < 400; frame += 15)
      expect(long.top(frame) - long.top(frame + 15)).toBeGreaterThan(0.02 * canvas.height)
  })

  it('floods from where it stands, and covers all until its scene ends', () => {
    const level = of()
    const after = flood(deep.paper, level.brim, { turn: { from: 60, until: 76 }, until: 150 }, canvas, signature)
    const before = levelParts(level, 76, canvas, signature)
    expect(after.map(({ pose }) => pose(60))).toEqual(before.map(({ pose }) => pose(60)))
    for (const frame of [76, 120, 149])
      expect(after[0]?.pose(frame).clip).toMatchObject({ left: 0, top: 0, right: 1080, bottom: 1920 })
    expect(of({ covered: true }).brim).toBe(canvas.height)
  })

  it('has the edge of its brand: its motif where that has a profile, else the shape of its pictures', () => {
    const edgeOf = (motif: Motif, crop: 'square' | 'round') =>
      JSON.stringify(
        profileOf({ ...signature, motif, picture: { ...signature.picture, crop } }, '#123456', canvas).root,
      )
    const all = (['wave', 'saw', 'arch', 'morse'] as const).flatMap(motif => [
      edgeOf(motif, 'square'),
      edgeOf(motif, 'round'),
    ])
    expect(new Set(all).size).toBe(5)
    expect(edgeOf('dots', 'round')).toBe(edgeOf('morse', 'round'))
  })
})
