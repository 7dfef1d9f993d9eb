// Sets of characters by their code points, as a font covers them.

export type Range = readonly [from: number, to: number]

/** Code points as runs, each as the distance from the last end and the length beyond one, in base 36. */
export function encodePoints(points: Iterable<number>): string {
  const runs: [from: number, to: number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  let end = 0
  return runs
    .map(([from, to]) => {
      const text = (from - end).toString(36) + (to > from ? `+${(to - from).toString(36)}` : '')
      end = to
      return text
    })
    .join(' ')
}

/** The reverse of `encodePoints`. */
export function decodePoints(text: string): Range[] {
  let end = 0
  return text.split(' ').map(run => {
    const [distance = '', length = '0'] = run.split('+')
    const from = end + Number.parseInt(distance, 36)
    end = from + Number.parseInt(length, 36)
    return [from, end] as const
  })
}

export function covers(ranges: readonly Range[], point: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle] as Range
    if (point < from) high = middle - 1
    else if (point > to) low = middle + 1
    else return true
  }
  return false
}
