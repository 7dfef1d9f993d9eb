// Two more ways for words alone: between rules, and over two grounds.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'
import { setTail, setWords, type Words } from '#lib/templates/kit/words.ts'

const MOST = { wide: 150, tall: 250 }

/** The headline between two rules of the brand's weight, its name above, the rest below. */
export async function ruled(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const set = await setWords(page, words, {
    on,
    width: area.width,
    height: area.height * (wide ? 0.5 : 0.62),
    max: wide ? MOST.wide : MOST.tall,
    bodyWidth: area.width * (wide ? 0.6 : 0.9),
  })
  const thick = Math.max(3, Math.round((page.signature.grid.rule || 2.5) * 2 * unit))
  const rule = (y: number) => box({ x: area.x, y, width: area.width, height: thick }, { backgroundColor: on.lead_ink })
  const tail = [
    [set.body, 0],
    [set.cta, 36 * unit],
  ] as const
  const head = area.y + logo.height + 34 * unit
  const low = area.y + area.height - heightOf(tail) - (heightOf(tail) > 0 ? 40 * unit : thick)
  const blocks = [
    [set.eyebrow, 0],
    [set.headline, 34 * unit],
  ] as const
  const y = head + Math.max(44 * unit, (low - head - heightOf(blocks)) / 2)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      rule(head),
      ...stack(area.x, y, blocks).nodes,
      rule(low),
      ...stack(area.x, low + 40 * unit, tail).nodes,
    ],
  }
}

/** The headline on a field that reaches three edges, name and the rest on the paper beside or below it. */
export async function field(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { area, unit, shape, width, height } = page.canvas
  const wide = shape === 'wide'
  const paper = page.theme.plain
  const raised = on.paper === paper.paper ? standingOut(page, paper, page.theme.deep, ...page.theme.vivid) : on
  const column = wide ? area.width * 0.27 : area.width
  const logo = await page.logo({ height: 44 * unit, on: paper, form: 'full', ...(wide && { width: column }) })
  const share = words.body || words.cta ? (wide ? 0.66 : 0.64) : wide ? 0.7 : 0.78
  const across = wide ? area.x + area.width - column - 60 * unit : width
  const deep = wide ? height : Math.round(area.y + area.height * share)
  const room = wide ? across - area.x - 60 * unit : area.width
  const set = await setWords(page, words, {
    on: raised,
    width: room,
    height: wide ? area.height * 0.92 : deep - area.y - 130 * unit,
    max: wide ? 130 : MOST.tall,
  })
  const tail = await setTail(page, words, { on: paper, width: column })
  const blocks = [
    [set.eyebrow, 0],
    [set.headline, 34 * unit],
  ] as const
  const end = (wide ? area.y + area.height : deep - 64 * unit) - heightOf(blocks)
  const beside = [
    [tail.body, 0],
    [tail.cta, 36 * unit],
  ] as const
  const foot = area.y + area.height
  const x = wide ? across + 60 * unit : area.x
  const nodes: SceneNode[] = [
    box({ x: 0, y: 0, width: across, height: deep }, { backgroundColor: raised.paper }),
    ...stack(area.x, wide ? area.y : Math.max(area.y, end), blocks).nodes,
    ...stack(x, wide ? area.y : deep + 54 * unit, beside).nodes,
    logo.at(x, foot - logo.height),
  ]
  return { paper: paper.paper, dark: paper.dark, nodes }
}
