import * as z from 'zod'
import { short } from '#lib/templates/kit/template.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { art } from '#lib/video/scenes/part/backdrop.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = z.strictObject({
  /** Absent: the logo alone. */
  text: short.optional(),
  tagline: short.optional(),
  url: short.optional(),
  legal: z.string().trim().min(1).max(300).optional(),
})
type Data = z.output<typeof Fields>

/** What is large and what is small: the brand's name stands in its logo already. */
function linesOf({ page }: Stage, { text, url, tagline }: Data): { text?: string; small?: string } {
  if (text && text !== page.kit.name) return { text, small: url ?? tagline }
  return { text: tagline, small: url }
}

/** Logo, words, address from the left edge; artwork from the foot. */
async function aligned(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const logo = await page.logo({ height: 92 * unit, on, form: 'full' })
  const { text, small } = linesOf(stage, data)
  const words = text ? await headline(stage, 'end', text, { max: 150, height: area.height * 0.34 }) : null
  const line = await note(stage, 'tagline', small, { max: 54, lines: 2 })
  const legal = await note(stage, 'legal', data.legal, { max: 30, min: 28, tone: 'body' })
  const top = area.y + 30 * unit
  let step = say(stage, logo, area.x, top, { step: 0, way: 'float' })
  let y = top + logo.height + 130 * unit
  if (words) {
    step = say(stage, words, area.x, y, { step: step + 1, by: 'words' })
    y += words.height + 74 * unit
  }
  if (line) {
    step = say(stage, line, area.x, y, { step: step + 1 })
    y += line.height
  }
  if (legal) {
    say(stage, legal, area.x, y + 70 * unit, { step: step + 1, way: 'float' })
    y += 70 * unit + legal.height
  }
  const from = Math.max(y + 110 * unit, height * 0.62)
  if (height - from > 300 * unit) await art(stage, { x: 0, y: from, width, height: height - from }, 'top', 1)
}

/** Everything on the middle axis. */
async function axial(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const align = 'center' as const
  const logo = await page.logo({ height: 130 * unit, on, form: 'full', align, width: area.width })
  const { text, small } = linesOf(stage, data)
  const words = text ? await headline(stage, 'end', text, { max: 140, height: area.height * 0.34, align }) : null
  const line = await note(stage, 'tagline', small, { max: 54, lines: 2, align })
  const legal = await note(stage, 'legal', data.legal, { max: 30, min: 28, tone: 'body', align })
  const tall = logo.height + (words ? words.height + 120 * unit : 0) + (line ? line.height + 80 * unit : 0)
  let y = area.y + Math.max(40 * unit, (area.height - tall) / 2 - 150 * unit)
  let step = say(stage, logo, area.x, y, { step: 0, way: 'float' })
  y += logo.height + 120 * unit
  if (words) {
    step = say(stage, words, area.x, y, { step: step + 1, by: 'words' })
    y += words.height + 80 * unit
  }
  if (line) step = say(stage, line, area.x, y, { step: step + 1 })
  if (line) y += line.height
  if (legal) {
    say(stage, legal, area.x, y + 70 * unit, { step: step + 1, way: 'float' })
    y += 70 * unit + legal.height
  }
  const from = Math.max(y + 120 * unit, height * 0.68)
  if (height - from > 300 * unit) await art(stage, { x: 0, y: from, width, height: height - from }, 'top', 1)
}

export default scene({
  name: 'end_card',
  fields: Fields,
  grounds: ['vivid', 'deep', 'plain'],
  compositions: { aligned, axial },
  said: data => [data.text, data.url ?? data.tagline],
  sample: { text: 'Open an account', tagline: 'Know what’s yours before you spend it.' },
})
