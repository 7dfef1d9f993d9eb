// The last slide of a set: what it says, over a field with what is needed to act where there is any.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { hasPicture } from '#lib/templates/carousel/field.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { figuresOn } from '#lib/templates/carousel/inner.ts'
import { type At, GAP, layWords, placed, roomOf } from '#lib/templates/carousel/lay.ts'
import { asks, type Plan } from '#lib/templates/carousel/plan/plan.ts'
import type { Said } from '#lib/templates/carousel/plan/said.ts'
import { groupAlone, tallOf } from '#lib/templates/carousel/sizes.ts'
import { actsOn } from '#lib/templates/carousel/words.ts'

/** On a canvas 1080 wide: beside a picture, all over the slide, and over a field to act. */
const BESIDE = { head: 190, body: 70, figure: 420, act: 62 }
const ALONE = { head: 300, body: 84, figure: 420, act: 76, accented: true }
const OVER = { head: 300, body: 76, figure: 380, act: 0 }

export async function endOf(page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> {
  const told = plan.said[at.index]
  if (!told) return []
  const isPictured = hasPicture(page, plan, at.index)
  const said = isPictured ? wholeOf(told) : told
  const figure = (said.figure ?? (told.figure ? undefined : figuresOn(plan)[at.index])) || undefined
  if (!isPictured && asks(plan, at.index)) return overField(page, said, at, grounds, figure)
  const sizes = isPictured ? BESIDE : ALONE
  const group = await groupAlone(page, said, grounds.words, { ...sizes, room: roomOf(page, plan, at) }, figure)
  return layWords(page, plan, at, grounds, { group, tallest: tallOf(group) })
}

/** Beside a picture and what is to be done a number has no room to be large: “30” alone over small “days free” says nothing. */
const wholeOf = (said: Said): Said =>
  said.figure === undefined || said.rest.value ? said : { ...said, figure: undefined, headline: said.rest.headline }

/** What it says as large as it goes; below it a field no taller than what stands in it. */
async function overField(
  page: Page,
  said: Said,
  { top }: At,
  grounds: Grounds,
  figure: string | undefined,
): Promise<SceneNode[]> {
  const { width, height, unit, area } = page.canvas
  const [gap, foot] = [GAP * unit, area.y + area.height]
  const words = { ...said, rest: { headline: said.headline, body: said.rest.body, label: said.rest.label } }
  const least = heightOf(await partsOn(page, said, grounds.foot, ACT * unit))
  const room = foot - least - 2 * gap - top
  const group = await groupAlone(page, words, grounds.words, { ...OVER, room }, figure)
  const end = top + tallOf(group) + gap
  const parts = await actsIn(page, said, grounds.foot, { height: foot - end - gap, headline: group.headline.size })
  const from = foot - heightOf(parts)
  const seam = Math.round(from - gap)
  return [
    box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: grounds.foot.paper }),
    ...placed(page, group, top + (seam - end) * ABOVE),
    ...stack(area.x, from, parts, area.width).nodes,
  ]
}

/** Of what words leave above that field, what is above them. */
const ABOVE = 0.45

const partsOn = async (page: Page, said: Said, on: Ground, size: number): Promise<Parts> =>
  (await actsOn(page, said, on, size)).filter(([block]) => block)

/** What it is measured with, as it has to have room for; what it may be, and is at the least. */
const ACT = 72
const ACTS = [120, 104, 90, 78, 68, 60, 52, 46, 40]
const LAST = 36
/** Of the letters of a headline, those of what to do: the headline leads. */
const LESSER = 0.62

type Room = { height: number; headline: number }

async function actsIn(page: Page, said: Said, on: Ground, { height, headline }: Room): Promise<Parts> {
  const { unit } = page.canvas
  const most = Math.max(ACT * unit, headline * LESSER) / grownBy('text', page.scale)
  for (const size of ACTS) {
    const parts = await partsOn(page, said, on, Math.min(size * unit, most))
    if (heightOf(parts) <= height) return parts
  }
  return partsOn(page, said, on, LAST * unit)
}
