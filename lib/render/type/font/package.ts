export type Metrics = {
  /** All in em: of the line box, of capitals, of small letters, and the empty space left of an upright letter. */
  ascent: number
  descent: number
  cap: number
  x: number
  bearing: number
}

/** One installed font package. `faces` is empty where the list is long: then it lies on the shelf, under glyphs/. */
export type FontPackage = {
  metrics: Metrics
  faces: { file: string; italic: boolean; points: string }[]
}

export type Range = readonly [from: number, to: number]

/** The reverse of the encoding in dev/fonts.mjs. */
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
