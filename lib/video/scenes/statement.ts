import type * as z from 'zod'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { ALONE, lineAbove } from '#lib/video/scenes/part/line.ts'
import { photoBehind } from '#lib/video/scenes/part/photo.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.statement
type Data = z.output<typeof Fields>

/** At the foot of the safe area, under a rule that draws itself. */
async function founded(stage: Stage, { text }: Data): Promise<void> {
  if (await lineAbove(stage, { role: 'statement', text })) return
  const { area, unit } = stage.page.canvas
  const words = await headline(stage, 'statement', text, { max: 224, alone: ALONE, accented: true })
  const top = area.y + Math.max(84 * unit, (area.height - words.height) * 0.5)
  grow(stage, { x: area.x, y: top - 74 * unit, width: area.width, height: 10 * unit }, stage.on.lead, {
    step: 0,
    side: 'left',
  })
  say(stage, words, area.x, top, { step: 1, by: 'words' })
}

/** In the middle, line by line. */
async function middle(stage: Stage, { text }: Data): Promise<void> {
  if (await lineAbove(stage, { role: 'statement', text, by: 'lines' })) return
  const { area } = stage.page.canvas
  const words = await headline(stage, 'statement', text, { max: 224, alone: ALONE, accented: true })
  const top = area.y + (area.height - words.height) * 0.36
  say(stage, words, area.x, top, { step: 0, by: 'lines' })
}

/** Over a photo that comes nearer. */
async function photographed(stage: Stage, data: Data): Promise<void> {
  const { area, height } = stage.page.canvas
  const ground = await photoBehind(stage, 0.52)
  if (!ground) return middle(stage, data)
  const over = { ...stage, on: ground.on }
  const words = await headline(over, 'statement', data.text, { max: 160, height: height * 0.25, behind: ground.behind })
  const top = area.y + area.height - words.height - words.size * 0.4
  say(over, words, area.x, top, { step: 0, by: 'words', notBefore: Math.round(stage.tempo.turn * 0.6) })
}

/** A bar the height of the words grows beside them. */
async function barred(stage: Stage, { text }: Data): Promise<void> {
  if (await lineAbove(stage, { role: 'statement', text })) return
  const { area, unit } = stage.page.canvas
  const indent = 62 * unit
  const words = await headline(stage, 'statement', text, {
    ...{ max: 210, width: area.width - indent, alone: ALONE, accented: true },
  })
  const top = area.y + (area.height - words.height) * 0.36
  const [bar, { rtl }] = [18 * unit, words]
  const x = rtl ? area.x + area.width - bar : area.x
  grow(stage, { x, y: top - 8 * unit, width: bar, height: words.height + 22 * unit }, stage.on.lead, {
    step: 0,
    side: 'top',
  })
  say(stage, words, rtl ? area.x : area.x + indent, top, { step: 1, by: 'words' })
}

export default scene({
  name: 'statement',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { founded, middle, photographed, barred },
  unfit: kit => (kit.photos.length === 0 ? ['photographed'] : []),
  said: data => [data.text],
  sample: { text: 'Tax leaves each invoice the minute it is paid.' },
})
