import { describe, expect, it } from 'vitest'
import { measuredOf } from '#lib/templates/stat/measured.ts'

const shareOf = (value: string, other: string | number, unit?: string) => {
  const both = measuredOf({ value, label: 'a label', benchmark: { value: other, against: 'Before', unit } })
  return both && both.value / both.other
}

describe('a number beside its benchmark', () => {
  it.each([
    ['4 days', '7', 'days', 4 / 7],
    ['4 days', 7, undefined, 4 / 7],
    ['2 weeks', '7 days', undefined, 2],
    ['90 seconds', '3', 'minutes', 0.5],
    ['91%', '58', undefined, 91 / 58],
    ['91%', '58 %', undefined, 91 / 58],
    ['1,200 kg', '600', 'kg', 2],
    ['18', '12', undefined, 1.5],
  ])('%s beside %s %s has its share of the scale', (value, other, unit, share) =>
    expect(shareOf(value, other, unit)).toBeCloseTo(share),
  )

  it.each([
    ['4 days', '7 kg'],
    ['about 3 or 4', '7'],
    ['4 days', 'a week'],
  ])('%s beside %s is not drawn', (value, other) => expect(shareOf(value, other)).toBeNull())
})
