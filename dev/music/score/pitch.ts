import { exp2 } from '#dev/music/synth/maths.ts'
import { registry } from '#lib/registry.ts'

const STEPS: Record<string, number> = registry({ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 })

const sharps = (marks: string) => (marks.startsWith('#') ? marks.length : -marks.length)

/** The pitch class of `F#` or `Bb`. */
export function pitchClass(name: string): number {
  const [, letter = '', marks = ''] = /^([A-G])(#+|b*)$/.exec(name) ?? []
  const step = STEPS[letter]
  if (step === undefined) throw new Error(`no note is called ${name}`)
  return (step + sharps(marks) + 12) % 12
}

/** `C4` is 60, the middle of the keyboard. */
export function pitch(name: string): number {
  const [, letter = '', marks = '', octave = ''] = /^([A-G])(#+|b*)(-?\d)$/.exec(name) ?? []
  const step = STEPS[letter]
  if (step === undefined) throw new Error(`no note is called ${name}`)
  return 12 * (Number(octave) + 1) + step + sharps(marks)
}

export const hertz = (midi: number) => 440 * exp2((midi - 69) / 12)
