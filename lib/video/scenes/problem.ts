import type * as z from 'zod'
import { tintOf } from '#lib/render/colour/ground.ts'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hero } from '#lib/video/scenes/part/hero.ts'
import { ALONE, GAP, lineAbove } from '#lib/video/scenes/part/line.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.problem
type Data = z.output<typeof Fields>

/** A weight of colour comes down on the words. */
async function pressed(stage: Stage, data: Data): Promise<void> {
  if (shows(stage.page) || stage.land) return standing(stage, data)
  const { page, on } = stage
  const { area, unit, width } = page.canvas
  const words = await headline(stage, 'problem', data.text, { max: 164, alone: 0.6, accented: true })
  const small = await note(stage, 'note', data.note, { max: 60, tone: 'muted' })
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

/** The words as large as they go, a smaller line under them. */
async function standing(stage: Stage, data: Data): Promise<void> {
  if (!data.note && (await lineAbove(stage, { role: 'problem', text: data.text }))) return
  const { area, unit } = stage.page.canvas
  const words = await headline(stage, 'problem', data.text, {
    ...{ max: 224, height: area.height * 0.42, alone: data.note ? 0.66 : ALONE, accented: true },
  })
  const small = await note(stage, 'note', data.note, { max: 64, tone: 'body' })
  const tall = words.height + (small ? small.height + 64 * unit : 0)
  const top = area.y + (area.height - tall) * (shows(stage.page) ? 0 : 0.36)
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (small) say(stage, small, area.x, top + words.height + 64 * unit, { step: step + 1 })
  hero(stage, top + tall + GAP * unit)
}

export default scene({
  name: 'problem',
  fields: Fields,
  grounds: ['deep', 'plain', 'vivid'],
  compositions: { pressed, standing },
  said: data => [data.text, data.note],
  sample: { text: 'January is expensive.', note: 'It need not be.' },
})
