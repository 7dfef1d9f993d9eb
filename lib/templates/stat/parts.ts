import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { long, short } from '#lib/templates/kit/template.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

export const StatFields = z.strictObject({
  value: short,
  label: short,
  context: long.optional(),
  /** What it is held against: another number of the same unit, and what that one is. */
  benchmark: z
    .strictObject({
      value: z.union([z.number(), short]),
      against: short,
      unit: short.optional(),
      lower_is_better: z.boolean().optional(),
    })
    .optional(),
  /** What the number does not say. */
  caveat: long.optional(),
})
export type StatData = z.output<typeof StatFields>

/** Context and caveat as one text. */
const contextOf = ({ context, caveat }: StatData): string | undefined =>
  [context, caveat].filter(Boolean).join('\n') || undefined

type Look = { align?: 'start' | 'center'; behind?: readonly string[] }
type Room = Look & { width: number; height: number }

export const setFigure = (page: Page, value: string, on: Ground, room: Room) =>
  page.text('value', value, {
    face: 'figure',
    width: room.width,
    height: room.height,
    max: 620,
    min: 56,
    lines: value.length > 12 ? 2 : 1,
    on,
    tone: 'ink',
    align: room.align,
    behind: room.behind,
  })

export async function setLabels(
  page: Page,
  data: StatData,
  on: Ground,
  width: number,
  { align = 'start', behind }: Look = {},
) {
  const { unit } = page.canvas
  const label = await page.text('label', data.label, {
    ...headlineOn(on),
    width,
    max: (page.canvas.shape === 'wide' ? (contextOf(data) ? 58 : 84) : 78) * unit,
    min: 32,
    lines: 5,
    align,
    behind,
  })
  const context = await page.optional('context', contextOf(data), {
    ...noteOn(on),
    width,
    max: 42 * unit,
    lines: 12,
    tone: 'muted',
    align,
    behind,
  })
  return [
    [label, 0],
    [context, 36 * unit + label.size * 0.24],
  ] as const
}
