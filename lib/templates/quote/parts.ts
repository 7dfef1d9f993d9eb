import type { KitImage } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, group, image, type SceneNode } from '#lib/render/scene.ts'
import { marksOf, quoted } from '#lib/render/tongue.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const OPENERS = /^["“”„«»「『']+\s*/u
const CLOSERS = /\s{0,9}["“”«»」』']{1,9}$/u

export type Saying = { quote: string; name?: string; role?: string }

/** The words without the marks that a caller may have put around them. */
export function bare(quote: string): string {
  return quote.trim().replace(OPENERS, '').replace(CLOSERS, '')
}

/** With the mark that closes it, where the one that opens it is hung or drawn. */
export const closed = (page: Page, quote: string): string => {
  const text = quoted(bare(quote), page.subject.tongue)
  return text.slice(marksOf(quote, page.subject.tongue)[0].length)
}

/** The opening mark, hung outside the margin of the quote. */
export async function openingMark(page: Page, on: Ground, size: number, quote: string): Promise<Block> {
  return page.text('quote mark', marksOf(quote, page.subject.tongue)[0].trim(), {
    ...headlineOn(on),
    width: size * 2,
    max: size,
    min: Math.min(40, size),
    lines: 1,
    tone: 'lead_ink',
  })
}

/** Clear of the words and of the edge. */
const CLEAR = { words: 8, edge: 18 }

/** The mark in the margin at `x`, as large as its words where the margin has room for it, else smaller. */
export async function hungMark(
  page: Page,
  on: Ground,
  { size, quote }: { size: number; quote: string },
  x: number,
  margin = x,
) {
  const { unit } = page.canvas
  const room = margin - (CLEAR.words + CLEAR.edge) * unit
  const large = await openingMark(page, on, size, quote)
  const mark = large.width <= room ? large : await openingMark(page, on, (size * room) / large.width, quote)
  return (y: number): SceneNode => mark.at(x - mark.width - CLEAR.words * unit, y)
}

/** So few letters are a poster. */
const POSTER = 45

export async function quoteText(
  page: Page,
  quote: string,
  on: Ground,
  room: { width: number; height: number; max: number; align?: 'start' | 'center'; behind?: readonly string[] },
): Promise<Block> {
  const letters = [...quote].length
  const max = room.max * (letters < POSTER ? 1.9 : letters < 60 ? 1.4 : letters > 140 ? 0.8 : 1)
  return page.text('quote', quote, {
    ...headlineOn(on),
    width: room.width,
    height: room.height,
    max,
    min: 36,
    lines: 14,
    align: room.align,
    behind: room.behind,
    cut: { leading: 1.06 },
  })
}

/** The person in the brand's library by that name, who agreed to be shown. */
export function portraitOf(page: Page, name: string | undefined): KitImage | null {
  const wanted = (name ?? '').trim().toLowerCase()
  return page.kit.people.find(person => wanted !== '' && person.name.toLowerCase() === wanted)?.image ?? null
}

type Column = { width: number; align?: 'start' | 'center' }

async function setAuthor(page: Page, on: Ground, { name, role }: Omit<Saying, 'quote'>, { width, align }: Column) {
  const { unit } = page.canvas
  const named = await page.optional('author_name', name, {
    ...noteOn(on),
    width,
    max: 46 * unit,
    min: 32,
    lines: 2,
    tone: 'ink',
    align,
    cut: { weight: 680 },
  })
  const placed = await page.optional('author_title', role, {
    ...noteOn(on),
    width,
    max: 34 * unit,
    lines: 3,
    tone: 'muted',
    align,
  })
  return { named, placed }
}

/** Name and role, with a portrait where there is one; answers how to place it and how tall it is. */
export async function byline(
  page: Page,
  on: Ground,
  { name, role }: Saying,
  room: Column,
): Promise<{ height: number; at(x: number, y: number): SceneNode[] }> {
  const { unit } = page.canvas
  const portrait = room.align === 'center' ? null : portraitOf(page, name)
  const side = portrait ? 92 * unit : 0
  const indent = portrait ? side + 24 * unit : 0
  const width = room.width - indent
  const { named, placed } = await setAuthor(page, on, { name, role }, { width, align: room.align })
  const gap = named && placed ? 24 * unit : 0
  const tall = (named?.height ?? 0) + gap + (placed?.height ?? 0)
  return {
    height: Math.max(tall, side),
    at(x, y) {
      const lift = Math.max(0, (side - tall) / 2)
      const right = isRightToLeft(name ?? '') && portrait !== null
      const face = portrait ? [round(page, portrait, right ? x + room.width - side : x, y, side)] : []
      const text = right ? x : x + indent
      const words = [
        ...(named ? [named.at(text, y + lift)] : []),
        ...(placed ? [placed.at(text, y + lift + (named?.height ?? 0) + gap)] : []),
      ]
      return [group([...face, ...words])]
    },
  }
}

function round(page: Page, portrait: KitImage, x: number, y: number, side: number): SceneNode {
  const picture = image({ x: 0, y: 0, width: side, height: side }, page.picture(portrait), { objectFit: 'cover' })
  return box({ x, y, width: side, height: side }, { borderRadius: side / 2, overflow: 'hidden' }, [picture])
}
