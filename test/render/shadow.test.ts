import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { box, type Style } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import { seed } from '#test/support/seed.ts'

const [width, height] = [420, 320]
const canvas = { width, height, backgroundColor: '#FFFFFF' }

const drawn = (style: Style, place: { x: number; y: number; width: number; height: number }) => {
  const root = { type: 'container' as const, style: canvas, children: [box(place, style)] }
  return raster.pixels({ root, width, height, images: new Map(), fonts: [] })
}

it(`soft shadows are as dark as the engine's own (seed ${seed})`, async () => {
  const roll = dice(String(seed))
  const any = (from: number, to: number) => from + roll() * (to - from)
  for (let turn = 0; turn < 24; turn++) {
    const place = { x: any(-40, 120), y: any(-40, 120), width: any(60, 260), height: any(60, 200) }
    const shadow = () =>
      `${any(-20, 20)}px ${any(-10, 60)}px ${any(3, 90)}px ${any(-12, 12)}px rgba(10, 20, 30, ${any(0.1, 0.6).toFixed(3)})`
    const style = { backgroundColor: '#336699', borderRadius: any(0, 30), boxShadow: `${shadow()}, ${shadow()}` }
    const root = { type: 'container' as const, style: canvas, children: [box(place, style)] }
    const [ours, theirs] = [await drawn(style, place), heldTakumi().render(root, { width, height, format: 'raw' })]
    const apart = ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0)))
    const told = `turn ${turn}: ${JSON.stringify({ place, style })}`
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length, told).toBeLessThan(1)
    expect(apart.filter(value => value > 10).length / apart.length, told).toBeLessThan(0.002)
  }
})

it('what shows through a box keeps the shadow that the engine draws', async () => {
  const place = { x: 80, y: 60, width: 200, height: 150 }
  const boxShadow = '0 20px 40px rgba(0, 0, 0, 0.5)'
  for (const look of [{}, { backgroundColor: 'rgba(255, 0, 0, 0.5)' }, { backgroundColor: '#FF0000', opacity: 0.5 }]) {
    const style: Style = { ...look, borderRadius: 20, boxShadow }
    const root = { type: 'container' as const, style: canvas, children: [box(place, style)] }
    const theirs = heldTakumi().render(root, { width, height, format: 'raw' })
    expect(Buffer.compare(await drawn(style, place), theirs)).toBe(0)
  }
})
