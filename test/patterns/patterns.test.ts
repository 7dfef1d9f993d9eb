import { beforeAll, describe, expect, it } from 'vitest'
import { type All, allPatterns } from './all.ts'
import { judgeHere } from './judge.ts'
import { nameOf, safeNames } from './judged.ts'

let all: All

beforeAll(() => {
  all = allPatterns()
}, 300_000)

describe('regular expressions', () => {
  it('none can be kept busy by a text, new ones are judged here', () => {
    const safe = safeNames()
    const open = all.patterns.filter(one => !safe.has(nameOf(one)))
    const distinct = new Map(open.map(one => [nameOf(one), one]))
    const told = [...distinct.values()].map(one => ({ ...one, ...judgeHere(one) }))
    const wrong = told.filter(one => !one.safe).map(one => `${one.at} /${one.source}/${one.flags}: ${one.told}`)
    expect(wrong).toEqual([])
    expect(new Set(all.patterns.map(nameOf)).size).toBeGreaterThan(700)
  }, 300_000)

  it('every place that builds them was seen doing it', () => {
    expect(all.unseen).toEqual([])
  })

  it('a bad one is told: exponential, polynomial, or too hard to tell', () => {
    const at = 'here'
    expect(judgeHere({ source: '^(a+)+$', flags: '', at }).safe).toBe(false)
    expect(judgeHere({ source: '\\s*,\\s*', flags: 'd', at }).safe).toBe(false)
    expect(judgeHere({ source: '(?:a', flags: '', at })).toMatchObject({
      safe: false,
      told: expect.stringMatching(/^unknown/),
    })
    expect(judgeHere({ source: '^[a-z]+$', flags: 'd', at }).safe).toBe(true)
  })
})
