import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, stack, startOf } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { card } from '#lib/templates/kit/card.ts'
import { isColoured, loudGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'
import {
  atFoot,
  gathered,
  type NoticeData,
  type Room,
  setItems,
  setNotice,
  setWithin,
} from '#lib/templates/notice/parts.ts'
import { atItsSide } from '#lib/templates/setting/head.ts'

function groundsOf(page: Page): [Ground, Ground] {
  const { dark, plain, deep, soft } = page.theme
  return isColoured(page) ? [loudGround(page), plain] : dark ? [plain, soft] : [deep, plain]
}

/** A letter on a dark desk: everything that is to be said on one sheet, which runs off the foot. */
export const letter: Composition<NoticeData> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const [[desk, paper], foot] = [groundsOf(page), area.y + area.height]
  const logo = await page.logo({ height: 42 * unit, on: desk, form: 'full' })
  const { eyebrow } = await setNotice(page, data, desk, { width: area.width, height: area.height, max: 100 })
  const inset = (shape === 'square' ? 56 : 68) * unit
  const leaf = leafOf(page, area.y + logo.height + (wide ? 52 : 78) * unit)
  const x = leaf.x + inset
  const full = Math.min(leaf.width - 2 * inset, area.x + area.width - x)
  const alone = data.items.length === 0
  const bare = alone && !(data.body || data.closing || data.contact || data.caveat)
  const start = leaf.y + inset * (wide ? 0.84 : bare ? 1.9 : 1.1)
  const left = (tall: number, { size }: Block) => foot - start - tall - size * 0.3 - 48 * unit
  const { headline, body, closing, contact } = await setWithin(page, data, paper, roomOf(page, data, full), left)
  const low = atFoot({ body, closing, contact }, alone, unit)
  const rest = foot - headline.height - heightOf(low)
  const hung = bare ? (leaf.y + rest) / 2 : start + (rest - start - leaf.height * FAR) * 0.6
  const words = stack(x, alone && (bare || !depictsAny(page)) ? Math.max(start, hung) : start, [
    [headline, 0],
    [alone ? null : body, 36 * unit + headline.size * 0.16],
  ])
  const space = { x, full, start, foot, low: heightOf(low), words: words.bottom }
  const look = {
    on: paper,
    headline,
    rules: wide ? ('between' as const) : ('all' as const),
    max: wide ? (isBrief(data) ? 64 : 42) : 54,
  }
  const list = await setItems(page, data, itemsRoom(page, space), look)
  const shown = alone ? await shownIn(page, paper, shownRoom(page, space)) : []
  const head = [logo.at(eyebrow ? area.x : startOf(area, logo, headline), area.y), ...atItsSide(page, logo, eyebrow)]
  const told = [...words.nodes, ...list, ...stack(x, foot - heightOf(low), low).nodes]
  return drawnOn(desk, [...sheets(page, leaf, paper, desk), ...head, ...shown, ...told], washed(desk).background)
}

/** Points of a few words each, such as hours, are what people came for. */
const isBrief = ({ items }: NoticeData): boolean => items.length <= 4 && items.every(item => [...item].length <= BRIEF)
const BRIEF = 30

/** One sentence alone hangs in the middle of its sheet, and one that is so far above its explanation comes down to it a little. */
const FAR = 0.25

/** The sheet from where the logo ends, as far from the brand's strip as from the other side. */
function leafOf({ canvas: { area, width, height, shape }, free }: Page, y: number): Rect {
  const side = free({ x: 0, y: 0, width, height })
  const x = (shape === 'wide' ? area.x - side.x : (area.x - side.x) * 0.55) + side.x
  const right = side.x + side.width - (x - side.x)
  return { x, y, width: right - x, height: height - y }
}

/** The sheet, and a second one behind it. */
function sheets(page: Page, leaf: Rect, paper: Ground, desk: Ground): SceneNode[] {
  const { unit } = page.canvas
  const behind = { ...leaf, x: leaf.x + 26 * unit, y: leaf.y - 20 * unit, width: leaf.width - 52 * unit }
  const shaded = { ...paper, paper: mix(desk.paper, paper.paper, 0.42) }
  return [
    card(page, behind, { on: shaded, ground: desk, bleeds: ['foot'] }),
    card(page, leaf, { on: paper, ground: desk, bleeds: ['foot'] }),
  ]
}

/** What the words may take of the sheet, whose width is `full`. */
function roomOf(page: Page, { headline, items, body }: NoticeData, full: number): Room {
  const { area, shape } = page.canvas
  const wide = shape === 'wide'
  if (items.length > 0)
    return {
      width: wide ? full * 0.46 : full,
      height: area.height * (wide ? 0.46 : 0.28),
      max: wide ? (isWord(headline) ? 150 : 78) : 110,
    }
  const shown = depictsAny(page)
  return {
    width: full * (wide ? (shown ? 0.6 : 0.84) : 1),
    height: area.height * (shown ? 0.42 : body ? 0.56 : 0.76),
    max: wide ? (shown ? 84 : 104) : shown ? 150 : body ? 230 : 280,
    body: wide ? 50 : 76,
    large: true,
  }
}

/** “Sorry” alone above what happened is as large as its column lets it be. */
const isWord = (headline: string): boolean => [...headline].length <= 12

/** Of the sheet: where its words begin and end, and how tall what stands at its foot is. */
type Space = { x: number; full: number; start: number; foot: number; low: number; words: number }

/** Beside the words of a wide sheet, else between them and its foot. */
function itemsRoom({ canvas: { unit, shape } }: Page, { x, full, start, foot, low, words }: Space): Rect {
  const wide = shape === 'wide'
  const listed = wide ? x + full * 0.54 : x
  const y = wide ? start - 14 * unit : words + 56 * unit
  const end = foot - (low > 0 && !wide ? low + 48 * unit : 0)
  return { x: listed, y, width: x + full - listed, height: end - y }
}

function shownRoom({ canvas: { unit, shape } }: Page, { x, full, start, foot, low, words }: Space): Rect {
  const end = foot - low
  if (shape === 'wide') return { x: x + full * 0.62, y: start, width: full * 0.38, height: Math.max(0, end - start) }
  const top = words + 56 * unit
  return { x, y: top, width: full, height: Math.max(0, end - 48 * unit - top) }
}

/** What the notice is about, in the state that it tells. */
const shownIn = async (page: Page, on: Ground, space: Rect): Promise<SceneNode[]> =>
  depictsAny(page) && space.height > 190 ? depict(page, on, space, 'none') : []
