// What slides of words alone say first, and on which side a set begins.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kit: BrandKit = {
  ...{ name: 'Threlkeld', tagline: '', palette: { primary: '#1C97B8', accent: '#FF5533' }, voice: {} },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
type Told = readonly { headline: string; body?: string }[]
const wordsOf = (template: string, [width, height]: readonly [number, number], slides: Told) => {
  const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
  const asked = { ...look, template, width, height, data: { slides } }
  return Promise.all(slides.map((_, index) => composePicture(raster, Picture.parse({ ...asked, index }), kit)))
}

describe('a set', () => {
  it('sets the words of somebody large and the name small below them', async () => {
    const said = { headline: 'Neha Kulkarni', body: '“Came for one Christie, left with eleven.”' }
    const [, slide] = await wordsOf(
      'carousel_story',
      [1080, 1350],
      [{ headline: 'Two reviews' }, said, { headline: 'Come by' }],
    )
    const texts = slide?.proof.texts ?? []
    const [words, name] = ['headline', 'body'].map(role => texts.find(one => one.role === role))
    expect(words?.size_px).toBeGreaterThan((name?.size_px ?? 0) * 1.4)
    expect(words?.box.y).toBeLessThan(name?.box.y ?? 0)
  })

  it.each([
    ['carousel_story', [1080, 1350]],
    ['slideshow_list', [1080, 1920]],
  ] as const)('that is read from the right has its head the other way round (%s)', async (template, size) => {
    const headsOf = async (headlines: readonly string[]) => {
      const slides = await wordsOf(
        template,
        size,
        headlines.map(headline => ({ headline })),
      )
      return slides.map(({ boxes, scene }) => ({
        name: boxes.find(({ role }) => role === 'wordmark')?.x ?? Number.NaN,
        told: JSON.stringify(scene.root),
      }))
    }
    const arabic = await headsOf(['ليش تفصّل عنا', 'قماش بتختاره', 'محلنا في عمّان'])
    const latin = await headsOf(['Why us', 'Cloth you choose', 'Our shop'])
    expect(arabic.every(({ name }) => name > 540)).toBe(true)
    expect(latin.every(({ name }) => name < 540)).toBe(true)
    // The arrow of a cover leads to where the next slide comes from, and a bar fills from where one begins to read.
    const arrow = (told = '') => /M([\d.]+) [\d.]+H([\d.]+)M/.exec(told)?.slice(1).map(Number)
    const [first, second] = [arrow(arabic[0]?.told), arrow(latin[0]?.told)]
    if (template === 'carousel_story') {
      expect((first?.[0] ?? 0) > (first?.[1] ?? 0)).toBe(true)
      expect((second?.[0] ?? 0) < (second?.[1] ?? 0)).toBe(true)
    }
  })
})
