import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { CARDS } from '#lib/brand/signature.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { cardDrawer } from '#lib/templates/signature-cards.ts'
import { many } from '#test/support/proof.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'
import { blankDna } from '../../lib/brand/dna.ts'
import { withoutName } from '../../lib/words/without-name.ts'

/** As long as a workspace may be called. */
const LONGEST =
  'The Honourable Society of Bicycle Menders, Second-hand Cycle Dealers and Wheelwrights of Upper Stroud and Nailsworth Ltd'
const LONG = 'Marlow & Finch Bicycle Repair and Second-hand Cycle Workshop of Upper Stroud'
const [EACH] = many([7], [3], [1])

describe('a brand without a logo', () => {
  it('has its whole name on every template, however long, in letters that can be read', async () => {
    const cases = Object.values(templates).flatMap(template =>
      template.sizes.flatMap(([width, height], nth) => ({ template, width, height, name: nth === 0 ? LONGEST : LONG })),
    )
    for (const [at, { template, width, height, name }] of cases.entries()) {
      if (at % EACH !== 0) continue
      const kit: BrandKit = { ...sampleKit(brandNames[at % brandNames.length] ?? 'kestrel'), name, logos: [] }
      const asked = { template: template.name, width, height, format: 'png', scheme: 'auto', data: template.sample }
      const picture = Picture.parse({ ...asked, seed: 'long', ribbon: null, service_mark: false })
      const { proof } = await composePicture(raster, picture, kit)
      const named = proof.texts.filter(({ role }) => role === 'wordmark')
      expect(named.filter(({ cut, size_px }) => cut || size_px < 24)).toEqual([])
      expect([proof.logo?.form, named.length > 0]).toEqual(['wordmark', true])
    }
  }, 120_000)

  it('sees its cards on the page of the brand', async () => {
    const dna = blankDna(LONGEST)
    const cards = await cardDrawer(
      raster,
      memoryBlobs(),
    )({
      ...{ name: dna.name, tagline: '', about: '', palette: {}, tone: '', fonts: {}, files: [], logos: [] },
      signature: chooseSignature(dna),
    })
    expect(cards.map(({ output_type }) => output_type)).toEqual([...CARDS])
  }, 60_000)
})

describe('a place under the name of its brand', () => {
  it('says where, and not again who', async () => {
    const kit: BrandKit = { ...sampleKit('kestrel'), name: 'North Star', logos: [] }
    const data = { event_name: 'Cosmic bowl', date: 'Fridays', time: '9pm', location: 'North Star, Duluth' }
    for (const composition of templates.event_reminder?.compositions ?? []) {
      const asked = {
        template: 'event_reminder',
        composition,
        width: 1080,
        height: 1350,
        format: 'png',
        scheme: 'auto',
      }
      const picture = Picture.parse({ ...asked, data, seed: 'a', ribbon: null, service_mark: false })
      const { scene } = await composePicture(raster, picture, kit)
      expect(JSON.stringify(scene.root).split('North Star').length - 1, composition).toBe(1)
    }
  })

  it.each([
    ['North Star, Duluth', 'Duluth'],
    ['North Star in Duluth', 'In Duluth'],
    ['North Star', ''],
    ['North Starling, Duluth', 'North Starling, Duluth'],
    ['North Star is open', 'North Star is open'],
    ['Duluth, North Star', 'Duluth, North Star'],
    ['North Star: we come to you', 'We come to you'],
  ])('is told of “%s” as “%s”', (text, told) => {
    expect(withoutName(text, 'North Star')).toBe(told)
  })
})
