import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PainterStandIn, STAND_IN_PAINTER, startPainter } from '#dev/painter/start.ts'
import { compatiblePainter } from '#lib/adapters/painters/compatible.ts'
import { readPng } from '#lib/media/formats/png.ts'
import type { PaintAsk } from '#lib/ports/painter.ts'
import { createWeb } from '#test/support/web.ts'

let stand_in: PainterStandIn
beforeAll(async () => {
  stand_in = await startPainter()
})
afterAll(() => stand_in.close())

const { http } = createWeb('https://api.example.com')
const paint = (ask: Partial<PaintAsk>) =>
  compatiblePainter({
    ...{ base_url: stand_in.base_url, api_key: undefined, model: STAND_IN_PAINTER, timeout_ms: 20_000, http },
  }).paint({ prompt: '', ground: 'full', ...ask })

it('paints what the prompt names, the same each time and another for other words', async () => {
  const [bread, again, van] = await Promise.all([
    paint({ prompt: 'A loaf of bread on a plain white background, primary #0F5257' }),
    paint({ prompt: 'A loaf of bread on a plain white background, primary #0F5257' }),
    paint({ prompt: 'A van on a plain white background, primary #0F5257' }),
  ])
  expect(Buffer.compare(bread, again)).toBe(0)
  expect(Buffer.compare(bread, van)).not.toBe(0)
})

it('paints in the size that is wanted, also what it has no drawing of', async () => {
  const picture = await paint({ prompt: 'Something else, #0F5257', width: 640, height: 320 })
  expect(readPng(picture)).toMatchObject({ width: 640, height: 320 })
})

it('paints a place from edge to edge where the ground is not plain', async () => {
  const [beach, thing] = await Promise.all([paint({ prompt: 'A beach' }), paint({ prompt: 'A beach, plain ground' })])
  expect(Buffer.compare(beach, thing)).not.toBe(0)
})

it('leaves figures to the built-in drawer', async () => {
  await expect(paint({ prompt: 'A brand mascot: a fox' })).rejects.toMatchObject({ fault: 'refused' })
  const reference = { bytes: new Uint8Array(9), content_type: 'image/png' }
  await expect(paint({ prompt: 'The same', reference })).rejects.toMatchObject({ fault: 'refused' })
})
