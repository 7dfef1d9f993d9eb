import * as z from 'zod'
import { Problem } from '#lib/problem.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { called } from '#lib/render/tongue.ts'
import { type RowLook, rows } from '#lib/templates/kit/rows.ts'
import { long, short } from '#lib/templates/kit/template.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

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

export type Room = { width: number; height: number; max: number; body?: number; large?: boolean }

export async function setNotice(
  page: Page,
  data: NoticeData,
  on: Ground,
  { width, height, max, body = BODY, large = false }: Room,
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
      ...headlineOn(on),
      width,
      height,
      max: max * unit,
      large,
      min: 36,
      lines: large ? 7 : 5,
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
      ...headlineOn(on),
      width,
      max: 56 * unit,
      min: 28,
      lines: 3,
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
): Parts => [
  [alone ? body : null, 0],
  [closing, 52 * unit],
  [contact, 34 * unit + (contact?.size ?? 0) * 0.6],
]

/** Where nothing is listed, a headline that would run into what stands at the foot is set anew in what is left to it. */
export async function setWithin(
  page: Page,
  data: NoticeData,
  on: Ground,
  room: Room,
  left: (low: number, headline: Block) => number,
): ReturnType<typeof setNotice> {
  const first = await setNotice(page, data, on, room)
  if (data.items.length > 0) return first
  const height = left(heightOf(atFoot(first, true, page.canvas.unit)), first.headline)
  if (first.headline.height <= height) return first
  return setNotice(page, data, on, { ...room, height }).catch(async error => {
    const smaller = (room.body ?? BODY) * TIGHT
    if (!(error instanceof Problem) || error.code !== 'text_does_not_fit' || smaller < SMALLEST) throw error
    return setWithin(page, data, on, { ...room, body: smaller }, left)
  })
}
const BODY = 42
/** Where the headline has no room above it, what stands at the foot is set smaller. */
const TIGHT = 0.8
const SMALLEST = 28

export const setItems = (
  page: Page,
  { items }: NoticeData,
  room: Rect,
  look: Pick<RowLook, 'on' | 'rules' | 'max'>,
): Promise<SceneNode[]> =>
  rows(
    page,
    items.map(title => ({ title })),
    room,
    { role: 'items', lead: 'none', ...look },
  )
