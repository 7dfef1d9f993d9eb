import { curve, type Point, tidy } from '#lib/render/art/curve.ts'
import { noise } from '#lib/render/art/noise.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'
import { type Dice, pick } from '#lib/render/seed.ts'

/** Rings around a point, from the outermost colour inwards. */
export function arcs(rect: Rect, centre: Point, radius: number, colours: readonly string[]): ImageNode {
  const rings = colours.map((colour, index) => {
    const size = radius * (1 - index / colours.length)
    return `<circle cx="${tidy(centre[0])}" cy="${tidy(centre[1])}" r="${tidy(size)}" fill="${colour}"/>`
  })
  return drawing(rect, rings.join(''))
}

/** Fine round arches one inside the other, standing on the foot of the rectangle. */
export function archLines(
  rect: Rect,
  { line, count, weight }: { line: string; count: number; weight: number },
): ImageNode {
  const foot = rect.y + rect.height
  const middle = rect.x + rect.width / 2
  const lines = Array.from({ length: count }, (_, index) => {
    const half = (rect.width / 2) * (1 - index / (count + 0.6)) - weight
    const spring = rect.y + rect.width / 2 + (index * rect.width * 0.16) / count
    return `<path d="M${tidy(middle - half)} ${tidy(foot)}V${tidy(spring)}A${tidy(half)} ${tidy(half)} 0 0 1 ${tidy(middle + half)} ${tidy(spring)}V${tidy(foot)}" fill="none" stroke="${line}" stroke-width="${weight}"/>`
  })
  return drawing(rect, lines.join(''))
}

/** A mosaic of quarter and half circles. */
export function tiles(rect: Rect, roll: Dice, side: number, colours: readonly [string, ...string[]]): ImageNode {
  const columns = Math.ceil(rect.width / side)
  const rows = Math.ceil(rect.height / side)
  const parts: string[] = []
  let last = ''
  for (let index = 0; index < columns * rows; index++) {
    const x = rect.x + (index % columns) * side
    const y = rect.y + Math.floor(index / columns) * side
    const free = colours.filter(colour => colour !== last)
    const back = free[Math.floor(roll() * free.length)] ?? colours[0]
    const others = colours.filter(colour => colour !== back)
    const front = others[Math.floor(roll() * others.length)] ?? back
    last = back
    parts.push(
      `<rect x="${tidy(x - 0.5)}" y="${tidy(y - 0.5)}" width="${tidy(side + 1)}" height="${tidy(side + 1)}" fill="${back}"/>`,
      tileShape(roll, x, y, side, front),
    )
  }
  return drawing(rect, parts.join(''))
}

function tileShape(roll: Dice, x: number, y: number, side: number, colour: string): string {
  const quarter = Math.floor(roll() * 4) * 90
  const shape = pick(roll, [
    `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z"/>`,
    `<path d="M0 0H${side}A${side / 2} ${side / 2} 0 0 1 0 0Z"/>`,
    `<circle cx="${side / 2}" cy="${side / 2}" r="${side * 0.3}"/>`,
    `<path d="M0 0A${side} ${side} 0 0 1 ${side} ${side}A${side} ${side} 0 0 1 0 0Z"/>`,
    `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z"/>`,
  ])
  return `<g fill="${colour}" transform="translate(${tidy(x)} ${tidy(y)}) rotate(${quarter} ${side / 2} ${side / 2})">${shape}</g>`
}

/** Slanted bars that grow towards one side. */
export function slashes(
  rect: Rect,
  { colour, count, lean = 0.42 }: { colour: string; count: number; lean?: number },
): ImageNode {
  const pitch = (rect.width * 1.1) / count
  const bars = Array.from({ length: count }, (_, index) => {
    const thick = pitch * (0.16 + (index / count) * 0.5)
    const x = rect.x + index * pitch
    const shift = rect.height * lean
    return `<path d="M${tidy(x + shift)} ${tidy(rect.y)}h${tidy(thick)}l${tidy(-shift)} ${tidy(rect.height)}h${tidy(-thick)}Z" fill="${colour}"/>`
  })
  return drawing(rect, bars.join(''))
}

/** Lines of hills, each hiding what lies behind it. */
export function ridges(
  rect: Rect,
  roll: Dice,
  { line, paper, accent, weight }: { line: string; paper: string; accent: string; weight: number },
): ImageNode {
  const land = noise(roll)
  const count = 26
  const steps = 64
  const loud = Math.floor(count * (0.45 + roll() * 0.3))
  const rows = Array.from({ length: count }, (_, row) => {
    const base = rect.y + rect.height * (0.24 + (row / count) * 0.78)
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const share = step / steps
      const hill = Math.exp(-(((share - 0.5) * 3) ** 2))
      const rise = Math.max(0, land(share * 7 + row * 0.31, row * 0.27) + 0.28) * hill * rect.height * 0.36
      return [rect.x + share * rect.width, base - rise]
    })
    const path = curve(points, 0.16)
    const foot = `L${tidy(rect.x + rect.width)} ${tidy(rect.y + rect.height + 40)}L${tidy(rect.x)} ${tidy(rect.y + rect.height + 40)}Z`
    return `<path d="${path}${foot}" fill="${paper}"/><path d="${path}" fill="none" stroke="${row === loud ? accent : line}" stroke-width="${row === loud ? weight * 2.2 : weight}"/>`
  })
  return drawing(rect, rows.join(''))
}

/** Bars along the foot that step down to the right; the last ones are loud. */
export function beams(
  rect: Rect,
  roll: Dice,
  { calm, paper, loud }: { calm: string; paper: string; loud: string },
): ImageNode {
  const count = Math.round(rect.width / 27)
  const pitch = rect.width / count
  let step = 1
  const bars = Array.from({ length: count }, (_, index) => {
    if (index > 0 && index % Math.ceil(count / 5) === 0) step *= 0.46 + roll() * 0.14
    const last = index >= count - Math.ceil(count / 5)
    const tall = Math.max(16, rect.height * step * (0.93 + roll() * 0.07))
    const y = rect.y + rect.height - tall
    return `<rect x="${tidy(rect.x + index * pitch)}" y="${tidy(y)}" width="${tidy(pitch * 0.74)}" height="${tidy(tall)}" rx="3" fill="${last ? loud : 'url(#f)'}"/>`
  })
  const fade = `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${rect.y}" y2="${rect.y + rect.height}"><stop offset="0" stop-color="${calm}"/><stop offset="1" stop-color="${mix(calm, paper, 0.7)}"/></linearGradient></defs>`
  return drawing(rect, fade + bars.join(''))
}

/** A screen of dots that swell towards a corner. */
export function halftone(
  rect: Rect,
  roll: Dice,
  { colour, pitch, towards }: { colour: string; pitch: number; towards: Point },
): ImageNode {
  const land = noise(roll)
  const reach = Math.hypot(rect.width, rect.height)
  const dots: string[] = []
  for (let row = 0; row * pitch * 0.866 < rect.height + pitch; row++) {
    for (let column = 0; column * pitch < rect.width + pitch; column++) {
      const x = rect.x + column * pitch + (row % 2) * (pitch / 2)
      const y = rect.y + row * pitch * 0.866
      const near = 1 - Math.hypot(x - towards[0], y - towards[1]) / reach
      const size = (near * 1.35 - 0.42 + land(x / 330, y / 330) * 0.5) * pitch * 0.52
      if (size > 0.8) dots.push(`<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(Math.min(size, pitch * 0.5))}"/>`)
    }
  }
  return drawing(rect, `<g fill="${colour}">${dots.join('')}</g>`)
}

/** Paper hills, front ones nearer in colour to the last of `colours`, each with a soft shadow on the one behind. */
export function waves(rect: Rect, roll: Dice, colours: readonly string[], shadow: string): ImageNode {
  const land = noise(roll)
  const layers = colours.map((colour, index) => {
    const top = rect.y + rect.height * (0.12 + (index / colours.length) * 0.8)
    const swing = rect.height * (0.17 - index * 0.012)
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const x = rect.x - 40 + (step / 8) * (rect.width + 80)
      return [x, top + land(step * 0.42 + index * 3.7, index * 2.1) * swing * 2]
    })
    const path = `${curve(points, 0.18)}V${tidy(rect.y + rect.height + 60)}H${tidy(rect.x - 60)}Z`
    const soft = [26, 20, 15, 10, 6, 3].map(
      rise => `<path d="${path}" transform="translate(0 ${-rise})" fill="${shadow}" fill-opacity="0.035"/>`,
    )
    return `${soft.join('')}<path d="${path}" fill="${colour}"/>`
  })
  return drawing(rect, layers.join(''))
}
