// Outlines of the parts that would be lost on the paper: white soles on white, black wheels at night.
import { contrast, distance, lch, shade } from '#lib/render/colour/oklch.ts'
import { holds } from '#lib/render/objects/flatten.ts'
import { type Shape, type Tone, tidy } from '#lib/render/objects/shape.ts'
import { hash } from '#lib/render/seed.ts'

type Rims = Partial<Record<Tone, string>>

const APART = 1.4
/** A side in the shade needs no line of its own where its hue is seen. */
const HUED = 0.2

export function rimsOn(paper: string, tones: Record<Tone, string>): Rims {
  // What is dark in a face lies in it, and around an eye a line would be goggles.
  const lost = Object.entries(tones).filter(
    ([tone, colour]) =>
      contrast(colour, paper) < APART && tone !== 'pupil' && !(tone === 'shade' && distance(colour, paper) > HUED),
  )
  return Object.fromEntries(lost.map(([tone, colour]) => [tone, rimOf(colour, paper)]))
}

/** Of the same hue as the part, far enough from the paper. */
function rimOf(colour: string, paper: string): string {
  const { l, c } = lch(colour)
  const dark = shade(colour, { l: l * 0.74, c: Math.max(c, 0.025) })
  return contrast(dark, paper) >= 1.5 ? dark : shade(colour, { l: Math.min(0.97, l + 0.3) })
}

/** What is seen on the paper and holds a part that would not be: a patch on a back needs no outline of its own. */
function bearerOf(shapes: readonly Shape[], at: number, rims: Rims): Shape | undefined {
  const { tone, d } = shapes[at] ?? {}
  if (!tone || !d || !rims[tone]) return undefined
  return shapes.slice(0, at).findLast(whole => whole.stroke === undefined && !rims[whole.tone] && holds(whole.d, d, 4))
}

/** Outlines of what lies on the paper itself; below all else, so that they show at the outline of the thing alone. */
export const rimmed = (shapes: readonly Shape[], rims: Rims, beyond: number, swelling = 1): string =>
  shapes
    .flatMap(({ tone, d, stroke = 0 }, at) => {
      const rim = rims[tone]
      const fill = stroke > 0 ? 'none' : rim
      return rim && !bearerOf(shapes, at, rims)
        ? [
            `<path d="${d}" fill="${fill}" stroke="${rim}" stroke-width="${tidy(stroke * swelling + 2 * beyond)}" stroke-linecap="round" stroke-linejoin="round"/>`,
          ]
        : []
    })
    .join('')

/** A part that would be lost on the paper ends a little before the edge of what bears it. */
export function hemmed(
  shapes: readonly Shape[],
  at: number,
  rims: Rims,
  wide: number,
  draw: (shape: Shape) => string,
): string {
  const shape = shapes[at]
  if (!shape) return ''
  const bearer = bearerOf(shapes, at, rims)
  if (!bearer) return draw(shape)
  const clipped = (d: string, inner: string): string => {
    const id = `in${hash(d)}`
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
  }
  const hem = draw({ tone: bearer.tone, d: bearer.d, stroke: 2 * wide })
  return clipped(bearer.d, draw(shape)) + (wide > 0 && shape.stroke === undefined ? clipped(shape.d, hem) : '')
}
