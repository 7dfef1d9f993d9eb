import * as z from 'zod'
import { tintOf } from '#lib/render/colour/ground.ts'
import { short } from '#lib/templates/kit/template.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = z.strictObject({ text: short, note: short.optional() })
type Data = z.output<typeof Fields>

/** A weight of colour comes down on the words. */
async function pressed(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width } = page.canvas
  const words = await headline(stage, 'problem', data.text, { max: 164, height: area.height * 0.5 })
  const small = await note(stage, 'note', data.note, { max: 44, tone: 'muted' })
  const tall = words.height + (small ? small.height + 60 * unit : 0)
  const top = area.y + area.height - tall - 10 * unit
  grow(stage, { x: 0, y: 0, width, height: top - 120 * unit }, tintOf(on), {
    step: 2,
    side: 'top',
    length: stage.tempo.enter * 2,
  })
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (small) say(stage, small, area.x, top + words.height + 60 * unit, { step: step + 1 })
}

/** The words at the top; lines below run dry one after the other. */
async function running(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width } = page.canvas
  const words = await headline(stage, 'problem', data.text, { max: 176, height: area.height * 0.5 })
  const small = await note(stage, 'note', data.note, { max: 44, tone: 'muted' })
  const top = area.y + 40 * unit
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  let y = top + words.height + 64 * unit
  if (small) {
    say(stage, small, area.x, y, { step: step + 1 })
    y += small.height
  }
  const lengths = [1, 0.82, 0.6, 0.36, 0.14]
  const from = Math.max(y + 150 * unit, area.y + area.height * 0.62)
  const pitch = 92 * unit
  for (const [index, length] of lengths.entries()) {
    const colour = index === lengths.length - 1 ? on.accent : tintOf(on)
    const bar = { x: area.x, y: from + index * pitch, width: (width - area.x) * length, height: 46 * unit }
    grow(stage, bar, colour, { step: 1 + index, side: 'left', length: stage.tempo.enter * 1.8 })
  }
}

export default scene({
  name: 'problem',
  fields: Fields,
  grounds: ['deep', 'plain', 'vivid'],
  compositions: { pressed, running },
  said: data => [data.text, data.note],
  sample: { text: 'January is expensive.', note: 'It need not be.' },
})
