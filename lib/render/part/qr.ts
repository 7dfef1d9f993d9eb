import { encode } from 'uqr'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'

const QUIET_MODULES = 4

/** A code that phones can scan, with its quiet zone inside the rectangle. */
export function qr(rect: Rect, text: string, { ink, paper }: { ink: string; paper: string }): ImageNode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const module = rect.width / size
  const cells = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  const back = `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.width}" fill="${paper}"/>`
  return drawing(
    rect,
    `${back}<path transform="translate(${rect.x} ${rect.y}) scale(${module})" d="${cells.join('')}" fill="${ink}" shape-rendering="crispEdges"/>`,
  )
}
