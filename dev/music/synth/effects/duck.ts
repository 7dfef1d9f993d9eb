import { exp, square } from '#dev/music/synth/maths.ts'
import { RATE } from '#lib/video/sound/grid.ts'

/** The gain that makes room for each kick: down at once, back by the next half beat. */
export function ducking(starts: readonly number[], length: number, back: number): Float32Array {
  const level = new Float32Array(length).fill(1)
  for (const start of starts) {
    const until = Math.min(length, start + Math.round(back * 2 * RATE))
    for (let i = Math.max(0, start - 96); i < until; i++) {
      const seconds = (i - start) / RATE
      const dip = seconds < 0 ? (i - start + 96) / 96 : exp(-square(seconds / (back * 0.6)))
      level[i] = Math.min(level[i]!, 1 - dip)
    }
  }
  return level
}
