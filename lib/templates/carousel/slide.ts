// One slide of a set, whichever format it has.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { coverOf } from '#lib/templates/carousel/cover.ts'
import { endOf } from '#lib/templates/carousel/end.ts'
import { type Grounds, groundsOf } from '#lib/templates/carousel/grounds.ts'
import type { SetHead } from '#lib/templates/carousel/head.ts'
import { innerOf } from '#lib/templates/carousel/inner.ts'
import { type At, hangs } from '#lib/templates/carousel/lay.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { asks, hasScreen, isPoint, type Plan, planOf } from '#lib/templates/carousel/plan/plan.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'

/** From the head of a slide to the line on which its words begin. */
const UNDER_HEAD = 76

export async function slideOf(
  page: Page,
  slides: readonly Slide[],
  index: number,
  { setHead, first }: { setHead: SetHead; first: At['first'] },
): Promise<Drawing> {
  const last = slides.length - 1
  const plan = planOf(page, slides)
  const grounds = groundsOf(page, index, last)
  // A screen goes on over the foot of its slide.
  const way = slides.some(slide => hasScreen(page, slide)) ? 'words' : first
  const place = { index, first: way } as const
  const spot = { index, count: slides.length, rtl: plan.rtl, numbered: plan.said.some(({ ordinal }) => ordinal) }
  const head = await setHead(page, headOn(page, plan, place, grounds), spot)
  const at: At = { ...place, head: head.bottom, top: head.bottom + UNDER_HEAD * page.canvas.unit }
  const draw = index === 0 ? coverOf : index === last && !isPoint(plan, last) ? endOf : innerOf
  return drawnOn(grounds.words, [...(await draw(page, plan, at, grounds)), ...head.nodes])
}

/** The ground of what stands on top of the slide. */
function headOn(page: Page, plan: Plan, at: Pick<At, 'index' | 'first'>, { words, foot, next }: Grounds): Ground {
  if (hangs(page, plan, at) && !asks(plan, at.index)) return next
  return at.first === 'picture' && plan.things[at.index] && !page.painted ? foot : words
}
