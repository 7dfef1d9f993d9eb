// What a word hears of those around it, far beyond its sentence: a correction of what it corrects, a chat of its manner.

/** Each listens for something of its own in the others. */
const HEADS = 4
/** How far it listens to both sides, so that a long brief takes no longer for each word. */
const WITHIN = 96

/** Rows of the words as they ask, as they are asked and as they are heard; of each head what distance counts, then what the side does. */
type Listening = { asks: Float32Array; asked: Float32Array; heard: Float32Array; reach: Float32Array }

/** For each word those around it as they are heard, those louder that answer what it asks. */
export function listened({ asks, asked, heard, reach }: Listening, count: number): Float32Array {
  const width = asks.length / Math.max(1, count)
  const size = width / HEADS
  const out = new Float32Array(asks.length)
  const far = Float32Array.from({ length: WITHIN + 1 }, (_, by) => Math.log1p(by))
  const loud = new Float32Array(2 * WITHIN + 1)
  for (let head = 0; head < HEADS; head++) {
    const [away = 0, side = 0] = [reach[head], reach[HEADS + head]]
    for (let at = 0; at < count; at++) {
      const own = at * width + head * size
      const [first, end] = [Math.max(0, at - WITHIN), Math.min(count, at + WITHIN + 1)]
      for (let other = first; other < end; other++) {
        const place = away * (far[Math.abs(other - at)] as number) + side * Math.sign(other - at)
        loud[other - first] = product(asks, own, asked, other * width + head * size, size) / Math.sqrt(size) + place
      }
      share(loud, end - first)
      for (let other = first; other < end; other++) {
        const part = loud[other - first] as number
        const from = other * width + head * size
        for (let i = 0; i < size; i++) out[own + i] = (out[own + i] as number) + part * (heard[from + i] as number)
      }
    }
  }
  return out
}

function product(a: Float32Array, from: number, b: Float32Array, at: number, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += (a[from + i] as number) * (b[at + i] as number)
  return sum
}

/** Parts of one instead of the first of them, by their powers. */
function share(numbers: Float32Array, count: number): void {
  let [most, all] = [Number.NEGATIVE_INFINITY, 0]
  for (let at = 0; at < count; at++) most = Math.max(most, numbers[at] as number)
  for (let at = 0; at < count; at++) {
    numbers[at] = Math.exp((numbers[at] as number) - most)
    all += numbers[at] as number
  }
  for (let at = 0; at < count; at++) numbers[at] = (numbers[at] as number) / all
}
