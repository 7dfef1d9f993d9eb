// A drawing or a photo without any words, for films whose words were dictated.
import type * as z from 'zod'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { heroAlone } from '#lib/video/scenes/part/hero.ts'
import { photoBehind } from '#lib/video/scenes/part/photo.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.show
type Data = z.output<typeof Fields>

/** How tall the letters of the name are at most, and on how many lines, where there is nothing to show. */
const [NAME, NAME_LINES] = [230, 3]

/** The thing, as large as the frame lets it be; where there is none, the name of the brand. */
async function alone(stage: Stage): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  if (shows(page)) return heroAlone(stage)
  if (stage.land) return
  const name = await page.logo({
    ...{ on, form: 'full', align: 'center', width: area.width, height: NAME * unit, lines: NAME_LINES },
  })
  say(stage, name, area.x, area.y + (area.height - name.height) * 0.42, { step: 0, way: 'float' })
}

/** A photo that comes nearer. */
async function photographed(stage: Stage, _: Data): Promise<void> {
  if (!(await photoBehind(stage, 1))) await alone(stage)
}

export default scene({
  name: 'show',
  fields: Fields,
  grounds: ['plain', 'soft', 'deep'],
  compositions: { alone, photographed },
  unfit: kit => (kit.photos.length === 0 ? ['photographed'] : []),
  said: () => [],
  sample: { seen: 'A cup of coffee' },
})
