// The size and the lines of a text that together are worth most: large, even, and nothing parted that is read together.
import type { Raster } from '#lib/render/raster.ts'
import { TORN } from '#lib/render/type/breaks/together.ts'
import { isRightToLeft, isTall } from '#lib/render/type/clean.ts'
import { leadingOf } from '#lib/render/type/cut-style.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import { metricsOf } from '#lib/render/type/font/own.ts'
import type { Metrics } from '#lib/render/type/font/package.ts'
import type { Glyphs } from '#lib/render/type/glyphs.ts'
import { breakEvenly, linesNeeded, type Pieces, spansOf, type Wide } from '#lib/render/type/lines.ts'
import { type Shape, shapeOf, worthOf } from '#lib/render/type/shape/shape.ts'
import { REFERENCE, widthsOf } from '#lib/render/type/widths.ts'

/** What is asked of a text: the largest size from `max` to `min` at which it keeps to its box. */
export type Room = {
  width: number
  height: number
  max: number
  min: number
  lines: number
  /** Rather a little smaller than with lines that are uneven, or part what is read together. */
  even: boolean
  /** Rather a line that is a little shorter than smaller letters. */
  large?: boolean | undefined
  /** Is all that is read at a glance: its lines come before its size. */
  leading?: boolean | undefined
  /** Its letters have grown to fill a hole: they stay large. */
  grown?: boolean | undefined
  /** Nothing that is one thing stands on two lines. */
  whole?: boolean | undefined
}

export type Setting = {
  /** `gaps` are the middles of the spaces between words, from the line's left. */
  lines: {
    text: string
    width: number
    gaps: readonly number[] /** Empty space left of its first letter, in em, where that was measured. */
    bearing?: number
  }[]
  size: number
  /** Baseline to baseline. */
  pitch: number
  cut: Cut
  glyphs: Glyphs
  metrics: Metrics
  /** Distance from the top of the block to the first baseline: capitals, or taller for scripts that need it. */
  rise: number
  /** What the block keeps below its last baseline; 0 for scripts whose descenders may hang out. */
  drop: number
  rtl: boolean
}

export type Fitting = { raster: Raster; cut: Cut; glyphs: Glyphs; family: Family; room: Room }
export type Asked = Fitting & Pieces & { space: number }

const STEP = 0.965
/** How much smaller letters may become for the sake of their lines, and of lines that are worth no more than a share: of words that lead, and of others. */
const LEADING = { least: 0.7, bad: 0.5, leastBad: 0.56 }
const OTHER = { least: 0.87, bad: 0.48, leastBad: 0.74 }
const GROWN = 0.95
/** How much smaller letters may become for lines that tear nothing apart. */
export const DOWN_TO_WHOLE = 0.48

type Found = { setting: Setting; worth: number }

/** Null when no size has room for it. */
export async function bestSetting(text: string, wide: readonly Wide[], asked: Asked): Promise<Setting | null> {
  const { room } = asked
  let best: Found | null = null
  let largest = 0
  for (const size of sizes(room)) {
    if (best && (isDone(best, size, room) || size < largest * leastOf(best, room))) return best.setting
    const needed = linesNeeded(asked.pieces, (room.width * REFERENCE) / size, asked.space)
    for (const count of countsFor(needed, room)) {
      const found = await settingOf(text, wide, asked, { size, count, above: best?.worth ?? 0 })
      if (!found) continue
      best = found
      largest ||= size
    }
  }
  return best?.setting ?? null
}

/** A line more may be the better shape, where it takes nothing from what stands below. */
const countsFor = (needed: number | null, { even, leading, height }: Room): number[] =>
  needed === null ? [] : even && (leading || height < Infinity) ? [needed, needed + 1] : [needed]

/** No smaller letters are worth more, however well they stand. */
const isDone = (best: Found, size: number, { large }: Room): boolean => worthOf(size, 1, large) <= best.worth

function leastOf({ setting, worth }: Found, { large, leading, grown }: Room): number {
  const { least, bad, leastBad } = leading ? LEADING : OTHER
  if (grown && !leading) return GROWN
  return worth < worthOf(setting.size, bad, large) ? leastBad : least
}

/** A sum with a sign that is taller than its figures at both ends, by so much of their size. */
const isSum = (text: string): boolean => /[$₱]/u.test(text) && !/\p{Ll}/u.test(text)
const SIGN = [0.06, 0.12] as const

type Try = { size: number; count: number; above: number }

/** Null where it does not fit, or is worth no more than what has been found. */
async function settingOf(
  text: string,
  wide: readonly Wide[],
  { raster, cut, glyphs, family, room, space, ...whole }: Asked,
  { size, count, above }: Try,
): Promise<Found | null> {
  const tall = isTall(text)
  const metrics = metricsOf(family)
  if (count > Math.min(room.lines, whole.pieces.length)) return null
  const [over, under] = isSum(text) ? SIGN : [0, 0]
  const rise = size * (tall ? Math.max(0.9, metrics.cap) : metrics.cap + over)
  const drop = size * (tall ? 0.22 : under)
  const heightOf = (pitch: number) => rise + drop + pitch * (count - 1)
  // Lines stand this close at least: most sizes of a long text are too tall whatever stands on which.
  if (heightOf(Math.round(size * cut.leading)) > room.height) return null
  const { lines: broken, parted } = breakEvenly(whole, (room.width * REFERENCE) / size, space, count)
  const pitch = Math.round(size * leadingOf(cut, broken))
  if (heightOf(pitch) > room.height) return null
  // What is no better than what was found needs no measure.
  const rough = spansOf(broken, wide, space)
  const worth = worthIn(room, size, { lines: rough, parted })
  if (worth <= above) return null
  const exact = await widthsOf(raster, broken, cut, glyphs)
  const lines = broken.map((text, index) => {
    const width = ((exact[index] ?? 0) * size) / REFERENCE
    return { text, width, gaps: (rough[index]?.gaps ?? []).map(share => share * width) }
  })
  if (lines.some(line => line.width > room.width + 0.5)) return null
  return { setting: { lines, size, pitch, cut, glyphs, metrics, rise, drop, rtl: isRightToLeft(text) }, worth }
}

/** Running text is as large as it goes and only not torn. */
function worthIn({ even, large }: Room, size: number, shape: Shape): number {
  if (even) return worthOf(size, shapeOf(shape), large)
  return size * (shape.parted.some(cost => cost >= TORN) ? DOWN_TO_WHOLE : 1)
}

function sizes({ max, min }: Room): number[] {
  const out = [Math.round(max)]
  while ((out.at(-1) ?? min) > min)
    out.push(Math.max(min, Math.min((out.at(-1) ?? min) - 1, Math.round((out.at(-1) ?? min) * STEP))))
  return out
}
