// Pixels that are not whole are refused by the engine without a name: the error says which they are.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { Pixels } from '#lib/render/scene.ts'

const draw = (src: Pixels) => {
  const image = { type: 'image', src, style: { position: 'absolute', left: 0, top: 0, width: 10, height: 10 } }
  const root = { type: 'container', style: { position: 'relative', width: 50, height: 50 }, children: [image] }
  const scene = { root, width: 50, height: 50, images: new Map(), fonts: [] }
  return raster.draw(scene as never, 'png')
}

it('are told by their size and their bytes', async () => {
  const pixels = { width: 10, height: 10, data: new Uint8Array(400) }
  expect((await draw(pixels)).length).toBeGreaterThan(50)
  await expect(draw({ ...pixels, data: new Uint8Array(0) })).rejects.toThrow('10 x 10 has 0 bytes')
  await expect(draw({ width: 10.5, height: 10, data: new Uint8Array(420) })).rejects.toThrow('10.5 x 10 has 420 bytes')
})
