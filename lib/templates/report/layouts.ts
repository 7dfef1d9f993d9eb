// Two ways to lay out an infographic, on one long picture or on pages.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { enlargedBy } from '#lib/render/wished.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { setBlock } from '#lib/templates/report/blocks.ts'
import type { Report } from '#lib/templates/report/data.ts'
import { footer, header, LEAST_PAD, padding } from '#lib/templates/report/frame.ts'
import { isThin, leastTall, pagesOf } from '#lib/templates/report/pages.ts'
import type { Part } from '#lib/templates/report/read/arranged.ts'
import { leastOf } from '#lib/templates/report/read/least.ts'
import { drawnSpans, rowsDrawn } from '#lib/templates/report/read/rows.ts'
import type { Placed, Space } from '#lib/templates/report/text.ts'

const MOST_PAD = 132

/** Of the room what each needs by what is in it. */
function sharesOf(part: readonly Part[]): number[] {
  const weights = part.map(block => leastOf(block) * (block.kind === 'note' ? NOTED : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / total)
}

/** A note is a line or two, and is read as what is said last. */
const NOTED = 1.8

/** What grows leaves more around it than what has to fit, on a long sheet most; large letters leave as little as goes. */
const easyPad = ({ canvas, wished }: Page): number =>
  enlargedBy(wished) > 1 ? LEAST_PAD : canvas.shape === 'poster' ? 44 : 33

/** The blocks of one page, and what is drawn beside the rows of each. */
type Own = { part: readonly Part[]; nouns: readonly (readonly string[] | undefined)[] }

function nounsOf({ beside_rows }: Page, pages: readonly (readonly Part[])[], index: number): Own['nouns'] {
  const before = pages.slice(0, index).flat().length
  const spans = drawnSpans(pages.flat()).slice(before)
  const count = rowsDrawn(pages.flat()).length
  if (beside_rows.length === 0 || beside_rows.length !== count) return []
  return spans.map(span => (span ? beside_rows.slice(span.from, span.from + span.count) : undefined))
}

/** The blocks as small as they go, and of what that leaves each its share to grow into. */
async function setBlocks(
  page: Page,
  grounds: readonly Ground[],
  { part, nouns }: Own,
  { width, room }: Space,
): Promise<Placed[]> {
  const shares = sharesOf(part)
  const set = (of: (at: number) => number) =>
    Promise.all(
      part.map((block, at) =>
        setBlock(page, grounds[at] ?? page.theme.plain, block, { width, room: of(at), nouns: nouns[at] }),
      ),
    )
  const least = await set(() => 0)
  const left = room - least.reduce((sum, block) => sum + block.height + 2 * easyPad(page), 0)
  if (left <= 0) return least
  for (const part of PARTS) {
    const first = least.map((block, at) => block.height + part * left * (shares[at] ?? 0))
    const grown = within(room, await set(at => first[at] ?? 0))
    if (grown) return within(room, await refilled(grown, first, shares, set, room)) ?? grown
  }
  return least
}

/** Of what is left, how much is given away: some take a little more than they are given. */
const PARTS = [1, 0.75, 0.5]

/** What some do not use is for those that took all they had. */
async function refilled(
  grown: Placed[],
  first: readonly number[],
  shares: readonly number[],
  set: (of: (at: number) => number) => Promise<Placed[]>,
  room: number,
): Promise<Placed[]> {
  const spare = grown.reduce((sum, block, at) => sum + Math.max(0, (first[at] ?? 0) - block.height), 0)
  const hungry = grown.map((block, at) => (block.height >= (first[at] ?? 0) * FULL ? (shares[at] ?? 0) : 0))
  const all = hungry.reduce((sum, share) => sum + share, 0)
  if (all === 0 || spare < room * WORTH_IT) return grown
  return set(at => (hungry[at] ? (first[at] ?? 0) + (spare * hungry[at]) / all : (grown[at]?.height ?? 0)))
}

/** From here on a block has taken its share, and from here on what others left is worth another attempt. */
const [FULL, WORTH_IT] = [0.86, 0.05]

const within = (room: number, blocks: Placed[]): Placed[] | null =>
  blocks.reduce((sum, block) => sum + block.height + 2 * LEAST_PAD, 0) <= room ? blocks : null

const LEAST_SLACK = 220
/** Of their room, what words have: what there is little to say of is shown, where the picture is long enough for both; so is what was chosen and has no room beside a title in large letters. */
function saidOf(page: Page, part: readonly Part[]): number {
  if (page.canvas.shape !== 'poster' || !depictsAny(page)) return 1
  if (isThin(part)) return 0.52
  const isChosen = Boolean(page.depicts?.[0]) && enlargedBy(page.wished) > 1
  const least = part.reduce((sum, block) => sum + leastOf(block), 0)
  return isChosen && least < page.canvas.height * FEW ? 0.7 : 1
}
/** Of a long picture, what its blocks take where words leave room below them. */
const FEW = 0.4

/** What blocks leave below them, where that is much. */
const fillOf = async (page: Page, on: Ground, room: Rect): Promise<SceneNode[]> =>
  room.height > LEAST_SLACK ? depict(page, on, { ...room, x: 0, width: page.canvas.width }, 'top') : []

/** A band of colour with the title, then one sheet with hairlines between the blocks. */
export const sheet: Composition<Report> = async (page, data, index) => {
  const { area, width, height, shape } = page.canvas
  const pages = pagesOf(data, [width, height])
  const part = pages[index] ?? []
  const mayShow = saidOf(page, part) === 1 && mayShowThings(page.kit, page.data)
  const place = { index, count: pages.length, isThin: isThin(part), mayShow, least: leastTall(part) }
  const top = page.theme.dark || page.roll() < 0.5 ? page.theme.vivid[0] : page.theme.deep
  const on = page.theme.plain
  const long = shape === 'poster'
  const head = await header(page, index === 0 ? top : on, data, place)
  const foot = await footer(page, on, data, place)
  const headEnd = area.y + head.height + (index > 0 ? 40 : long ? 76 : 50)
  const end = area.y + area.height - foot.height - (long ? 64 : 48)
  const room = { width: area.width, room: (end - headEnd) * saidOf(page, part) }
  const own = { part, nouns: nounsOf(page, pages, index) }
  const blocks = await setBlocks(page, Array(part.length).fill(on), own, room)
  const pad = padding(blocks, room.room, long && part.length > 2 ? MOST_PAD : Number.POSITIVE_INFINITY)
  const slack = Math.max(0, end - headEnd - blocks.reduce((sum, block) => sum + block.height + 2 * pad, 0))
  const nodes: SceneNode[] = []
  let y = headEnd
  for (const [place, block] of blocks.entries()) {
    if (place > 0 || index > 0)
      nodes.push(box({ x: area.x, y, width: area.width, height: 2 }, { backgroundColor: on.line }))
    nodes.push(...block.at(area.x, y + pad))
    y += block.height + 2 * pad
  }
  const left = { x: area.x, y: y + 20, width: area.width, height: slack - 40 }
  const art = head.shows ? [] : await fillOf(page, on, left)
  const band = { x: 0, y: 0, width, height: headEnd }
  const rule = { x: 0, y: end + 8, width, height: height - end - 8 }
  return drawnOn(on, [
    ...(index === 0 ? [box(band, { backgroundColor: top.paper })] : []),
    ...art,
    ...head.at(area.x, area.y),
    ...nodes,
    ...(long ? [box(rule, { backgroundColor: on.raised })] : []),
    ...foot.at(area.x, area.y + area.height - foot.height),
  ])
}

/** Every block on a ground of its own, edge to edge. */
export const bands: Composition<Report> = async (page, data, index) => {
  const { area, width, height, shape } = page.canvas
  const pages = pagesOf(data, [width, height])
  const part = pages[index] ?? []
  if (saidOf(page, part) < 1) return sheet(page, data, index)
  const mayShow = mayShowThings(page.kit, page.data)
  const place = { index, count: pages.length, isThin: isThin(part), mayShow, least: leastTall(part) }
  const { plain, soft, vivid, deep, playful } = page.theme
  const turn =
    page.pairing.manner === 'friendly'
      ? [plain, ...playful.slice(0, 3)]
      : page.theme.dark
        ? [plain, soft, vivid[0]]
        : [plain, soft, vivid[0], plain, deep]
  const long = shape === 'poster'
  const before = pages.slice(0, index).flat().length
  const grounds = part.map((_, place) => turn[(before + place + 1) % turn.length] ?? plain)
  const head = await header(page, plain, data, place)
  const foot = await footer(page, plain, data, place)
  const headEnd = area.y + head.height + (index > 0 ? 50 : long ? 70 : 48)
  const footStart = area.y + area.height - foot.height - (long ? 44 : 48)
  const own = { part, nouns: nounsOf(page, pages, index) }
  const blocks = await setBlocks(page, grounds, own, { width: area.width, room: footStart - headEnd })
  const pad = padding(blocks, footStart - headEnd, Number.POSITIVE_INFINITY)
  const nodes: SceneNode[] = []
  let y = headEnd
  for (const [place, block] of blocks.entries()) {
    const tall = block.height + 2 * pad
    nodes.push(
      box({ x: 0, y, width, height: tall + 1 }, { backgroundColor: grounds[place]?.paper }),
      ...block.at(area.x, y + pad),
    )
    y += tall
  }
  const first = head.at(area.x, area.y)
  return drawnOn(plain, [...first, ...nodes, ...foot.at(area.x, footStart + (long ? 44 : 48))])
}
