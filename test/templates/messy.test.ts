// What readers objected to in pictures of real, messy briefs, each class with a case of it.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { bySize } from '#lib/render/objects/stands.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { Picture } from '#lib/render/picture.ts'
import { isSober } from '#lib/render/subject/grave.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'
import { ordinalsOf } from '#lib/templates/carousel/plan/order.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const palette = { primary: '#5B4636', secondary: '#F3EADF', accent: '#A4473C', background: '#FFFBF5', text: '#2B211B' }
const brand = (about: string): BrandKit => ({
  ...{ name: 'Quern & Co', tagline: '', about, palette, voice: { tone: 'dry' } },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
})

type Asked = { template: string; data: object; size?: readonly [number, number]; about?: string; index?: number }

function composed({ template, data, size = [1080, 1350], about = 'A family dental practice.', index = 0 }: Asked) {
  const [width, height] = size
  const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
  return composePicture(raster, Picture.parse({ template, width, height, data, index, ...rest }), brand(about))
}

describe('an offer with a condition and no price of its own', () => {
  it('leaves no field for a price that it has not, and tells the condition', async () => {
    const data = {
      ...{ headline: 'Whitening $199', ends: 'Through Sunday, November 15', cta: 'Call 555-0117' },
      ...{ condition: 'New patients only', detail: 'Regular price $349.' },
    }
    const { proof, composition, alt_text } = await composed({ template: 'offer', data })
    expect([composition, (proof.hole?.share ?? 1) <= (proof.hole?.limit ?? 0)]).toEqual(['coupon', true])
    expect(alt_text).toContain('New patients only')
  })
})

describe('slides of words alone', () => {
  const slides = [
    { role: 'hook', headline: '3 stretches for desk people', meta: 'Not medical advice' },
    { role: 'point', headline: 'Chin tuck', body: '10 times.' },
    { role: 'point', headline: 'Chest opener', body: '30 seconds.' },
    { role: 'point', headline: 'Stand up', body: 'Every 45 minutes.' },
    { role: 'end', headline: 'If it hurts, stop and call', cta: '091 555 0143' },
  ]

  it('fill them, small print and telephone number too', async () => {
    for (const [template, size] of [
      ['slideshow_list', [1080, 1920]],
      ['carousel_story', [1080, 1350]],
    ] as const)
      for (const index of slides.keys()) {
        const { proof } = await composed({ template, data: { slides }, size, index })
        const texts = proof.texts.filter(({ role }) => role !== 'position')
        const where = `${template} ${index}: ${texts.map(({ role, size_px }) => `${role} ${size_px}`)}`
        expect(Math.max(...texts.map(({ size_px }) => size_px)), where).toBeGreaterThan(100)
        expect(Math.min(...texts.map(({ size_px }) => size_px)), where).toBeGreaterThanOrEqual(40)
      }
  }, 60_000)

  it('are numbered where the cover counts them, and nowhere else', () => {
    expect(ordinalsOf(slides)).toEqual([undefined, 1, 2, 3, undefined])
    for (const headline of ['Stretches in three steps', 'Dehnen in drei Schritten', 'Trois étirements'])
      expect(ordinalsOf([{ headline }, ...slides.slice(1)]), headline).toEqual([undefined, 1, 2, 3, undefined])
    const others = [{ headline: '5 stretches' }, ...slides.slice(1)]
    expect(ordinalsOf(others)).toEqual(others.map(() => undefined))
    // The last is a point where it says no more than that.
    const whole = [{ headline: '4 stretches' }, ...slides.slice(1, -1), { headline: 'Sleep', role: 'end' }]
    expect(ordinalsOf(whole)).toEqual([undefined, 1, 2, 3, 4])
  })

  it('keep a number and its unit in one line', async () => {
    const data = { slides: [{ headline: 'Autumn loaf' }, { headline: '500 g strong white flour' }] }
    const { proof } = await composed({ template: 'carousel_story', data, index: 1 })
    expect(proof.texts.map(({ role }) => role)).not.toContain('value')
  })
})

describe('news of death, of work lost and of recalls', () => {
  it('is set in calm letters on the everyday paper, without the strip of the motif', async () => {
    const data = { headline: 'Coach Tom Garrity died on Saturday 10 October', body: '22 years with us.' }
    const sad = await composed({ template: 'notice', data })
    expect(sad.proof.texts.find(({ role }) => role === 'headline')?.size_px).toBeLessThanOrEqual(112)
    const weights = [...JSON.stringify(sad.scene.root).matchAll(/"fontWeight":(\d{3})/g)].map(([, one]) => Number(one))
    expect(Math.max(...weights)).toBeLessThan(600)
  })

  it.each([
    ['We are closing the depot. 48 colleagues lose their jobs.', true],
    ['Recall of spelt flour, batch QS-2291', true],
    ['Wir trauern um Maria', true],
    ['Rappel : réunion jeudi', false],
    ['Crianças não, desculpem', false],
    ['Unter der Trauerweide: Picknick am See', false],
    ["Your hens haven't died, they are moulting", false],
    ['Die Königin ist nicht gestorben, sie ruht', false],
    ['We will not forget: Ada died on Sunday', true],
  ])('is known by its words: %s', (text, sober) => {
    expect(isSober([text])).toBe(sober)
  })
})

describe('two sides in an infographic', () => {
  it('stand row by row on the same lines, in the same size', async () => {
    const block = { kind: 'comparison', left_title: 'Paper', right_title: 'Stackyard', left: ['11 steps', '26 min'] }
    const data = { title: 'One delivery', blocks: [{ ...block, right: ['3 taps', '2 min'] }] }
    const { proof } = await composed({ template: 'infographic_report', data, size: [1080, 2400] })
    const items = proof.texts.filter(({ role }) => role === 'items')
    expect(new Set(items.map(({ box }) => box.y)).size).toBe(2)
    expect([new Set(items.map(one => one.size_px)).size, (items[0]?.size_px ?? 0) > 80]).toEqual([1, true])
  })
})

describe('what is read from the right', () => {
  it('begins at the right edge: the name and every line', async () => {
    const data = { headline: 'كيلو مناقيش جبنة', ends: 'الجمعة ١٦ أكتوبر', condition: 'بالفرع القديم فقط' }
    const kit = { ...brand('مخبز'), name: 'مخبز النخيل' }
    const asked = { template: 'offer', composition: 'coupon', width: 1080, height: 1350, data, seed: 'one' }
    const rest = { format: 'png', scheme: 'auto', ribbon: null, service_mark: false }
    const { boxes } = await composePicture(raster, Picture.parse({ ...asked, ...rest }), kit)
    const ends = boxes.filter(({ text }) => text).map(({ x, width }) => x + width)
    expect(ends.length).toBeGreaterThan(3)
    expect(Math.max(...ends) - Math.min(...ends), ends.join()).toBeLessThan(12)
  })
})

describe('a thing of the trade', () => {
  it.each([
    ['a nursery’s balloons at a procession', 'Kindertagesstätte in Freiburg', []],
    ['a hammer for whoever logs what happens on building sites', 'Deliveries and hours of a building site', []],
    ['a cup at a Repair Café', 'A Repair Café in Delft', ['wrench']],
    ['a sliced loaf at a flatbread bakery', 'مخبز عائلي في عمّان', ['wheat']],
    ['snowy peaks for a hill', 'Guided hill walks near Hebden Bridge', []],
  ])('is not %s', (_, about, things) => {
    expect(tradeOfBrand({ name: 'Loaf', tagline: '', about }).sure).toEqual(things)
  })

  it('is no cup where a café repairs, and none over news of a closing', () => {
    expect(subjectOf('statement', { headline: 'Repair Café am Samstag' }, 'Kaffee').nouns).toEqual([])
    expect(subjectOf('notice', { headline: 'Coffee bar closed' }, 'A coffee roaster').nouns).toEqual([])
  })

  it('is no smaller than what is smaller than it', () => {
    expect(bySize(['wine', 'grapes', 'bottle'])).toEqual(['bottle', 'wine', 'grapes'])
  })
})

describe('what leaves no half of a picture empty', () => {
  const few = [
    { role: 'hook', headline: '11月の体験レッスン', meta: '大人だけ' },
    { role: 'point', headline: '駅から徒歩3分' },
    { role: 'point', headline: 'Tell the head of family' },
    { role: 'point', headline: 'Lohnsteuerbescheinigung übermitteln', body: 'Bis Sonntag, 28. Februar' },
    { role: 'end', headline: 'Call us for a place', cta: '06-5555-0127' },
  ]

  it('is a slide of few words: hung from the head or set on the ground, over a surface of the brand', async () => {
    const holes: string[] = []
    for (const [template, size] of [
      ['slideshow_list', [1080, 1920]],
      ['carousel_story', [1080, 1350]],
    ] as const)
      for (const index of few.keys()) {
        const { proof } = await composed({ template, data: { slides: few }, size, index })
        if ((proof.hole?.share ?? 1) > 0.33) holes.push(`${template} ${index}: ${proof.hole?.share}`)
      }
    expect(holes).toEqual([])
  }, 60_000)

  it('is an offer whose price is not told', async () => {
    const data = { headline: 'Promo merguez maison samedi 28 et dimanche 29 novembre', condition: 'Jusqu’à épuisement' }
    const { proof } = await composed({ template: 'offer', data: { ...data, detail: 'Bœuf et agneau.' } })
    expect(proof.hole?.share).toBeLessThanOrEqual(0.2)
  })
})

describe('the order in which a card is read', () => {
  it('has what is included before the address, and the hours to come right under what to bring', async () => {
    const event = {
      ...{ event_name: 'Warsztaty: las w słoiku', date: 'Sobota 24 października', time: '11:00' },
      ...{ contact: 'Zapisy: warsztaty@zielonykat.example', body: 'Wszystko w cenie.', price: '180 zł' },
      facts: [{ label: 'Miejsca', value: '4' }],
    }
    const { alt_text } = await composed({ template: 'event_reminder', data: event })
    expect(alt_text.indexOf('w cenie')).toBeLessThan(alt_text.indexOf('Zapisy'))
    const appeal = {
      ...{ headline: '14 of our kids have no boots', deadline: 'Saturdays 9–12', body: 'No cash, please.' },
      keyword: { send: 'Clean boots', to: 'Drop at the clubhouse' },
    }
    const asked = await composed({ template: 'appeal', data: appeal })
    expect(asked.alt_text.indexOf('Saturdays')).toBeLessThan(asked.alt_text.indexOf('No cash'))
  })

  it('has a headline with a price as a headline, not as a line beside the mark', async () => {
    const data = { headline: 'باقة العيلة: 12 كيلو ب 135 يورو', items: ['5 كيلو خروف', '4 كيلو دجاج', '3 كيلو مفروم'] }
    const { proof } = await composed({ template: 'feature_list', data })
    const sizeOf = (role: string) => Math.max(...proof.texts.filter(one => one.role === role).map(one => one.size_px))
    expect(sizeOf('headline')).toBeGreaterThan(sizeOf('items'))
  })
})

describe('a notice of much', () => {
  it('sets what stands at its foot smaller, rather than having no room for its headline', async () => {
    const data = {
      eyebrow: 'Thursday night, 19 November',
      headline: 'A fire in our wax shed took 14 hives, and nobody was harmed',
      body: 'The hives were stored against the back wall. We also lost about 400 jars, and our other 53 hives are fine.',
      items: ['Paid Christmas orders are refunded in full by Friday 4 December'],
      closing: 'Thank you to the Crickhowell fire crew, here in 14 minutes.',
    }
    const { proof } = await composed({ template: 'notice', data, size: [1600, 900] })
    expect(proof.texts.map(({ role }) => role)).toEqual(expect.arrayContaining(['headline', 'body', 'closing']))
  })
})
