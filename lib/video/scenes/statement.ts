import type * as z from 'zod'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { art, photoBehind } from '#lib/video/scenes/part/backdrop.ts'
import { headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.statement
type Data = z.output<typeof Fields>

/** At the foot of the safe area, under a rule that draws itself. */
async function founded(stage: Stage, { text }: Data): Promise<void> {
  if (shows(stage.page)) return pictured(stage, { text })
  const { area, unit } = stage.page.canvas
  const words = await headline(stage, 'statement', text, { max: 224, alone: 0.84 })
  const top = area.y + (area.height - words.height) * 0.66
  grow(stage, { x: area.x, y: top - 84 * unit, width: area.width, height: 6 * unit }, stage.on.lead, {
    step: 0,
    side: 'left',
  })
  say(stage, words, area.x, top, { step: 1, by: 'words' })
}

/** In the middle, line by line. */
async function middle(stage: Stage, { text }: Data): Promise<void> {
  if (shows(stage.page)) return pictured(stage, { text })
  const { area } = stage.page.canvas
  const words = await headline(stage, 'statement', text, { max: 224, alone: 0.84 })
  const top = area.y + (area.height - words.height) * 0.42
  say(stage, words, area.x, top, { step: 0, by: 'lines' })
}

/** Over the brand's artwork, which rises from the foot. */
async function pictured(stage: Stage, { text }: Data): Promise<void> {
  if (!shows(stage.page)) return middle(stage, { text })
  const { area, unit, width, height } = stage.page.canvas
  const words = await headline(stage, 'statement', text, { max: 224, height: area.height * 0.46 })
  const top = area.y + 30 * unit
  const from = Math.max(top + words.height + 120 * unit, height * 0.54)
  await art(stage, { x: 0, y: from, width, height: height - from }, 'top')
  say(stage, words, area.x, top, { step: 0, by: 'words' })
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
  const { area, unit } = stage.page.canvas
  const indent = 62 * unit
  const words = await headline(stage, 'statement', text, {
    max: 210,
    width: area.width - indent,
    height: area.height * 0.46,
    alone: 0.84,
  })
  const top = area.y + (shows(stage.page) ? 30 * unit : (area.height - words.height) * 0.42)
  grow(stage, { x: area.x, y: top - 8 * unit, width: 18 * unit, height: words.height + 22 * unit }, stage.on.lead, {
    step: 0,
    side: 'top',
  })
  say(stage, words, area.x + indent, top, { step: 1, by: 'words' })
}

export default scene({
  name: 'statement',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { founded, pictured, middle, photographed, barred },
  unfit: kit => (kit.photos.length === 0 ? ['photographed'] : []),
  said: data => [data.text],
  sample: { text: 'Tax leaves each invoice the minute it is paid.' },
})
