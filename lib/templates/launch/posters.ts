// Two more ways for words alone: between rules, and over two grounds.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack, startOf } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { standingOut } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { type SetWords, setTail, setWords, type Wording, type Words } from '#lib/templates/kit/words.ts'

const MOST = { wide: 150, tall: 250 }

/** The headline between two rules of the brand's weight, its name above, the rest below. */
export async function ruled(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const bodyWidth = area.width * (wide ? 0.6 : 0.9)
  const air = (wide ? 34 : 44) * unit
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const tail = await setTail(page, words, { on, width: area.width, bodyWidth })
  const thick = Math.max(3, Math.round((page.signature.grid.rule || 2.5) * 2 * unit))
  const below = stackOf(tail, unit)
  const head = area.y + logo.height + 34 * unit
  const low = area.y + area.height - heightOf(below) - (heightOf(below) > 0 ? 40 * unit : thick)
  // What the rules leave is all that the words between them may take.
  const room = low - head - thick - 2 * air - (words.eyebrow ? 72 * unit : 0)
  const max = wide ? MOST.wide : MOST.tall
  const set = await setWords(
    page,
    { ...words, body: undefined, cta: undefined },
    { on, width: area.width, height: room, max, bare: true },
  )
  const blocks = [
    [set.eyebrow, 0],
    [set.headline, 34 * unit],
  ] as const
  const y = head + thick + Math.max(air, (low - head - thick - heightOf(blocks)) / 2)
  return drawnOn(on, [
    logo.at(startOf(area, logo, set.headline), area.y),
    ...ruleAt(page, on, head, thick),
    ...stack(area.x, y, blocks).nodes,
    ...ruleAt(page, on, low, thick),
    ...stack(area.x, low + 40 * unit, below, area.width).nodes,
  ])
}

/** Counts as taken, so that no words are ever crossed by it. */
function ruleAt({ canvas: { area }, take }: Page, on: Ground, y: number, thick: number): SceneNode[] {
  const rect = { x: area.x, y, width: area.width, height: thick }
  take('rule', { ...rect, y: y - RULE_AIR, height: thick + 2 * RULE_AIR })
  return [box(rect, { backgroundColor: on.lead_ink })]
}

const RULE_AIR = 8

const stackOf = ({ body, cta }: Pick<SetWords, 'body' | 'cta'>, unit: number) =>
  [
    [body, 0],
    [cta, 36 * unit + (cta?.size ?? 0) * 0.5],
  ] as const

/** The headline on a field that reaches three edges, name and the rest on the paper beside or below it, which is no larger than they need. */
export async function field(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { area, unit, shape, width, height } = page.canvas
  // Two columns only where there is something for the second.
  const wide = shape === 'wide' && Boolean(words.body || words.cta)
  const paper = page.theme.plain
  const raised = on.paper === paper.paper ? standingOut(page, paper, page.theme.deep, ...page.theme.vivid) : on
  // Long words need a column that holds more than one of them.
  const long = (words.body ?? '').length > 60
  const column = wide ? area.width * (long ? 0.36 : 0.29) : area.width
  const logo = await page.logo({ height: 44 * unit, on: paper, form: 'full', ...(wide && { width: column }) })
  const foot = area.y + area.height
  const across = wide ? area.x + area.width - column - 60 * unit : width
  const under = logo.height + (shape === 'wide' ? 40 : 56) * unit
  const deepOver = (beside: Parts) =>
    wide ? height : foot - under - (heightOf(beside) > 0 ? heightOf(beside) + 64 * unit : 0)
  const tails = await tailsOf(page, words, { on: paper, width: column, max: wide ? 42 : 54 })
  const deep = deepOver(tails[0] ?? [])
  const set = await setWords(page, omitted(words), {
    ...{ on: raised, width: wide ? across - area.x - 60 * unit : area.width, bare: true },
    height: wide ? area.height * 0.92 : deep - area.y - (shape === 'wide' ? 84 : 130) * unit,
    max: shape === 'wide' ? 150 : MOST.tall,
  })
  const blocks = [
    [set.eyebrow, 0],
    [set.headline, 34 * unit],
  ] as const
  // What the headline leaves of its field goes to the words below it.
  const least = heightOf(blocks) + Math.max(area.y, set.headline.size) + set.headline.size
  const beside = tails.findLast(tail => !wide && deepOver(tail) >= least) ?? tails[0] ?? []
  const end = deepOver(beside)
  const x = wide ? across + 60 * unit : area.x
  const nodes: SceneNode[] = [
    box({ x: 0, y: 0, width: across, height: end }, { backgroundColor: raised.paper }),
    ...stack(area.x, Math.max(area.y, (end - heightOf(blocks)) / 2), blocks).nodes,
    ...stack(x, wide ? area.y : end + 54 * unit, beside, column).nodes,
    logo.at(wide ? x : startOf(area, logo, set.headline), foot - logo.height),
  ]
  return drawnOn(paper, nodes)
}

/** What stands beside the field is left out of it. */
const omitted = (words: Words): Words => ({ ...words, body: undefined, cta: undefined })

/** By which running text grows where the headline leaves room. */
const LARGER = [1, 1.2, 1.4, 1.6]

const tailsOf = (page: Page, words: Words, { max = 42, ...ask }: Omit<Wording, 'height'>): Promise<Parts[]> =>
  Promise.all(
    LARGER.map(async grow => stackOf(await setTail(page, words, { ...ask, max: max * grow }), page.canvas.unit)),
  )
