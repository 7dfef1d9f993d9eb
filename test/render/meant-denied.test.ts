import { describe, expect, it } from 'vitest'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { tradeThings } from '#lib/render/subject/of-trade.ts'
import { placeNamed } from '#lib/render/subject/places/named.ts'
import { subjectOf, thingOf } from '#lib/render/subject/subject.ts'

const shown = (about: string, data: Record<string, unknown>) =>
  tradeThings(tradeOfBrand({ name: 'Xyz', tagline: '', about }), data, about)

describe('what words deny', () => {
  it.each([
    ['A recycling centre', 'Third fire this year', 'Batteries go in the red tub NOT in the bins.', []],
    ['Ein Tierheim am Wald', 'Kater, 9 Jahre', 'Sucht ruhige Leute ohne Hund.', ['paw']],
    ['A public library', 'What we lend', 'Stuff that isn’t books.', []],
    ['A recycling centre', 'Open on Sunday', 'Not only bins: bring a fridge.', ['bin']],
    ['Una panadería', 'Mañana hay pan', 'No te pierdas el pan del sábado.', ['bread', 'croissant', 'wheat']],
    ['Um peixaria no porto', 'Como ver se o peixe é fresco', 'Cheiro a mar e não a peixe.', ['fish']],
    ['Traslochi a Genova', 'Preventivo in due giorni', 'Niente furgone, nel vicolo si passa a piedi.', []],
    ['A public library', 'Rhyme time on Thursdays', 'No need to book.', ['books']],
  ])('is not drawn: %s, “%s”: %s', (about, headline, body, things) =>
    expect(shown(about, { headline, body }).toSorted()).toEqual(things.toSorted()),
  )

  it('is what a library of things lends', () => {
    expect(shown('A public library', { title: 'Library of Things?' })).toEqual([])
  })
})

describe('a word of two senses', () => {
  it.each([
    ['Spotkanie z Anną Kowal', 'Biblioteka w Gdańsku'],
    ['We collect in Dundee and broughty ferry', 'Phone repair in Dundee'],
    ['Para ladrillo hueco, los tacos de nailon', 'Una ferretería de barrio'],
    ['Kaarsvet: vriezer, krabben, strijken', 'Een wasserette in Utrecht'],
  ])('shows none of the other: %s', (headline, about) => {
    const { nouns } = subjectOf('announcement', { headline }, about)
    expect(nouns.filter(noun => ['anvil', 'ferry', 'taco', 'crab'].includes(noun))).toEqual([])
  })

  it('shows its thing where nothing speaks against it', () => {
    expect(subjectOf('announcement', { headline: 'Fresh crab and a ferry ride' }).nouns).toContain('crab')
    expect(subjectOf('announcement', { headline: 'A blacksmith for a day' }).nouns).toEqual(['anvil'])
  })
})

it.each(['Hof zu nach einem Unfall gestern', 'Cerrado por un accidente', 'Zamknięte po wypadku'])(
  'nothing is drawn over an accident: %s',
  headline => {
    expect(subjectOf('announcement', { headline }).grave).toBe(true)
    expect(subjectOf('announcement', { headline: 'Werkstatt für Unfallschäden' }).grave).toBe(false)
  },
)

describe('what has no drawing', () => {
  it.each([
    ['A car ferry on the estuary', 'Rebuild of the timber ramp'],
    ['Plantacja wikliny i kosze', 'Żywy płot z wierzby krok po kroku'],
  ])('has no other thing in its place: %s, “%s”', (about, headline) => expect(shown(about, { headline })).toEqual([]))
})

describe('a thing in passing', () => {
  const slides = ['Half term week', 'Tuesday is scooters only', 'Thursday is open all day'].map(headline => ({
    headline,
  }))

  it('is named by one later slide, and stands behind what fits the whole', () => {
    expect(shown('A skatepark in Hull', { slides })[0]).toBe('skateboard')
    const again = { slides: [...slides, { headline: 'Scooters on Friday too' }] }
    expect(shown('A skatepark in Hull', again)[0]).toBe('kick_scooter')
  })

  it.each([
    ['Film night at nine, bring a cushion', 'film'],
    ['Cinema às 21h, tragam almofada', undefined],
    ['New cushions, all by hand', 'pillow'],
    ['Flache Schale Wasser', undefined],
    ['Ein Schal aus Wolle', 'scarf'],
    ['Mähroboter nachts aus', 'lawnmower'],
    ['The clock struck noon', undefined],
    ['Red carpet on Friday', undefined],
    ['Two new rugs', 'rug'],
  ])('is no more than a remark, or another word: %s', (headline, noun) =>
    expect(thingOf(headline, '') ?? undefined).toBe(noun),
  )

  it.each([
    ['Borrow shoes (£3)', 'Indoor climbing wall', 'climbing_shoe'],
    ['New charcoal tiles', 'Roofers in Durban', 'roof'],
    ['Her old boots are back', 'A cobbler for shoes and boots', 'boot'],
    ['Edges swim a bit', 'Opticians in Leeds', undefined],
    ['Our driving school is ten', '', 'car'],
  ])('is that of the trade: %s of “%s”', (headline, brand, noun) =>
    expect(subjectOf('statement', { headline }, brand).nouns[0]).toBe(noun),
  )

  it('is no farm where a school has a yard, and no clock at another hour', () => {
    expect(placeNamed('Einparken im Hof', ['de'])).toEqual({ place: 'farm', doubtful: true })
    expect(placeNamed('Wir treffen uns auf dem Bauernhof', ['de'])?.doubtful).toBe(false)
    expect(shown('Restorers of church clocks', { headline: 'It struck midnight at noon' })).toEqual([])
    expect(shown('Restorers of church clocks', { headline: 'We are back' })).toEqual(['clock'])
  })

  it('is nothing over a book of memories', () => {
    const body = 'A book of memories will be at the front desk.'
    expect(subjectOf('notice', { headline: 'Maureen, who founded it', body }).grave).toBe(true)
  })
})
