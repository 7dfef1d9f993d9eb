// True charts: every length is in proportion to its number.
import { curve, type Point, tidy } from '#lib/render/art/curve.ts'
import { withAlpha } from '#lib/render/colour/oklch.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'

/** Standing bars from zero; `loud` is the index of the one that counts. */
export function bars(
  rect: Rect,
  values: readonly number[],
  { calm, lead, loud, gap = 0.34 }: { calm: string; lead: string; loud: number; gap?: number },
): ImageNode {
  const most = Math.max(...values, 0.000001)
  const pitch = rect.width / values.length
  const wide = pitch * (1 - gap)
  const shapes = values.map((value, index) => {
    const tall = Math.max(value > 0 ? 4 : 1, (value / most) * rect.height)
    const x = rect.x + index * pitch + (pitch - wide) / 2
    return `<rect x="${tidy(x)}" y="${tidy(rect.y + rect.height - tall)}" width="${tidy(wide)}" height="${tidy(tall)}" rx="${tidy(Math.min(4, wide / 6))}" fill="${index === loud ? lead : calm}"/>`
  })
  return drawing(rect, shapes.join(''))
}

/** A lying bar; the track behind it says what the whole is. The caller sets the words beside it. */
export function lyingBar(
  rect: Rect,
  share: number,
  { fill, track }: { fill: string; track?: string | undefined },
): ImageNode {
  const radius = Math.min(10, rect.height / 2)
  // True down to the smallest: a short bar is short, and none is none.
  const wide = rect.width * Math.min(1, Math.max(0, share))
  const whole = track
    ? `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" rx="${radius}" fill="${track}"/>`
    : ''
  return drawing(
    rect,
    `${whole}<rect x="${rect.x}" y="${rect.y}" width="${tidy(wide)}" height="${rect.height}" rx="${tidy(Math.min(radius, wide / 2))}" fill="${fill}"/>`,
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

/** A line through values that ends in one loud dot, with a soft fill below it. */
export function line(
  rect: Rect,
  values: readonly number[],
  { stroke, dot, weight }: { stroke: string; dot: string; weight: number },
): ImageNode {
  const most = Math.max(...values)
  const least = Math.min(0, ...values)
  const points = values.map(
    (value, index): Point => [
      rect.x + (index / (values.length - 1)) * rect.width,
      rect.y + rect.height * (1 - (value - least) / (most - least || 1)),
    ],
  )
  const path = curve(points, 0.12)
  const last = points.at(-1) ?? [0, 0]
  const foot = rect.y + rect.height
  const fill = `<linearGradient id="u" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${stroke}" stop-opacity=".42"/><stop offset="1" stop-color="${stroke}" stop-opacity=".02"/></linearGradient>`
  const frame = {
    x: rect.x - weight * 8,
    y: rect.y - weight * 8,
    width: rect.width + weight * 16,
    height: rect.height + weight * 9,
  }
  const ring = `<circle cx="${tidy(last[0])}" cy="${tidy(last[1])}" r="${weight * 4.4}" fill="${withAlpha(dot, 0.22)}"/><circle cx="${tidy(last[0])}" cy="${tidy(last[1])}" r="${weight * 2.2}" fill="${dot}"/>`
  return drawing(
    frame,
    `<defs>${fill}</defs><path d="${path}L${tidy(last[0])} ${tidy(foot)}L${tidy(rect.x)} ${tidy(foot)}Z" fill="url(#u)"/><path d="${path}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round"/>${ring}`,
  )
}
