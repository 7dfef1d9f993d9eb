// What a viewer who pauses a film reads: rows, their numbers, and the titles of what is compared.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Film } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { Storyboard } from '#lib/video/storyboard.ts'

const END = { scene: 'end_card', data: { text: 'Open from ten' } }

function film(scene: string, data: Record<string, unknown>, composition = 'auto', nth = 0): Promise<Film> {
  const shots = [
    { scene, data, composition, start_ms: 0, end_ms: 4000 },
    { ...END, start_ms: 4000, end_ms: 6000 },
  ]
  return makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots }), bareKits[nth] as BrandKit)
}

describe('the rows of a film', () => {
  const numbers = async (...items: string[]) =>
    (await film('steps', { items })).proof.texts.filter(({ role }) => role === 'number').length

  it('are numbered where each is a deed in its order', async () => {
    expect(await numbers('Wet the crust', 'Bake at 180 °C', 'Wait ten minutes')).toBe(3)
    expect(await numbers('Descendez', 'Passez à pied')).toBe(2)
  })

  it.each([
    ['a figure that the number would be read with', ['Start in a hot pan', '3 minutes until the water goes']],
    ['a price', ['Order', '£12 at the door']],
    ['what there is', ['Descendez', 'Passez à pied, rive droite', 'Il y a un panneau jaune']],
    ['a thing', ['A spoon of oil', 'Garlic', 'Salt']],
    ['what is not to be done', ['Não deitem água', 'Não mexam', 'Afastem-se']],
    ['what is not there', ['No oil', 'Stir']],
  ])('are not numbered beside %s', async (_, items) => {
    expect(await numbers(...items)).toBe(0)
  })

  it.each(bareKits.slice(0, 4).map((_, nth) => nth))(
    'are shaded whole or not at all: no edge crosses their words (brand %i)',
    async nth => {
      const { layers, width } = await film('list', { items: ['The Third Kiosk', 'Night Ferry'] }, 'panelled', nth)
      const spans = new Set<string>()
      for (let frame = 0; frame < 110; frame++)
        for (const { name, from, until, pose } of layers) {
          const { clip } = pose(frame)
          const isOn = name.startsWith('flat ') && frame >= from && frame < until && clip
          if (!isOn || clip.bottom - clip.top < 100 || clip.right - clip.left < 40 || clip.right === width) continue
          spans.add(`${clip.left}-${clip.right}`)
        }
      expect(spans.size).toBe(1)
    },
  )
})

describe('the sides of a comparison', () => {
  it.each(['halves', 'stacked', 'struck'])('have titles of half their size: %s', async composition => {
    for (const [left, right] of [
      ['41 min', '90 s'],
      ['Passa in settimana', 'Rallenta e chiamaci'],
    ] as const) {
      const titles = { left_title: 'Time to the cause, before', right_title: 'Lampeggia' }
      const { proof } = await film('comparison', { headline: 'Spia motore', left, right, ...titles }, composition)
      const sizeOf = (role: string) => proof.texts.find(text => text.role === role)?.size_px ?? 0
      for (const side of ['left', 'right']) {
        expect(sizeOf(`${side} title`)).toBeGreaterThanOrEqual(Math.max(40, sizeOf(side) * 0.45))
        expect(sizeOf(side)).toBeGreaterThan(sizeOf(`${side} title`))
      }
    }
  })

  it('are struck through only where one is over', () => {
    const ways = (left_title: string) =>
      scenes.comparison?.fitting(bareKits[0] as BrandKit, {
        left_title,
        left: '€12',
        right_title: 'Other',
        right: '€15',
      })
    expect(ways('Weekday')).toEqual(['halves', 'stacked'])
    for (const before of ['Before', 'Bisher', 'Avant', 'Prima']) expect(ways(before)).toEqual(['halves', 'struck'])
  })
})

describe('a last scene', () => {
  it.each([
    ['that is the name', ''],
    ['that is the name and where it is', ', Hebden Bridge'],
  ])(
    '%s has the name as its largest words, over all else but what it is',
    async (_, rest) => {
      for (const nth of [0, 1, 2, 3]) {
        const { name } = bareKits[nth] as BrandKit
        const shots = [
          { scene: 'hook', data: { text: 'Clean in forty minutes' }, composition: 'auto', start_ms: 0, end_ms: 2000 },
          {
            ...{ scene: 'end_card', composition: 'auto', start_ms: 2000, end_ms: 5000 },
            data: { text: `${name}${rest}`, what: 'Clean in forty minutes', tagline: 'Ask us in time' },
          },
        ]
        const { proof } = await makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots }), bareKits[nth] as BrandKit)
        const end = proof.texts.filter(({ role }) => ['wordmark', 'what', 'fact', 'tagline'].includes(role))
        const largest = end.toSorted((a, b) => b.size_px - a.size_px)[0]
        expect(end.map(({ role }) => role)).toEqual(['what', 'wordmark', ...(rest ? ['fact'] : []), 'tagline'])
        expect(largest?.role).toBe('wordmark')
      }
    },
    60_000,
  )
})
