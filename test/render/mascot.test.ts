import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { styleOf } from '#lib/brand/mascot/artist.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import { coatOf } from '#lib/render/mascot/coat.ts'
import { drawMascot } from '#lib/render/mascot/draw.ts'
import { poseOf, poses } from '#lib/render/mascot/poses.ts'
import { mascotStyles } from '#lib/render/mascot/styles.ts'
import { image } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import { randomPalette } from '#test/render/random.ts'

const SIDE = 96

const painted = (svg: string) => {
  const rect = { x: 0, y: 0, width: SIDE, height: SIDE }
  const style = { position: 'relative', width: SIDE, height: SIDE }
  const root = { type: 'container' as const, style, children: [image(rect, svg)] }
  return raster.pixels({ root, width: SIDE, height: SIDE, images: new Map(), fonts: [] })
}

const opaque = (pixels: Uint8Array) => pixels.filter((value, at) => at % 4 === 3 && value > 250).length / SIDE ** 2

it('draws every style in every pose: a figure on clear ground, no pose like another, none cut by the edge', async () => {
  for (const style of mascotStyles) {
    const seen = new Set<string>()
    for (const pose of poses) {
      const pixels = await painted(drawMascot({ palette: { primary: '#4F46E5' }, style, seed: 'a', pose }, SIDE))
      expect(opaque(pixels), `${style} ${pose}`).toBeGreaterThan(0.22)
      expect(opaque(pixels), `${style} ${pose}`).toBeLessThan(0.6)
      const row = (y: number) => Array.from({ length: SIDE }, (_, x) => pixels[(y * SIDE + x) * 4 + 3] ?? 0)
      const column = (x: number) => Array.from({ length: SIDE }, (_, y) => pixels[(y * SIDE + x) * 4 + 3] ?? 0)
      const edge = [row(0), row(SIDE - 1), column(0), column(SIDE - 1)].flat()
      expect([style, pose, Math.max(...edge)]).toEqual([style, pose, 0])
      seen.add(Buffer.from(pixels).toString('base64'))
    }
    expect(seen.size).toBe(poses.length)
  }
})

it('is the same for the same seed, another for another, and wears the brand’s colour', async () => {
  const ask = { palette: { primary: '#4F46E5' }, style: 'cat', pose: 'standing' } as const
  expect(drawMascot({ ...ask, seed: 'a' }, SIDE)).toBe(drawMascot({ ...ask, seed: 'a' }, SIDE))
  const others = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(seed => drawMascot({ ...ask, seed }, SIDE)))
  expect(others.size).toBe(6)
  expect(drawMascot({ ...ask, seed: 'a' }, SIDE)).toContain(coatOf(ask.palette).body)
})

it('finds colours that can be told apart for any palette', () => {
  for (let round = 0; round < 300; round++) {
    const seed = `coat/${round}`
    const { body, accent, ink, belly, ...rest } = coatOf(randomPalette(dice(seed)))
    for (const colour of [body, accent, ink, belly, ...Object.values(rest)])
      expect(colour, seed).toMatch(/^#[0-9A-F]{6}$/i)
    expect(new Set([body, accent, ink, belly]).size, seed).toBe(4)
    expect(contrast(body, ink), seed).toBeGreaterThan(2.5)
  }
})

it.each([
  ['waving hello', 'waving'],
  ['Pointing', 'pointing'],
  ['jump for joy', 'cheering'],
  ['asleep on a cushion, sleeping', 'resting'],
  ['holding a gift', 'holding'],
  ['xyzzy', 'standing'],
])('reads %s as %s', (text, pose) => expect(poseOf(text)).toBe(pose))

it.each([
  ['A heron in running shoes', ['bird']],
  ['A husky with goggles', ['fox']],
  ['A turtle who reads', ['pebble', 'bot']],
])('draws “%s” as no other animal', (description, kinds) => {
  const drawn = [0, 1, 2, 3].map(take => styleOf('auto', description, take))
  expect([...new Set(drawn)].sort()).toEqual([...kinds].sort())
  expect(styleOf('rabbit', description, 0)).toBe('rabbit')
})
