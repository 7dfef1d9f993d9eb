// Cymbals: six square waves that share no common measure, rubbed together with noise, above a high pass.
import { decayOf } from '#dev/music/synth/envelope.ts'
import { Filter } from '#dev/music/synth/filter.ts'
import { type Stereo, samplesIn, silent } from '#dev/music/synth/sound.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { RATE } from '#lib/video/sound/grid.ts'

type Cymbal = { above: number; seconds: number; metal: number; hiss: number; attack: number }

const PARTIALS = [317.2, 464.9, 570.3, 818.7, 1191.1, 1534.7]

const cymbal =
  ({ above, seconds, metal, hiss, attack }: Cymbal): Voice =>
  ({ force, grain }) => {
    const sound = silent(samplesIn(seconds))
    const fade = decayOf(seconds)
    for (const side of [sound.left, sound.right]) {
      const [thin, bright] = [new Filter(above), new Filter(above, 0.9)]
      const phases = PARTIALS.map(() => grain())
      let level = force
      for (let i = 0; i < side.length; i++) {
        const raw = rub(phases, 4.1) * metal + (grain() * 2 - 1) * hiss
        side[i] = bright.highpass(thin.highpass(raw)) * level * Math.min(1, i / (attack * RATE + 1))
        level *= fade
      }
    }
    return narrowed(sound)
  }

/** Both sides were made apart; most of each is shared, or the metal would hang beside the head and cost the codec dearly. */
function narrowed(sound: Stereo): Stereo {
  sound.left.forEach((left, i) => {
    const right = sound.right[i]!
    sound.left[i] = left * 0.85 + right * 0.45
    sound.right[i] = right * 0.85 + left * 0.45
  })
  return sound
}

function rub(phases: number[], times: number): number {
  let sum = 0
  for (let k = 0; k < phases.length; k++) {
    const phase = (phases[k]! + (PARTIALS[k]! * times) / RATE) % 1
    phases[k] = phase
    sum += phase < 0.5 ? 1 : -1
  }
  return sum / phases.length
}

export const closedHat = cymbal({ above: 6800, seconds: 0.07, metal: 0.6, hiss: 0.7, attack: 0.0004 })
export const openHat = cymbal({ above: 6200, seconds: 0.36, metal: 0.6, hiss: 0.7, attack: 0.001 })
export const crash = cymbal({ above: 3200, seconds: 2.6, metal: 0.35, hiss: 0.75, attack: 0.002 })

/** A cymbal played backwards: it swells into the end of its note. */
export const swell: Voice = tone => {
  const sound = cymbal({ above: 2600, seconds: Math.max(0.3, tone.seconds), metal: 0.25, hiss: 0.8, attack: 0.002 })(
    tone,
  )
  sound.left.reverse()
  sound.right.reverse()
  return sound
}
