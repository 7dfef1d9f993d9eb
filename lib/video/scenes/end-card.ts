import type * as z from 'zod'
import type { Block } from '#lib/render/part/block.ts'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { art } from '#lib/video/scenes/part/backdrop.ts'
import { behindOn, headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.end_card
type Data = z.output<typeof Fields>

/** What is large and what is small: the brand's name stands in its logo already. */
function linesOf({ page }: Stage, { text, url, tagline }: Data): { text?: string; small?: string } {
  if (text && text !== page.kit.name) return { text: withoutName(text, page.kit.name), small: url ?? tagline }
  return { text: tagline, small: url }
}

/** “Nordlys, Storgata 91” under the logo of Nordlys is “Storgata 91”. */
function withoutName(text: string, name: string): string {
  if (!text.startsWith(`${name}, `)) return text
  const [first = '', ...rest] = text.slice(name.length + 2)
  return first.toLocaleUpperCase() + rest.join('')
}

type Align = 'start' | 'center'
type Line = { block: Block; gap: number; by?: 'words'; ruled?: true }

/** One under the other: the name, what it is, the words, a row for each fact, the address, the small print. */
async function linesFor(stage: Stage, data: Data, align: Align): Promise<Line[]> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const logo = await page.logo({ height: 120 * unit, on, form: 'full', align, width: area.width })
  const { text, small } = linesOf(stage, data)
  const what = await note(stage, 'what', data.what, { max: 84, min: 44, lines: 2, align })
  const facts: Block[] = []
  for (const fact of data.facts ?? []) facts.push(await rowOf(stage, withoutName(fact, page.kit.name), align))
  const line = await note(stage, 'tagline', small, { max: 76, min: 40, lines: 2, align })
  const legal = await note(stage, 'legal', data.legal, { max: 30, min: 28, tone: 'body', align })
  const height = area.height * (facts.length > 2 ? 0.32 : 0.42)
  const words = text
    ? await headline(stage, 'end', text, { max: 170, height, align, alone: facts.length > 2 ? 0.34 : 0.46 })
    : null
  return [
    { block: logo, gap: 0 },
    { block: what, gap: 84 },
    { block: words, gap: what ? 62 : 96, by: 'words' as const },
    ...facts.map(block => ({ block, gap: 84, ruled: true as const })),
    { block: line, gap: 74 },
    { block: legal, gap: 64 },
  ].flatMap(({ block, gap, ...how }) => (block ? [{ block, gap: gap * unit, ...how }] : []))
}

function rowOf({ page, on }: Stage, fact: string, align: Align): Promise<Block> {
  const { area, unit } = page.canvas
  return page.text('fact', fact, {
    ...{ face: 'display', width: area.width, max: 104 * unit, min: 44, lines: 2, on, tone: 'ink', align },
    behind: behindOn(on),
  })
}

/** What is left over goes between the lines; with something to show below, they stay together. */
async function stacked(stage: Stage, data: Data, align: Align): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const lines = await linesFor(stage, data, align)
  const tall = lines.reduce((sum, { block, gap }) => sum + gap + block.height, 0)
  const left = Math.max(0, area.height - tall)
  const spread = shows(page) ? 0 : Math.min(130 * unit, left / (lines.length + 1))
  let y = area.y + (shows(page) ? 20 * unit : Math.max(0, area.height - tall - spread * (lines.length - 1)) / 2)
  let step = 0
  for (const [index, { block, gap, by, ruled }] of lines.entries()) {
    y += index === 0 ? 0 : gap + spread
    if (ruled)
      grow(stage, { x: area.x, y: y - (gap + spread) / 2, width: area.width, height: Math.max(3, 5 * unit) }, on.lead, {
        step,
        side: 'left',
      })
    step = say(stage, block, area.x, y, {
      step: index === 0 ? 0 : step + 1,
      ...(by ? { by } : index === 0 && { way: 'float' }),
    })
    y += block.height
  }
  const from = Math.max(y + 90 * unit, height * 0.6)
  if (height - from > 300 * unit) await art(stage, { x: 0, y: from, width, height: height - from }, 'top', 1)
}

export default scene({
  name: 'end_card',
  fields: Fields,
  grounds: ['vivid', 'deep', 'plain'],
  compositions: {
    aligned: (stage, data) => stacked(stage, data, 'start'),
    axial: (stage, data) => stacked(stage, data, 'center'),
  },
  above: ({ facts = [], what }) => Math.min(0.78, 0.62 + 0.045 * facts.length + (what ? 0.03 : 0)),
  said: data => [data.what, data.text, ...(data.facts ?? []), data.url ?? data.tagline],
  sample: { text: 'Open an account', tagline: 'Know what’s yours before you spend it.' },
})
