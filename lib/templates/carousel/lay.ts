// Where the words of a slide stand: over or under its picture, or all over it.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import { tallOf as edgeTall, profilePath } from '#lib/render/signature/profile.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { panoramaOn } from '#lib/render/subject/scenery.ts'
import { enlargedBy } from '#lib/render/wished.ts'
import { countedIn, countedOn } from '#lib/templates/carousel/counted.ts'
import { fieldOf, hasPicture } from '#lib/templates/carousel/field.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { asks, type Plan } from '#lib/templates/carousel/plan/plan.ts'
import { tallOf } from '#lib/templates/carousel/sizes.ts'
import { APART, type Group } from '#lib/templates/carousel/words.ts'

/** `head` is where the head of the slide ends, `top` where words begin under it; `first` is what stands on top beside a picture. */
export type At = { index: number; head: number; top: number; first: 'words' | 'picture' }

export const GAP = 64

/** Of the height of a slide: what words take of it at least and at most beside a picture, and the least of that. */
const [LEAST, MOST, PICTURE] = [0.4, 0.53, 0.4]
/** By how much words that are wished large may have more of the height. */
const MOST_LARGER = 1.2
/** Under its picture words hang from its edge, which is no lower than this. */
const LOWEST = 0.66

/** The height that words have. */
export function roomOf(page: Page, plan: Plan, { index, head, top, first }: At): number {
  const { area, height, unit } = page.canvas
  const foot = area.y + area.height
  const gap = GAP * unit
  if (isLanded(page, plan, index)) return height * (1 - LEAST_LAND) - gap - top
  if (hangs(page, plan, { index, first })) return foot - gap - head - edgeUnder(page)
  if (!hasPicture(page, plan, index)) return foot - top
  const larger = enlargedBy(page.wished)
  return first === 'words'
    ? Math.min(height * MOST * Math.min(MOST_LARGER, larger), foot) - gap - top
    : foot - 2 * gap - head - (height * PICTURE) / larger
}

/** `tallest` of all slides that are alike: all of them have one seam. */
type Laid = { group: Group; tallest: number }

export const layWords = (page: Page, plan: Plan, at: At, grounds: Grounds, laid: Laid): SceneNode[] =>
  hasPicture(page, plan, at.index) ? beside(page, plan, at, grounds, laid) : alone(page, plan, at, grounds, laid)

function beside(page: Page, plan: Plan, at: At, grounds: Grounds, { group, tallest }: Laid): SceneNode[] {
  const { index, head, top, first } = at
  const { area, width, height, unit } = page.canvas
  const gap = GAP * unit
  if (first === 'words') {
    const seam = Math.round(Math.max(height * LEAST, top + tallest + gap))
    const rect = { x: 0, y: seam, width, height: height - seam }
    return [...fieldOf(page, plan, grounds, { index, rect, free: rect }), ...placed(page, group, top)]
  }
  const seam = Math.round(Math.min(height * LOWEST, area.y + area.height - tallest - gap))
  const rect = { x: 0, y: 0, width, height: seam }
  const free = { ...rect, y: head, height: seam - head }
  const paper = box({ ...rect, y: seam, height: height - seam }, { backgroundColor: grounds.words.paper })
  return [paper, ...fieldOf(page, plan, grounds, { index, rect, free }), ...placed(page, group, seam + gap)]
}

/** Whether words that carry a slide stand over the land of their set. */
const isLanded = (page: Page, plan: Plan, index: number): boolean =>
  plan.land !== null && index in plan.slides && !hasPicture(page, plan, index) && !asks(plan, index)

/** How many slides on end look out on the same land, and which of them this is: it ends with the last of them, and nothing in it is cut there. */
function stretchOf(page: Page, plan: Plan, index: number): { at: number; count: number; turn: number } {
  let [from, to] = [index, index]
  while (isLanded(page, plan, from - 1)) from--
  while (isLanded(page, plan, to + 1)) to++
  return { at: index - from, count: to - from + 1, turn: from }
}

/** Of the height, what is land as a rule, and where words need most. */
const [LAND, LEAST_LAND] = [0.4, 0.2]

/** Over the land that goes on from slide to slide; what words need more it gives way by. */
function overLand(page: Page, plan: Plan, { index, top }: At, on: Ground, { group, tallest, land }: OnLand) {
  const { width, height, unit } = page.canvas
  const from = Math.round(height * (1 - LAND))
  const lower = Math.max(0, top + tallest + GAP * unit - from)
  const rect = { x: 0, y: Math.round(from + lower), width, height: height - Math.round(from + lower) }
  page.take('land', page.free(rect))
  const free = from + lower - GAP * unit - top - tallest
  return [
    panoramaOn(page, rect, { setting: land, on, ...stretchOf(page, plan, index) }),
    ...placed(page, group, top + Math.max(0, free) * ABOVE),
  ]
}
type OnLand = Laid & { land: Setting }
/** Of what few words leave over what is below them, what is above them; over an edge, which is lower than land, more. */
const [ABOVE, ABOVE_EDGE] = [0.35, 0.46]

/** All over the slide. What the words leave is land, or the ground to come in the brand's own shape: under them, or over them where they stand on the foot. */
function alone(page: Page, plan: Plan, at: At, grounds: Grounds, { group, tallest }: Laid): SceneNode[] {
  const { area, unit, height } = page.canvas
  const { head, top, first } = at
  const [tall, gap] = [tallOf(group), GAP * unit]
  if (plan.land) return overLand(page, plan, at, grounds.words, { group, tallest, land: plan.land })
  if (page.subject.sober) return placed(page, group, top + Math.max(0, area.y + area.height - top - tallest) * MIDDLE)
  const counted = countedOn(plan, at.index)
  const marks = counted ? countedIn(page, grounds.words, counted, top + tall + gap) : []
  if (marks.length > 0) return [...marks, ...placed(page, group, top)]
  if (first === 'words' || counted) {
    const seam = Math.max(height * (plan.said[at.index]?.figure ? HIGHER : HIGHEST), top + tall + gap)
    const free = Math.max(0, seam - gap - top - tallest)
    return [...risen(page, grounds.next, seam), ...placed(page, group, top + free * ABOVE_EDGE)]
  }
  const foot = area.y + area.height
  const until = Math.max(head + edgeUnder(page), Math.min(height * (1 - HIGHEST), foot - tall - gap))
  // Few words are in the middle of what that leaves.
  const from = until + gap + Math.max(0, foot - until - gap - tall) / 2
  return [...hung(page, grounds.next, until), ...placed(page, group, from)]
}

/** Of the height: what comes next is an edge at the foot of the words, and no field that waits for a picture. */
const HIGHEST = 0.8
/** Under a number, which is read at once. */
const HIGHER = 0.7

/** Of what grave words leave free, what is above them. */
const MIDDLE = 0.36

/** Whether what comes next hangs over the words of a slide, and its head stands on that. */
export const hangs = (page: Page, plan: Plan, { index, first }: Pick<At, 'index' | 'first'>): boolean =>
  first === 'picture' && !(hasPicture(page, plan, index) || page.subject.sober || plan.land || countedOn(plan, index))

/** Under the head of such a slide the edge of what hangs there has its room. */
const edgeUnder = ({ canvas }: Page): number => edgeTall(canvas) * 1.15

function risen({ canvas, signature }: Page, { paper }: Ground, from: number): SceneNode[] {
  const { width, height } = canvas
  const [tall, y] = [edgeTall(canvas), Math.round(from)]
  if (height - y < tall * LEAST_SEEN) return []
  const path = `<path d="${profilePath(signature, width, tall)}" fill="${paper}" transform="translate(0 ${y})"/>`
  const rest = { x: 0, y: y + tall - 1, width, height: height - y - tall + 1 }
  return [
    drawing({ x: 0, y, width, height: Math.min(tall, height - y) }, path),
    ...(rest.height > 0 ? [box(rest, { backgroundColor: paper })] : []),
  ]
}
/** Of the height of its edge. */
const LEAST_SEEN = 0.6

function hung({ canvas, signature }: Page, { paper }: Ground, until: number): SceneNode[] {
  const { width } = canvas
  const [tall, y] = [edgeTall(canvas), Math.round(until)]
  const turned = `<path d="${profilePath(signature, width, tall)}" fill="${paper}" transform="translate(${width} ${y}) rotate(180)"/>`
  return [
    box({ x: 0, y: 0, width, height: y - tall + 1 }, { backgroundColor: paper }),
    drawing({ x: 0, y: y - tall, width, height: tall }, turned),
  ]
}

/** From the line on which all begin. */
export function placed(page: Page, { lead, rest, headline }: Group, top: number): SceneNode[] {
  const { x, width } = page.canvas.area
  const upper = stack(x, top, lead, width)
  return [...upper.nodes, ...stack(x, upper.bottom + headline.size * APART, rest, width).nodes]
}
