// “7 doors open” between hours is an hour, and no seven doors.
import { expect, it } from 'vitest'
import { countedOn } from '#lib/templates/carousel/counted.ts'
import { saidIn } from '#lib/templates/carousel/plan/said.ts'

const marksOf = (headlines: readonly string[], index: number) =>
  countedOn({ said: saidIn(headlines.map(headline => ({ headline }))) }, index)

it('counts no hours', () => {
  expect(marksOf(['While you sleep', '2am ovens on', '6 van loaded', '7 doors open'], 3)).toBeNull()
  expect(marksOf(['Our season', '9 teams', '94 players', '7 wins'], 3)).toEqual({ all: 7, some: 7 })
})
