import type * as z from 'zod'
import type { KitImage } from '#lib/render/brand-kit.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, image, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { portraitOf } from '#lib/templates/quote/parts.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say, show } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hero } from '#lib/video/scenes/part/hero.ts'
import { GAP } from '#lib/video/scenes/part/line.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.people
type Data = z.output<typeof Fields>

/** The portrait in its frame. */
function face({ page }: Stage, portrait: KitImage, frame: Rect, radius: number): SceneNode[] {
  const inner = { x: 0, y: 0, width: frame.width, height: frame.height }
  const picture = image(inner, page.picture(portrait), { objectFit: 'cover', objectPosition: '50% 20%' })
  page.take('portrait', frame)
  return [box(frame, { borderRadius: radius, overflow: 'hidden' }, [picture])]
}

/** Without a portrait nothing stands in its place: the name is the picture, what the film is about lies below. */
async function named(stage: Stage, data: Data): Promise<void> {
  const { area, unit } = stage.page.canvas
  const name = await headline(stage, 'name', data.name, { max: 210, height: area.height * 0.44, lines: 4 })
  const role = await note(stage, 'role', data.role, { max: 60, tone: 'body', lines: 3 })
  const top = area.y + 40 * unit
  const step = say(stage, name, area.x, top, { step: 0, by: 'words' })
  const foot = top + name.height + (role ? below(name) + role.height : 0)
  if (role) say(stage, role, area.x, top + name.height + below(name), { step: step + 1 })
  hero(stage, foot + GAP * unit)
}

/** Room for the descenders and some air. */
const below = ({ size }: Block): number => size * 0.62

/** A tall picture that bleeds off the right edge, the name under it. */
async function tall(stage: Stage, data: Data): Promise<void> {
  const { page } = stage
  const portrait = portraitOf(page, data.name)
  if (!portrait) return named(stage, data)
  const { area, unit, width } = page.canvas
  const name = await headline(stage, 'name', data.name, { max: 130, height: area.height * 0.24, lines: 3 })
  const role = await note(stage, 'role', data.role, { max: 54, tone: 'body', lines: 3 })
  const foot = area.y + area.height
  const words = name.height + (role ? role.height + below(name) : 0)
  const top = foot - words - 10 * unit
  const frame = {
    x: area.x,
    y: area.y - 150 * unit,
    width: width - area.x,
    height: top - 90 * unit - area.y + 150 * unit,
  }
  show(stage, face(stage, portrait, frame, 0), frame, {
    step: 0,
    by: { x: frame.width },
    length: stage.tempo.enter * 2,
  })
  const step = say(stage, name, area.x, top, { step: 2, by: 'words' })
  if (role) say(stage, role, area.x, top + name.height + below(name), { step: step + 1 })
}

/** A round picture on the middle axis. */
async function round(stage: Stage, data: Data): Promise<void> {
  const { page } = stage
  const portrait = portraitOf(page, data.name)
  if (!portrait) return named(stage, data)
  const { area, unit } = page.canvas
  const align = 'center' as const
  const name = await headline(stage, 'name', data.name, { max: 116, height: area.height * 0.24, lines: 3, align })
  const role = await note(stage, 'role', data.role, { max: 54, tone: 'body', lines: 3, align })
  const words = name.height + (role ? role.height + below(name) : 0)
  const side = Math.min(620 * unit, area.height - words - 130 * unit)
  const top = area.y + (area.height - side - 110 * unit - words) / 2
  const frame = { x: area.x + (area.width - side) / 2, y: top, width: side, height: side }
  show(stage, face(stage, portrait, frame, side / 2), frame, { step: 0, by: { y: 140 * unit }, fades: true })
  const y = top + side + 110 * unit
  const step = say(stage, name, area.x, y, { step: 2, by: 'lines' })
  if (role) say(stage, role, area.x, y + name.height + below(name), { step: step + 1 })
}

export default scene({
  name: 'people',
  fields: Fields,
  grounds: ['soft', 'vivid', 'deep'],
  compositions: { tall, round },
  said: data => [[data.name, data.role].filter(Boolean).join(', ')],
  sample: { name: 'Priya Raman', role: 'Illustrator, customer since 2023' },
})
