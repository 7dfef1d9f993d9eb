import type * as z from 'zod'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { ALONE, lineAbove, NEAR, smallBelow } from '#lib/video/scenes/part/line.ts'
import { photoBehind } from '#lib/video/scenes/part/photo.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.hook
type Data = z.output<typeof Fields>

/** Poster-large on the safe area, or above what the film is about. */
async function poster(stage: Stage, { text, when }: Data): Promise<void> {
  if (await lineAbove(stage, { role: 'hook', text, below: when })) return
  const { area, unit } = stage.page.canvas
  const small = await smallBelow(stage, when)
  const room = small ? small.height + NEAR * unit : 0
  const words = await headline(stage, 'hook', text, {
    ...{ max: 330, alone: ALONE - room / area.height, accented: true },
  })
  const top = area.y + (area.height - words.height - room) * 0.36
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (small) say(stage, small, area.x, top + words.height + NEAR * unit, { step })
}

/** Over a photo that comes nearer, words at the foot. */
async function pictured(stage: Stage, data: Data): Promise<void> {
  const { area, height, unit } = stage.page.canvas
  const ground = await photoBehind(stage, 0.5)
  if (!ground) return poster(stage, data)
  const over = { ...stage, on: ground.on }
  const words = await headline(over, 'hook', data.text, { max: 170, height: height * 0.27, behind: ground.behind })
  const small = await smallBelow(over, data.when, ground.behind)
  const room = small ? small.height + NEAR * unit : 0
  const top = area.y + area.height - room - words.height - words.size * 0.62
  const step = say(over, words, area.x, top, { step: 0, by: 'words' })
  if (small) say(over, small, area.x, top + words.height + NEAR * unit, { step })
}

export default scene({
  name: 'hook',
  fields: Fields,
  grounds: ['vivid', 'deep', 'plain'],
  compositions: { poster, pictured },
  unfit: kit => (kit.photos.length === 0 ? ['pictured'] : []),
  said: data => [data.text, data.when],
  sample: { text: 'Know what is yours.' },
})
