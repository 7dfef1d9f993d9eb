// True charts: every length is in proportion to its number.
import { tidy } from '#lib/render/art/curve.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'

/** A lying bar; the track behind it says what the whole is. The caller sets the words beside it. */
export function lyingBar(
  rect: Rect,
  share: number,
  { fill, track, mirrored }: { fill: string; track?: string | undefined; mirrored?: boolean },
): ImageNode {
  const radius = Math.min(10, rect.height / 2)
  // True down to the smallest: a short bar is short, and none is none.
  const wide = rect.width * Math.min(1, Math.max(0, share))
  const whole = track
    ? `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" rx="${radius}" fill="${track}"/>`
    : ''
  return drawing(
    rect,
    `${whole}<rect x="${tidy(mirrored ? rect.x + rect.width - wide : rect.x)}" y="${rect.y}" width="${tidy(wide)}" height="${rect.height}" rx="${tidy(Math.min(radius, wide / 2))}" fill="${fill}"/>`,
  )
}

/** A ring whose first part is `share` of it. */
export function donut(
  rect: Rect,
  share: number,
  { fill, track, weight }: { fill: string; track: string; weight: number },
): ImageNode {
  const radius = rect.width / 2 - weight / 2
  const round = 2 * Math.PI * radius
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  const ring = (colour: string, more: string) =>
    `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="none" stroke="${colour}" stroke-width="${weight}"${more}/>`
  const part = ` stroke-dasharray="${tidy(round * share)} ${tidy(round)}" transform="rotate(-90 ${tidy(x)} ${tidy(y)})"`
  return drawing(rect, ring(track, '') + ring(fill, part))
}

/** A hundred squares, `count` of them in the loud colour, filled column by column from the left. */
export function waffle(
  rect: Rect,
  count: number,
  { fill, track, columns = 10 }: { fill: string; track: string; columns?: number },
): ImageNode {
  const rows = 100 / columns
  const pitch = (rect.width * 1.006) / columns
  const cells = Array.from({ length: 100 }, (_, index) => {
    const x = rect.x + Math.floor(index / rows) * pitch
    const y = rect.y + (index % rows) * pitch
    return `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(pitch * 0.88)}" height="${tidy(pitch * 0.88)}" rx="4" fill="${index < count ? fill : track}"/>`
  })
  return drawing(rect, cells.join(''))
}

type Filled = { fill: string; track: string; mirrored?: boolean }

/** A scale of equal steps, the first `some` of them full. */
export const segments = (rect: Rect, some: number, whole: number, look: Filled): ImageNode =>
  steps(
    rect,
    Array.from({ length: some }, (_, at) => at),
    whole,
    look,
  )

/** Equal steps side by side, of which those in `full` are. */
export function steps(
  rect: Rect,
  full: readonly number[],
  count: number,
  { fill, track, mirrored }: Filled,
): ImageNode {
  const pitch = rect.width / count
  const gap = Math.min(10, pitch * 0.12)
  const radius = Math.min(8, rect.height / 2)
  const cells = Array.from({ length: count }, (_, at) => {
    const x = rect.x + (mirrored ? count - 1 - at : at) * pitch + gap / 2
    return `<rect x="${tidy(x)}" y="${tidy(rect.y)}" width="${tidy(pitch - gap)}" height="${tidy(rect.height)}" rx="${tidy(radius)}" fill="${full.includes(at) ? fill : track}"/>`
  })
  return drawing(rect, cells.join(''))
}

/** A line along its longer side with a knot at each of these places on it. */
export function knots(
  rect: Rect,
  at: readonly number[],
  { line, fill, paper }: { line: string; fill: string; paper: string },
): ImageNode {
  const upright = rect.height > rect.width
  const radius = Math.min(rect.width, rect.height) / 2
  const across = upright ? rect.x + radius : rect.y + radius
  const [first, last] = [Math.min(...at), Math.max(...at)].map(tidy)
  const path = upright ? `M${tidy(across)} ${first}V${last}` : `M${first} ${tidy(across)}H${last}`
  const rail = `<path d="${path}" stroke="${line}" stroke-width="${tidy(radius * 0.5)}"/>`
  const dots = at.map(along => {
    const [x, y] = upright ? [across, along] : [along, across]
    return `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius * 0.74)}" fill="${paper}" stroke="${fill}" stroke-width="${tidy(radius * 0.5)}"/>`
  })
  return drawing(rect, rail + dots.join(''))
}

/** As many round marks as `count`, the first `some` of them full, in the shape of the rectangle. */
export function marks(rect: Rect, some: number, count: number, { fill, track }: Filled): ImageNode {
  const { columns, pitch } = gridOf(rect, count)
  const dots = Array.from({ length: count }, (_, at) => {
    const [x, y] = [rect.x + ((at % columns) + 0.5) * pitch, rect.y + (Math.floor(at / columns) + 0.5) * pitch]
    return `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(pitch * 0.4)}" fill="${at < some ? fill : track}"/>`
  })
  return drawing(rect, dots.join(''))
}

/** The largest square cells in which so many stand in a rectangle. */
function gridOf({ width, height }: Pick<Rect, 'width' | 'height'>, count: number) {
  let best = { columns: 1, pitch: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const pitch = Math.min(width / columns, height / Math.ceil(count / columns))
    if (pitch > best.pitch) best = { columns, pitch }
  }
  return best
}
