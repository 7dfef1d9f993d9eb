// Steps as a path: their numbers on a line from the first to the last.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { besideRow, squareAt } from '#lib/templates/aside/beside-row.ts'
import { barOf } from '#lib/templates/report/bar.ts'
import type { Part } from '#lib/templates/report/read/arranged.ts'
import { amountsIn } from '#lib/templates/report/read/values.ts'
import {
  body,
  display,
  growth,
  isMirrored,
  largestIn,
  type Placed,
  type Space,
  sideOf,
  standing,
} from '#lib/templates/report/text.ts'
import { figureOn } from '#lib/templates/setting/type.ts'
import { AIR, BESIDE, sidesFor } from '#lib/templates/table/sizes/drawn.ts'

/** How much larger or smaller than usual all of it may be. */
const [MOST_GROWN, LEAST_GROWN] = [1.7, 0.62]
/** Half the distance of a step from the next, at least and of the size of its heading at most. */
const [LEAST_AIR, WANTED_AIR, MOST_AIR] = [14, 26, 1.5]

/** Of a number's disc, its number. */
const NUMBER = 0.56

type Steps = Extract<Part, { kind: 'steps' }>

export async function steps(page: Page, on: Ground, block: Steps, space: Space): Promise<Placed> {
  const { titles, bodies } = block
  const { room, nouns } = space
  const [side = 0] = nouns ? sidesFor(page, titles.length, { width: space.width, height: room }) : []
  const width = space.width - side * (1 + BESIDE)
  const amounts = bodies.length === titles.length ? amountsIn(bodies) : null
  const most = Math.max(...(amounts ?? [1]))
  const { list, disc, tall } = await largestIn(room, [MOST_GROWN, LEAST_GROWN], async grow => {
    const disc = 84 * grow
    const list = await Promise.all(
      titles.map((title, index) => {
        const share = amounts ? (amounts[index] ?? 0) / most : null
        return stepOf(page, on, { title, body: bodies[index], number: index + 1, share }, { width, grow, disc })
      }),
    )
    const tall = list.reduce((sum, step) => sum + step.height, 0)
    return { list, disc, tall, height: tall + 2 * WANTED_AIR * grow * list.length }
  })
  const loose = MOST_AIR * Math.max(...list.map(({ head }) => head.size))
  const air = Math.max(LEAST_AIR, Math.min(loose, (room - tall) / list.length / 2))
  const mirrored = isMirrored(titles)
  return {
    height: tall + 2 * air * list.length,
    at(x, y) {
      let top = y
      return list.flatMap((step, index) => {
        const from = top + air
        top = from + step.height + air
        const next = index < list.length - 1 ? top + air : null
        const row = { x, y: from - air, width: space.width, height: top - from + air }
        const place = squareAt(row, Math.min(side, row.height - AIR), !mirrored)
        return [
          ...stepAt(page, on, step, { x: mirrored ? x + space.width - width : x, from, next, disc, width, mirrored }),
          ...(nouns && side > 0 ? besideRow(page, on, nouns[index] ?? '', place) : []),
        ]
      })
    },
  }
}

/** `share` is that of the longest, where all of them tell how much they take. */
type Told = { title: string; body: string | undefined; number: number; share: number | null }
type Sizes = { width: number; grow: number; disc: number }

async function stepOf(
  page: Page,
  on: Ground,
  { title, body: told, number, share }: Told,
  { width, grow, disc }: Sizes,
) {
  const room = width - disc * 1.36
  const ends = share === null ? {} : { lines: 1, align: 'end' as const, cut: { weight: 650, tabular: true } }
  const below = {
    width: share === null ? room : room * 0.3,
    max: Math.max(32 / growth(page), 33 * grow),
    min: 31,
    tone: 'body' as const,
    ...ends,
  }
  const under = told ? await body(page, on, 'steps body', told, below) : null
  const beside = share === null ? 0 : (under?.frame ?? 0) + 20
  const head = await display(page, on, 'steps', title, { width: room - beside, max: 47 * grow })
  const max = disc * NUMBER
  const figure = await page.text('steps number', String(number), {
    ...{ ...figureOn(on), tone: 'on_lead', align: 'center' },
    ...{ width: disc, max, min: Math.min(28, max) },
  })
  const gap = Math.max(18, 26 * grow)
  const bar = share === null ? null : { share, thick: 22 * grow }
  const words = head.height + (bar ? gap + bar.thick : under ? gap + under.height : 0)
  return { head, under, figure, words, gap, bar, height: Math.max(disc, words) }
}

type Place = { x: number; from: number; next: number | null; disc: number; width: number; mirrored: boolean }

/** The disc in line with the heading, and the path from it to the next. */
function stepAt(
  page: Page,
  on: Ground,
  { head, under, figure, words, gap, bar, height }: Awaited<ReturnType<typeof stepOf>>,
  { x, from, next, disc, width, mirrored }: Place,
): SceneNode[] {
  const side = sideOf(x, width, mirrored)
  const first = from + (height - words) / 2
  const top = Math.max(from, Math.min(first + (head.size - disc) / 2, from + height - disc))
  const left = side(0, disc)
  const rail = { x: left + disc / 2 - 3, y: top + disc, width: 6, height: (next ?? 0) - top - disc }
  const [indent, below] = [disc * 1.36, first + head.height + gap]
  const spot = { x: left, y: top, width: disc, height: disc }
  return [
    ...(next === null ? [] : [box(rail, { backgroundColor: on.line })]),
    box(spot, { backgroundColor: on.lead, borderRadius: disc / 2 }),
    figure.at(left, top + (disc - figure.height) / 2),
    ...standing(head, side, indent, first),
    ...standing(under, side, bar && under ? width - under.frame : indent, bar ? first : below),
    ...(bar
      ? [
          barOf(
            page,
            { x: side(indent, width - indent), y: below, width: width - indent, height: bar.thick },
            bar.share,
            { fill: on.lead, mirrored },
          ),
        ]
      : []),
  ]
}
