import type * as z from 'zod'
import { groundOn } from '#lib/render/colour/ground.ts'
import type { TextTone } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Rect } from '#lib/render/scene.ts'
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
type Room = { height: number; width?: number; most?: number; tone?: TextTone }

/** What it says is as large as its title lets it be, then the title as large as suits that. */
async function sideOf(stage: Stage, name: 'left' | 'right', data: Data, room: Room): Promise<Side> {
  const { area, unit } = stage.page.canvas
  const said = data[name]
  const isFigure = [...said].length <= 12
  const most = Math.min(room.most ?? 330, isFigure ? 250 : 130)
  const titleAt = (max: number) =>
    stage.page.text(`${name} title`, data[`${name}_title`], {
      ...{ face: 'text', width: room.width ?? area.width, max: max * unit, min: 40, lines: 2, on: stage.on },
      ...{ tone: room.tone ?? 'body', cut: { weight: 650 }, behind: behindOn(stage.on) },
    })
  const title = await titleAt(Math.max(64, most * 0.52))
  const words = await stage.page.text(name, said, {
    ...{
      face: isFigure ? 'figure' : 'display',
      width: room.width ?? area.width,
      max: Math.min(most * unit, title.size / LEAST),
    },
    ...{ height: room.height - title.height - GAP * unit, min: 56, lines: isFigure ? 1 : 4 },
    ...{ on: stage.on, tone: 'ink', behind: behindOn(stage.on) },
  })
  const fitting = title.size > words.size * MOST ? await titleAt((words.size * MOST) / unit) : title
  return { title: fitting, words, tall: fitting.height + GAP * unit + words.height }
}

/** Answers the step after it. */
function saySide(stage: Stage, { title, words, tall }: Side, { x, y }: { x: number; y: number }, step: number): number {
  say(stage, title, x, y, { step })
  return say(stage, words, x, y + tall - words.height, { step: step + 1, by: 'words' })
}

/** What both sides are of stands above them. */
const above = async (stage: Stage, data: Data): Promise<Block | null> =>
  data.headline
    ? headline(stage, 'headline', data.headline, {
        max: 150,
        height: stage.page.canvas.area.height * 0.17,
        lines: 2,
        accented: true,
      })
    : null

/** Two halves of the canvas, the second one rises in the brand's colour; above land they are two panels. */
async function halves(stage: Stage, data: Data): Promise<void> {
  const { page, on } = stage
  const { area, unit, width, height } = page.canvas
  const { plain, deep } = page.theme
  const other = groundOn(on.lead, { inks: [on.ink, on.paper, plain.ink, deep.ink], lead: [on.ink], accent: [] })
  const half = { ...stage, on: other }
  const inset = stage.land ? 48 * unit : 0
  const top = await above(stage, data)
  const lower = top ? top.height + 80 * unit : 0
  const room = (area.height - lower) / 2 - (stage.land ? 2 * inset + 10 * unit : 90 * unit)
  const asked = { height: room, width: area.width - 2 * inset }
  const left = await sideOf(stage, 'left', data, asked)
  const right = await sideOf(half, 'right', data, asked)
  const later = Math.round(stage.length * 0.34) / stage.tempo.stagger
  if (top) say(stage, top, area.x, area.y + 20 * unit, { step: 0 })
  const seam = Math.round(area.y + lower + (area.height - lower) / 2)
  const first = { x: area.x, y: area.y + lower, width: area.width, height: left.tall + 2 * inset }
  const second = stage.land
    ? { ...first, y: first.y + first.height + 20 * unit, height: right.tall + 2 * inset }
    : { x: 0, y: seam, width, height: height - seam }
  if (stage.land) panel(stage, first, on.raised, 0)
  saySide(stage, left, { x: first.x + inset, y: first.y + (inset || 20 * unit) }, 0)
  const come = { step: later, side: 'foot', length: stage.tempo.turn } as const
  if (stage.land) panel(stage, second, other.paper, later)
  else grow(stage, second, other.paper, come)
  saySide(half, right, { x: area.x + inset, y: second.y + (inset || 90 * unit) }, later + 3)
}

function panel(stage: Stage, rect: Rect, colour: string, step: number): void {
  stage.page.take('row', rect)
  grow(stage, rect, colour, { step, side: 'foot', length: stage.tempo.turn })
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
  saySide(stage, left, { x: area.x, y }, 1)
  y += left.tall + between / 2
  grow(stage, { x: area.x, y, width: area.width, height: 6 * unit }, on.lead, { step: later, side: 'left' })
  saySide(stage, right, { x: area.x, y: y + between / 2 }, later + 2)
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
  const strike = Math.max(saySide(stage, left, { x: area.x, y }, 0) + 3, (stage.length * 0.3) / stage.tempo.stagger)
  const { words } = left
  const line = { x: area.x - 10 * unit, y: y + left.tall - words.height * 0.54, width: words.width + 20 * unit }
  if (words.lines === 1) grow(stage, { ...line, height: 12 * unit }, on.accent, { step: strike, side: 'left' })
  saySide(stage, right, { x: area.x, y: y + left.tall + between }, strike + 3)
}

export default scene({
  name: 'comparison',
  fields: Fields,
  grounds: ['plain', 'deep', 'soft'],
  compositions: { halves, stacked, struck },
  // Of two that are compared neither is over.
  unfit: (_, data) => (saysBefore(data.left_title) ? ['stacked'] : ['struck']),
  above: () => 0.68,
  said: data => [
    ...(data.headline ? [data.headline] : []),
    `${data.left_title}: ${data.left}`,
    `${data.right_title}: ${data.right}`,
  ],
  sample: { left_title: 'Before', left: '41 min', right_title: 'Now', right: '90 s' },
})
