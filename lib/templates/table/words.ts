import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { heightOf, type Parts, stackedOf } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { leads } from '#lib/render/stressed.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { LED } from '#lib/templates/table/sizes/led.ts'

/** Something of rows that takes the room it is given, in letters no larger than `most` pixels. */
export type Body = (
  on: Ground,
  room: Omit<Rect, 'x' | 'y'>,
  most?: number,
) => Promise<{ height: number; size: number; at(x: number, y: number, height: number): SceneNode[] }>

export type Listing = {
  title: readonly [role: string, text: string]
  /** What the card is, above its title. */
  kicker?: string | undefined
  /** What is acted on besides the rows: a day, a place, a price; the first is the loudest. */
  facts: readonly (readonly [role: string, text: string | undefined])[]
  /** What has to be known as well. */
  notes: readonly (readonly [role: string, text: string | undefined])[]
  /** The first of the notes is acted on as well: a deadline, a place to write to. */
  loudNotes?: boolean
  rows: number
  /** Where rows are asked to be large, by how much more than its letters they are; then the title is no larger, and no more than `most`. */
  leading?: number | undefined
  most?: number
  body: Body
}

/** Largest letters by how many words there are, on a canvas 1080 wide and on one 1200 wide and low. */
export function largestTitle(text: string, wide: boolean): number {
  const words = text.trim().split(/\s+/u).length
  const [few, some, many] = wide ? [138, 112, 88] : [286, 178, 124]
  return words <= 3 ? few : words <= 7 ? some : many
}

const NOTHING: Block = {
  ...{ width: 0, frame: 0, height: 0, size: 0, kept: 1, lines: 0, rtl: false },
  at: (x, y) => box({ x, y, width: 0, height: 0 }, {}),
  apart: () => [],
}

/** `least` is the smallest fact under it that is acted on. */
type Look = { on: Ground; width: number; height: number; max?: number; least?: number; kicker?: string | undefined }

export async function setTitle(page: Page, [role, text]: Listing['title'], look: Look): Promise<Block> {
  const { on, width, max, least = 0 } = look
  const { unit, shape } = page.canvas
  // The brand's mark says it already; beside a table a column of the mark alone would be empty.
  const isName = text.trim().toLowerCase() === page.kit.name.trim().toLowerCase()
  if (isName && role === 'title' && shape !== 'wide') return NOTHING
  const largest = (max ?? largestTitle(text, shape === 'wide')) * unit
  const most = least > 0 ? Math.min(largest, least / OF_TITLE / page.scale) : largest
  const above = await setKicker(page, look)
  const height = look.height - (above ? above.height * 2 : 0)
  const title = await page.text(role, text, {
    ...headlineOn(on),
    width,
    height,
    max: most,
    min: max === undefined ? 40 : 34,
    lines: 6,
  })
  const set = above && stackedOf([above, title], 0.9)
  return set ? { ...set, size: title.size, frame: title.frame } : title
}

const setKicker = (page: Page, { on, width, kicker }: Look): Promise<Block | null> => {
  const { unit, shape } = page.canvas
  const max = ((shape === 'wide' ? 34 : 42) * unit) / grownBy('text', Math.max(1, page.scale))
  return page.optional('kicker', kicker, {
    ...noteOn(on),
    width,
    max,
    min: 30,
    lines: 2,
    tone: 'lead_ink',
    cut: { weight: 640 },
  })
}

/** A headline is this much larger than what is acted on first, and than the rows: of two that are alike none is read first. */
const LEADS = 1.4
/** What is acted on becomes no smaller for it. */
const LEAST_FIRST = 36

export type Head = { title: Block; facts: Parts }

/** Headline and facts in their order of size; `height` is what the headline may take above facts so tall. */
export async function setHead(
  page: Page,
  listing: Listing,
  look: { on: Ground; width: number; height: (facts: number) => number | Promise<number> },
): Promise<Head> {
  const { on, width } = look
  let found: Head | undefined
  // What its owner wants to lead is larger than the headline.
  const isLed = listing.leading || listing.facts.some(([, text]) => leads(page.stressed, text))
  for (let most = listing.leading ? LED.facts * page.canvas.unit : Number.POSITIVE_INFINITY; ; ) {
    const facts = await setLines(page, listing.facts, {
      on,
      width,
      loud: true,
      most,
      rtl: isRightToLeft(listing.title[1]),
    })
    const first = facts.find(([block]) => block)?.[0]?.size ?? 0
    const height = await look.height(heightOf(facts))
    const title = await setTitle(page, listing.title, {
      ...(listing.leading && { max: Math.min(LED.title, (listing.most ?? Infinity) / page.canvas.unit / page.scale) }),
      on,
      width,
      height,
      least: keyOf(listing, facts),
      kicker: listing.kicker,
    })
    found = { title, facts }
    if (isLed || title.height === 0 || first <= LEAST_FIRST || title.size >= first * LEADS * 0.97) return found
    most = Math.max(LEAST_FIRST, Math.min(first * 0.9, title.size / LEADS))
  }
}

/** The smallest of the facts that are acted on; 0 where there is none. */
function keyOf({ facts: asked }: Listing, facts: Parts): number {
  const sizes = facts.flatMap(([block], at) => (block && KEY.has(asked[at]?.[0] ?? '') ? [block.size] : []))
  return sizes.length > 0 ? Math.min(...sizes) : 0
}

/** What a reader needs to come and to pay. */
const KEY = new Set(['date', 'time', 'price', 'salary', 'deadline', 'condition', 'body'])
/** Of the headline, the smallest of them. */
const OF_TITLE = 0.32

/** What has to be known as well stays below what leads, however much room there is. */
export const setNotes = (
  page: Page,
  { title, notes, loudNotes, leading }: Listing,
  look: { on: Ground; width: number; most?: number },
) => {
  const { unit, shape } = page.canvas
  const most = (look.most ?? (leading ? LED.notes : shape === 'wide' ? 46 : 58)) * unit
  return setLines(page, notes, { ...look, most, loud: loudNotes === true, rtl: isRightToLeft(title[1]) })
}

type LinesLook = { on: Ground; width: number; loud: boolean; most?: number; rtl?: boolean }

async function setLines(
  page: Page,
  lines: Listing['facts'],
  { on, width, loud, most = Number.POSITIVE_INFINITY, rtl = false }: LinesLook,
) {
  const blocks: (readonly [Block | null, number])[] = []
  for (const [role, text] of lines) {
    const first = loud && blocks.every(([block]) => !block)
    const ask = { ...voiceOf(page, first ? 'first' : loud && KEY.has(role) ? 'key' : 'other', most), on, width }
    // A number among words from the right begins where they do.
    const align = rtl && text && !isRightToLeft(text) ? ('end' as const) : ('start' as const)
    const tone = loud ? ('ink' as const) : ('body' as const)
    const cut = ask.face === 'display' ? { tracking: -0.02, leading: 1.1 } : loud ? { weight: 560 } : {}
    const block = await page.optional(role, text, { ...ask, tone, cut, align })
    // Day and hour are one thing.
    blocks.push([
      block,
      (block?.size ?? 0) * (role === 'time' ? 0.56 : 0.8) + (role === 'time' ? 6 : 10) * page.canvas.unit,
    ])
  }
  return blocks
}

/** The day first, hour and price in letters of its kind, then what explains them. */
function voiceOf(
  { canvas: { unit, shape }, scale }: Page,
  voice: 'first' | 'key' | 'other',
  most: number,
): Pick<TextAsk, 'face' | 'max' | 'min' | 'lines'> {
  const wide = shape === 'wide'
  const asked = most / grownBy('display', scale)
  if (voice === 'first') return { face: 'display', max: Math.min((wide ? 54 : 76) * unit, asked), min: 34, lines: 3 }
  if (voice === 'key')
    return { face: 'display', max: Math.min((wide ? 46 : 62) * unit, asked * 0.84), min: 34, lines: 3 }
  return { face: 'text', max: Math.min((wide ? 34 : 38) * unit, Math.max(most, 32)), min: 32, lines: 5 }
}

export const isMirrored = ({ title: [, text] }: Listing): boolean => isRightToLeft(text)
