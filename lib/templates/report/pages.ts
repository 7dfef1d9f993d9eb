// An infographic as one long picture, or as two to four pages of which each holds whole blocks.

import type { Size } from '#lib/templates/kit/template.ts'
import type { Block, Report } from '#lib/templates/report/data.ts'

const MOST_PAGES = 4
/** About this much stands well on a page. */
const PAGE_WEIGHT = 2
const TITLE_WEIGHT = 0.9

/** How much room a block takes, in units of a stat. */
export function weightOf(block: Block): number {
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

const isLong = ([width, height]: Size) => height > width * 1.6

/** The blocks page by page, the pages as evenly filled as their order allows; the first one carries the title. */
export function pagesOf({ blocks }: Report, size: Size): Block[][] {
  if (isLong(size)) return [blocks]
  const weights = blocks.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + weight, TITLE_WEIGHT)
  const count = Math.max(2, Math.min(MOST_PAGES, Math.ceil(total / PAGE_WEIGHT)))
  const best = evenest(weights, count)
  return best.map(([from, to]) => blocks.slice(from, to))
}

type Span = readonly [from: number, to: number]

/** Of all ways to cut the row into `count` spans, the one whose heaviest span is lightest; only the first may be empty. */
function evenest(weights: readonly number[], count: number): Span[] {
  const heaviest = (spans: readonly Span[]) =>
    Math.max(
      ...spans.map(([from, to], index) =>
        weights.slice(from, to).reduce((sum, weight) => sum + weight, index === 0 ? TITLE_WEIGHT : 0),
      ),
    )
  const usable = Math.min(count, weights.length + 1)
  const ways = cuts(weights.length, usable)
  return ways.reduce((best, way) => (heaviest(way) < heaviest(best) ? way : best))
}

function cuts(length: number, count: number, from = 0, first = true): Span[][] {
  if (count === 1) return [[[from, length]]]
  const ways: Span[][] = []
  for (let to = first ? from : from + 1; to <= length - (count - 1); to++)
    for (const rest of cuts(length, count - 1, to, false)) ways.push([[from, to], ...rest])
  return ways
}
