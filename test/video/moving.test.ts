// A film moves from its first frame to its last, whatever its scenes say.

import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { many } from '#test/support/proof.ts'
import { changesOf } from '#test/video/support/moving.ts'

/** Of the pixels, from one half second to the next. */
const LEAST = 0.02
type Told = readonly (readonly [scene: string, data: Record<string, unknown>, composition?: string])[]

const hire: Told = [
  ['hook', { text: 'The river before ten.' }],
  ['stat', { value: '£12', label: 'for two hours, single kayak', from: '£18' }],
  ['steps', { items: ['Book by eight', 'Park at Hay bridge', 'Push off'] }, 'panelled'],
  ['steps', { headline: 'Then', items: ['Small waves', 'A board that floats'] }, 'ruled'],
  ['end_card', { text: 'Weekdays until 31 May', url: 'kayaks.example' }],
]
const night: Told = [
  ['hook', { text: 'Five films. One night. Soup.' }],
  ['list', { items: ['The Third Kiosk', 'Night Ferry', 'Paper Moonlight'] }, 'panelled'],
  ['list', { items: ['Salt', 'Tin', 'Kiosk', 'Ferry', 'Moonlight'] }, 'panelled'],
  ['list', { headline: 'In the foyer', items: ['Soup', 'Bread'] }, 'ruled'],
  ['end_card', { text: 'Saturday 21 March' }],
]
const school: Told = [
  ['hook', { text: '14 degrees.' }],
  ['people', { name: 'Jory Penrose', role: 'Teaches the first lesson' }, 'tall'],
  ['people', { name: 'Ada Penrose', role: 'Teaches the second' }, 'round'],
  ['comparison', { left_title: 'Before', left: '41 min', right_title: 'Now', right: '90 s' }, 'struck'],
  ['quote', { quote: 'I stopped counting.', name: 'Priya Raman' }],
  ['call_to_action', { text: 'Come on Sunday' }],
]
const abouts = ['Kayak hire on the Wye.', 'A cinema with one screen.', 'Surf lessons on a Cornish beach.']
const kitOf = (nth: number): BrandKit => ({ ...(bareKits[nth] as BrandKit), about: abouts[nth % 3] ?? '' })

function boardOf(told: Told, seconds: number): Storyboard {
  const shots = told.map(([scene, data, composition = 'auto'], at) => ({
    ...{ scene, data, composition },
    ...{ start_ms: Math.round(at * seconds * 1000), end_ms: Math.round((at + 1) * seconds * 1000) },
  }))
  return Storyboard.parse({ ...UPRIGHT, shots })
}

const every = [hire, night, school].flatMap((told, at) => [at, at + 9].map(nth => [at, nth, told] as const))
const films = many(every.slice(0, 1), every)

describe('a film, a half second later,', () => {
  it.each(films)(
    'differs in more than two hundredths of its pixels: board %i, brand %i',
    async (_, nth, told) => {
      const film = await makeFilm(raster, boardOf(told, nth < 6 ? 3 : 2.4), kitOf(nth))
      const steps = await changesOf(raster, film)
      const still = steps
        .filter(({ share }) => share <= LEAST)
        .map(({ seconds, share }) => `${seconds} s: ${(share * 100).toFixed(1)} %`)
      console.log(`brand ${nth}: least ${(100 * Math.min(...steps.map(({ share }) => share))).toFixed(1)} %`)
      expect(still).toEqual([])
      expect(steps.length).toBeGreaterThan(20)
    },
    60_000,
  )
})
