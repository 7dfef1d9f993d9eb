// What a language model has drawn for a post: it carries the picture, whatever its template.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { draftedShare } from '#lib/templates/aside/made.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const kit = { ...sampleKit('morrow'), photos: [], screens: [], people: [], mascot: [] }
const lamp = 'drafted/paper lamp/x=brown/x M20 180 H180 V188 H20 Z|a M60 20 H140 V140 H60 Z|b M60 60 H140 V80 H60 Z'
const event = {
  ...{ event_name: 'Friday disco is back', date: 'Friday 14 April', time: '7pm to 9.30pm', price: '£9 with skates' },
  ...{ host: 'Big Davie is the DJ again', body: 'Under-8s need a grown-up on the ice with them.' },
}
const offer = {
  ...{ headline: 'Free second opinion on any termite quote', detail: '30 minutes, photos included, no pressure.' },
  ...{ ends: 'In April and May', cta: 'Booking: 520 555 0142' },
}
const news = {
  ...{ headline: 'The Wool Ship is our new escape room for 3 to 6 people' },
  ...{ body: 'It builds on the actual old hoist in the building. Join the waiting list: it gets first go.' },
}

const pictureOf = (template: string, data: object, seed = 'drafted', depicts = [lamp]) =>
  Picture.parse({
    ...{ template, data, seed, depicts, width: 1080, height: 1350, format: 'png', scheme: 'auto' },
    ...{ ribbon: null, service_mark: false },
  })

const shareOf = async (picture: Picture) => draftedShare(await composePicture(raster, picture, kit), picture)

describe('a drawing that was made for a post', () => {
  it.each([
    ['event_reminder', event],
    ['offer', offer],
    ['announcement', news],
  ])('is large on %s, whichever composition its seed begins with', async (name, data) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const picture = pictureOf(name, data, seed)
      const composed = await composePicture(raster, picture, kit)
      expect([composed.composition, draftedShare(composed, picture) > 0.09]).toEqual([composed.composition, true])
      expect(composed.proof.covered).toEqual([])
    }
  })

  it('stands at the end of short rows, which stay as large as beside a band', async () => {
    const rows = ['Length', 'Price', 'Open'].map((label, at) => ({
      label,
      value: ['Fifty minutes', '€32', 'Daily'][at],
    }))
    const data = { headline: 'A single bath in wrack that was cut by hand that very morning', rows, body: news.body }
    const { proof, boxes } = await composePicture(raster, pictureOf('facts', data), kit)
    const { width = 0, height = 0 } = boxes.find(({ role }) => role === 'artwork') ?? {}
    expect(width * height).toBeGreaterThan(0.09 * 1080 * 1350)
    expect(proof.covered).toEqual([])
    expect(proof.smallest_text_px).toBeGreaterThanOrEqual(28)
  })

  it('fills the cover of a book as far as its own shape goes', async () => {
    const low = lamp.replaceAll(/ M.*?Z/g, ' M40 90 H160 V140 H40 Z')
    const share = (noun: string) => shareOf(pictureOf('object', { kind: 'book', title: 'Low tide' }, 'x', [noun]))
    // In a square of the same size it would have less than a quarter of what the lamp has.
    expect(await share(low)).toBeGreaterThan((await share(lamp)) * 0.25)
  })

  it('goes from edge to edge of its place where it is a scene, which has no margin then', async () => {
    const room = 'drafted/a lamp in a room//b M0 0H200V200H0Z|a M60 20H140V180H60Z|x M0 150H200V200H0Z'
    const share = (noun: string) => shareOf(pictureOf('offer', offer, 'one', [noun]))
    expect(await share(room)).toBeGreaterThan(
      (await share(room.replace('M0 0H200V200H0Z', 'M12 12H188V188H12Z'))) * 1.2,
    )
  })

  it('stands below the blocks of a long sheet whose title is to be in large letters', async () => {
    const rows = ['Turned over', 'A new cover', 'All new'].map((label, at) => ({
      label,
      cells: [`from £${(at + 1) * 50}`],
    }))
    const table = { kind: 'list', title: 'Three ways', items: rows.map(({ label, cells }) => `${label}: ${cells[0]}`) }
    const data = {
      title: 'Three ways to mend a mat',
      blocks: [table, { kind: 'note', text: 'We come and look, free.' }],
    }
    const sheet = { ...pictureOf('infographic_report', data), height: 2400 }
    const large = await composePicture(raster, { ...sheet, wished: ['large'] }, kit)
    expect(draftedShare(large, sheet)).toBeGreaterThan(0.04)
    expect(large.proof.covered).toEqual([])
  })
})
