import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { called } from '#lib/render/tongue.ts'
import { long, short } from '#lib/templates/kit/template.ts'

export const NoticeFields = z.strictObject({
  eyebrow: short.optional(),
  headline: short,
  body: long.optional(),
  items: z.array(short).max(6).default([]),
  closing: short.optional(),
  /** Where to turn to. */
  contact: short.optional(),
  caveat: short.optional(),
})
export type NoticeData = z.output<typeof NoticeFields>

type Room = { width: number; height: number; max: number; body?: number; large?: boolean }

export async function setNotice(
  page: Page,
  data: NoticeData,
  on: Ground,
  { width, height, max, body = 42, large = false }: Room,
) {
  const { area, unit } = page.canvas
  const text = { face: 'text' as const, width, min: 28, on }
  return {
    eyebrow: await page.optional('eyebrow', data.eyebrow, {
      ...text,
      width: area.width * 0.5,
      max: 28 * unit,
      min: 24,
      lines: 2,
      tone: 'muted',
      align: 'end',
    }),
    headline: await page.text('headline', data.headline, {
      face: 'display',
      width,
      height,
      max: max * unit,
      large,
      min: 36,
      lines: 5,
      on,
      tone: 'ink',
    }),
    body: await page.optional('body', data.body, { ...text, max: body * unit, lines: 10, tone: 'body' }),
    contact: await page.optional(
      'contact',
      [data.caveat, data.contact && called(data.contact, page.subject.tongue)].filter(Boolean).join('\n') || undefined,
      {
        ...text,
        max: 38 * unit,
        lines: 4,
        tone: 'body',
        cut: { weight: 550 },
      },
    ),
    closing: await page.optional('closing', data.closing, {
      face: 'display',
      width,
      max: 56 * unit,
      min: 28,
      lines: 3,
      on,
      tone: 'ink',
    }),
  }
}

/** One point alone is no list. */
export const gathered = (data: NoticeData): NoticeData =>
  data.items.length === 1 ? { ...data, body: [data.body, ...data.items].filter(Boolean).join('\n'), items: [] } : data

/** What stands at the foot, for `stack`; a body that has no list below it stands there too. */
export const atFoot = (
  { body, closing, contact }: Record<'body' | 'closing' | 'contact', Block | null>,
  alone: boolean,
  unit: number,
): (readonly [Block | null, gap: number])[] => [
  [alone ? body : null, 0],
  [closing, 52 * unit],
  [contact, 34 * unit + (contact?.size ?? 0) * 0.6],
]
