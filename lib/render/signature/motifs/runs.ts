// Motifs that run along an edge: drawn from left to right in a band of a length and a depth.

import { tidy } from '#lib/render/objects/shape.ts'
import { hash } from '#lib/render/seed.ts'
import { lettersOf, MORSE, TAPE } from '#lib/render/signature/motifs/letters.ts'
import type { Inks } from '#lib/render/signature/motifs/signs.ts'

export type Band = { length: number; depth: number; name: string; inks: Inks }
export type Run = (band: Band) => string

const field = ({ length, depth, inks }: Band) =>
  `<rect width="${tidy(length)}" height="${tidy(depth)}" fill="${inks[0]}"/>`

/** A sign has a width, however flat its band: a row of none would have no end. */
const LEAST = 0.5

/** As many whole letters as there is room for, in the middle. */
export const morse: Run = band => {
  const { length, depth, name, inks } = band
  const unit = Math.max(LEAST, depth * 0.27)
  const signs = lettersOf(name).map(letter => MORSE[letter] ?? '.')
  const parts: { x: number; wide: number; long: boolean }[] = []
  let [x, end] = [0, 0]
  for (let at = 0; ; at++) {
    const letter = [...(signs[at % signs.length] ?? '.')].map(sign => {
      const wide = sign === '-' ? unit * 3 : unit
      const part = { x, wide, long: sign === '-' }
      x += wide + unit * 0.75
      return part
    })
    if (x - unit * 0.75 > length - unit) break
    parts.push(...letter)
    end = x - unit * 0.75
    x += unit * 1.6
  }
  const shift = (length - end) / 2
  const drawn = parts.map(
    part =>
      `<rect x="${tidy(part.x + shift)}" y="${tidy((depth - unit * 1.3) / 2)}" width="${tidy(part.wide)}" height="${tidy(unit * 1.3)}" rx="${tidy(unit * 0.62)}" fill="${part.long ? inks[4] : inks[1]}"/>`,
  )
  return field(band) + drawn.join('')
}

export const tape: Run = band => {
  const { length, depth, name, inks } = band
  const columns = Math.max(1, Math.round((length * 5.6) / depth))
  const pitch = length / columns
  const letters = lettersOf(name)
  const parts: string[] = []
  for (let column = 0; column < columns; column++) {
    const x = (column + 0.5) * pitch
    const code = TAPE[letters[column % (letters.length + 1)] ?? -1] ?? 4
    parts.push(`<circle cx="${tidy(x)}" cy="${tidy(depth * 0.58)}" r="${tidy(pitch * 0.13)}" fill="${inks[4]}"/>`)
    for (let bit = 0; bit < 5; bit++)
      if ((code >> bit) & 1)
        parts.push(
          `<circle cx="${tidy(x)}" cy="${tidy(depth * (0.14 + (bit + (bit > 2 ? 0.35 : 0)) * 0.175))}" r="${tidy(pitch * 0.36)}" fill="${bit === 2 ? inks[1] : inks[4]}"/>`,
        )
  }
  return field(band) + parts.join('')
}

export const stave: Run = band => {
  const { length, depth, name, inks } = band
  const letters = lettersOf(name)
  const lines = [0, 1, 2, 3, 4].map(
    row =>
      `<rect y="${tidy(depth * (0.2 + row * 0.15) - 1)}" width="${tidy(length)}" height="${tidy(Math.max(1.6, depth * 0.022))}" fill="${inks[4]}"/>`,
  )
  const count = Math.max(1, Math.floor(length / (depth * 0.62)))
  const step = length / count
  const notes = Array.from({ length: count }, (_, at) => {
    const letter = letters[at % (letters.length + 1)]
    if (letter === undefined) return ''
    const [x, y] = [(at + 0.5) * step, depth * (0.8 - (letter % 9) * 0.075)]
    const up = letter % 9 < 5
    const stem = up ? [x + depth * 0.085, y - depth * 0.4] : [x - depth * 0.085, y + depth * 0.4]
    const colour = at % 3 === 1 ? inks[1] : inks[4]
    return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(depth * 0.1)}" ry="${tidy(depth * 0.075)}" transform="rotate(-20 ${tidy(x)} ${tidy(y)})" fill="${colour}"/><path d="M${tidy(stem[0] ?? x)} ${tidy(y)}V${tidy(stem[1] ?? y)}" stroke="${colour}" stroke-width="${tidy(depth * 0.03)}"/>`
  })
  return field(band) + lines.join('') + notes.join('')
}

/** Parallel lines that swell where the letters of the name are high. */
export const lines: Run = band => {
  const { length, depth, name, inks } = band
  const letters = lettersOf(name)
  const rows = 5
  const steps = Math.max(1, Math.round(length / (depth * 0.9)))
  const step = length / steps
  const parts = Array.from({ length: rows }, (_, row) => {
    const middle = (depth * (row + 0.5)) / rows
    const height = (at: number) => {
      const letter = letters[(at + row * 2) % letters.length] ?? 0
      return (depth / rows) * (0.07 + (((letter * 7 + row * 3) % 11) / 10) * 0.39)
    }
    const edge = (sign: 1 | -1, points: number[]) =>
      points
        .map((at, place) => {
          const [x, y] = [at * step, middle + sign * height(at)]
          if (place === 0) return `${sign < 0 ? 'M' : 'L'}${tidy(x)} ${tidy(y)}`
          const before = points[place - 1] ?? at
          const bend = (before * step + x) / 2
          return `C${tidy(bend)} ${tidy(middle + sign * height(before))} ${tidy(bend)} ${tidy(y)} ${tidy(x)} ${tidy(y)}`
        })
        .join('')
    const there = Array.from({ length: steps + 1 }, (_, at) => at)
    return `<path d="${edge(-1, there)}${edge(1, there.toReversed())}Z" fill="${row === letters.length % rows ? inks[1] : inks[4]}"/>`
  })
  return field(band) + parts.join('')
}

/** One profile, cut once and repeated whole; its second sheet is set off by half a step. */
const edged =
  (profile: (step: number, depth: number) => string): Run =>
  ({ length, depth, name, inks }) => {
    const count = Math.max(1, Math.round(length / (depth * (0.72 + (hash(name) % 5) * 0.1))))
    const step = length / count
    const row = (from: number, teeth: number, high: number, colour: string) =>
      `<path d="M${tidy(from)} ${tidy(depth)}v${tidy(-depth * (1 - high) * 0.5)}${profile(step, depth * high).repeat(teeth)}V${tidy(depth)}Z" fill="${colour}"/>`
    return row(step / 2, count - 1, 0.86, inks[1]) + row(0, count, 0.56, inks[0])
  }

export const wave = /* @__PURE__ */ edged(
  (step, high) =>
    `c${tidy(step * 0.25)} ${tidy(-high)} ${tidy(step * 0.25)} ${tidy(-high)} ${tidy(step * 0.5)} ${tidy(-high * 0.5)}c${tidy(step * 0.25)} ${tidy(high * 0.5)} ${tidy(step * 0.25)} ${tidy(high * 0.5)} ${tidy(step * 0.5)} ${tidy(high * 0.5)}`,
)
export const saw = /* @__PURE__ */ edged(
  (step, high) => `l${tidy(step / 2)} ${tidy(-high)}l${tidy(step / 2)} ${tidy(high)}`,
)
export const arch = /* @__PURE__ */ edged(
  (step, high) => `c0 ${tidy(-high * 1.3)} ${tidy(step)} ${tidy(-high * 1.3)} ${tidy(step)} 0`,
)
export const scallop = /* @__PURE__ */ edged(
  (step, high) =>
    `v${tidy(-high * 0.4)}c0 ${tidy(-high * 0.8)} ${tidy(step)} ${tidy(-high * 0.8)} ${tidy(step)} 0v${tidy(high * 0.4)}`,
)
