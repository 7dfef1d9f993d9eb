import * as z from 'zod'
import { Problem } from '#lib/problem.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, type Parts } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { called } from '#lib/render/tongue.ts'
import { type RowLook, rows } from '#lib/templates/kit/rows.ts'
import { long, short } from '#lib/templates/kit/template.ts'
import { isReach } from '#lib/templates/kit/told.ts'
import { isFact } from '#lib/templates/setting/sentences.ts'
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

/** `calm` is by how much what stands below the headline is set smaller. */
export type Room = { width: number; height: number; max: number; body?: number; large?: boolean; calm?: number }

export async function setNotice(
  page: Page,
  data: NoticeData,
  on: Ground,
  { width, height, max, body = BODY, large = false, calm = 1 }: Room,
) {
  const { area, unit, shape } = page.canvas
  const text = { face: 'text' as const, width, min: 28, on }
  const aside = { width: area.width * 0.5, max: 28 * unit, min: 24, lines: 2, tone: 'muted', align: 'end' } as const
  const wide = shape === 'wide'
  const ask = {
    ...text,
    lines: 4,
    ...(isReach(data.contact) && !page.subject.sober ? reachIn(wide, unit) : { ...PLAIN, max: 38 * unit }),
  }
  const told =
    isFact(data.body ?? '') && !page.subject.sober
      ? { ...FACT, max: Math.max(body, wide ? 46 : 58) }
      : { tone: 'body' as const, max: body }
  const said = [data.caveat, data.contact && called(data.contact, page.subject.tongue)].filter(Boolean).join('\n')
  const last = { ...headlineOn(on), width, max: 56 * unit * calm, min: 28, lines: 3 }
  return {
    eyebrow: await page.optional('eyebrow', data.eyebrow, { ...text, ...aside }),
    headline: await page.text('headline', data.headline, {
      ...headlineOn(on),
      width,
      height,
      max: max * unit,
      large,
      min: 36,
      lines: large ? 7 : 5,
    }),
    body: await page.optional('body', data.body, { ...text, ...told, max: told.max * unit * calm, lines: 10 }),
    contact: await page.optional('contact', said || undefined, isAbout(data) ? { ...last, max: KEY * unit } : ask),
    closing: await page.optional('closing', data.closing, last),
  }
}

/** A number to call is what people have to find: larger than what explains, and in the ink of what leads. */
const reachIn = (wide: boolean, unit: number) => ({ ...FACT, max: (wide ? 46 : 58) * unit })
const PLAIN = { tone: 'body', cut: { weight: 550 } } as const
/** So is an hour or a day that is all there is to say below a headline. */
const FACT = { tone: 'ink', cut: { weight: 620 } } as const

/** A number or an address that the headline is about is its key fact, no small print: “New number: …” under “Our number changes”. */
function isAbout({ headline, contact = '' }: NoticeData): boolean {
  const named =
    contact
      .slice(0, Math.max(0, contact.search(/[\d@]/u)))
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  const said = headline.toLowerCase()
  return named.some(word => said.includes(word))
}
const KEY = 96

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

/**
 * What explains never stands as large as the headline, and where nothing is listed, a headline that would run into what stands
 * at the foot is set anew in what is left to it.
 */
export async function setWithin(
  page: Page,
  data: NoticeData,
  on: Ground,
  room: Room,
  left: (low: number, headline: Block) => number,
): ReturnType<typeof setNotice> {
  const calm = (room.calm ?? 1) * CALMER
  const first = await setNotice(page, data, on, room)
  const height = left(heightOf(atFoot(first, true, page.canvas.unit)), first.headline)
  const fits = data.items.length > 0 || first.headline.height <= height
  const anew = () => setNotice(page, data, on, { ...room, height })
  // Where nothing more can give way, the text that does not fit is the answer.
  if (calm < CALMEST) return fits ? first : anew()
  const set = fits ? first : await anew().catch(noRoom)
  return set && !isOutspoken(set) ? set : setWithin(page, data, on, { ...room, calm }, left)
}
const BODY = 42
const CALMER = 0.85
const CALMEST = 0.45

function noRoom(error: unknown): null {
  if (error instanceof Problem && error.code === 'text_does_not_fit') return null
  throw error
}

const isOutspoken = ({
  headline,
  body,
  closing,
}: Record<'headline', Block> & Record<'body' | 'closing', Block | null>) =>
  Math.max(body?.size ?? 0, closing?.size ?? 0) > headline.size * EXPLAINS
/** So large at most, of the headline, is what explains it. */
const EXPLAINS = 0.66

export const setItems = (
  page: Page,
  { items }: NoticeData,
  room: Rect,
  { headline, max, ...look }: { headline: Block; max: number } & Pick<RowLook, 'on' | 'rules'>,
): Promise<SceneNode[]> =>
  rows(
    page,
    items.map(title => ({ title })),
    room,
    {
      ...{ role: 'items', lead: 'none', ...look, ...(areSentences(items) && { rules: 'none' }) },
      max: Math.min(max, (headline.size / page.canvas.unit) * EXPLAINS),
    },
  )

/** What happened is told, and not listed: rules between its sentences would make a menu of them. */
const areSentences = (items: readonly string[]): boolean =>
  items.some(item => [...item].length > TOLD) && !items.some(item => isFact(item) || LABELLED.test(item))
const TOLD = 34
const LABELLED = /^[^:]{2,24}: /u
