// Shapes in SVG text. Everything that touches the ground of a picture has the same dark line around it.

/** Width of the outline in the units of the figure. */
export const LINE = 7

export type Point = readonly [x: number, y: number]

const n = (value: number) => Number(value.toFixed(2))

export type Look = { fill: string; ink?: string; line?: number }

const ring = ({ ink, line = LINE }: Look) =>
  ink ? ` stroke="${ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"` : ''

export const path = (d: string, look: Look): string => `<path d="${d}" fill="${look.fill}"${ring(look)}/>`

export const oval = ([x, y]: Point, rx: number, ry: number, look: Look, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${look.fill}"${ring(look)}${turn ? ` transform="rotate(${turn} ${n(x)} ${n(y)})"` : ''}/>`

export const stroke = (d: string, colour: string, width: number, cap = 'round'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`

/** A thick line with an outline. */
export const limb = (d: string, colour: string, ink: string, width: number): string =>
  stroke(d, ink, width + 2 * LINE) + stroke(d, colour, width)

/** A limb that grows out of what lies under it: no outline where it begins. */
export const grown = (d: string, colour: string, ink: string, width: number): string =>
  stroke(d, ink, width + 2 * LINE, 'butt') + stroke(d, colour, width)

export type Mass = {
  top: number
  bottom: number
  /** Half the width where it is widest, and how far down that is, 0 to 1. */
  half: number
  belt: number
  /** How square the upper and the lower end are, 0.3 pointed to 0.9 boxy. */
  crown: number
  base: number
}

/** A symmetrical body around x = 200. */
export function mass({ top, bottom, half, belt, crown, base }: Mass): string {
  const waist = top + (bottom - top) * belt
  const [up, down] = [waist - top, bottom - waist]
  const at = (side: 1 | -1, x: number) => n(200 + side * x)
  const [rise, fall] = [n(waist - up * 0.56), n(waist + down * 0.56)]
  return [
    `M200 ${n(top)}`,
    `C${at(1, half * crown)} ${n(top)} ${at(1, half)} ${rise} ${at(1, half)} ${n(waist)}`,
    `C${at(1, half)} ${fall} ${at(1, half * base)} ${n(bottom)} 200 ${n(bottom)}`,
    `C${at(-1, half * base)} ${n(bottom)} ${at(-1, half)} ${fall} ${at(-1, half)} ${n(waist)}`,
    `C${at(-1, half)} ${rise} ${at(-1, half * crown)} ${n(top)} 200 ${n(top)}Z`,
  ].join(' ')
}

/** What `inside` draws, cut to a shape. */
export const within = (id: string, d: string, inside: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`

export const turned = (inside: string, degrees: number, [x, y]: Point, shift: Point = [0, 0]): string =>
  degrees === 0 && shift[0] === 0 && shift[1] === 0
    ? inside
    : `<g transform="translate(${n(shift[0])} ${n(shift[1])}) rotate(${degrees} ${x} ${y})">${inside}</g>`

export const flipped = (inside: string): string => `<g transform="matrix(-1 0 0 1 400 0)">${inside}</g>`

export const mirrored = (inside: string): string => `${inside}${flipped(inside)}`
