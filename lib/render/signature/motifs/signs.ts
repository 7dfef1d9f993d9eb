// A name in signs: each letter a cell on a square of the given side.

import { registry } from '#lib/registry.ts'
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

type Pattern = (side: number, inks: readonly string[]) => string

/** A field of the first colour and what stands on it in the second and third. */
const onField =
  (drawn: (side: number, second: string, third: string) => string): Pattern =>
  (side, [field = '', second = '', third = second]) =>
    rect(0, 0, side, side, field) + drawn(side, second, third)

const patterns: Record<string, Pattern> = /* @__PURE__ */ registry<Pattern>({
  s: onField(() => ''),
  v: (side, inks) =>
    inks.map((ink, at) => rect((at * side) / inks.length, 0, side / inks.length + 0.4, side, ink)).join(''),
  h: (side, inks) =>
    inks.map((ink, at) => rect(0, (at * side) / inks.length, side, side / inks.length + 0.4, ink)).join(''),
  d: onField((side, ink) => shape('0.5 0 1 0.5 0.5 1 0 0.5', ink, side)),
  o: onField((side, ink) => `<circle cx="${side / 2}" cy="${side / 2}" r="${tidy(side * 0.26)}" fill="${ink}"/>`),
  q: onField((side, ink) => rect(side / 2, 0, side / 2, side / 2, ink) + rect(0, side / 2, side / 2, side / 2, ink)),
  x: onField(
    (side, ink) =>
      shape('0 0 0.18 0 1 0.82 1 1 0.82 1 0 0.18', ink, side) + shape('1 0 1 0.18 0.18 1 0 1 0 0.82 0.82 0', ink, side),
  ),
  '+': onField((side, ink) => rect(side * 0.4, 0, side * 0.2, side, ink) + rect(0, side * 0.4, side, side * 0.2, ink)),
  t: onField((side, ink) => shape('0 0 1 1 0 1', ink, side)),
  p: onField((side, ink) => rect(side / 3, side / 3, side / 3, side / 3, ink)),
  n: onField(
    (side, ink, third) =>
      rect(side / 5, side / 5, side * 0.6, side * 0.6, ink) +
      rect(side * 0.4, side * 0.4, side * 0.2, side * 0.2, third),
  ),
  c: onField((side, ink) => {
    const squares = [0, 1, 2, 3].flatMap(row => [0, 1].map(at => [at * 2 + (row % 2), row] as const))
    return squares.map(([x, y]) => rect((x * side) / 4, (y * side) / 4, side / 4, side / 4, ink)).join('')
  }),
  z: onField((side, ink) =>
    [0, 1, 2, 3, 4]
      .map(at => shape(`${at * 0.4 - 0.6} 1 ${at * 0.4 - 0.4} 1 ${at * 0.4 + 0.6} 0 ${at * 0.4 + 0.4} 0`, ink, side))
      .join(''),
  ),
  e: (side, inks) =>
    [`0 0 1 0 0.5 0.5`, `1 0 1 1 0.5 0.5`, `1 1 0 1 0.5 0.5`, `0 1 0 0 0.5 0.5`]
      .map((points, at) => shape(points, inks[at] ?? '', side))
      .join(''),
})

export const flag: Cell = (letter, side, [, red, yellow, blue, white]) => {
  const colours = new Map([
    ['r', red],
    ['y', yellow],
    ['b', blue],
    ['w', white],
    ['k', blue],
  ])
  const [kind = 's', code = 'r'] = (FLAGS[letter] ?? 's:r').split(':')
  const inks = [...code].map(one => colours.get(one) ?? red)
  return patterns[kind]?.(side, inks) ?? ''
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

/** What is drawn where the letter has ink, on its five columns and seven rows in the middle of the cell. */
function inkOf(letter: number, side: number, step: number, drawn: (x: number, y: number, nth: number) => string) {
  const [left, top] = [(side - step * 5) / 2, (side - step * 7) / 2]
  const parts: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++)
      if (inked(letter, column, row)) parts.push(drawn(left + column * step, top + row * step, row * 5 + column))
  return parts.join('')
}

/** The letter itself, cut into tiles. */
export const tiled: Cell = (letter, side, [field, , second, , light]) => {
  const step = side / 7.6
  const tiles = inkOf(letter, side, step, (x, y, nth) => {
    const colour = (nth + letter) % 7 === 3 ? second : light
    return `<rect x="${tidy(x + step * 0.08)}" y="${tidy(y + step * 0.08)}" width="${tidy(step * 0.84)}" height="${tidy(step * 0.84)}" rx="${tidy(step * 0.2)}" fill="${colour}"/>`
  })
  return rect(0, 0, side, side, field) + tiles
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

/** The letter as large as its cell lets it be whole: a part of one is read as blocks. */
export const solid: Cell = (letter, side, [field, , , , light]) => {
  const step = side / 8.4
  const ink = inkOf(letter, side, step, (x, y) => rect(x, y, step + 0.4, step + 0.4, light))
  return rect(0, 0, side, side, field) + ink
}
