import { describe, expect, it } from 'vitest'
import { comparable, quantity } from '#lib/templates/comparison/quantity.ts'

const compared = (left: string, right: string) => comparable([quantity(left), quantity(right)])

describe('a quantity', () => {
  it.each([
    ['41 minutes', 2460, 'second'],
    ['90 seconds', 90, 'second'],
    ['1,200 ms', 1.2, 'second'],
    ['4,5 Stunden', 16_200, 'second'],
    ['3 días', 259_200, 'second'],
    ['2 GB', 2e9, 'byte'],
    ['12.5 km', 12.5, 'km'],
    ['1.234.567 Runs', 1_234_567, 'runs'],
    ['14 min, on our repo', 840, 'second'],
    ['0,125 s', 0.125, 'second'],
  ])('is read from “%s”', (text, value, unit) => {
    expect(quantity(text)).toEqual({ value, unit })
  })

  it.each(['no number', '2 of 3', '1.200 Runs', '3-5 days'])('is not read from “%s”', text => {
    expect(quantity(text)).toBeNull()
  })

  it('is compared with one of its kind only', () => {
    expect(compared('41 minutes', '90 seconds')).toBe(true)
    expect(compared('1.5 GB', '900 MB')).toBe(true)
    expect(compared('41 minutes', '90 runs')).toBe(false)
    expect(compared('12', '14')).toBe(false)
    expect(compared('0 errors', '14 errors')).toBe(false)
  })
})
