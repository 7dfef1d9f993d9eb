import { describe, expect, it } from 'vitest'
import * as own from '#lib/render/colour/hex-lch.ts'
import * as library from '#lib/render/colour/oklch.ts'

/** Steps of 15 along each channel, black, white and all greys of them included. */
const levels = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'))
const colours = levels.flatMap(red => levels.flatMap(green => levels.map(blue => `#${red}${green}${blue}`)))

describe('colours measured without the library', () => {
  it('have the lightness, chroma and hue that it has', () => {
    let worst = 0
    for (const colour of colours) {
      const [a, b] = [own.lch(colour), library.lch(colour)]
      const turn = Math.abs(((a.h - b.h + 540) % 360) - 180)
      // A grey has whatever hue its rounding leaves.
      worst = Math.max(worst, Math.abs(a.l - b.l), Math.abs(a.c - b.c), b.c > 1e-6 ? turn : 0)
    }
    expect(colours).toHaveLength(5_832)
    expect(worst).toBeLessThan(1e-6)
  })

  it('have its contrast', () => {
    const off = colours.map(colour => Math.abs(own.contrast(colour, '#1a6f3d') - library.contrast(colour, '#1a6f3d')))
    expect(Math.max(...off)).toBeLessThan(1e-9)
  })

  it('are none without six digits', () => {
    for (const text of ['#fff', 'red', '#12345g', '#12345678', '']) expect(() => own.lch(text)).toThrow('not a colour')
  })
})
