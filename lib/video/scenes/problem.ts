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

/** The words at the top, with room below for what the film is about. */
async function standing(stage: Stage, data: Data): Promise<void> {
  const { area, unit } = stage.page.canvas
  const words = await headline(stage, 'problem', data.text, { max: 190, height: area.height * 0.5 })
  const small = await note(stage, 'note', data.note, { max: 50, tone: 'body' })
  const top = area.y + 40 * unit
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (small) say(stage, small, area.x, top + words.height + 64 * unit, { step: step + 1 })
}

export default scene({
  name: 'problem',
  fields: Fields,
  grounds: ['deep', 'plain', 'vivid'],
  compositions: { pressed, standing },
  said: data => [data.text, data.note],
  sample: { text: 'January is expensive.', note: 'It need not be.' },
})
