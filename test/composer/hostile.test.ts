import { describe, expect, it } from 'vitest'
import { Channel } from '#lib/channels.ts'
import { AssetType } from '#lib/plans.ts'
import { brands } from './fixtures/brands.ts'
import { briefs } from './fixtures/briefs.ts'
import { compose, DAY } from './support.ts'

const UNITS = [
  'a ',
  '1 ',
  'Aa Bb ',
  'word-',
  ', ',
  '. ',
  '"',
  '“',
  '£1 ',
  'http://a.b/',
  'a@b.c ',
  'to ',
  'x: ',
  '| ',
  'あ',
  'ß',
  '(',
  '1.',
  '1,',
  '12 May ',
  '\n- a',
  '🎉',
  'hiring a ',
]
const RUNS = 300
const SEED = 7
const MOST_MS = 2_000

function* random(seed: number): Generator<number> {
  let state = seed
  while (true) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    yield state / 0x7fffffff
  }
}

describe('hostile briefs', () => {
  it.each(UNITS.map(unit => [unit]))('5,000 characters of %j are answered in time', unit => {
    const brief = unit.repeat(Math.ceil(5000 / unit.length)).slice(0, 5000)
    const start = performance.now()
    const plan = compose({ brief, brand: brands.tarn, channel: 'twitter', asset_type: 'card', day: DAY })
    expect(performance.now() - start).toBeLessThan(MOST_MS)
    expect(plan.pictures.length).toBeGreaterThan(0)
  })

  it(`words thrown together pass every gate on every asset type (seed ${SEED})`, () => {
    const words = briefs.flatMap(each => each.brief.split(/\s+/))
    const numbers = random(SEED)
    const next = (below: number): number => Math.floor((numbers.next().value ?? 0) * below)
    const all = Object.values(brands)
    for (let run = 0; run < RUNS; run++) {
      const brief = Array.from({ length: 1 + next(40) }, () => words[next(words.length)]).join(' ')
      const asset_type = AssetType.options[run % AssetType.options.length] ?? 'card'
      const channel = Channel.options[run % Channel.options.length] ?? 'twitter'
      const plan = compose({ brief, brand: all[run % all.length] ?? brands.blank, channel, asset_type, day: DAY })
      expect([brief, plan.score_rows.filter(row => row.gate && !row.passed)]).toEqual([brief, []])
      for (const { data } of plan.pictures)
        expect([brief, Object.values(data).every(value => value.length > 0)]).toEqual([brief, true])
    }
  })
})
