// A slide between cover and end: its words hang from one line, in letters of one size, over one seam.
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { footOf, hasBorder, rangeOf } from '#lib/templates/carousel/foot.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import { type Most, setIn, stepsOf, tallOf } from '#lib/templates/carousel/sizes.ts'
import { APART, type Group, groupOf } from '#lib/templates/carousel/words.ts'

/** Where the head of the slide ends. */
export type At = { index: number; top: number }

/** Of the letters, on a canvas 1080 wide. */
const MOST = {
  pictures: { head: 136, body: 62, figure: 170, act: 58 },
  figures: { head: 150, body: 66, figure: 620, act: 60 },
  words: { head: 300, body: 80, figure: 300, act: 64 },
} as const
/** Upright there is more height for the same width. */
const UPRIGHT = { head: 1.08, body: 1.12 } as const

export const GAP = 64

/** `isBare` where nothing but words is on any slide. */
function mostOf(page: Page, plan: Plan, top: number, isBare: boolean): Most & { least: number } {
  const { height, unit, area, shape } = page.canvas
  const isPictured = plan.lead === 'pictures'
  const { head, body, figure, act } = MOST[plan.lead]
  const [least, most] = rangeOf(page, plan, isPictured)
  const grow = shape === 'story' ? UPRIGHT : { head: 1, body: 1 }
  const foot = isBare ? area.y + area.height : Math.min(height * most - GAP * unit, area.y + area.height)
  return {
    ...{ head: head * unit * grow.head, body: body * unit * grow.body, figure: figure * unit, act: act * unit },
    ...{ room: foot - top, least: height * least, even: plan.lead !== 'words' },
  }
}

/** What stands over the headline of a slide. */
export const figuresOn = ({ said }: Plan): string[] =>
  said.map(({ figure, ordinal }) => figure ?? (ordinal === undefined ? '' : String(ordinal)))

export async function innerOf(page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> {
  const { index, top } = at
  const isBare = plan.lead !== 'pictures' && !plan.thread
  const most = mostOf(page, plan, top, isBare)
  const like = plan.slides.map((_, at) => at).slice(1, -1)
  const [said, figures] = [like.map(one => plan.said[one]), like.map(one => figuresOn(plan)[one] ?? '')]
  const own = like.indexOf(index)
  const all = said.flatMap(one => one ?? [])
  const steps = await stepsOf(page, all, figures, most)
  const groups = await Promise.all(
    all.map(async (one, place) => {
      const sizes = await setIn(page, one, steps, most, figures[place])
      return groupOf(page, one, grounds.words, sizes, figures[place] || undefined)
    }),
  )
  const tallest = Math.max(...groups.map(tallOf))
  const gap = GAP * page.canvas.unit
  const group = groups[own]
  if (!group) return []
  // With nothing but words and a border, the most of them are in the middle.
  const isPlain = isBare || hasBorder(plan)
  const from = isPlain ? top + Math.max(0, most.room - tallest) * MIDDLE : top
  const common = isBare ? top + most.room + gap : Math.round(Math.max(most.least, from + tallest + gap))
  const seam = isBare ? common : risen(page, plan, top + tallOf(group) + gap, common)
  return [
    ...(isBare ? [] : footOf(page, plan, grounds, { index, seam })),
    ...placed(page, group, from, plan.lead === 'words' && !isPlain ? seam - gap : null),
  ]
}

/** Where the words of one slide would leave a hole over what runs along the foot, that rises towards them. */
function risen({ canvas: { height } }: Page, { lead, thread }: Plan, end: number, common: number): number {
  const isFixed = lead === 'pictures' || !thread || 'motif' in thread
  return isFixed || common - end < height * HOLE ? common : Math.round(Math.max(height * HIGHEST, end + height * AIR))
}

/** Of the height of a slide. */
const [HOLE, AIR, HIGHEST] = [0.22, 0.05, 0.42]

export const MIDDLE = 0.36

/** From the line on which all begin; what explains it at once below, or on the foot of its field. */
export function placed(page: Page, { lead, rest, headline }: Group, top: number, foot: number | null): SceneNode[] {
  const { x, width } = page.canvas.area
  const upper = stack(x, top, lead, width)
  const from = upper.bottom + headline.size * APART
  const low = foot === null ? from : Math.max(from, foot - heightOf(rest))
  return [...upper.nodes, ...stack(x, low, rest, width).nodes]
}
