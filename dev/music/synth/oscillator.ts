import { exp2 } from '#dev/music/synth/maths.ts'

/** Rounds the corner of a wave over one sample either side of it (PolyBLEP), which removes the aliasing that one would hear. */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step - 1
    return -t * t
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step + 1
    return t * t
  }
  return 0
}

export const saw = (phase: number, step: number) => 2 * phase - 1 - corner(phase, step)

export function pulse(phase: number, step: number, width: number): number {
  const other = phase >= width ? phase - width : phase + 1 - width
  return (phase < width ? 1 : -1) + corner(phase, step) - corner(other, step) + 1 - 2 * width
}

export const cents = (amount: number) => exp2(amount / 1200)
