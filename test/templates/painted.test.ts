// What an image model has painted for a post: on its first picture, large and alone, whatever its template.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { sampleKit } from '../../dev/kits.ts'

const brand = sampleKit('morrow')
const [photo] = sampleKit('paceline').photos.filter(({ image }) => image.content_type === 'image/jpeg')
const painting = { ...photo!, shows: 'a harbour at dawn' }
const kit = { ...brand, screens: [], people: [], mascot: [], photos: [painting], painted: painting }

const pictureOf = (name: string, size: readonly [number, number], index = 0) => ({
  ...{ template: name, width: size[0], height: size[1], format: 'jpeg' as const, scheme: 'auto' as const },
  ...{ data: templates[name]!.sample, seed: 'painted', index, ribbon: null, service_mark: false },
})

const SHOWING: [string, readonly [number, number]][] = [
  ['statement', [1080, 1350]],
  ['announcement', [1080, 1350]],
  ['stat', [1080, 1350]],
  ['event_reminder', [1200, 627]],
  ['job_opening', [1600, 900]],
  ['quote', [1080, 1080]],
  ['og_title', [1200, 630]],
  ['og_article', [1200, 630]],
  ['carousel_story', [1080, 1350]],
  ['slideshow_list', [1080, 1920]],
]

describe('a picture that was painted for a post', () => {
  it.each(SHOWING)('stands on %s, is told to whoever does not see it, and hides no word', async (name, size) => {
    const { proof, alt_text } = await drawPicture(raster, pictureOf(name, size), kit)
    expect(proof.photos).toMatchObject([{ painted: true }])
    expect(proof.covered).toEqual([])
    expect(alt_text).toContain('a harbour at dawn')
  })

  it('stands on the first slide of a set alone', async () => {
    for (const name of ['carousel_story', 'slideshow_list']) {
      const { proof } = await drawPicture(raster, pictureOf(name, templates[name]!.sizes[0]!, 1), kit)
      expect(proof.photos).toEqual([])
    }
  })

  it('lies under no word', async () => {
    for (const size of templates.announcement!.sizes) {
      const { composition, proof } = await drawPicture(raster, pictureOf('announcement', size), kit)
      expect([composition === 'over_picture', proof.photos[0]?.full]).toEqual([false, false])
    }
  })

  it('opens a film, and comes once', async () => {
    const shots = ['hook', 'statement', 'statement', 'statement', 'statement'].map((scene, at) => ({
      ...{ scene, composition: 'auto', data: { text: `The boats are out, ${at}` } },
      ...{ start_ms: at * 2_000, end_ms: (at + 1) * 2_000 },
    }))
    const look = { width: 1080, height: 1920, scheme: 'auto' as const, seed: 'painted', bed: null }
    const film = await makeFilm(raster, { ...look, shots, ribbon: null, service_mark: false }, kit)
    expect(film.proof.photos).toMatchObject([{ painted: true, full: false }])
    expect(film.alt_text).toContain('a harbour at dawn')
  })
})
