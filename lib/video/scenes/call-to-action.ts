import type * as z from 'zod'
import { box } from '#lib/render/scene.ts'
import { shows } from '#lib/render/subject/show.ts'
import { cue, type Stage } from '#lib/video/dress/stage.ts'
import { grow, say, show } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { art } from '#lib/video/scenes/part/backdrop.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.call_to_action
type Data = z.output<typeof Fields>

/** The words, a button under them, and the brand's artwork at the foot. */
async function button(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const words = await headline(stage, 'action', data.text, { max: 190, height: area.height * 0.5, alone: 0.6 })
  const inset = 56 * unit
  const label = data.action
    ? await page.text('button', data.action, {
        face: 'text',
        width: area.width - 2 * inset,
        max: 64 * unit,
        min: 36,
        lines: 1,
        on,
        tone: 'on_lead',
        cut: { weight: 650 },
      })
    : null
  const gap = 110 * unit
  const tall = label ? label.height + 2 * 44 * unit : 0
  const total = words.height + (label ? gap + tall : 0)
  const top = area.y + (area.height - total) * (shows(page) ? 0.28 : 0.42)
  const under = Math.max(top + total + 130 * unit, height * 0.6)
  await art(stage, { x: 0, y: under, width, height: height - under }, 'top', 1)
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
  const { page, on } = stage
  const { area, unit } = page.canvas
  const words = await headline(stage, 'action', data.text, { max: 190, height: area.height * 0.5, alone: 0.7 })
  const line = await note(stage, 'address', data.action, { max: 80, lines: 2 })
  const foot = area.y + area.height - 20 * unit
  const y = line ? foot - line.height - 40 * unit : foot
  const top = area.y + 60 * unit
  const step = say(stage, words, area.x, top, { step: 0, by: 'words' })
  if (line) {
    say(stage, line, area.x, y, { step: step + 2 })
    grow(stage, { x: area.x, y: y - 70 * unit, width: area.width, height: 10 * unit }, on.lead, {
      step: step + 1,
      side: 'left',
    })
  }
}

export default scene({
  name: 'call_to_action',
  fields: Fields,
  grounds: ['plain', 'vivid', 'deep'],
  compositions: { button, underlined },
  said: data => [data.text, data.action],
  sample: { text: 'Run with us on Sunday.', action: 'paceline.example' },
})
