// Two ways to lay out an infographic, on one long picture or on pages.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { setBlock } from '#lib/templates/report/blocks.ts'
import { coverOf } from '#lib/templates/report/cover.ts'
import type { Block, Report } from '#lib/templates/report/data.ts'
import { footer, header, LEAST_PAD, padding } from '#lib/templates/report/frame.ts'
import { isThin, pagesOf, weightOf } from '#lib/templates/report/pages.ts'
import type { Placed, Space } from '#lib/templates/report/text.ts'

const MOST_PAD = 132

/** Of the room what each needs by what is in it. */
function sharesOf(part: readonly Block[]): number[] {
  const weights = part.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / total)
}

/** What grows leaves more around it than what has to fit. */
const EASY_PAD = 54

/** The blocks grown into their parts of the room; where that is more than there is, as they are by themselves. */
async function setBlocks(
  page: Page,
  grounds: readonly Ground[],
  part: readonly Block[],
  room: Space,
): Promise<Placed[]> {
  const shares = sharesOf(part)
  const set = (of: (share: number) => number) =>
    Promise.all(
      part.map((block, at) =>
        setBlock(page, grounds[at] ?? page.theme.plain, block, { ...room, room: of(shares[at] ?? 0) }),
      ),
    )
  const grown = await set(share => room.room * share - 2 * EASY_PAD)
  const whole = grown.reduce((sum, block) => sum + block.height + 2 * LEAST_PAD, 0)
  return whole > room.room ? set(() => 0) : grown
}

const LEAST_SLACK = 220
/** Of their room, what words have: what there is little to say of is shown, where the picture is long enough for both. */
const saidOf = (page: Page, part: readonly Block[]): number =>
  page.canvas.shape === 'poster' && isThin(part) && depictsAny(page) ? 0.52 : 1

/** What blocks leave below them, where that is much. */
const fillOf = async (page: Page, on: Ground, room: Rect): Promise<SceneNode[]> =>
  room.height > LEAST_SLACK ? depict(page, on, { ...room, x: 0, width: page.canvas.width }, 'top') : []

/** A band of colour with the title, then one sheet with hairlines between the blocks. */
export const sheet: Composition<Report> = async (page, data, index) => {
  const { area, width, height, shape } = page.canvas
  const pages = pagesOf(data, [width, height])
  const part = pages[index] ?? []
  const mayShow = saidOf(page, part) === 1 && mayShowThings(page.kit, page.data)
  const place = { index, count: pages.length, blocks: part.length, mayShow }
  const top = page.theme.dark || page.roll() < 0.5 ? page.theme.vivid[0] : page.theme.deep
  const on = page.theme.plain
  const long = shape === 'poster'
  const head = await header(page, index === 0 ? top : on, data, place)
  const alone = part.length === 0
  const foot = await footer(page, alone ? top : on, data, place)
  const headEnd = area.y + head.height + (index > 0 ? 40 : long ? 92 : 76)
  const end = area.y + area.height - foot.height - (long ? 64 : 48)
  const room = { width: area.width, room: (end - headEnd) * saidOf(page, part) }
  const blocks = await setBlocks(page, Array(part.length).fill(on), part, room)
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
  const art = alone ? await coverOf(page, top, data, left) : head.shows ? [] : await fillOf(page, on, left)
  const band = { x: 0, y: 0, width, height: alone ? height : headEnd }
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
  const place = { index, count: pages.length, blocks: part.length, mayShow }
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
  const headEnd = area.y + head.height + (index > 0 ? 50 : long ? 84 : 70)
  const footStart = area.y + area.height - foot.height - (long ? 44 : 48)
  const blocks = await setBlocks(page, grounds, part, { width: area.width, room: footStart - headEnd })
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
  const left = { x: area.x, y: headEnd, width: area.width, height: footStart - headEnd }
  const art = part.length === 0 ? await coverOf(page, plain, data, left) : []
  const first = head.at(area.x, area.y)
  return drawnOn(plain, [...art, ...first, ...nodes, ...foot.at(area.x, footStart + (long ? 44 : 48))])
}
