import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import { lying, sharesOf, standing } from '#lib/templates/comparison/bars.ts'
import { grown } from '#lib/templates/comparison/grown.ts'
import { amountsFirst, list, type Side } from '#lib/templates/comparison/parts.ts'
import { raised } from '#lib/templates/comparison/raised.ts'
import { type Row, versus } from '#lib/templates/comparison/versus.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { titled } from '#lib/templates/setting/head.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'
import { ends, labels } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  headline: short,
  left_title: short,
  right_title: short,
  left: z.array(short).max(8).default([]),
  right: z.array(short).max(8).default([]),
  /** Whether what a side says is good or bad; ticks and crosses stand only where this is told. */
  left_mark: z.enum(['good', 'bad']).optional(),
  right_mark: z.enum(['good', 'bad']).optional(),
  /** What both sides answer, line by line. */
  rows: z
    .array(z.strictObject({ label: short.optional(), left: short, right: short }))
    .max(6)
    .default([]),
})
type Data = z.output<typeof Fields>

/** The sides as they are drawn: where each says one amount, the amounts are what is compared, large. */
const sides = (data: Data): [Side, Side] =>
  amountsFirst([
    { title: data.left_title, items: data.left, role: 'left', mark: data.left_mark },
    { title: data.right_title, items: data.right, role: 'right', mark: data.right_mark },
  ])

/** One of two is better, or they are what they are. */
const isJudged = ({ left_mark, right_mark }: Data) => left_mark !== undefined || right_mark !== undefined

/** Both sides line by line; sides of unequal length leave the rest of theirs free. */
const rowsOf = ({ rows, left, right }: Data): Row[] =>
  rows.length > 0
    ? rows
    : Array.from({ length: Math.min(left.length, right.length) }, (_, index) => ({
        left: left[index] ?? '',
        right: right[index] ?? '',
      }))

const isEven = (data: Data) => data.rows.length > 0 || (!isJudged(data) && data.left.length === data.right.length)

const equal = (page: Page, data: Data) =>
  versus(page, { headline: data.headline, titles: [data.left_title, data.right_title], rows: rowsOf(data) })

/** The same as a table: what is compared, and the answer of each side under its name. */
const table = /* @__PURE__ */ listed<Data>(({ headline, left_title, right_title, rows }) => ({
  title: ['headline', headline],
  facts: [],
  notes: [],
  rows: rows.map(({ label, left, right }) => ({ label: label ?? '', value: left, second: right })),
  heads: { label: '', value: left_title, second: right_title },
  columns: { label: labels('label'), value: ends('left'), second: ends('right') },
}))

function quietAndLoud({ theme: { dark, plain, deep, soft, vivid } }: Page): [Ground, Ground] {
  const quiet = dark || vivid[0].dark ? plain : deep
  return [quiet, vivid[0].paper === quiet.paper ? (vivid[1] ?? soft) : vivid[0]]
}

/** Two grounds side by side, built alike: only words and colour differ; lone amounts stand on them as columns. */
const halves: Composition<Data> = async (page, data) => {
  const both = sides(data)
  const shares = sharesOf(both)
  if (shares) return standing(page, data.headline, both, shares)
  if (isEven(data)) return equal(page, data)
  const { area, unit, width, shape } = page.canvas
  const wide = shape === 'wide'
  const [quiet, loud] = quietAndLoud(page)
  const head = page.theme.plain
  const logo = await page.logo({ height: 40 * unit, on: head, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(head),
    width: wide ? area.width * 0.72 : area.width,
    height: area.height * 0.24,
    max: (wide ? 70 : 92) * unit,
    min: 36,
    lines: 4,
  })
  const top = wide
    ? area.y + headline.height + 60 * unit
    : area.y + logo.height + 78 * unit + headline.height + 70 * unit
  const columns = [...(await columnOn(page, both[0], quiet, 0, top)), ...(await columnOn(page, both[1], loud, 1, top))]
  const line = { x: 0, y: top, width: width / 2, height: 2 }
  const seam = head.paper === quiet.paper ? [box(line, { backgroundColor: head.line })] : []
  const words = titled(page, logo, headline, area.y + logo.height + 78 * unit)
  return drawnOn(head, [...columns, ...seam, ...words])
}

/** The left or the right half of the canvas from a height on, and its list. */
async function columnOn(page: Page, side: Side, on: Ground, index: 0 | 1, top: number) {
  const { area, unit, width, height } = page.canvas
  const half = width / 2
  const x = index === 0 ? area.x : half + 54 * unit
  const y = top + 64 * unit
  const room = index === 0 ? half - area.x - 40 * unit : area.x + area.width - x
  const rect = { x: index * half, y: top, width: half, height: height - top }
  const listed = await list(page, side, on, { x, y, width: room, height: area.y + area.height - y })
  return [box(rect, { backgroundColor: on.paper }), ...listed]
}

export const about = described({
  name: 'comparison',
  title: 'Comparison',
  description: 'Before and after, or two ways side by side.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['halves', 'sheet', 'grown'],
  sample: {
    headline: 'Same distance. Slower days made it faster.',
    left_title: 'Every run medium',
    right_title: 'Five easy, two hard',
    left: ['Seven grey days', 'Always tired, never fast', '50 km, 6 of 10 effort'],
    right: ['Slow enough to talk', 'Then flat out, twice', '50 km, 10K faster by 1:52'],
    left_mark: 'bad',
    right_mark: 'good',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    halves,
    sheet(page, data) {
      const both = sides(data)
      const shares = sharesOf(both)
      if (shares) return lying(page, data.headline, both, shares)
      if (data.rows.length > 0) return table.banded(page, data, 0)
      return isEven(data) ? equal(page, data) : raised(page, data.headline, both)
    },
    // What is struck out has to be over.
    grown: (page, data, index) =>
      data.left_mark === 'bad' && data.rows.length === 0
        ? grown(page, data.headline, sides(data))
        : halves(page, data, index),
  },
  unfit: (_kit, _size, data) => (data.left_mark === 'bad' && data.rows.length === 0 ? [] : ['grown']),
  alt: (data, kit) => `Comparison card from ${kit.name}: ${data.left_title} against ${data.right_title}`,
}
