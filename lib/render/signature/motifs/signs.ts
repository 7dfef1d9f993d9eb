// A name in signs: each letter a cell on a square of the given side.

import { tidy } from '#lib/render/objects/shape.ts'
import { inked, RAISED } from '#lib/render/signature/motifs/letters.ts'

/** In the order of their weight: the field, then what stands on it. */
export type Inks = readonly [field: string, first: string, second: string, third: string, light: string]

export type Cell = (letter: number, side: number, inks: Inks) => string

const rect = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" fill="${colour}"/>`
const shape = (points: string, colour: string, side: number) =>
  `<path d="M${points
    .split(' ')
    .map(one => tidy(Number(one) * side))
    .join(' ')}Z" fill="${colour}"/>`

/** The flags of the sea from A to Z; r, y, b, w and k stand for the brand's colours. */
const FLAGS =
  'v:wb s:r h:bwrwb h:yby h:br d:wr v:ybybyb v:wr o:yk h:bwb v:yb q:ykky x:bw c:bw t:ry p:bw s:y +:ry p:wb v:rwb q:rwwr x:wr n:bwr +:wb z:yr e:ykrb'.split(
    ' ',
  )

export const flag: Cell = (letter, side, [, red, yellow, blue, white]) => {
  const dark = blue
  const colours = new Map([
    ['r', red],
    ['y', yellow],
    ['b', blue],
    ['w', white],
    ['k', dark],
  ])
  const [kind = 's', code = 'r'] = (FLAGS[letter] ?? 's:r').split(':')
  const inks = [...code].map(one => colours.get(one) ?? red)
  const [a = red, b = white, c = b] = inks
  const field = rect(0, 0, side, side, a)
  const third = side / 3
  if (kind === 'v')
    return inks.map((ink, at) => rect((at * side) / inks.length, 0, side / inks.length + 0.4, side, ink)).join('')
  if (kind === 'h')
    return inks.map((ink, at) => rect(0, (at * side) / inks.length, side, side / inks.length + 0.4, ink)).join('')
  if (kind === 'd') return field + shape('0.5 0 1 0.5 0.5 1 0 0.5', b, side)
  if (kind === 'o') return `${field}<circle cx="${side / 2}" cy="${side / 2}" r="${tidy(side * 0.26)}" fill="${b}"/>`
  if (kind === 'q') return field + rect(side / 2, 0, side / 2, side / 2, b) + rect(0, side / 2, side / 2, side / 2, b)
  if (kind === 'x')
    return (
      field +
      shape('0 0 0.18 0 1 0.82 1 1 0.82 1 0 0.18', b, side) +
      shape('1 0 1 0.18 0.18 1 0 1 0 0.82 0.82 0', b, side)
    )
  if (kind === '+') return field + rect(side * 0.4, 0, side * 0.2, side, b) + rect(0, side * 0.4, side, side * 0.2, b)
  if (kind === 't') return field + shape('0 0 1 1 0 1', b, side)
  if (kind === 'p') return field + rect(third, third, third, third, b)
  if (kind === 'n')
    return (
      field +
      rect(side / 5, side / 5, side * 0.6, side * 0.6, b) +
      rect(side * 0.4, side * 0.4, side * 0.2, side * 0.2, c)
    )
  if (kind === 'c')
    return (
      field +
      [0, 1, 2, 3]
        .flatMap(row =>
          [0, 1].map(at => rect(((at * 2 + (row % 2)) * side) / 4, (row * side) / 4, side / 4, side / 4, b)),
        )
        .join('')
    )
  if (kind === 'z')
    return (
      field +
      [0, 1, 2, 3, 4]
        .map(at => shape(`${at * 0.4 - 0.6} 1 ${at * 0.4 - 0.4} 1 ${at * 0.4 + 0.6} 0 ${at * 0.4 + 0.4} 0`, b, side))
        .join('')
    )
  if (kind === 'e')
    return [`0 0 1 0 0.5 0.5`, `1 0 1 1 0.5 0.5`, `1 1 0 1 0.5 0.5`, `0 1 0 0 0.5 0.5`]
      .map((points, at) => shape(points, inks[at] ?? a, side))
      .join('')
  return field
}

export const raised: Cell = (letter, side, [field, dot, quiet]) => {
  const code = RAISED[letter] ?? 1
  const dots = [0, 1, 2, 3, 4, 5].map(bit => {
    const [x, y] = [side * (0.32 + Math.floor(bit / 3) * 0.36), side * (0.2 + (bit % 3) * 0.3)]
    const on = ((code >> bit) & 1) === 1
    return `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(side * (on ? 0.125 : 0.045))}" fill="${on ? dot : quiet}"/>`
  })
  return rect(0, 0, side, side, field) + dots.join('')
}

/** The letter itself, cut into tiles. */
export const tiled: Cell = (letter, side, [field, first, second, third, light]) => {
  const step = side / 7.6
  const [left, top] = [(side - step * 5) / 2, (side - step * 7) / 2]
  const inks = [light, first, second, third]
  const parts: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++)
      if (inked(letter, column, row))
        parts.push(
          `<rect x="${tidy(left + column * step + step * 0.08)}" y="${tidy(top + row * step + step * 0.08)}" width="${tidy(step * 0.84)}" height="${tidy(step * 0.84)}" rx="${tidy(step * 0.2)}" fill="${(row * 5 + column + letter) % 7 === 3 ? (inks[2] ?? light) : light}"/>`,
        )
  return rect(0, 0, side, side, field) + parts.join('')
}

/** Stitches in two wools, the bits of the letter in rows. */
export const stitched: Cell = (letter, side, [field, first, , , light]) => {
  const step = side / 5
  const parts: string[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      const mirrored = column > 2 ? 4 - column : column
      const on = inked(letter, mirrored, row + 1)
      const [x, y] = [column * step, row * step]
      parts.push(
        `<path d="M${tidy(x + step * 0.08)} ${tidy(y)}L${tidy(x + step / 2)} ${tidy(y + step * 0.62)}L${tidy(x + step * 0.92)} ${tidy(y)}V${tidy(y + step * 0.42)}L${tidy(x + step / 2)} ${tidy(y + step * 1.04)}L${tidy(x + step * 0.08)} ${tidy(y + step * 0.42)}Z" fill="${on ? light : first}"/>`,
      )
    }
  return rect(0, 0, side, side, field) + parts.join('')
}

/** The letter so large that its cell cuts it, another part of it in each. */
export const cropped: Cell = (letter, side, inks) => {
  const [field, , , , light] = inks
  const step = side / 3.1
  const [left, top] = [-step * (0.6 + (letter % 3) * 0.5), -step * (0.4 + (letter % 4) * 0.6)]
  const parts: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = [left + column * step, top + row * step]
      if (!inked(letter, column, row) || x >= side || y >= side || x + step <= 0 || y + step <= 0) continue
      const [x0, y0] = [Math.max(0, x), Math.max(0, y)]
      parts.push(rect(x0, y0, Math.min(side, x + step) - x0 + 0.3, Math.min(side, y + step) - y0 + 0.3, light))
    }
  return rect(0, 0, side, side, field) + parts.join('')
}
