// Outlines as the text of a path, as short as that can be: steps instead of places, and no finer than is seen.
import type { Path } from '#lib/render/places/shapes.ts'

/** Where 0 0 lies, in pixels, and how many of them a unit has; mirrored where `kx` is negative. */
export type Scale = { x: number; y: number; kx: number; ky: number }

/** Places lie on whole pixels where units are large. */
const grainOf = (unit: number) => (unit >= 4 ? 1 : unit >= 1.2 ? 2 : 4)

export function written(paths: readonly Path[], scale: Scale, unit: number): string {
  const pen = penWith(grainOf(unit))
  for (const path of paths) {
    for (let at = 0; at < path.length; ) {
      const letter = path[at++] as string
      const from = at
      while (typeof path[at] === 'number') at++
      pen.put(letter, path.slice(from, at) as number[], scale)
    }
  }
  return pen.text()
}

function penWith(grain: number) {
  let d = ''
  let last = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const add = (letter: string, steps: readonly number[], before = ''): void => {
    const numbers = [...(before ? [before] : []), ...steps.map(step => short(step / grain))]
    const text = numbers.map((one, at) => (at === 0 || one.startsWith('-') ? one : ` ${one}`)).join('')
    d += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = letter === 'm' ? 'l' : letter
  }
  const put = (letter: string, values: readonly number[], { x: ox, y: oy, kx, ky }: Scale): void => {
    if (letter === 'Z') {
      d += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      return
    }
    const isArc = letter === 'A'
    const places = (isArc ? values.slice(2) : values).map((value, at) =>
      Math.round((at % 2 === 0 ? value * kx + ox : value * ky + oy) * grain),
    )
    const steps = places.map((place, at) => place - (at % 2 === 0 ? x : y))
    const [toX = x, toY = y] = places.slice(-2)
    if (isArc) add('a', steps, `${radii(steps, values, ky, grain)} 0 0 ${kx < 0 ? 0 : 1}`)
    else if (letter === 'L' && toY === y) add('h', steps.slice(0, 1))
    else if (letter === 'L' && toX === x) add('v', steps.slice(1, 2))
    else add(d === '' ? 'M' : letter.toLowerCase(), steps)
    ;[x, y] = [toX, toY]
    if (letter === 'M') [startX, startY] = [x, y]
  }
  return { put, text: () => d }
}

/** Arcs are half of an ellipse over a level line, so one radius is half of that line, to the last digit. */
const radii = ([across = 0]: readonly number[], [, ry = 0]: readonly number[], k: number, grain: number): string =>
  `${short(Math.abs(across) / 2 / grain)} ${short(Math.max(1, Math.round(ry * k * grain)) / grain)}`

const short = (value: number): string => String(value).replace(/^(-?)0\./u, '$1.')
