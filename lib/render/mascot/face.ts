import type { Coat } from '#lib/render/mascot/coat.ts'
import { oval, type Point, path, stroke } from '#lib/render/mascot/shapes.ts'

export type Eyes = 'open' | 'glad' | 'closed' | 'aside' | 'wide'
export type Mouth = 'smile' | 'laugh' | 'small' | 'doubt' | 'asleep'

export type FacePlace = {
  /** Height of the eyes, and half their distance. */
  eyes: number
  gap: number
  mouth: number
  size: number
  /** Eyes with whites, for dark coats, or plain dark ones. */
  whites: boolean
  cheeks: boolean
}

export function face(coat: Coat, at: FacePlace, eyes: Eyes, mouth: Mouth): string {
  const left: Point = [200 - at.gap, at.eyes]
  const right: Point = [200 + at.gap, at.eyes]
  const cheeks = at.cheeks
    ? [-1, 1].map(side =>
        oval([200 + side * (at.gap + at.size * 1.35), at.eyes + at.size * 1.5], at.size * 0.72, at.size * 0.46, {
          fill: `${coat.accent}99`,
        }),
      )
    : []
  return [...cheeks, eye(coat, at, left, eyes), eye(coat, at, right, eyes), smile(coat, at, mouth)].join('')
}

function eye(coat: Coat, { size, whites }: FacePlace, [x, y]: Point, kind: Eyes): string {
  const arc = (rise: number) => `M${x - size} ${y} Q${x} ${y + rise} ${x + size} ${y}`
  if (kind === 'glad') return stroke(arc(-size * 1.5), coat.ink, size * 0.5)
  if (kind === 'closed') return stroke(arc(size * 0.9), coat.ink, size * 0.45)
  const big = kind === 'wide' ? 1.14 : 1
  const look: Point = kind === 'aside' ? [x + size * 0.3, y - size * 0.3] : [x, y]
  const white = whites
    ? oval([x, y], size * 1.42 * big, size * 1.62 * big, { fill: coat.pale, ink: coat.ink, line: 5 })
    : ''
  const [rx, ry] = [size * 0.82 * big, size * 1.04 * big]
  const spark = oval([look[0] + rx * 0.3, look[1] - ry * 0.38], size * 0.3, size * 0.34, { fill: coat.pale })
  const small = oval([look[0] - rx * 0.36, look[1] + ry * 0.4], size * 0.15, size * 0.17, { fill: coat.pale })
  return white + oval(look, rx, ry, { fill: coat.ink }) + spark + small
}

function smile(coat: Coat, { mouth: y, size }: FacePlace, kind: Mouth): string {
  const width = size * 0.48
  if (kind === 'laugh') {
    const [half, deep] = [size * 1.25, size * 1.6]
    const open = `M${200 - half} ${y - 2} Q200 ${y + size * 0.34} ${200 + half} ${y - 2} Q${200 + half * 0.86} ${y + deep} 200 ${y + deep} Q${200 - half * 0.86} ${y + deep} ${200 - half} ${y - 2}Z`
    const tongue = oval([200, y + deep * 0.92], half * 0.56, size * 0.5, { fill: coat.accent })
    return `${path(open, { fill: coat.ink, ink: coat.ink, line: 4 })}<clipPath id="mouth"><path d="${open}"/></clipPath><g clip-path="url(#mouth)">${tongue}</g>`
  }
  if (kind === 'small') return oval([200, y + size * 0.3], size * 0.34, size * 0.42, { fill: coat.ink })
  if (kind === 'doubt')
    return stroke(
      `M${200 - size * 0.7} ${y + size * 0.3} Q${200 - size * 0.1} ${y - size * 0.15} ${200 + size * 0.8} ${y + size * 0.05}`,
      coat.ink,
      width,
    )
  const half = kind === 'asleep' ? size * 0.5 : size * 0.95
  return stroke(`M${200 - half} ${y} Q200 ${y + half * 0.95} ${200 + half} ${y}`, coat.ink, width)
}
