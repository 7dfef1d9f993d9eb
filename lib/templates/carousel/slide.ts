// One slide of a set, whichever format it has.
import type { Page } from '#lib/render/page.ts'
import { coverOf } from '#lib/templates/carousel/cover.ts'
import { endOf } from '#lib/templates/carousel/end.ts'
import { groundsOf } from '#lib/templates/carousel/grounds.ts'
import type { SetHead } from '#lib/templates/carousel/head.ts'
import { innerOf } from '#lib/templates/carousel/inner.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { planOf } from '#lib/templates/carousel/plan/plan.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'

/** From the head of a slide to the line on which its words begin. */
const UNDER_HEAD = 76

export async function slideOf(page: Page, slides: readonly Slide[], index: number, setHead: SetHead): Promise<Drawing> {
  const last = slides.length - 1
  const plan = planOf(page, slides)
  const grounds = groundsOf(page, index, last)
  const head = await setHead(page, grounds.words, index, slides.length)
  const at = { index, top: head.bottom + UNDER_HEAD * page.canvas.unit }
  const draw = index === 0 ? coverOf : index === last ? endOf : innerOf
  return drawnOn(grounds.words, [...(await draw(page, plan, at, grounds)), ...head.nodes])
}
