import { describe, expect, it } from 'vitest'
import { isSum, pricedRows } from '#lib/composer/layout/priced.ts'

const where = { language: 'en', today: 19_000 }

describe('prices that a sentence runs on', () => {
  it.each([
    ['Small, 4-inch: $9. Medium, 6-inch: $18. Big, 8-inch: $34.', ['Small, 4-inch', 'Medium, 6-inch', 'Big, 8-inch']],
    ['Adults £6, children £3', ['Adults', 'Children']],
    ['Open fire – £65 and stove – £70', ['Open fire', 'Stove']],
  ])('are rows: %s', (text, labels) => {
    const rows = pricedRows(text, where)
    expect(rows.map(({ label }) => label)).toEqual(labels)
    for (const { value } of rows) expect(value).toMatch(/^[£$]\d+$/u)
  })

  it.each([
    'Each extra appliance is £12 more.',
    'A screen for £90 instead of a new phone for £600',
    'Adults £6, children £3, and under fives go free',
    'Was £20. Now £15.',
    'From £20 to £30.',
  ])('are none where a price does more than close what it is the price of: %s', text => {
    expect(pricedRows(text, where)).toEqual([])
  })

  it('are one sum with what it is for', () => {
    expect(['£72', '£14.50 a foot'].map(text => isSum(text, where))).toEqual([true, true])
    expect(['from £72', '£5 or £6', 'Tuesday'].map(text => isSum(text, where))).toEqual([false, false, false])
  })
})
