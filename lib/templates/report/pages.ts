// An infographic as one long picture or one page, or as up to four pages of which each holds whole blocks.

import type { Size } from '#lib/templates/kit/template.ts'
import type { Report } from '#lib/templates/report/data.ts'
import { arranged, type Part } from '#lib/templates/report/read/arranged.ts'
import { leastOf } from '#lib/templates/report/read/least.ts'

const MOST_PAGES = 4
/** So little that it would leave most of its picture empty. */
export const isThin = (parts: readonly Part[]): boolean =>
  parts.length === 1 && parts.every(part => leastOf(part) <= THIN)

const THIN = 250

const isLong = ([width, height]: Size) => height > width * 1.6

/** What a title and the foot leave of the first page, what the foot leaves of another, and what stands around each block. */
const [UNDER_TITLE, ALONE, AROUND] = [0.69, 0.76, 52]

/** How tall blocks are at sizes that are still read on a phone, on a canvas 1080 wide. */
export const leastTall = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + leastOf(part) + AROUND, 0)

/** Whether they have room on a page. */
const fits = (parts: readonly Part[], [width, height]: Size, share: number): boolean =>
  leastTall(parts) <= (height * share * 1080) / width

/** The blocks on as few pages as have room for them, these as evenly filled as their order allows; the first is under the title. */
export function pagesOf(report: Report, size: Size): Part[][] {
  const parts = arranged(report)
  if (isLong(size)) return [parts]
  const most = Math.min(MOST_PAGES, parts.length)
  for (let count = 1; ; count++) {
    const ways = cuts(parts.length, count).map(way => way.map(([from, to]) => parts.slice(from, to)))
    const able = ways.filter(way => way.every((page, at) => fits(page, size, roomAt(page, at))))
    const from = able.length > 0 ? able : ways
    if (able.length > 0 || count >= most) return from.reduce((best, way) => (costOf(way) < costOf(best) ? way : best))
  }
}

/** A note stays on the sheet of what it is said of, where that has nearly room for it. */
const roomAt = (page: readonly Part[], at: number): number =>
  (at === 0 ? UNDER_TITLE : ALONE) + (page.length > 1 && page.at(-1)?.kind === 'note' ? NEARLY : 0)
const NEARLY = 0.07

/** What a page with nothing but notes costs, the first one most, and one that little is on. */
const [NOTE_ALONE, NOTE_FIRST, LITTLE_ON_IT, LITTLE, TITLE] = [400, 600, 260, 450, 330]

type Span = readonly [from: number, to: number]

/** The heaviest page, and what is wanting on the others. */
function costOf(pages: readonly Part[][]): number {
  const loads = pages.map((page, at) => page.reduce((sum, part) => sum + leastOf(part) + AROUND, at === 0 ? TITLE : 0))
  const isBare = (page: readonly Part[]) => page.every(({ kind }) => kind === 'note')
  const bare = pages.reduce((sum, page, at) => sum + (isBare(page) ? (at === 0 ? NOTE_FIRST : NOTE_ALONE) : 0), 0)
  const light = loads.filter((load, at) => at > 0 && load < LITTLE).length
  return Math.max(...loads) + bare + light * LITTLE_ON_IT
}

/** All ways to cut a row of blocks into `count` spans, none of them empty. */
function cuts(length: number, count: number, from = 0): Span[][] {
  if (count === 1) return [[[from, length]]]
  const ways: Span[][] = []
  for (let to = from + 1; to <= length - (count - 1); to++)
    for (const rest of cuts(length, count - 1, to)) ways.push([[from, to], ...rest])
  return ways
}
