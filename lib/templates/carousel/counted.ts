// What stands under a number where no thing is drawn: as many marks as it counts, its share of a hundred, or the years until then.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { isUnit } from '#lib/render/type/breaks/bonds.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import type { Said } from '#lib/templates/carousel/plan/said.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'

/** Of all marks some are in the brand's colour. */
type Counted = { all: number; some: number }

/** More than this are a grey. */
const MOST = 300

/** Null for what is measured and not counted, and for sums. */
export function countedOn({ said }: Pick<Plan, 'said'>, index: number): Counted | null {
  const one = said[index]
  const year = yearOf(one)
  if (year !== null)
    return yearsIn(
      said.flatMap(other => yearOf(other) ?? []),
      year,
    )
  const share = percentOf(one?.figure ?? '')
  if (share !== null) return { all: 100, some: Math.round(share) }
  const count = /^\d{1,3}$/u.test(one?.figure ?? '') ? Number(one?.figure) : 0
  const isHour = count <= DAY && said.some(tellsHour)
  const isCount = count > 1 && count <= MOST && !isHour && !isUnit(one?.headline.split(' ')[0] ?? '')
  return isCount ? { all: count, some: count } : null
}

/** “2am ovens on”, “half 4 first loaves out”: beside such slides “7 doors open” tells no seven doors. */
const tellsHour = ({ figure = '', headline }: Said): boolean => HOUR.test(`${figure} ${headline}`.trim())
const HOUR =
  /^(?:(?:half|quarter|halb|viertel|half past) )?\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}])/iu
const DAY = 24

const yearOf = (said: Said | undefined): number | null =>
  said?.figure && /^(?:1[5-9]|20)\d\d$/u.test(said.figure) ? Number(said.figure) : null

/** A mark for each year from the first to the last that the set tells; one year alone, and years out of turn, are no way that somebody has come. */
function yearsIn(years: readonly number[], year: number): Counted | null {
  const first = Math.min(...years)
  const all = Math.max(...years) - first + 1
  const isInTurn = years.every((one, at) => at === 0 || one > (years[at - 1] ?? one))
  return years.length > 1 && isInTurn && all <= MOST ? { all, some: year - first + 1 } : null
}

/** Of the height of a slide: with less room nothing of it is told. */
const LEAST = 0.13
/** Of its cell, what a mark fills, and how large a cell is at most, of the width. */
const [FILLED, LARGEST] = [0.76, 0.3]
/** Of the largest cell: as large as this is large enough for rows that are all full. */
const EVEN = 0.8

/** From `from` to the foot, as large as lets all of them in; empty where that leaves it too little. */
export function countedIn(page: Page, on: Ground, { all, some }: Counted, from: number): SceneNode[] {
  const { area, height } = page.canvas
  const rect = { x: area.x, y: from, width: area.width, height: area.y + area.height - from }
  if (rect.height < height * LEAST) return []
  const { abreast, cell } = gridIn(rect, all)
  const side = cell * FILLED
  const radius = page.signature.picture.crop === 'square' ? 0 : side / 2
  const [full, empty] = [on.lead_ink, ghostOf(on)]
  const marks = Array.from({ length: all }, (_, at) => {
    const [x, y] = [rect.x + (at % abreast) * cell, rect.y + Math.floor(at / abreast) * cell].map(Math.round)
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="${at < some ? full : empty}"/>`
  })
  return [drawing(rect, marks.join(''))]
}

function gridIn({ width, height }: Rect, all: number): { abreast: number; cell: number } {
  const grids = Array.from({ length: all }, (_, at) => {
    const abreast = at + 1
    return { abreast, cell: Math.min(width / abreast, height / Math.ceil(all / abreast), width * LARGEST) }
  })
  const largest = (some: typeof grids) => some.reduce((best, one) => (one.cell > best.cell ? one : best))
  const best = largest(grids)
  const even = largest(grids.filter(({ abreast }) => all % abreast === 0))
  return even.cell >= best.cell * EVEN ? even : best
}
