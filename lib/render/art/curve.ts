export type Point = readonly [x: number, y: number]

/** A smooth path through points. */
export function curve(points: readonly Point[], tension = 0.17): string {
  const first = points[0] ?? [0, 0]
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const out = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
    const into = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
    return `C${[...out, ...into, ...to].map(tidy).join(' ')}`
  })
  return `M${tidy(first[0])} ${tidy(first[1])}${parts.join('')}`
}

export function tidy(value: number): string {
  return String(Math.round(value * 10) / 10)
}
