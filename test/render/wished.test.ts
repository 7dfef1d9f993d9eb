// What an owner asked of the look of a post, carried out for any brand.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { colourIn } from '#lib/render/colour/named.ts'
import { contrast, lch } from '#lib/render/colour/oklch.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import { COLOURS } from '#lib/render/objects/colours.ts'
import { Picture } from '#lib/render/picture.ts'
import { themeWished } from '#lib/render/wished.ts'
import { GROUNDS, type Wished } from '#lib/render/wishes.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kits = bareKits as readonly BrandKit[]
const groundsOf = ({ plain, soft, deep, vivid, playful }: Theme): Ground[] => [plain, soft, deep, ...vivid, ...playful]
const lightnessOf = ({ paper }: Ground) => lch(paper).l

const look = { width: 1200, height: 630, format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
const drawn = (kit: BrandKit, wished: readonly Wished[], asked: object = {}) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ ...look, template: 'og_title', depicts: ['none'], wished },
      data: { title: 'Swim by the first of November', meta: 'Tuesdays from six' },
      ...asked,
    }),
    kit,
  )
const titleOf = ({ proof }: Awaited<ReturnType<typeof drawn>>) =>
  proof.texts.find(({ role }) => role === 'title' || role === 'headline')?.size_px ?? 0
const coloursIn = (scene: unknown): string[] =>
  JSON.stringify(scene, (_, value) => (ArrayBuffer.isView(value) ? null : value)).match(/#[0-9a-f]{6}\b/gi) ?? []

describe('a wish for the look', () => {
  it('has a ground for every colour that may be wished, by the names that things go by', () => {
    expect(GROUNDS.filter(name => COLOURS[name] === undefined)).toEqual([])
  })

  it.each(kits.map(({ name }, nth) => [name, nth] as const))('is light or dark all over (%s)', (_, nth) => {
    const { palette } = kits[nth] as BrandKit
    for (const ground of groundsOf(themeWished(palette, 'auto', ['light'])))
      expect(lightnessOf(ground)).toBeGreaterThan(0.87)
    for (const ground of groundsOf(themeWished(palette, 'auto', ['dark'])))
      expect(lightnessOf(ground)).toBeLessThan(0.4)
  })

  it('is a colour that the brand has: the one that is seen as it, before what is nearly grey', () => {
    const palette = { primary: '#5B3DF5', secondary: '#E7E2FF', accent: '#FF8A5B', text: '#17132B' }
    expect(colourIn(palette, 'purple')).toBe('#5B3DF5')
    expect(colourIn(palette, 'orange')).toBe('#FF8A5B')
    expect(colourIn(palette, 'green')).toBeUndefined()
    expect(colourIn({ primary: '#1F6B4A', text: '#10241A' }, 'green')).toBe('#1F6B4A')
    expect(themeWished(palette, 'auto', ['orange']).vivid.map(({ paper }) => paper)).toEqual(['#FF8A5B'])
    expect(themeWished(palette, 'auto', ['green'])).toEqual(themeWished(palette, 'auto', []))
  })

  it.each(kits.map(({ name }, nth) => [name, nth] as const))(
    'is quiet: no ground stands out from another (%s)',
    (_, nth) => {
      const [first, ...others] = groundsOf(themeWished((kits[nth] as BrandKit).palette, 'auto', ['quiet']))
      for (const other of others) expect(contrast(other.paper, first?.paper ?? '')).toBeLessThan(1.7)
    },
  )

  it('is quiet: a light ground, small letters, and free room is no fault', async () => {
    for (const kit of kits.slice(0, 4)) {
      const [usual, quiet] = [await drawn(kit, []), await drawn(kit, ['light', 'quiet', 'small'])]
      expect(titleOf(quiet)).toBeLessThanOrEqual(80)
      expect(titleOf(quiet)).toBeLessThan(titleOf(usual) * 0.8)
      expect(lch(String(quiet.scene.root.style.backgroundColor)).l).toBeGreaterThan(0.9)
      const { hole } = quiet.proof
      expect(hole?.share).toBeLessThan(hole?.limit ?? 0)
    }
  })

  it('has larger letters where large ones are wished for, and nothing in the way', async () => {
    const notice = {
      ...{ template: 'announcement', width: 1080, height: 1350 },
      data: {
        headline: 'Warm rooms in the library',
        body: 'Free soup at half past twelve, and nobody asks why you came.',
      },
    }
    const sizes = async (wished: Wished[]) => (await drawn(kits[0] as BrandKit, wished, notice)).proof.texts
    const [usual, large] = [await sizes([]), await sizes(['large'])]
    const sum = (texts: typeof usual) => texts.reduce((all, { size_px }) => all + size_px, 0)
    expect(sum(large)).toBeGreaterThan(sum(usual))
  })

  it('is without colour, as light and dark as it was', async () => {
    for (const kit of kits.slice(0, 3)) {
      const [usual, grey] = [
        await drawn(kit, [], { depicts: ['pumpkin'] }),
        await drawn(kit, ['colourless'], { depicts: ['pumpkin'] }),
      ]
      const [before, after] = [coloursIn(usual.scene), coloursIn(grey.scene)]
      expect(after.length).toBe(before.length)
      expect(before.some(colour => lch(colour).c > 0.05)).toBe(true)
      for (const [at, colour] of after.entries()) {
        expect(lch(colour).c).toBeLessThan(0.002)
        expect(Math.abs(contrast(colour, '#000000') - contrast(before[at] ?? '', '#000000'))).toBeLessThan(0.25)
      }
    }
  })

  it.each([0, 1, 2])('for large letters is carried out on slide %s of a set, beside a picture too', async index => {
    const slides = [
      { headline: 'Before you drive in the cold' },
      { headline: 'The tyres need four millimetres', body: 'A coin tells you.' },
      { headline: 'Come by on Friday between two and five' },
    ]
    const set = { template: 'carousel_story', width: 1080, height: 1350, data: { slides }, index }
    const asked = { ...set, depicts: ['car', 'tyre', 'car'] }
    const kit = kits[0] as BrandKit
    expect(titleOf(await drawn(kit, ['large'], asked))).toBeGreaterThan(titleOf(await drawn(kit, [], asked)))
  })

  it('for large letters is carried out in a film, above a thing too', async () => {
    const { makeFilm } = await import('#lib/video/make-film.ts')
    const { Storyboard } = await import('#lib/video/storyboard.ts')
    const shot = {
      scene: 'hook',
      data: { text: 'Check all of your lights before you drive off into the dark' },
      depicts: 'car',
      start_ms: 0,
      end_ms: 2000,
    }
    const board = { ...look, width: 1080, height: 1920, bed: null, shots: [shot] }
    const sizeOf = async (wished: Wished[]) => {
      const { format: _, ...rest } = board
      const { proof } = await makeFilm(raster, Storyboard.parse({ ...rest, wished }), kits[0] as BrandKit)
      return Math.max(...proof.texts.map(({ size_px }) => size_px))
    }
    expect(await sizeOf(['large'])).toBeGreaterThan(await sizeOf([]))
  }, 30_000)
})
