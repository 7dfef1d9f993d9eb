import type * as z from 'zod'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hero } from '#lib/video/scenes/part/hero.ts'
import { GAP, TOP } from '#lib/video/scenes/part/line.ts'
import { type RowLook, rows } from '#lib/video/scenes/part/rows.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { type SceneTemplate, scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.list
type Data = z.output<typeof Fields>

/** Of the safe area's height: title and rows above what the scene shows. */
const WITH_THING = 0.66

/** A headline, where there is one, and the items in the room under it, smaller than that. */
const listed =
  (look: Pick<RowLook, 'role' | 'lead' | 'ground'>) =>
  async (stage: Stage, data: Data): Promise<void> => {
    const { area, unit } = stage.page.canvas
    const isShown = shows(stage.page)
    const foot = area.y + area.height * (isShown ? WITH_THING : 1)
    let top = area.y + TOP * unit
    let most = Number.POSITIVE_INFINITY
    if (data.headline) {
      const share = isShown ? 0.2 : 0.32
      const words = await headline(stage, 'headline', data.headline, {
        ...{ max: isShown ? 140 : 190, height: area.height * share, lines: 4, accented: true },
      })
      say(stage, words, area.x, top, { step: 0, by: 'words' })
      top += words.height + (isShown ? 56 : 90) * unit
      most = words.size * ITEM
    }
    const end = await rows(
      stage,
      data.items,
      { ...area, y: top, height: foot - top },
      { ...look, most, least: isShown ? LEAST : 0 },
    )
    hero(stage, end + GAP * 0.6 * unit, 1)
  }

/** Of the title’s letters: what it is above is read after it. */
const ITEM = 0.94
/** In pixels: smaller rows are read better alone. */
const LEAST = 68

const sceneOf = (name: string, lead: RowLook['lead'], sample: Data): SceneTemplate =>
  scene({
    name,
    fields: Fields,
    grounds: ['plain', 'soft', 'deep'],
    compositions: {
      ruled: listed({ role: name, lead, ground: 'rules' }),
      panelled: listed({ role: name, lead, ground: 'panels' }),
    },
    alike: 'rows',
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
