import { describe, expect, it } from 'vitest'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { depictedIn } from '#lib/composer/illustrator/question.ts'
import { contrast, lch } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { COLOURS, inColour } from '#lib/render/objects/colours.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { extentOf } from '#lib/render/objects/extent.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { layersIn } from '#lib/render/places/draw.ts'
import { LIGHTS } from '#lib/render/places/paints.ts'
import { asColoured } from '#lib/render/subject/colour.ts'

const grounds = bareKits.flatMap(({ palette }) => {
  const { plain, soft, deep, playful } = themeOf(palette, 'auto')
  return [plain, soft, deep, ...playful]
})

describe('the colour that words give a thing', () => {
  it.each([
    ['van', 'en', "Our new van is on the road. It's the green one.", 'van:green'],
    ['van', 'en', 'Look out for the green vintage van', 'van:green'],
    ['van', 'en', 'The van is now blue', 'van:blue'],
    ['van', 'en', 'A van for the green belt', 'van'],
    ['car', 'en', 'Two small red cars', 'car:red'],
    ['keys', 'en', 'Spare keys cut: take the gold one', 'keys:gold'],
    ['coat', 'de', 'Der grüne Mantel ist fertig', 'coat:green'],
    ['coat', 'de', 'Ein Mantel aus Loden, der grüne', 'coat:green'],
    ['bus', 'de', 'Der rote Bus fährt ab Montag', 'bus:red'],
    ['key', 'es', 'La llave pequeña dorada', 'key:gold'],
    ['van', 'es', 'Nuestra furgoneta es verde', 'van:green'],
    ['coat', 'fr', 'Le manteau vert est prêt', 'coat:green'],
    ['bouquet', 'fr', 'Un bouquet de roses', 'bouquet'],
    ['coat', 'fr', 'Le manteau, un loden vert', 'coat:green'],
    ['bicycle', 'it', 'La bicicletta rossa', 'bicycle:red'],
    ['bicycle', 'pt', 'Uma bicicleta azul', 'bicycle:blue'],
    ['bicycle', 'nl', 'De rode fiets', 'bicycle:red'],
    ['car', 'pl', 'Czerwony samochód', 'car:red'],
    ['bicycle', 'sv', 'Den röda cykeln', 'bicycle:red'],
    ['apple', 'en', 'Green apples', 'apple:green'],
    ['tomato', 'en', 'Blue tomatoes', null],
    ['panel', 'en', 'Black solar panels on a red roof', 'panel:black'],
  ] as const)('of a %s in %s: %s', (noun, language, text, thing) =>
    expect(asColoured(noun, [text], [language], true)).toBe(thing),
  )

  it('is seen on every ground of every brand, by itself or by an outline', () => {
    for (const on of grounds)
      for (const thing of ['van:green', 'car:black', 'shirt:white', 'bicycle:yellow', 'coat:navy']) {
        const { body, rims, ink } = paintsOf(thing, on)
        expect(contrast(rims.body ?? body, on.paper), `${thing} on ${on.paper}`).toBeGreaterThanOrEqual(1.4)
        expect(contrast(ink, body), `ink of ${thing} on ${on.paper}`).toBeGreaterThan(1.25)
        if (thing === 'van:green') expect(lch(body).h > 120 && lch(body).h < 165).toBe(true)
      }
  })

  it('may be any of sixteen on what is made', () => {
    const all = Object.keys(COLOURS)
    expect(all.length).toBe(16)
    for (const colour of all) expect(inColour('candle', colour, true)).toBe(`candle:${colour}`)
  })

  it('changes nothing but the paint', () => {
    const [on] = grounds
    const drawn = (noun: string) =>
      objectIn({ x: 0, y: 0, width: 200 }, { noun, hand: 'clay', on: on ?? ({} as never), others: [], seed: 'a' })
    const shapes = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)
    expect(shapes(drawn('van:green'))).toEqual(shapes(drawn('van')))
    expect(drawn('van:green')).not.toBe(drawn('van'))
    expect(extentOf('van:green')).toEqual(extentOf('van'))
  })

  it('is told by a model, or by the words where it says nothing', () => {
    const data = {
      brand: { name: 'Rohr', lines: [] },
      asset_type: 'card',
      language: 'de-AT',
      pictures: { 1: ['Unser neuer Transporter'], 2: ['Ein grüner Mantel'] },
    }
    const depicts = (...pictures: object[]) => depictedIn({ pictures }, data as never)?.depicts
    const [van, coat] = [
      { n: 1, about: 'van', draw: 'van' },
      { n: 2, about: 'coat', draw: 'coat' },
    ]
    expect(depicts({ ...van, colour: 'green' }, coat)).toEqual(['van:green', 'coat:green'])
    expect(depicts({ ...van, colour: 'sage' }, { ...coat, colour: 'black' })).toEqual(['van', 'coat:black'])
    expect(depicts({ ...van, draw: 'tomato', colour: 'blue' }, { ...coat, draw: 'lake' })).toEqual(['', 'lake'])
  })
})

describe('natural matter of a place', () => {
  const rect = { x: 0, y: 0, width: 600, height: 600 }
  const paints = (place: string, matter: string) =>
    grounds.flatMap(on =>
      LIGHTS.flatMap(light =>
        layersIn(rect, { place, on, others: [], seed: 'a', light }).filter(layer => layer.matter === matter),
      ).map(({ paint }) => lch(paint)),
    )

  it.each([
    ['sea', 'water', 165, 268],
    ['river', 'water', 165, 268],
    ['lake', 'water', 165, 268],
    ['harbour', 'water', 165, 268],
    ['swimming_pool', 'water', 165, 268],
    ['meadow', 'leaf', 105, 175],
    ['desert', 'sand', 55, 105],
    ['sea', 'sun', 30, 112],
  ])('is of its own hue whatever the brand: %s, %s', (place, matter, from, to) => {
    const found = paints(place, matter)
    expect(found.length).toBeGreaterThan(grounds.length)
    for (const { c, h } of found) {
      expect(c).toBeGreaterThan(0.015)
      expect(h >= from && h <= to, `hue ${h}`).toBe(true)
    }
  })
})
