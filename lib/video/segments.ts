// Where a film is cut: closed segments of equal length, each with a key picture of its own.

/** A key picture every two and a half seconds at most. */
const MOST_FRAMES = 75

export type Segment = { index: number; from: number; until: number }

export function segmentsOf(frames: number): Segment[] {
  const count = Math.ceil(frames / MOST_FRAMES)
  const cut = (index: number) => Math.round((index * frames) / count)
  return Array.from({ length: count }, (_, index) => ({ index, from: cut(index), until: cut(index + 1) }))
}
