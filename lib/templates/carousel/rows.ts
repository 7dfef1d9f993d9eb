// Prices and other values of a slide, a row each: what it is on the left, the value large on the right.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, group } from '#lib/render/scene.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** Of the letters of what it is, those of the value. */
const LARGER = 2.1
/** Of the width, the most that a value has. */
const MOST = 0.56
const GAP = 36

type Row = NonNullable<Slide['rows']>[number]

/** All values in one size and all labels in one. */
export async function valueRows(page: Page, rows: readonly Row[] = [], on: Ground, max: number): Promise<Block[]> {
  if (rows.length === 0) return []
  const { area, unit } = page.canvas
  const valueAt = (most: number) =>
    Promise.all(
      rows.map(({ value }) =>
        page.text('value', value, { ...headlineOn(on), width: area.width * MOST, max: most, min: 40, lines: 1 }),
      ),
    )
  const least = Math.min(...(await valueAt(max * LARGER)).map(({ size }) => size)) / page.scale
  const values = await valueAt(least)
  const width = area.width - Math.max(...values.map(value => value.width)) - GAP * unit
  const labelAt = (most: number) =>
    Promise.all(
      rows.map(({ label }) => page.text('label', label, { ...noteOn(on), width, max: most, min: 30, lines: 2 })),
    )
  const small = Math.min(...(await labelAt(max)).map(({ size }) => size))
  const labels = await labelAt(small)
  return values.flatMap((value, at) => {
    const label = labels[at]
    return label ? rowOf(page, label, value, on) : []
  })
}

/** Under a rule. */
function rowOf({ canvas: { area, unit } }: Page, label: Block, value: Block, on: Ground): Block {
  const inset = value.size * 0.34
  const height = inset + Math.max(label.height, value.height)
  const rule = { width: area.width, height: Math.max(2, 2.5 * unit) }
  const across = (block: Block, x: number, isFar: boolean) => (isFar ? x + area.width - block.width : x)
  return {
    ...value,
    ...{ width: area.width, frame: area.width, height, lines: 1 },
    at: (x, y) =>
      group([
        box({ x, y, ...rule }, { backgroundColor: mix(on.paper, on.ink, 0.3) }),
        label.at(label.rtl ? x + area.width - label.frame : x, y + inset + (value.height - label.height)),
        value.at(across(value, x, !value.rtl && !label.rtl), y + inset),
      ]),
    apart: (x, y) => [...label.apart(x, y + inset), ...value.apart(x, y + inset)],
  }
}
