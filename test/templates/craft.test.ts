// What a typesetter sees at first: marks around quotes, letters in one line, words clear of each other.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const palette = { primary: '#123B2E', secondary: '#F0B429', accent: '#E4572E', background: '#F7F4EC', text: '#10211B' }
const kit: BrandKit = {
  ...{ name: 'Ferrow', tagline: '', palette, voice: { tone: 'plain' } },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
type Ask = {
  template: string
  composition?: string
  size: readonly [number, number]
  data: Record<string, unknown>
  of?: BrandKit
}
const composed = ({ template, composition = 'auto', size: [width, height], data, of = kit }: Ask) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template, composition, width, height, format: 'png', scheme: 'auto', data, seed: 'a' },
      ...{ ribbon: null, service_mark: false },
    }),
    of,
  )

describe('a quote', () => {
  it.each(templates.quote?.compositions ?? [])('has its marks: %s', async composition => {
    const data = { quote: 'Up in three days, and the roof held.', author_name: 'Ann Whitlock' }
    const { boxes, scene } = await composed({ template: 'quote', composition, size: [1080, 1350], data })
    const isMarked = boxes.some(({ role }) => role === 'quote mark') || JSON.stringify(scene.root).includes('“Up')
    expect(isMarked).toBe(true)
  })
})

describe('steps', () => {
  it('stand at even distances, the last too', async () => {
    const steps = ['Bring it in', 'We look at it', 'Collect it', 'Ride'].map(title => ({ title }))
    const data = { headline: 'Ready for winter', steps }
    const { boxes } = await composed({ template: 'steps', composition: 'bands', size: [1080, 1080], data })
    const middles = boxes.filter(({ role }) => role === 'steps number').map(({ y, height }) => y + height / 2)
    const gaps = middles.slice(1).map((y, at) => y - (middles[at] ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3)
  })
})

describe('an article’s title', () => {
  it.each([
    'What a till roll tells you in January',
    'Why a good gig needs no stage: eleven evenings in a laundry, and what they say of us',
  ])('hangs clear of who wrote it: %s', async title => {
    const data = { title, author: 'Imogen Prigge', meta: '8 minute read' }
    const { boxes, proof } = await composed({
      template: 'og_article',
      composition: 'headline',
      size: [1200, 630],
      data,
    })
    const above = boxes.find(({ role }) => role === 'title')
    const size = proof.texts.find(({ role }) => role === 'title')?.size_px ?? 0
    const below = boxes.find(({ role }) => role === 'author_name')
    expect((below?.y ?? 0) - (above ? above.y + above.height : 0)).toBeGreaterThan(size * 0.28)
  })
})

describe('a line of large letters', () => {
  it('begins where its ink does, whatever the letter', async () => {
    for (const headline of ['Toll', 'Soll', 'Loll', 'Voll']) {
      const { scene, boxes } = await composed({
        ...{ template: 'statement', composition: 'ruled', size: [1080, 1080], data: { headline } },
      })
      const box = boxes.find(({ role }) => role === 'headline')
      if (!box) throw new Error('no headline')
      expect(await inkFrom(scene, box), headline).toBeLessThanOrEqual(3)
    }
  })
})

/** How far from the left of its box the ink of a text begins. */
async function inkFrom(
  scene: Awaited<ReturnType<typeof composed>>['scene'],
  { x, y, height }: { x: number; y: number; height: number },
): Promise<number> {
  const pixels = await raster.pixels(scene)
  const at = (column: number, row: number) => pixels[(row * scene.width + column) * 4] ?? 0
  const paper = at(Math.round(x - 30), Math.round(y))
  for (let column = Math.round(x - 30); column < x + 200; column++)
    for (let row = Math.round(y); row < y + height; row++)
      if (Math.abs(at(column, row) - paper) > 60) return Math.abs(column - x)
  return Number.POSITIVE_INFINITY
}

describe('a written name', () => {
  it('has nothing after it, and before it only what its owner asked for', async () => {
    expect(chooseSignature(kit).stop).toBe('none')
    const data = { headline: 'We say when.' }
    const signature = { ...chooseSignature(kit), stop: 'dot' as const }
    const plain = await composed({ template: 'statement', composition: 'ruled', size: [1080, 1080], data })
    const signed = await composePicture(
      raster,
      Picture.parse({
        ...{ template: 'statement', composition: 'ruled', width: 1080, height: 1080, format: 'png', scheme: 'auto' },
        ...{ data, seed: 'a', ribbon: null, service_mark: false },
      }),
      { ...kit, signature },
    )
    const from = (one: typeof plain) => one.boxes.find(({ role }) => role === 'wordmark')?.x ?? 0
    expect(from(signed)).toBeGreaterThan(from(plain) + 20)
  })
})

describe('an offer', () => {
  it.each(['coupon', 'auto'])('says its price once: %s', async composition => {
    const data = { headline: 'Large haddock for £11.50', price: '£11.50', detail: 'Friday, 4 till 9' }
    const { proof, alt_text } = await composed({ template: 'offer', composition, size: [1080, 1350], data })
    expect(proof.texts.map(({ role }) => role)).not.toContain('price')
    expect(alt_text.split('£11.50').length).toBe(2)
  })
})

describe('a coupon', () => {
  it.each([1350, 1080])('has what it depends on above its seam, things below it or not: %s', async height => {
    const data = {
      headline: 'Win a baking set worth £60',
      detail:
        'To enter, use your loaf: follow us and comment your favourite one. UK only, aged 18 or over. One winner.',
      ends: 'Enter by Sunday 25 October, midnight',
      cta: 'Terms: quern.example/giveaway',
    }
    const of = { ...kit, name: 'Quern', tagline: 'A bakery with a mill', seed: 'a' }
    const { boxes } = await composed({ template: 'offer', composition: 'coupon', size: [1080, height], data, of })
    const [detail, ends] = ['detail', 'ends'].map(name => boxes.find(({ role }) => role === name))
    expect((ends?.y ?? 0) - ((detail?.y ?? 0) + (detail?.height ?? 0))).toBeGreaterThan(90)
  })
})

describe('the title of a link', () => {
  it('stands in the middle of a room that it does not fill', async () => {
    const data = { title: "Your app says '1 files' and everyone noticed", author: 'Marguerite Doucet' }
    const { proof } = await composed({ template: 'og_article', composition: 'headline', size: [1200, 630], data })
    const boxOf = (role: string) => proof.texts.find(text => text.role === role)?.box ?? { y: 0, height: 0 }
    const [name, title, author] = [boxOf('wordmark'), boxOf('title'), boxOf('author_name')]
    const [above, below] = [title.y - name.y - name.height, author.y - title.y - title.height]
    expect(Math.min(above, below)).toBeGreaterThan(60)
    expect(Math.abs(above - below)).toBeLessThan(60)
  })
})

describe('words that are read from the right', () => {
  const [headline, body] = ['صار جاهزا بعد تسعة شهور', 'الحبة بدينارين ونصف، والثلاث بسبعة دنانير.']
  const ends = ({ x, width }: { x: number; width: number }) => Math.round(x + width)

  it.each(['ruled', 'field', 'poster'])('begin at one edge, however narrow: %s', async composition => {
    const { boxes } = await composed({
      template: 'statement',
      composition,
      size: [1080, 1350],
      data: { headline, body },
    })
    const lead = boxes.find(({ role }) => role === 'headline')
    const below = boxes.find(({ role }) => role === 'body')
    if (!lead || !below) throw new Error('words are missing')
    expect(Math.abs(ends(lead) - ends(below))).toBeLessThan(12)
  })

  it('have rules that end at both margins', async () => {
    const data = { headline, items: [headline, body] }
    const { scene } = await composed({ template: 'feature_list', composition: 'ruled', size: [1080, 1350], data })
    const nodes = scene.root.type === 'container' ? scene.root.children : []
    const rules = nodes.flatMap(({ style }) => (style.height === 2 ? [style] : []))
    expect(rules.map(({ left, width }) => [left, Number(left) + Number(width)])).toEqual(Array(2).fill([80, 1000]))
  })
})
