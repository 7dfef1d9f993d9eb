import type * as z from 'zod'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Block } from '#lib/render/part/block.ts'
import { shows } from '#lib/render/subject/show.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { sumBlock, sumOf } from '#lib/templates/price/sum.ts'
import { counted } from '#lib/video/dress/count.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { hero } from '#lib/video/scenes/part/hero.ts'
import { GAP } from '#lib/video/scenes/part/line.ts'
import { behindOn, headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.stat
type Data = z.output<typeof Fields>

function figure(stage: Stage, value: string, height: number, align: 'start' | 'center' = 'start'): Promise<Block> {
  const { area, unit } = stage.page.canvas
  const room = { face: 'figure', width: area.width, height, max: 560 * unit, min: 96 } as const
  const ask = { ...room, on: stage.on, tone: 'ink', align, behind: behindOn(stage.on) } as const
  return sumOf(value)[1]
    ? sumBlock(stage.page, 'value', value, { ...ask, lines: 1 })
    : stage.page.text('value', value, { ...ask, lines: value.length > 9 ? 2 : 1 })
}

/** The number from margin to margin, what it counts below, what it counts at the foot. */
async function wide(stage: Stage, data: Data): Promise<void> {
  const { area, unit } = stage.page.canvas
  const isShown = shows(stage.page)
  const value = await figure(stage, data.value, area.height * (isShown ? 0.22 : 0.42))
  const label = await headline(stage, 'label', data.label, {
    ...{ max: 120, height: area.height * (isShown ? 0.18 : 0.3), alone: 0.36 },
  })
  const context = await note(stage, 'context', data.context, { max: 54, tone: 'muted' })
  const tall = value.height + 84 * unit + label.height + (context ? 56 * unit + context.height : 0)
  const top = area.y + (isShown ? 20 * unit : Math.max(60 * unit, (area.height - tall) * 0.4))
  let step = counted(stage, value, [area.x, top], { ...data, step: 0 })
  let y = top + value.height + 84 * unit
  step = say(stage, label, area.x, y, { step: step + 1, by: 'words' })
  y += label.height
  if (context) {
    say(stage, context, area.x, y + 56 * unit, { step: step + 1 })
    y += 56 * unit + context.height
  }
  hero(stage, y + GAP * unit, 2)
}

/** On the middle axis, what it counts below. */
async function centred(stage: Stage, data: Data): Promise<void> {
  const { area, unit } = stage.page.canvas
  const align = 'center' as const
  const isShown = shows(stage.page)
  const value = await figure(stage, data.value, area.height * (isShown ? 0.22 : 0.4), align)
  const label = await headline(stage, 'label', data.label, {
    ...{ max: 120, height: area.height * (isShown ? 0.18 : 0.3), alone: 0.36, align },
  })
  const context = await note(stage, 'context', data.context, { max: 54, tone: 'muted', align })
  const tall = value.height + 90 * unit + label.height + (context ? 60 * unit + context.height : 0)
  let y = area.y + (isShown ? 20 * unit : Math.max(30 * unit, (area.height - tall) * 0.36))
  hero(stage, y + tall + GAP * unit, 1)
  let step = counted(stage, value, [area.x, y], { ...data, step: 0 })
  y += value.height + 90 * unit
  step = say(stage, label, area.x, y, { step: step + 1, by: 'lines' })
  if (context) say(stage, context, area.x, y + label.height + 60 * unit, { step: step + 1 })
}

/** A share of a hundred as the part of a bar that fills while the number counts. */
async function filled(stage: Stage, data: Data): Promise<void> {
  const { on, page } = stage
  const { area, unit } = page.canvas
  const share = (percentOf(data.value) ?? 50) / 100
  const value = await figure(stage, data.value, area.height * 0.3)
  const label = await headline(stage, 'label', data.label, { max: 130, height: area.height * 0.3 })
  const context = await note(stage, 'context', data.context, { max: 54, tone: 'muted' })
  const foot = area.y + area.height
  const bar = { x: area.x, y: foot - 150 * unit, width: area.width, height: 150 * unit }
  page.take('chart', bar)
  const length = 34
  grow(stage, bar, mix(on.paper, on.ink, 0.14), { step: 0, side: 'left', length: 14 })
  grow(stage, { ...bar, width: area.width * share }, on.lead, { step: 1, side: 'left', length })
  const tall = value.height + 70 * unit + label.height + (context ? context.height + 50 * unit : 0)
  let y = bar.y - 110 * unit - tall
  let step = counted(stage, value, [area.x, y], { ...data, step: 1 })
  y += value.height + 70 * unit
  step = say(stage, label, area.x, y, { step: step + 1, by: 'words' })
  if (context) say(stage, context, area.x, y + label.height + 50 * unit, { step: step + 1 })
}

export default scene({
  name: 'stat',
  fields: Fields,
  grounds: ['vivid', 'plain', 'deep'],
  compositions: { wide, centred, filled },
  unfit: (_, data) => (percentOf(data.value) === null ? ['filled'] : ['wide']),
  said: data => [`${data.value} ${data.label}`, data.context],
  sample: { value: '91%', label: 'file on time when tax is set aside' },
})
