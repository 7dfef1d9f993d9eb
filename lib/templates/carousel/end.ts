// The last slide of a set: what to do, on a field of its own.
import type { Ground } from '#lib/render/colour/ground.ts'
import { grownBy, type Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { overFoot } from '#lib/templates/carousel/cover.ts'
import { hasPicture } from '#lib/templates/carousel/foot.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { type At, figuresOn, GAP, placed } from '#lib/templates/carousel/inner.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import type { Said } from '#lib/templates/carousel/plan/said.ts'
import { type Most, setIn, stepsOf, tallOf } from '#lib/templates/carousel/sizes.ts'
import { actsOn, groupOf, isSigned } from '#lib/templates/carousel/words.ts'

/** On a canvas 1080 wide, beside a picture or what runs through the set, and over a field to act. */
const BESIDE = { head: 190, body: 70, figure: 420, act: 62 }
const OVER = { head: 230, body: 70, figure: 380 }

export async function endOf(page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> {
  const said = plan.said[at.index]
  if (!said) return []
  const figure = figuresOn(plan)[at.index] || undefined
  if (!asks(page, said) || hasPicture(page, plan, at.index))
    return overFoot(page, plan, at, grounds, { sizes: BESIDE, figure })
  const { width, height, unit, area } = page.canvas
  const [gap, foot] = [GAP * unit, area.y + area.height]
  const bare = { ...said, rest: { headline: said.headline, body: said.rest.body } }
  const least = heightOf(await partsOn(page, said, grounds.foot, ACT * unit))
  const room = Math.min(height * HIGHEST, foot - least - 2 * gap) - at.top - gap
  const most: Most = { ...{ head: OVER.head * unit, body: OVER.body * unit, figure: OVER.figure * unit }, act: 0, room }
  const steps = await stepsOf(page, [bare], [figure ?? ''], most)
  const group = await groupOf(page, bare, grounds.words, await setIn(page, bare, steps, most, figure), figure)
  const end = at.top + tallOf(group) + gap
  const parts = await actsIn(page, said, grounds.foot, { height: foot - end - 2 * gap, headline: group.headline.size })
  const tall = heightOf(parts)
  // What is free is on both sides of the seam.
  const seam = Math.round(Math.max(end, Math.min(end + (height - end - tall) * SHARED, foot - tall - 2 * gap)))
  const from = Math.min(seam + (height - seam - tall) / 2, foot - tall)
  return [
    box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: grounds.foot.paper }),
    ...placed(page, group, at.top, null),
    ...stack(area.x, from, parts, area.width).nodes,
  ]
}

/** Whether it says what to do, and not only who says so. */
const asks = ({ kit }: Page, { rest: { cta, facts = [], reach = [], meta } }: Said): boolean =>
  facts.length > 0 || reach.length > 0 || Boolean(meta) || Boolean(cta && !isSigned(kit.name, cta))

/** Of the height of a slide, where its words end at most; of what is free, what is above the field to act; its least letters. */
const [HIGHEST, SHARED, ACT] = [0.64, 0.2, 84]

const partsOn = async (page: Page, said: Said, on: Ground, size: number): Promise<Parts> =>
  (await actsOn(page, said, on, size)).filter(([block]) => block)

const ACTS = [120, 104, 90, 78, 68, 60, 52, 46, 40]
/** Of the letters of a headline, those of what to do: the headline leads. Of the room for it, what it may take. */
const [LESSER, FILLED] = [0.53, 0.96]

type Room = { height: number; headline: number }

async function actsIn(page: Page, said: Said, on: Ground, { height, headline }: Room): Promise<Parts> {
  const { unit } = page.canvas
  const most = (headline * LESSER) / grownBy('text', page.scale)
  for (const size of ACTS) {
    const parts = await partsOn(page, said, on, Math.min(size * unit, most))
    if (heightOf(parts) <= height * FILLED) return parts
  }
  return partsOn(page, said, on, LAST * unit)
}

const LAST = 36
