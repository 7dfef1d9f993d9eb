import { describe, expect, it } from 'vitest'
import { cos, exp, exp2, log2, log10, power, sin, tan, tanh } from '#dev/music/synth/maths.ts'

const between = (from: number, to: number) => Array.from({ length: 5000 }, (_, i) => from + ((to - from) * i) / 5000)
const worst = (own: (x: number) => number, engine: (x: number) => number, points: number[]) =>
  Math.max(...points.map(x => Math.abs(own(x) - engine(x)) / Math.max(1, Math.abs(engine(x)))))

describe('the functions of analysis', () => {
  it('agree with the engine to eleven digits and more', () => {
    expect(worst(sin, Math.sin, between(-20, 10_000))).toBeLessThan(1e-11)
    expect(worst(cos, Math.cos, between(-20, 10_000))).toBeLessThan(1e-11)
    expect(worst(tan, Math.tan, between(0, 1.42))).toBeLessThan(1e-13)
    expect(worst(exp, Math.exp, between(-40, 20))).toBeLessThan(1e-13)
    expect(worst(exp2, x => 2 ** x, between(-60, 30))).toBeLessThan(1e-13)
    expect(worst(tanh, Math.tanh, between(-30, 30))).toBeLessThan(1e-13)
    expect(worst(log2, Math.log2, between(1e-9, 500))).toBeLessThan(1e-13)
    expect(worst(log10, Math.log10, between(1e-9, 500))).toBeLessThan(1e-13)
    expect(
      worst(
        x => power(x, 0.62),
        x => x ** 0.62,
        between(0, 40),
      ),
    ).toBeLessThan(1e-13)
  })
})
