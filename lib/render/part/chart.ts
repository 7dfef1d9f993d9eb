// True charts: every length is in proportion to its number.
import { tidy } from '#lib/render/art/curve.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'

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
