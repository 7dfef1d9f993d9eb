// How long a film is: as long as its words are read in, and as music lasts.
import { describe, expect, it } from 'vitest'
import { type Shot, timed } from '#lib/composer/layout/film/time.ts'
import { askedLength } from '#lib/composer/layout/film/wish.ts'
import { wordCount } from '#lib/composer/words/width.ts'
import { LENGTHS, LONGEST } from '#lib/video/sound/bed-names.ts'

const TWELVE = 'The lid goes on while the pan is still hot from the oven'
const film = (lines: number, words = TWELVE): Shot[] => [
  { role: 'hook', text: 'Three loaves from one bowl' },
  ...Array.from({ length: lines }, (_, at) => ({ role: 'line', text: `${words} ${at}` })),
  { role: 'end', text: 'Saturday at nine, Mill Lane' },
]

const secondsOf = (shots: readonly Shot[], asked?: number): number => Number(timed(shots, asked).at(-1)?.end_ms) / 1_000
const paces = (shots: readonly Shot[], asked?: number): number[] =>
  timed(shots, asked).map(
    ({ text, start_ms, end_ms }) => (wordCount(text) * 1_000) / (Number(end_ms) - Number(start_ms)),
  )

describe('a film that nobody gave a length', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('has time for each of %d long lines, and the music that is next', lines => {
    const seconds = secondsOf(film(lines))
    expect(LENGTHS).toContain(seconds)
    expect(Math.max(...paces(film(lines)))).toBeLessThanOrEqual(2.95)
    const [spare, step] = [seconds - secondsRead(film(lines)), seconds > 20 ? 6 : 2]
    expect(spare).toBeGreaterThanOrEqual(0)
    expect(spare).toBeLessThan(step)
  })

  it('follows scene by scene without a gap, to the end of the music', () => {
    const shots = timed(film(6))
    for (const [at, { start_ms }] of shots.entries()) expect(start_ms).toBe(shots[at - 1]?.end_ms ?? 0)
    expect(Number(shots.at(-1)?.end_ms)).toBeGreaterThan(20_000)
  })

  it('is as long as the longest music at most, and all of it is seen', () => {
    const shots = timed(film(8, `${TWELVE} ${TWELVE}`))
    expect(shots.at(-1)?.end_ms).toBe(LONGEST * 1_000)
    for (const { start_ms, end_ms } of shots) expect(Number(end_ms) - Number(start_ms)).toBeGreaterThanOrEqual(1_800)
  })
})

describe('a film of 30 seconds', () => {
  it('is one where its words carry it', () => {
    expect(secondsOf(film(3), 30_000)).toBe(30)
    expect(secondsOf(film(5), 30_000)).toBe(30)
    expect(secondsOf(film(5), 35_000)).toBe(36)
  })

  it('is no film of few words that stands still', () => {
    expect(secondsOf(film(1), 30_000)).toBe(20)
    for (const asked of [24_000, 30_000, 40_000, 60_000]) {
      const seconds = secondsOf(film(2), asked)
      expect(seconds).toBeGreaterThanOrEqual(20)
      expect(seconds).toBeLessThanOrEqual(2 * secondsRead(film(2)) + 2)
    }
  })

  it('is as long as asked up to twenty, as ever', () => {
    expect(secondsOf(film(1, 'Flour and water'), 20_000)).toBe(20)
    expect(secondsOf(film(1, 'Flour and water'), 15_000)).toBe(14)
  })

  it('is hurried by a quarter at most, and no scene is missed', () => {
    expect(secondsOf(film(5), 15_000)).toBeGreaterThanOrEqual(0.75 * secondsRead(film(5)))
    expect(
      Math.min(...timed(film(5), 15_000).map(({ start_ms, end_ms }) => Number(end_ms) - Number(start_ms))),
    ).toBeGreaterThan(1_700)
  })
})

/** What the scenes are read in together. */
function secondsRead(shots: readonly Shot[]): number {
  const lines = shots
    .slice(1, -1)
    .map(({ text }) => Math.ceil((Math.max(wordCount(text), text.length / 6) / 2.9) * 10) / 10)
  return lines.reduce((sum, seconds) => sum + Math.max(1.8, seconds), 1.8 + 2.6)
}

describe('a length that is asked for', () => {
  it.each([
    ['en', 'a 30 sec reel about our bread', 30],
    ['en', 'teaser 10-15s', 12.5],
    ['de', 'also video zum apfelpressen so dreißig sekunden', 30],
    ['en', 'this is a video about how a key gets cut like twenty five seconds', 25],
    ['fr', 'une vidéo de trente-cinq secondes environ', 35],
    ['es', 'un video de medio minuto', 30],
    ['en', 'video of about half a minute please', 30],
    ['en', 'a video of our shop, give me two seconds', undefined],
  ])('is heard in figures and in words: %s, %s', (language, brief, seconds) => {
    expect(askedLength({ segments: [brief] }, [], language)).toBe(seconds && seconds * 1_000)
  })

  it('is none where no film is spoken of', () => {
    expect(askedLength({ segments: ['The kiln needs thirty seconds to close'] }, [], 'en')).toBeUndefined()
  })
})
