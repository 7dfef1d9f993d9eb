import type * as z from 'zod'
import { groundOn } from '#lib/render/colour/ground.ts'
import type { Block } from '#lib/render/part/block.ts'
import { cue, type Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { headline, note } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.comparison
type Data = z.output<typeof Fields>

function value(stage: Stage, role: string, text: string, height: number): Promise<Block> {
  const { area, unit } = stage.page.canvas
  return stage.page.text(role, text, {
    face: text.length <= 12 ? 'figure' : 'display',
    width: area.width,
    height,
    max: (text.length <= 12 ? 330 : 130) * unit,
    min: 56,
    lines: text.length <= 12 ? 1 : 4,
    on: stage.on,
    tone: 'ink',
  })
}

/** What both sides are of stands above them. */
const above = async (stage: Stage, data: Data): Promise<Block | null> =>
  data.headline
    ? headline(stage, 'headline', data.headline, { max: 76, height: stage.page.canvas.area.height * 0.12, lines: 2 })
    : null

/** Two halves of the canvas, the second one rises in the brand's colour. */
async function halves(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const { plain, deep } = page.theme
  const other = groundOn(on.lead, { inks: [on.ink, on.paper, plain.ink, deep.ink], lead: [on.ink], accent: [] })
  const middle = Math.round(area.y + area.height * 0.5)
  const half = { ...stage, on: other }
  const top = await above(stage, data)
  const lower = top ? top.height + 64 * unit : 0
  const room = area.height * 0.5 - 190 * unit
  const first = await note(stage, 'left title', data.left_title, { max: 50, lines: 2, tone: 'body' })
  const left = await value(stage, 'left', data.left, room - lower)
  const second = await note(half, 'right title', data.right_title, { max: 50, lines: 2, tone: 'body' })
  const right = await value(half, 'right', data.right, room)
  const later = Math.round(stage.length * 0.34) / stage.tempo.stagger
  let y = area.y + 20 * unit
  if (top) say(stage, top, area.x, y, { step: 0 })
  y += lower
  if (first) say(stage, first, area.x, y, { step: 0 })
  y += (first?.height ?? 0) + 70 * unit
  say(stage, left, area.x, y, { step: 1, by: 'words' })
  grow(stage, { x: 0, y: middle, width, height: height - middle }, other.paper, {
    step: later,
    side: 'foot',
    length: stage.tempo.turn,
  })
  y = middle + 90 * unit
  if (second) say(half, second, area.x, y, { step: later + 3 })
  y += (second?.height ?? 0) + 70 * unit
  say(half, right, area.x, y, { step: later + 4, by: 'words' })
}

/** What it was is struck through, what it is stands below, larger. */
async function struck(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const top = await above(stage, data)
  const lower = top ? top.height + 90 * unit : 0
  const first = await note(stage, 'left title', data.left_title, { max: 44, lines: 2, tone: 'muted' })
  const left = await headline(stage, 'left', data.left, { max: 120, height: area.height * 0.2, lines: 3 })
  const second = await note(stage, 'right title', data.right_title, { max: 50, lines: 2, tone: 'body' })
  const right = await value(stage, 'right', data.right, area.height * 0.36)
  const tall = lower + (first?.height ?? 0) + left.height + (second?.height ?? 0) + right.height + 290 * unit
  let y = area.y + Math.max(0, (area.height - tall) / 2)
  if (top) say(stage, top, area.x, y, { step: 0 })
  y += lower
  if (first) say(stage, first, area.x, y, { step: 0 })
  y += (first?.height ?? 0) + 56 * unit
  const step = say(stage, left, area.x, y, { step: 1, by: 'words' })
  const strike = Math.max(step + 3, (stage.length * 0.3) / stage.tempo.stagger)
  if (left.lines === 1)
    grow(
      stage,
      { x: area.x - 10 * unit, y: y + left.height * 0.46, width: left.width + 20 * unit, height: 12 * unit },
      on.accent,
      { step: strike, side: 'left' },
    )
  y += left.height + 150 * unit
  if (second) say(stage, second, area.x, y, { step: strike + 3, notBefore: cue(stage, strike) })
  y += (second?.height ?? 0) + 60 * unit
  say(stage, right, area.x, y, { step: strike + 4, by: 'words' })
}

export default scene({
  name: 'comparison',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { halves, struck },
  said: data => [
    ...(data.headline ? [data.headline] : []),
    `${data.left_title}: ${data.left}`,
    `${data.right_title}: ${data.right}`,
  ],
  sample: { left_title: 'Before', left: '41 min', right_title: 'Now', right: '90 s' },
})
