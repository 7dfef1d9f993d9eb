// An infographic as one long picture, or as up to four pages of which each holds whole blocks.

import type { Size } from '#lib/templates/kit/template.ts'
import type { Block, Report } from '#lib/templates/report/data.ts'

const MOST_PAGES = 4
/** About this much stands well on a page. */
const PAGE_WEIGHT = 2
const TITLE_WEIGHT = 0.9
/** A title and what stands well under it. */
const ONE_PAGE = 2.2
/** Tables and charts have a page to themselves, and names for the title page. */
const WORDS: ReadonlySet<Block['kind']> = new Set(['note', 'stat', 'list', 'steps'])

/** How much room a block takes, in units of a stat. */
export const weightOf = (block: Block): number => ownWeight(block) + ('title' in block && block.title ? TITLED : 0)

const TITLED = 0.25

function ownWeight(block: Block): number {
  switch (block.kind) {
    case 'stat':
      return 1
    case 'note':
      return 0.6
    case 'list':
      return 0.4 + 0.22 * block.items.length
    case 'rows':
      return 0.4 + 0.22 * block.rows.length
    case 'table':
      return 0.4 + (block.details.length > 0 ? 0.3 : 0.24) * block.labels.length
    case 'steps':
      return 0.45 * block.titles.length
    case 'comparison':
      return 0.4 + 0.3 * Math.max(block.left.length, block.right.length)
    case 'bars':
      return 0.35 + 0.28 * block.labels.length
    case 'pairs':
      return 0.5 + 0.42 * block.labels.length
  }
}

/** So little that it would leave most of its picture empty. */
export const isThin = (part: readonly Block[]): boolean =>
  part.length > 0 && part.reduce((sum, block) => sum + weightOf(block), 0) <= THIN

const THIN = 1.3

const isLong = ([width, height]: Size) => height > width * 1.6

/** The blocks page by page, the pages as evenly filled as their order allows; the first one carries the title. */
export function pagesOf({ blocks }: Report, size: Size): Block[][] {
  if (isLong(size)) return [blocks]
  const total = blocks.reduce((sum, block) => sum + weightOf(block), TITLE_WEIGHT)
  // A title page before a page with a sentence or two is two empty ones.
  if (total <= ONE_PAGE && blocks.every(({ kind }) => WORDS.has(kind))) return [blocks]
  const count = Math.max(2, Math.min(MOST_PAGES, Math.ceil(total / PAGE_WEIGHT)))
  // A page fewer where one of them would have next to nothing on it.
  const ways = [count, Math.max(2, count - 1)].flatMap(pages => cuts(blocks.length, Math.min(pages, blocks.length + 1)))
  const best = ways.reduce((least, way) => (costOf(way, blocks) < costOf(least, blocks) ? way : least))
  return best.map(([from, to]) => blocks.slice(from, to))
}

/** What a title alone on the first page costs, a page with nothing but a note, and one that little is on. */
const [BARE_COVER, NOTE_ALONE, LITTLE_ON_IT] = [0.9, 1, 0.7]
const LITTLE = 1.2

type Span = readonly [from: number, to: number]

/** The heaviest page, and what is wanting on the others; only the first may be empty. */
function costOf(way: readonly Span[], blocks: readonly Block[]): number {
  const pages = way.map(([from, to]) => blocks.slice(from, to))
  const loads = pages.map((page, index) =>
    page.reduce((sum, block) => sum + weightOf(block), index === 0 ? TITLE_WEIGHT : 0),
  )
  const bare = pages.filter(page => page.length > 0 && page.every(({ kind }) => kind === 'note')).length
  const light = loads.filter((load, index) => index > 0 && load < LITTLE).length
  return Math.max(...loads) + (pages[0]?.length === 0 ? BARE_COVER : 0) + bare * NOTE_ALONE + light * LITTLE_ON_IT
}

/** All ways to cut a row of blocks into `count` spans. */
function cuts(length: number, count: number, from = 0, first = true): Span[][] {
  if (count === 1) return [[[from, length]]]
  const ways: Span[][] = []
  for (let to = first ? from : from + 1; to <= length - (count - 1); to++)
    for (const rest of cuts(length, count - 1, to, false)) ways.push([[from, to], ...rest])
  return ways
}
