// The cover of a set, and any slide that says what it says by itself.
import type { Page } from '#lib/render/page.ts'
import { heightOf } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { footOf, hasBorder, hasPicture, rangeOf } from '#lib/templates/carousel/foot.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { type At, GAP, MIDDLE, placed } from '#lib/templates/carousel/inner.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import { type Most, setIn, stepsOf, tallOf } from '#lib/templates/carousel/sizes.ts'
import { actsOn, groupOf } from '#lib/templates/carousel/words.ts'

/** On a canvas 1080 wide. */
const COVER = { head: 210, body: 64, figure: 420, act: 60 }
type Sizes = typeof COVER
type Look = { sizes: Sizes; figure?: string | undefined }

/** What a slide says by itself, over its picture or what runs through all of them. */
export async function overFoot(page: Page, plan: Plan, { index, top }: At, grounds: Grounds, { sizes, figure }: Look) {
  const { area, height, unit } = page.canvas
  const isPictured = hasPicture(page, plan, index)
  const isBare = !isPictured && !plan.thread
  const [least, most] = rangeOf(page, plan, isPictured)
  const gap = GAP * unit
  const foot = isBare ? area.y + area.height : Math.min(height * most - gap, area.y + area.height)
  const said = plan.said[index]
  if (!said) return []
  const scaled = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * unit])) as Sizes
  const acts = await actsOn(page, said, grounds.words, scaled.act)
  const room: Most = { ...scaled, room: foot - top - (acts.some(([block]) => block) ? heightOf(acts) + gap : 0) }
  const steps = await stepsOf(page, [said], [figure ?? ''], room)
  const group = await groupOf(page, said, grounds.words, await setIn(page, said, steps, room, figure), figure)
  const tall = tallOf(group)
  const seam = isBare ? foot + gap : Math.round(Math.max(height * least, top + tall + gap))
  const isPlain = isBare || (!isPictured && hasBorder(plan))
  const from = isPlain ? top + (seam - gap - top - tall) * MIDDLE : top
  return [
    ...(isBare ? [] : footOf(page, plan, grounds, { index, seam })),
    ...placed(page, group, from, isPictured || isPlain ? null : seam - gap),
  ]
}

export const coverOf = (page: Page, plan: Plan, at: At, grounds: Grounds): Promise<SceneNode[]> =>
  overFoot(page, plan, at, grounds, { sizes: COVER, figure: plan.said[0]?.figure })
