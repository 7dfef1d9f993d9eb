import type * as z from 'zod'
import { box } from '#lib/render/scene.ts'
import { shows } from '#lib/render/subject/show.ts'
import { cue, type Stage } from '#lib/video/dress/stage.ts'
import { grow, say, show } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hero } from '#lib/video/scenes/part/hero.ts'
import { GAP, TOP } from '#lib/video/scenes/part/line.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.call_to_action
type Data = z.output<typeof Fields>

/** The words, a button under them, what they are about at the foot. */
async function button(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const words = await headline(stage, 'action', data.text, {
    ...{ max: 220, height: area.height * 0.34, alone: 0.62, accented: true },
  })
  const inset = 56 * unit
  const label = data.action
    ? await page.text('button', data.action, {
        ...{ face: 'text', width: area.width - 2 * inset, max: 64 * unit, min: 36, lines: 1 },
        ...{ on, tone: 'on_lead', cut: { weight: 650 } },
      })
    : null
  const gap = 90 * unit
  const tall = label ? label.height + 2 * 44 * unit : 0
  const total = words.height + (label ? gap + tall : 0)
  const top = area.y + (shows(page) ? TOP * unit : (area.height - total) * 0.36)
  hero(stage, top + total + GAP * unit, 1)
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (!label) return
  const frame = { x: area.x, y: top + words.height + gap, width: label.width + 2 * inset, height: tall }
  const radius = page.pairing.manner === 'editorial' ? 0 : page.pairing.manner === 'technical' ? 14 * unit : tall / 2
  show(stage, [box(frame, { backgroundColor: on.lead, borderRadius: radius })], frame, {
    step: step + 2,
    by: { y: 70 * unit },
    fades: true,
  })
  say(stage, label, area.x + inset, frame.y + (tall - label.height) / 2, {
    step: step + 4,
    notBefore: cue(stage, step + 2),
  })
}

/** The words, the address under a line that draws itself. */
async function underlined(stage: Stage, data: Data): Promise<void> {
  if (shows(stage.page)) return button(stage, data)
  const { page, on } = stage
  const { area, unit } = page.canvas
  const words = await headline(stage, 'action', data.text, { max: 190, alone: 0.7, accented: true })
  const line = await note(stage, 'address', data.action, { max: 80, lines: 2 })
  const foot = area.y + area.height - 20 * unit
  const y = line ? foot - line.height - 40 * unit : foot
  const step = say(stage, words, area.x, area.y + 60 * unit, { step: 0, by: 'words' })
  if (!line) return
  say(stage, line, area.x, y, { step: step + 2 })
  grow(stage, { x: area.x, y: y - 70 * unit, width: area.width, height: 10 * unit }, on.lead, {
    step: step + 1,
    side: 'left',
  })
}

export default scene({
  name: 'call_to_action',
  fields: Fields,
  grounds: ['plain', 'vivid', 'deep'],
  compositions: { button, underlined },
  said: data => [data.text, data.action],
  sample: { text: 'Run with us on Sunday.', action: 'paceline.example' },
})
