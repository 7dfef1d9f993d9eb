import { expect, it } from 'vitest'
import { mutants } from './mutants.ts'
import { keptPlaces, SHARES, shareOf } from './shares.ts'

const week = Array.from({ length: SHARES }, (_, nth) => nth)
const some = mutants.slice(0, 30)

it('gives each mutant to one share, those without a measure as well', () => {
  const shares = week.map(day => shareOf(day, some, { [some[0]?.name ?? '']: { seed: 1, size: 'all', cpu_s: 40 } }))
  expect(
    shares
      .flat()
      .map(one => one.name)
      .sort(),
  ).toEqual(some.map(one => one.name).sort())
})

it('cuts by what they cost: the share of one that is dear has few others', () => {
  const dear = { seed: 1, size: 'all' as const, cpu_s: 300 }
  const cheap = { seed: 1, size: 'few' as const, cpu_s: 10 }
  const kept = Object.fromEntries(some.map(({ name }, at) => [name, at === 5 ? dear : cheap]))
  const shares = week.map(day => shareOf(day, some, kept).map(one => one.name))
  expect(shares.filter(share => share.length === 1)).toEqual([[some[5]?.name]])
  expect(Math.max(...shares.map(share => share.length))).toBe(3)
})

it('keeps places of mutants that there are', () => {
  const names = new Set(mutants.map(one => one.name))
  expect(Object.keys(keptPlaces()).filter(name => !names.has(name))).toEqual([])
})
