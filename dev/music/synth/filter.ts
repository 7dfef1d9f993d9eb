import { exp, tan } from '#dev/music/synth/maths.ts'
import { RATE } from '#lib/video/sound/grid.ts'

/** A state-variable filter in the topology-preserving form: it can be retuned while it runs without a click. */
export class Filter {
  private g = 0
  private a = 0
  private damping = 1
  private bandState = 0
  private lowState = 0
  private low = 0

  constructor(hz: number, q = Math.SQRT1_2) {
    this.tune(hz, q)
  }

  tune(hz: number, q = Math.SQRT1_2): void {
    this.g = tan((Math.PI * Math.min(hz, 0.45 * RATE)) / RATE)
    this.damping = 1 / q
    this.a = 1 / (1 + this.g * (this.g + this.damping))
  }

  lowpass(input: number): number {
    this.step(input)
    return this.low
  }

  highpass(input: number): number {
    const band = this.step(input)
    return input - this.damping * band - this.low
  }

  /** As loud at its centre whatever the resonance. */
  bandpass(input: number): number {
    return this.step(input) * this.damping
  }

  private step(input: number): number {
    const band = this.a * (this.bandState + this.g * (input - this.lowState))
    this.low = this.lowState + this.g * band
    this.bandState = 2 * band - this.bandState
    this.lowState = 2 * this.low - this.lowState
    return band
  }
}

/** A gentle slope of 6 dB an octave. */
export class Slope {
  private state = 0
  private readonly share: number

  constructor(hz: number) {
    this.share = 1 - exp((-2 * Math.PI * hz) / RATE)
  }

  lowpass(input: number): number {
    this.state += this.share * (input - this.state)
    return this.state
  }

  highpass(input: number): number {
    return input - this.lowpass(input)
  }
}
