import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack, startOf } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { artwork, shows } from '#lib/render/subject/show.ts'
import { card } from '#lib/templates/kit/card.ts'
import { rows } from '#lib/templates/kit/rows.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'
import { atFoot, gathered, type NoticeData, setNotice } from '#lib/templates/notice/parts.ts'

/** A letter on a dark desk: everything that is to be said on one sheet, which runs off the foot. */
export const letter: Composition<NoticeData> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const desk = page.theme.dark ? page.theme.plain : page.theme.deep
  const paper = page.theme.dark ? page.theme.soft : page.theme.plain
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on: desk, form: 'full' })
  const { eyebrow } = await setNotice(page, data, desk, { width: area.width, height: area.height, max: 100 })
  const inset = (shape === 'square' ? 56 : 68) * unit
  // As far from the brand's strip as from the other side.
  const side = page.free({ x: 0, y: 0, width, height })
  const edge = (wide ? area.x - side.x : (area.x - side.x) * 0.55) + side.x
  const right = side.x + side.width - (edge - side.x)
  const top = area.y + logo.height + (wide ? 36 : 56) * unit
  const leaf = { x: edge, y: top, width: right - edge, height: height - top }
  const x = leaf.x + inset
  const full = Math.min(leaf.width - 2 * inset, area.x + area.width - x)
  const alone = data.items.length === 0
  const room = alone
    ? {
        width: full * (wide ? (shows(page) ? 0.6 : 0.84) : 1),
        height: area.height * (shows(page) ? 0.42 : data.body ? 0.56 : 0.76),
        max: wide ? (shows(page) ? 84 : 104) : shows(page) ? 150 : data.body ? 230 : 280,
        body: wide ? 44 : 64,
        large: true,
      }
    : { width: wide ? full * 0.46 : full, height: area.height * (wide ? 0.4 : 0.24), max: wide ? 62 : 96 }
  const bare = alone && !(data.body || data.closing || data.contact || data.caveat)
  const start = top + inset * (wide ? 0.84 : bare ? 1.9 : 1.1)
  const first = await setNotice(page, data, paper, room)
  const spare = foot - start - heightOf(atFoot(first, alone, unit)) - 44 * unit
  const { headline, body, closing, contact } =
    alone && first.headline.height > spare ? await setNotice(page, data, paper, { ...room, height: spare }) : first
  const words = stack(x, start, [
    [headline, 0],
    [alone ? null : body, 36 * unit + headline.size * 0.16],
  ])
  const low = atFoot({ body, closing, contact }, alone, unit)
  const listed = wide ? x + full * 0.54 : x
  const from = wide ? start - 14 * unit : words.bottom + 56 * unit
  const end = foot - (heightOf(low) > 0 && !wide ? heightOf(low) + 48 * unit : 0)
  const list = await rows(
    page,
    data.items.map(title => ({ title })),
    { x: listed, y: from, width: x + full - listed, height: end - from },
    { role: 'items', on: paper, lead: 'none', rules: wide ? 'between' : 'all', max: wide ? 36 : 40 },
  )
  const shown = alone
    ? await shownIn(
        page,
        paper,
        spaceFor(wide, { x, full, start, end: foot - heightOf(low), words: words.bottom, unit }),
      )
    : []
  const behind = { ...leaf, x: leaf.x + 26 * unit, y: leaf.y - 20 * unit, width: leaf.width - 52 * unit }
  return {
    paper: desk.paper,
    background: washed(desk).background,
    dark: desk.dark,
    nodes: [
      card(page, behind, {
        on: { ...paper, paper: mix(desk.paper, paper.paper, 0.42) },
        ground: desk,
        bleeds: ['foot'],
      }),
      card(page, leaf, { on: paper, ground: desk, bleeds: ['foot'] }),
      logo.at(eyebrow ? area.x : startOf(area, logo, headline), area.y),
      ...(eyebrow
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...shown,
      ...words.nodes,
      ...list,
      ...stack(x, foot - heightOf(low), low).nodes,
    ],
  }
}

type Space = { x: number; full: number; start: number; end: number; words: number; unit: number }

/** Beside the words of a wide sheet, else between them and its foot. */
function spaceFor(wide: boolean, { x, full, start, end, words, unit }: Space): Rect {
  if (wide) return { x: x + full * 0.62, y: start, width: full * 0.38, height: Math.max(0, end - start) }
  const top = words + 56 * unit
  return { x, y: top, width: full, height: Math.max(0, end - 48 * unit - top) }
}

/** What the notice is about, in the state that it tells. */
const shownIn = async (page: Page, on: Ground, space: Rect): Promise<SceneNode[]> =>
  shows(page) && space.height > 190 ? artwork(page, on, space, 'none') : []
