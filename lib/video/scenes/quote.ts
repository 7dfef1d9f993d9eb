import type * as z from 'zod'
import { box, image } from '#lib/render/scene.ts'
import { marksOf, quoted } from '#lib/render/tongue.ts'
import { bare, closed, openingMark, portraitOf } from '#lib/templates/quote/parts.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say, show } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.quote
type Data = z.output<typeof Fields>

/** Marks that hang from the height of capitals; others stand on the line, or in its middle. */
const HANGS = /^[“"「『]/u

/** A large mark, the words, who said them. */
async function marked(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const mark = await openingMark(page, on, 300 * unit, data.quote)
  const words = await headline(stage, 'quote', closed(page, data.quote), {
    max: 210,
    height: area.height * 0.56,
    lines: 10,
  })
  const name = await note(stage, 'name', data.name, { max: 56 })
  const role = await note(stage, 'role', data.role, { max: 46, tone: 'body' })
  const rise = mark.height * (HANGS.test(marksOf(data.quote, page.subject.tongue)[0]) ? 0.62 : 1.2)
  const tall =
    rise + 40 * unit + words.height + (name ? 90 * unit + name.height : 0) + (role ? 30 * unit + role.height : 0)
  let y = area.y + (area.height - tall) / 2
  say(stage, mark, area.x, y, { step: 0, way: 'float' })
  y += rise + 40 * unit
  let step = say(stage, words, area.x, y, { step: 1, by: 'words' })
  y += words.height + 90 * unit
  if (name) {
    step = say(stage, name, area.x, y, { step: step + 1 })
    y += name.height + 30 * unit
  }
  if (role) say(stage, role, area.x, y, { step: step + 1 })
}

/** The face of who said it, round, over the words. */
async function faced(stage: Stage, data: Data): Promise<void> {
  const { page } = stage
  const { area, unit } = page.canvas
  const portrait = portraitOf(page, data.name)
  if (!portrait) return marked(stage, data)
  const side = Math.round(300 * unit)
  const words = await headline(stage, 'quote', quoted(bare(data.quote), page.subject.tongue), {
    max: 146,
    height: area.height * 0.5,
    lines: 10,
  })
  const top = area.y + (area.height - side - 130 * unit - words.height) / 2
  const frame = { x: area.x, y: top, width: side, height: side }
  const picture = image({ x: 0, y: 0, width: side, height: side }, page.picture(portrait), { objectFit: 'cover' })
  page.take('portrait', frame)
  show(stage, [box(frame, { borderRadius: side / 2, overflow: 'hidden' }, [picture])], frame, {
    step: 0,
    by: { y: 80 },
    fades: true,
  })
  const x = area.x + side + 44 * unit
  const width = area.x + area.width - x
  const name = await note(stage, 'name', data.name, { max: 50, width })
  const role = await note(stage, 'role', data.role, { max: 44, width, tone: 'body' })
  let y = top + side / 2 - ((name?.height ?? 0) + (role ? role.height + 30 * unit : 0)) / 2
  if (name) say(stage, name, x, y, { step: 1 })
  y += (name?.height ?? 0) + 30 * unit
  if (role) say(stage, role, x, y, { step: 2 })
  say(stage, words, area.x, top + side + 130 * unit, { step: 3, by: 'words' })
}

export default scene({
  name: 'quote',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { marked, faced },
  unfit: (kit, data) =>
    kit.people.some(person => person.name.toLowerCase() === data.name?.toLowerCase()) ? [] : ['faced'],
  above: () => 0.7,
  said: data => [`“${bare(data.quote)}”`, [data.name, data.role].filter(Boolean).join(', ')],
  sample: { quote: 'The pot fills itself. I stopped counting.', name: 'Priya Raman', role: 'illustrator' },
})
