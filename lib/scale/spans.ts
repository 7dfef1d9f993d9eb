// Which of a picture's columns, or rows, each one of it in another size is made of, as the engine reckons it: in single
// precision, in its order.

/** One direction: where its frame begins, how much of the picture lies before that, and in which length it shows `of` pixels. */
export type Shown = { frame: number; cut: number; length: number; of: number }

/** For each column or row its first pixel of the source, how many, and their shares. */
export type Spans = { words: Uint32Array<ArrayBuffer>; start(index: number): number; end(index: number): number }

const WORDS = 5
const single = Math.fround

/** How many pixels of the source one takes. */
export const stepOf = ({ length, of }: Shown): number => single(of / length)

/** Where the middles of columns lie in the source: each is a step from the one before it. */
export function columnMiddles(shown: Shown, count: number): number[] {
  const step = stepOf(shown)
  let at = single(single((0.5 - shown.frame) * step) + single(step * shown.cut))
  return Array.from({ length: count }, () => {
    const middle = at
    at = single(at + step)
    return middle
  })
}

/** Rows are reckoned each by itself. */
export function rowMiddles(shown: Shown, count: number): number[] {
  const step = stepOf(shown)
  const cut = single(step * shown.cut)
  return Array.from({ length: count }, (_, row) => single(single((row + 0.5 - shown.frame) * step) + cut))
}

/** All that lies under a pixel, those at its edges by their share; never less than one. */
export function covered(middles: readonly number[], shown: Shown): Spans {
  const { of } = shown
  const reach = Math.max(1, stepOf(shown))
  const half = single(reach * 0.5)
  const [words, shares] = table(middles.length)
  for (const [index, middle] of middles.entries()) {
    const centre = reach >= of ? single(of * 0.5) : within(middle, half, single(of - half))
    const from = within(single(centre - half), 0, of)
    const to = within(single(centre + half), 0, of)
    const start = Math.floor(from)
    const end = Math.min(Math.ceil(to), of)
    words.set([start, end - start], WORDS * index)
    shares.set([single(Math.min(to, start + 1) - from), 1, single(to - Math.max(from, end - 1))], WORDS * index + 2)
  }
  return spansOf(words)
}

/** The two nearest, and by how many 256ths a pixel is nearer to the second. */
export function between(middles: readonly number[], { of }: Shown): Spans {
  const [words] = table(middles.length)
  for (const [index, middle] of middles.entries()) {
    const at = within(single(middle - 0.5), 0, of - 1)
    const start = Math.floor(at)
    words.set([start, Math.min(2, of - start), Math.trunc(single(single(at - start) * 256))], WORDS * index)
  }
  return spansOf(words)
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function table(count: number): [words: Uint32Array<ArrayBuffer>, shares: Float32Array] {
  const words = new Uint32Array(WORDS * count)
  return [words, new Float32Array(words.buffer)]
}

const spansOf = (words: Uint32Array<ArrayBuffer>): Spans => ({
  words,
  start: index => words[WORDS * index] ?? 0,
  end: index => (words[WORDS * index] ?? 0) + (words[WORDS * index + 1] ?? 0),
})
