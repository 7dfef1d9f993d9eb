import type * as z from 'zod'
import { device, deviceHeight, type Screen } from '#lib/render/part/device.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say, show } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { ALONE, lineAbove } from '#lib/video/scenes/part/line.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.product
type Data = z.output<typeof Fields>

/** Words at the top, the device rises from the foot; without a screen the words are a line of the film. */
async function risen(stage: Stage, data: Data): Promise<void> {
  const { page } = stage
  const { area, unit, width, height } = page.canvas
  const screen = screenFor(page, data.screen_hint)
  if (!screen) return alone(stage, data)
  const words = await headline(stage, 'product', data.text, { max: 132, height: area.height * 0.34 })
  const top = area.y + 20 * unit
  const from = top + words.height + 110 * unit
  say(stage, words, area.x, top, { step: 0, by: 'words' })
  const hand = screen.device !== 'desktop'
  const wide = (hand ? 690 : 1560) * unit
  put(stage, screen, { x: hand ? (width - wide) / 2 : area.x, y: from, width: wide }, { y: height - from })
}

async function alone(stage: Stage, { text }: Data): Promise<void> {
  if (await lineAbove(stage, { role: 'product', text })) return
  const { area } = stage.page.canvas
  const words = await headline(stage, 'product', text, { max: 330, alone: ALONE, accented: true })
  say(stage, words, area.x, area.y + (area.height - words.height) * 0.36, { step: 0, by: 'words' })
}

/** The device comes down from the top, words at the foot. */
async function hung(stage: Stage, data: Data): Promise<void> {
  const { page } = stage
  const { area, unit, width } = page.canvas
  const screen = screenFor(page, data.screen_hint)
  if (!screen) return risen(stage, data)
  const words = await headline(stage, 'product', data.text, { max: 140, height: area.height * 0.36 })
  const top = area.y + area.height - words.height - 20 * unit
  const hand = screen.device !== 'desktop'
  const wide = (hand ? 720 : 1420) * unit
  const tall = deviceHeight(screen, wide)
  const foot = top - 150 * unit
  put(
    stage,
    screen,
    { x: hand ? (width - wide) / 2 : area.x, y: hand ? Math.min(foot - tall, 110 * unit) : foot - tall, width: wide },
    hand ? { y: -foot } : { x: width },
  )
  say(stage, words, area.x, top, { step: 2, by: 'words' })
}

type At = { x: number; y: number; width: number }

/** Draws what of the device can be seen, its shadow with it. */
function put(stage: Stage, screen: Screen, at: At, by: { x?: number; y?: number }): void {
  const { page, on } = stage
  const { height, width, unit } = page.canvas
  const nodes = device(page, screen, { ...at, ground: on.paper })
  const edge = 110 * unit
  const tall = deviceHeight(screen, at.width)
  const top = Math.max(at.y - edge, -edge)
  const bottom = Math.min(at.y + tall + edge, height + edge)
  const left = Math.max(at.x - edge, -edge)
  const right = Math.min(at.x + at.width + edge, width + edge)
  show(
    stage,
    nodes,
    { x: left, y: top, width: right - left, height: bottom - top },
    { step: 1, by, length: stage.tempo.enter * 1.5 },
  )
}

export default scene({
  name: 'product',
  fields: Fields,
  grounds: ['soft', 'vivid', 'plain'],
  compositions: { risen, hung },
  above: () => 0.8,
  said: data => [data.text],
  sample: { text: 'Tax leaves each invoice.', screen_hint: 'phone' },
})
