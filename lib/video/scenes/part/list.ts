import type * as z from 'zod'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { artBelow } from '#lib/video/scenes/part/backdrop.ts'
import { type RowLook, rows } from '#lib/video/scenes/part/rows.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { type SceneTemplate, scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.list
type Data = z.output<typeof Fields>

/** A headline, where there is one, and the items in the room under it. */
const listed =
  (look: RowLook) =>
  async (stage: Stage, data: Data): Promise<void> => {
    const { area, unit } = stage.page.canvas
    let top = area.y + 10 * unit
    if (data.headline) {
      const words = await headline(stage, 'headline', data.headline, { max: 128, height: area.height * 0.26 })
      say(stage, words, area.x, top, { step: 0, by: 'words' })
      top += words.height + 90 * unit
    }
    const foot = await rows(stage, data.items, { ...area, y: top, height: area.y + area.height - top }, look)
    await artBelow(stage, foot + 60 * unit)
  }

const sceneOf = (name: string, lead: RowLook['lead'], sample: Data): SceneTemplate =>
  scene({
    name,
    fields: Fields,
    grounds: ['plain', 'soft', 'deep'],
    compositions: {
      ruled: listed({ role: name, lead, ground: 'rules' }),
      panelled: listed({ role: name, lead, ground: 'panels' }),
    },
    above: ({ headline, items }) => Math.min(0.78, (headline ? 0.4 : 0.3) + items.length * 0.085 + 0.06),
    said: data => [data.headline, ...data.items],
    sample,
  })

export const list = sceneOf('list', 'none', {
  headline: 'In the box',
  items: ['Four fractions', 'One pomelo', 'No worksheets'],
})

export const steps = sceneOf('steps', 'number', {
  headline: 'A two-day-old loaf',
  items: ['Wet the crust', 'Bake at 180 °C', 'Wait ten minutes'],
})
