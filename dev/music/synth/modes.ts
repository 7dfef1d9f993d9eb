import { decayOf } from '#dev/music/synth/envelope.ts'
import { cos, log10, sin } from '#dev/music/synth/maths.ts'
import { samplesIn } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

/** One way in which a struck body rings. */
export type Mode = { hz: number; level: number; seconds: number }

const INAUDIBLE = 2e-5

/** Adds a decaying sine by the two-term recurrence: two multiplications a sample, so a note can have dozens. */
export function ring(into: Float32Array, { hz, level, seconds }: Mode): void {
  if (hz > 0.42 * RATE || Math.abs(level) < INAUDIBLE) return
  const decay = decayOf(seconds)
  const turn = (2 * Math.PI * hz) / RATE
  const forward = 2 * decay * cos(turn)
  const back = decay * decay
  const length = Math.min(into.length, samplesIn((seconds * log10(Math.abs(level) / INAUDIBLE)) / 3))
  let before = 0
  let now = level * decay * sin(turn)
  for (let i = 1; i < length; i++) {
    into[i]! += now
    const next = forward * now - back * before
    before = now
    now = next
  }
}

/** Lifts the very start, which a sudden sine would turn into a click, and damps what rings on when the note is let go. */
export function handle(side: Float32Array, attack: number, held: number, release: number): void {
  const rise = samplesIn(attack)
  for (let i = 0; i < rise && i < side.length; i++) side[i]! *= 0.5 - 0.5 * cos((Math.PI * i) / rise)
  const fade = decayOf(release)
  let left = 1
  for (let i = samplesIn(held); i < side.length; i++) {
    left *= fade
    side[i]! *= left
  }
}
