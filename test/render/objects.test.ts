import { describe, expect, it } from 'vitest'
import { contrast } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { extentOf } from '#lib/render/objects/extent.ts'
import { cellsOf, flatten } from '#lib/render/objects/flatten.ts'
import { hands } from '#lib/render/objects/hands/hands.ts'
import { paintsOf, paintsOn } from '#lib/render/objects/hands/paints.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { variants } from '#lib/render/objects/nouns/asked/variants.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { fill } from '#lib/render/objects/shape.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { LANGUAGES, words } from '#lib/render/objects/words/index.ts'
import { HANDS } from '#lib/render/signature/signature.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'

const on = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }, 'auto').plain
const drawn = (noun: string, hand: (typeof HANDS)[number]) =>
  objectIn({ x: 0, y: 0, width: 400 }, { noun, hand, on, others: [], seed: 'a' })

describe('the objects', () => {
  it('are more than four hundred, each named in nine languages', () => {
    expect(Object.keys(nouns).length).toBeGreaterThanOrEqual(460)
    expect(Object.keys(words).sort()).toEqual(Object.keys(nouns).sort())
    for (const [noun, list] of Object.entries(words)) {
      expect(list.split('/').length, noun).toBe(LANGUAGES.length)
      expect(
        list.split('/').every(one => one.trim() !== ''),
        noun,
      ).toBe(true)
    }
  })

  it('keep to their square and fill it, so that each is seen at any size', () => {
    for (const [noun, shapes] of Object.entries(nouns)) {
      const points = shapes().flatMap(shape => flatten(shape.d).flat())
      expect(
        points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
        noun,
      ).toBe(true)
      expect(Math.min(...points.flat()), noun).toBeGreaterThanOrEqual(-8)
      expect(Math.max(...points.flat()), noun).toBeLessThanOrEqual(212)
      const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
      expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)), noun).toBeGreaterThan(120)
      const inked = cellsOf(shapes(), 40).filter(cell => cell >= 0).length
      expect(inked / 1600, noun).toBeGreaterThan(0.06)
    }
  })

  it('stay together where they are cut: what touches is moved alike', () => {
    const [body, half] = ['M20 40H180V160H20Z', 'M100 40H180V160H100Z']
    const both = hands.cut([fill('a', body), fill('b', half)], paintsOn(on), { seed: 'a', size: 400 })
    const corners = [...both.matchAll(/<path d="([^"]+)" fill="#/g)].map(([, d = '']) => flatten(d).flat().slice(1, 3))
    expect(corners[0]).toEqual(corners[1])
  })

  it('show what is light on them after dark as by day', () => {
    const dark = themeOf({ primary: '#E5383B', background: '#F8F2E6', text: '#14110F' }, 'auto').deep
    for (const ground of [on, dark]) {
      const svg = objectIn({ x: 0, y: 0, width: 400 }, { noun: 'film', hand: 'cut', on: ground, others: [], seed: 'a' })
      const colours = [...svg.matchAll(/<path d="[^"]+" fill="(#\w{6})"\/>/gu)].map(([, colour = '']) => colour)
      const [board, stripe] = [colours[1] ?? '', colours[2] ?? '']
      expect(contrast(board, stripe)).toBeGreaterThan(2.5)
    }
  })

  it('have one outline under a pen: a shaded rim behind a body draws no second', () => {
    const [rim, body] = ['M24 24H184V184H24Z', 'M16 16H176V176H16Z']
    const drawn = hands.line([fill('b', rim), fill('a', body)], paintsOn(on), { seed: 'a', size: 400 })
    expect(drawn.match(/<path/g)).toHaveLength(1)
  })

  it('keep what is natural in its colour under a pen: mustard is yellow, and what has ink on light is seen at night', () => {
    const night = themeOf(
      { primary: '#2B4C9B', accent: '#E4572E', background: '#F7F7F2', text: '#14203A' },
      'auto',
    ).deep
    const yellow = paintsOf('hot_dog', on).light
    expect(drawn('hot_dog', 'line')).toContain(`stroke="${yellow}"`)
    const clock = objectIn(
      { x: 0, y: 0, width: 400 },
      { noun: 'clock', hand: 'line', on: night, others: [], seed: 'a' },
    )
    expect(clock).not.toContain(`stroke="${night.paper}"`)
  })

  it('stand large where that is wanted, in a hand that draws them well', () => {
    expect(standing(['record', 'drum', 'road'])).toEqual(['record', 'drum'])
    expect([steady('line', 'drum'), steady('line', 'record'), steady('clay', 'comb')]).toEqual(['line', 'cut', 'cut'])
    expect([steady('pixel', 'comb'), steady('clay', 'receipt'), steady('cut', 'receipt')]).toEqual([
      'cut',
      'line',
      'line',
    ])
  })

  it('have dark parts that are seen after dark, on their body and beside it', () => {
    for (const [background, primary] of [
      ['#3A2D27', '#A47C6B'],
      ['#111111', '#E8FF2A'],
      ['#0D1026', '#8E9BFF'],
    ] as const) {
      const night = themeOf({ background, primary, text: '#F5F5F0' }, 'dark').deep
      const { ink, body, paper } = paintsOn(night)
      expect(contrast(ink, paper)).toBeGreaterThan(1.5)
      expect(contrast(ink, body)).toBeGreaterThan(1.3)
    }
  })

  it('have dark parts that are seen on a body as dark as they, by day too', () => {
    const dark = themeOf(
      { primary: '#2B2440', accent: '#F2B33D', background: '#FFFFFF', text: '#221D33' },
      'auto',
    ).plain
    const { ink, body, paper } = paintsOn(dark)
    expect(contrast(ink, body)).toBeGreaterThan(1.5)
    expect(contrast(ink, paper)).toBeGreaterThan(1.5)
  })

  it('that are white by nature carry nothing that may come out black', () => {
    const [body] = nouns.tooth?.() ?? []
    expect(body?.tone).toBe('body')
    expect((nouns.tooth?.() ?? []).every(({ tone }) => tone === 'body' || tone === 'tint')).toBe(true)
  })

  it('of an animal stand on their feet: no head lies on the ground', () => {
    for (const animal of ['dog', 'cow', 'horse', 'goat', 'donkey', 'alpaca', 'fox']) {
      const points = (nouns[animal]?.() ?? []).flatMap(shape => flatten(shape.d).flat())
      const foot = Math.max(...points.map(([, y]) => y))
      const feet = points.filter(([, y]) => y > foot - 3).map(([x]) => x)
      expect(Math.max(...feet) - Math.min(...feet), animal).toBeGreaterThan(60)
    }
  })

  it('are true to how they are used: a thread goes through the eye of its needle', () => {
    const shapes = nouns.thread?.() ?? []
    const [eye, ...others] = shapes.filter(({ tone, stroke }) => tone === 'accent' && stroke)
    const xs = flatten(eye?.d ?? '').flat()
    const middle = [0, 1].map(at => xs.reduce((sum, point) => sum + (point[at] ?? 0), 0) / xs.length)
    const threads = shapes.filter(({ tone, stroke }) => tone === 'body' && stroke)
    const nearest = ({ d }: (typeof shapes)[number]) =>
      Math.min(
        ...flatten(d)
          .flat()
          .map(([x, y]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0))),
      )
    expect([others.length, threads.length]).toEqual([0, 2])
    for (const thread of threads) expect(nearest(thread)).toBeLessThan(4)
    // One end comes from behind the eye, the other lies over it.
    expect(threads.map(one => shapes.indexOf(one) < shapes.indexOf(eye as (typeof shapes)[number]))).toEqual([
      true,
      false,
    ])
  })

  it('throw a shadow in clay only where they stand on something', () => {
    const stands = (noun: string) => drawn(noun, 'clay').includes('<ellipse')
    expect(['towel', 'car', 'teapot'].map(stands)).toEqual([true, true, true])
    expect(['sun', 'bee', 'cloud'].map(stands)).toEqual([false, false, false])
  })

  it('are nothing in any hand where there is no such thing', () => {
    for (const hand of HANDS) expect(drawn('', hand)).toBe('')
  })

  it('differ from hand to hand', () => {
    for (const noun of ['cup', 'door', 'oyster'])
      expect(new Set(HANDS.map(hand => drawn(noun, hand))).size).toBe(HANDS.length)
  })

  it('are named where they are meant and found at once by what a brand sells: a ferry is no yacht', () => {
    const drawnFor = (headline: string, brand: string) => subjectOf('statement', { headline }, brand).nouns[0]
    for (const [headline, brand, noun] of [
      ['The ferry is back', 'Ferry to the island', 'ferry'],
      ['Il traghetto parte ogni ora', 'Traghetto per l’isola', 'ferry'],
      ['Our canoes are back on the river', 'Canoe hire', 'canoe'],
      ['Neue Kanus für den Sommer', 'Kanuverleih an der Lahn', 'canoe'],
      ['Une ruche de plus au village', 'Miel et cire', 'beehive'],
      ['Alle geiten zijn weer buiten', 'Kaas van de boerderij', 'goat'],
      ['Boczniaki prosto z piwnicy', 'Grzyby z naszej piwnicy', 'oyster_mushroom'],
      ['Fresh garlic is in', 'Vegetables from the field', 'garlic'],
      ['Surdegsbröd är vår stolthet', 'Bageri i Lund', 'loaf'],
      ['Nuevos pantalones para el otoño', 'Ropa de trabajo', 'trousers'],
    ] as const)
      expect(drawnFor(headline, brand), headline).toBe(noun)
    expect(tradeOfBrand({ name: 'Calva Sound', tagline: 'Car ferry between Ardlish and Calva' }).things[0]).toBe(
      'ferry',
    )
    expect(tradeOfBrand({ name: 'Gorge', tagline: 'Location de canoës' }).things[0]).toBe('canoe')
  })

  it.each([
    ['A parish church with a cafe and a food shelf', 'church'],
    ['Yoga in the church hall', 'yoga'],
    ['Bakery behind the church', 'bread'],
    ['Six off-grid cabins near Ullswater', 'house'],
    ['A sail loft that makes and mends sails', 'boat'],
    ['Umzugsfirma in Kassel', 'truck'],
    ['Gîtes et chambres en Auvergne', 'house'],
    ['Tienda de neumáticos', 'tyre'],
    ['A brewery with a summer festival', 'beer'],
  ])('are known by the trade that a brand names first: %s', (about, thing) =>
    expect(tradeOfBrand({ name: 'Xyz', tagline: '', about }).things).toContain(thing),
  )

  it('of a trade have a shape of the brand’s own, as large as that of any other', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (const [noun, others] of Object.entries(variants)) {
      const drawings = names.map(seed =>
        objectIn({ x: 0, y: 0, width: 400 }, { noun, hand: 'line', on, others: [], seed }),
      )
      expect([noun, new Set(drawings).size]).toEqual([noun, others.length + 1])
      const { x, y, width, height } = extentOf(noun)
      for (const one of others) {
        const points = one().flatMap(({ d }) => flatten(d).flat())
        const [xs, ys] = [points.map(point => point[0] / 200), points.map(point => point[1] / 200)]
        expect(Math.min(...xs) - x).toBeGreaterThan(-0.03)
        expect(Math.max(...xs)).toBeLessThan(x + width + 0.03)
        expect(Math.min(...ys) - y).toBeGreaterThan(-0.03)
        expect(Math.max(...ys)).toBeLessThan(y + height + 0.03)
      }
    }
  })
})
