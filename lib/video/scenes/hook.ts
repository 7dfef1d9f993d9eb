import type * as z from 'zod'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { art, photoBehind } from '#lib/video/scenes/part/backdrop.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.hook
type Data = z.output<typeof Fields>

/** Words from the top, as large as they go; the brand's artwork rises under them. */
async function risen(stage: Stage, { text }: Data): Promise<void> {
  if (!shows(stage.page)) return poster(stage, { text })
  const { area, unit, width, height } = stage.page.canvas
  const words = await headline(stage, 'hook', text, { max: 240, height: area.height * 0.52 })
  const top = area.y + 40 * unit
  const from = Math.max(top + words.height + 110 * unit, height * 0.52)
  await art(stage, { x: 0, y: from, width, height: height - from }, 'top')
  say(stage, words, area.x, top, { step: 0, by: 'words' })
}

/** Words alone on the middle of the safe area, poster-large. */
async function poster(stage: Stage, { text }: Data): Promise<void> {
  if (shows(stage.page)) return risen(stage, { text })
  const { area } = stage.page.canvas
  const words = await headline(stage, 'hook', text, { max: 330, alone: 0.84 })
  const top = area.y + (area.height - words.height) * 0.42
  say(stage, words, area.x, top, { step: 0, by: 'words' })
}

/** Over a photo that comes nearer, words at the foot. */
async function pictured(stage: Stage, { text }: Data): Promise<void> {
  const { area, height } = stage.page.canvas
  const ground = await photoBehind(stage, 0.5)
  if (!ground) return poster(stage, { text })
  const over = { ...stage, on: ground.on }
  const words = await headline(over, 'hook', text, { max: 170, height: height * 0.27, behind: ground.behind })
  const top = area.y + area.height - words.height - words.size * 0.62
  say(over, words, area.x, top, { step: 0, by: 'words' })
}

export default scene({
  name: 'hook',
  fields: Fields,
  grounds: ['vivid', 'deep', 'plain'],
  compositions: { risen, poster, pictured },
  unfit: kit => (kit.photos.length === 0 ? ['pictured'] : []),
  said: data => [data.text],
  sample: { text: 'Know what is yours.' },
})
