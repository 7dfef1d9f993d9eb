import type * as z from 'zod'
import { groundOn } from '#lib/render/colour/ground.ts'
import type { TextTone } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { saysBefore } from '#lib/render/tongue.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { grow, say } from '#lib/video/put.ts'
import { sceneFields } from '#lib/video/scenes/fields.ts'
import { behindOn, headline } from '#lib/video/scenes/part/words.ts'
import { scene } from '#lib/video/scenes/scene.ts'

const Fields = sceneFields.comparison
type Data = z.output<typeof Fields>

/** The least and the most of the size of what it says: the title tells which of the two is meant. */
const [LEAST, MOST] = [0.5, 0.68]
const GAP = 46

type Side = { title: Block; words: Block; tall: number }
type Room = { height: number; most?: number; tone?: TextTone }

/** What it says is as large as its title lets it be, then the title as large as suits that. */
async function sideOf(stage: Stage, name: 'left' | 'right', data: Data, room: Room): Promise<Side> {
  const { area, unit } = stage.page.canvas
  const said = data[name]
  const isFigure = [...said].length <= 12
  const most = Math.min(room.most ?? 330, isFigure ? 250 : 130)
  const titleAt = (max: number) =>
    stage.page.text(`${name} title`, data[`${name}_title`], {
      ...{ face: 'text', width: area.width, max: max * unit, min: 40, lines: 2, on: stage.on },
      ...{ tone: room.tone ?? 'body', cut: { weight: 650 }, behind: behindOn(stage.on) },
    })
  const title = await titleAt(Math.max(64, most * 0.52))
  const words = await stage.page.text(name, said, {
    ...{ face: isFigure ? 'figure' : 'display', width: area.width, max: Math.min(most * unit, title.size / LEAST) },
    ...{ height: room.height - title.height - GAP * unit, min: 56, lines: isFigure ? 1 : 4 },
    ...{ on: stage.on, tone: 'ink', behind: behindOn(stage.on) },
  })
  const fitting = title.size > words.size * MOST ? await titleAt((words.size * MOST) / unit) : title
  return { title: fitting, words, tall: fitting.height + GAP * unit + words.height }
}

/** Answers the step after it. */
function saySide(stage: Stage, { title, words, tall }: Side, y: number, step: number): number {
  const { area } = stage.page.canvas
  say(stage, title, area.x, y, { step })
  return say(stage, words, area.x, y + tall - words.height, { step: step + 1, by: 'words' })
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
  const lower = top ? top.height + 80 * unit : 0
  const left = await sideOf(stage, 'left', data, { height: area.height * 0.5 - 90 * unit - lower })
  const right = await sideOf(half, 'right', data, { height: area.height * 0.5 - 90 * unit })
  const later = Math.round(stage.length * 0.34) / stage.tempo.stagger
  if (top) say(stage, top, area.x, area.y + 20 * unit, { step: 0 })
  saySide(stage, left, area.y + 20 * unit + lower, 0)
  grow(stage, { x: 0, y: middle, width, height: height - middle }, other.paper, {
    step: later,
    side: 'foot',
    length: stage.tempo.turn,
  })
  saySide(half, right, middle + 90 * unit, later + 3)
}

/** One over the other, alike, a rule between them. */
async function stacked(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const top = await above(stage, data)
  const lower = top ? top.height + 90 * unit : 0
  const between = 150 * unit
  const height = (area.height - lower - between) / 2
  const left = await sideOf(stage, 'left', data, { height })
  const right = await sideOf(stage, 'right', data, { height })
  const later = Math.round(stage.length * 0.34) / stage.tempo.stagger
  let y = area.y + Math.max(0, (area.height - lower - left.tall - between - right.tall) * 0.4)
  if (top) say(stage, top, area.x, y, { step: 0 })
  y += lower
  saySide(stage, left, y, 1)
  y += left.tall + between / 2
  grow(stage, { x: area.x, y, width: area.width, height: 6 * unit }, on.lead, { step: later, side: 'left' })
  saySide(stage, right, y + between / 2, later + 2)
}

/** What it was is struck through, what it is stands below, larger. */
async function struck(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit } = page.canvas
  const top = await above(stage, data)
  const lower = top ? top.height + 90 * unit : 0
  const left = await sideOf(stage, 'left', data, { height: area.height * 0.3, most: 120, tone: 'muted' })
  const right = await sideOf(stage, 'right', data, { height: area.height * 0.42 })
  const between = 130 * unit
  let y = area.y + Math.max(0, (area.height - lower - left.tall - between - right.tall) / 2)
  if (top) say(stage, top, area.x, y, { step: 0 })
  y += lower
  const strike = Math.max(saySide(stage, left, y, 0) + 3, (stage.length * 0.3) / stage.tempo.stagger)
  const { words } = left
  const line = { x: area.x - 10 * unit, y: y + left.tall - words.height * 0.54, width: words.width + 20 * unit }
  if (words.lines === 1) grow(stage, { ...line, height: 12 * unit }, on.accent, { step: strike, side: 'left' })
  saySide(stage, right, y + left.tall + between, strike + 3)
}

export default scene({
  name: 'comparison',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { halves, stacked, struck },
  // Of two that are compared neither is over.
  unfit: (_, data) => (saysBefore(data.left_title) ? ['stacked'] : ['struck']),
  said: data => [
    ...(data.headline ? [data.headline] : []),
    `${data.left_title}: ${data.left}`,
    `${data.right_title}: ${data.right}`,
  ],
  sample: { left_title: 'Before', left: '41 min', right_title: 'Now', right: '90 s' },
})
