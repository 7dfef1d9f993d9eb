// A field of colour in which nothing stands looks as if a picture had failed to load.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { canvasOf } from '#lib/render/canvas.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { type BrandName, brandNames, sampleKit } from '../../dev/kits.ts'

const SIZES = ['1080x1080', '1080x1350', '1200x627'] as const

type Asked = { template: string; composition?: string; data: object; size?: string; brand?: BrandName; seed?: string }

function compose({ size = '1080x1350', brand = 'kestrel', seed = 'a', ...asked }: Asked) {
  const [width, height] = size.split('x').map(Number)
  const rest = { format: 'png', scheme: 'auto', ribbon: null, service_mark: false }
  const kit = { ...sampleKit(brand), photos: [], screens: [], people: [] }
  return composePicture(raster, Picture.parse({ ...asked, ...rest, width, height, seed }), kit)
}

const all = (node: SceneNode): SceneNode[] => [node, ...(node.type === 'container' ? node.children.flatMap(all) : [])]
const drawings = (root: SceneNode) =>
  all(root).flatMap(node => (node.type === 'image' && typeof node.src === 'string' ? [node.src] : []))

describe('words on a field of colour', () => {
  const posts = [
    { headline: 'Twelve new members since last Monday', body: 'All of them are here for the first time.' },
    { headline: 'Wir suchen einen Raum', body: 'Ein Erdgeschoss mit Fenster nach Norden wäre schön.' },
    { headline: 'Atelier ouvert dimanche', body: 'On vous montre le four et les émaux.', cta: 'Passez nous voir' },
  ]
  it.each(SIZES)('stand in its middle at %s', async size => {
    for (const [at, brand] of brandNames.entries()) {
      const data = posts[at % posts.length] as object
      const { proof, scene } = await compose({ template: 'announcement', composition: 'field', data, brand, size })
      const field = scene.root.type === 'container' && scene.root.children.find(({ style }) => style.backgroundColor)
      const headline = proof.texts.find(({ role }) => role === 'headline')?.box ?? { y: 0, height: 0 }
      const below = Number(field ? field.style.height : 0) - headline.y - headline.height
      expect([brand, Math.abs(headline.y - below) < 30]).toEqual([brand, true])
    }
  })

  it('leave none of it to the words below that they do not need', async () => {
    const data = { headline: 'Neue Werkstatt', body: 'Ab Montag in der Gartenstraße, gleich neben dem Bäcker.' }
    const { proof } = await compose({ template: 'announcement', composition: 'field', data })
    const body = proof.texts.find(({ role }) => role === 'body')
    expect(body?.size_px).toBeGreaterThanOrEqual(70)
  })
})

describe('a board in place of a picture', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  const cut = { title: 'Nový střih', kind: 'other', price: '350 Kč', date: 'Od pondělí', body: 'Bez objednání.' }
  it('is drawn of what has a cover, else the title is the picture', async () => {
    for (const seed of seeds)
      expect((await compose({ template: 'object', data: cut, seed })).composition).toBe('poster')
    const kept = (data: object) => {
      const [width, height] = [1080, 1350]
      return templates.object?.fitting(sampleKit('kestrel'), { template: 'object', data: { ...data }, width, height })
    }
    expect(kept({ ...cut, kind: 'book' })).toEqual(['cover', 'poster'])
    expect(kept({ ...cut, by: 'Jana Malá' })).toEqual(['cover', 'poster'])
    expect(kept({ ...cut, title: 'Fresh bread' })).toEqual(['poster'])
  })

  it('has its title in the middle where nothing else is on it', async () => {
    for (const title of ['Winter songs', 'Novembertag', 'La marea', 'Kolmas'])
      for (const seed of ['a', 'b']) {
        const data = { title, kind: 'book', date: '4 March' }
        const { proof, boxes } = await compose({ template: 'object', composition: 'cover', data, seed })
        const board = boxes.find(({ role }) => role === 'artwork') ?? { y: 0, height: 0 }
        const set = proof.texts.find(({ role }) => role === 'title')?.box ?? { y: 0, height: 0 }
        const shift = set.y + set.height / 2 - board.y - board.height / 2
        expect([title, Math.abs(shift) < 20]).toEqual([title, true])
      }
  })

  it('is below no price that is larger than its title', async () => {
    for (const size of SIZES) {
      const { proof } = await compose({ template: 'object', composition: 'poster', data: cut, size })
      const [title, date] = ['title', 'date'].map(name => proof.texts.find(({ role }) => role === name)?.size_px ?? 0)
      expect([size, (date ?? 0) < (title ?? 0) * 0.8]).toEqual([size, true])
    }
  })
})

describe('a release with one change', () => {
  const data = { version: '3.0', headline: 'Export to your accountant', highlight_1: 'Free for everybody' }
  it.each(['auto', 'version', 'notes'])('is no line of work with one knot (%s)', async composition => {
    for (const size of SIZES) {
      const { scene } = await compose({ template: 'release_notes', composition, data, size })
      expect(drawings(scene.root).filter(source => source.includes('<circle'))).toEqual([])
    }
  })

  it('is one with two', async () => {
    const two = { ...data, highlight_2: 'Also on phones' }
    const { scene } = await compose({ template: 'release_notes', composition: 'notes', data: two })
    expect(drawings(scene.root).filter(source => source.includes('<circle'))).toHaveLength(1)
  })
})

describe('an offer without a price', () => {
  it('has what explains it as large as its headline leaves room for', async () => {
    const data = {
      headline: 'Brake check for any bicycle',
      detail: 'Ten minutes, while you wait.',
      ends: 'Till Friday',
    }
    const { proof } = await compose({ template: 'offer', composition: 'coupon', data })
    const size = (name: string) => proof.texts.find(({ role }) => role === name)?.size_px ?? 0
    expect(size('detail')).toBeGreaterThanOrEqual(52)
    expect(size('detail')).toBeLessThan(size('headline') * 0.6)
  })
})

describe('the cover of a set of slides', () => {
  it.each([
    ['carousel_story', '1080x1350', 110],
    ['slideshow_list', '1080x1920', 0],
  ])('has its few words in the middle of what is free (%s)', async (template, size, arrow) => {
    const slides = [
      { headline: 'Før ferien' },
      { headline: 'Sluk vandet', body: 'Under vasken.' },
      { headline: 'God tur' },
    ]
    for (const brand of brandNames) {
      const { proof, boxes } = await compose({ template, data: { slides }, size, brand })
      const { box } = proof.texts.find(({ role }) => role === 'headline') ?? { box: { y: 0, height: 0 } }
      const name = boxes.find(({ role }) => role === 'logo' || role === 'wordmark') ?? { y: 0, height: 0 }
      const { area } = canvasOf(...(size.split('x').map(Number) as [number, number]))
      const [above, below] = [box.y - name.y - name.height, area.y + area.height - arrow - box.y - box.height]
      expect([brand, above < below * 1.4]).toEqual([brand, true])
    }
  })

  it('keeps the line below its headline clear of it', async () => {
    const slides = [{ headline: 'The steps have a new handrail', meta: 'On both sides' }, { headline: 'Hold on' }]
    for (const brand of brandNames) {
      const { proof } = await compose({ template: 'slideshow_list', data: { slides }, size: '1080x1920', brand })
      const [headline, meta] = ['headline', 'meta'].map(name => proof.texts.find(({ role }) => role === name))
      const clear = (meta?.box.y ?? 0) - (headline?.box.y ?? 0) - (headline?.box.height ?? 0)
      expect([brand, clear > (headline?.size_px ?? 0) * 0.5]).toEqual([brand, true])
    }
  })
})

describe('a list', () => {
  it('ends before what stands at the foot, in any face', async () => {
    const data = {
      headline: 'The workshop shuts from Monday 17 May until Whitsun',
      body: 'We are laying a new floor. Well, the mason is, and we carry the boards.',
      closing: 'Hot coffee awaits you at 8 on the day we are back',
      items: [
        'Remember to fetch what is mended on Saturday 15 May',
        'No stall on the market on Tuesday 18 May',
        'If you have ordered a wheel, we have normally called you',
      ],
    }
    for (const display of ['Plus Jakarta Sans', 'Sora', 'Nunito', 'Geist', 'Inter', 'Manrope'])
      for (const composition of ['panel', 'sheet']) {
        const rest = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
        const picture = Picture.parse({ template: 'notice', composition, data, width: 1080, height: 1350, ...rest })
        const { signature: _, ...kit } = sampleKit('morrow')
        const fonts = { display, text: display }
        const { proof } = await composePicture(raster, picture, { ...kit, logos: [], voice: { fonts } })
        const closing = proof.texts.find(({ role }) => role === 'closing')?.box.y ?? 0
        const items = proof.texts.filter(({ role }) => role === 'items').map(({ box }) => box.y + box.height)
        expect([display, composition, closing - Math.max(...items) >= 24]).toEqual([display, composition, true])
      }
  })
})
