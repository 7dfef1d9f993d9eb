// Whom a firm serves is not what its posts show; dishes of rice, fruit of which there is no drawing, and what is off for the snow.
import { describe, expect, it } from 'vitest'
import { readOf } from '#lib/render/read.ts'
import { sampleKit } from '../../dev/kits.ts'

function shownBy(about: string, headline: string, template = 'announcement') {
  const kit = { ...sampleKit('kestrel'), name: 'Lorimer', tagline: '', about }
  const { subject, things, home } = readOf({ template, data: { headline } }, kit)
  return { nouns: subject.nouns, all: [...subject.nouns, ...things], place: home?.place }
}

describe('who plans shifts for care homes', () => {
  const rotas = 'Staff rotas for care homes, on the phones your carers already have.'
  it.each(['Swap a shift from your phone', 'Your December rota is ready', 'New: carers see next week on Friday'])(
    'shows what it shows on a screen: %s',
    headline => expect(shownBy(rotas, headline).all).toEqual(['calendar', 'phone']),
  )
  it('and a care home has its armchair still', () =>
    expect(shownBy('A care home in Leeds.', 'We have two rooms free from March').all).toEqual(['armchair']))
  it('nor has booking software for stables a meadow', () =>
    expect(shownBy('Booking software for stables and vets.', 'Payments take one tap')).toMatchObject({ all: [] }))
})

describe('a dish of rice', () => {
  it.each([
    ['Restaurante de arroces en Valencia.', 'Este domingo, arroz al horno', 'pot'],
    ['Restaurante de arroces en Valencia.', 'Arroz del senyoret', 'paella'],
    ['A Spanish kitchen in Leeds.', 'Arroz al horno on Sundays', 'pot'],
    ['Restaurante em Braga.', 'Arroz de pato à quinta', 'pot'],
    ['An Indian restaurant in Leicester.', 'Lamb biryani on Friday', 'pot'],
    ['Chinese takeaway in Hull.', 'Egg fried rice is back', 'rice'],
  ])('%s %s: %s', (about, headline, noun) => expect(shownBy(about, headline).all[0]).toBe(noun))
  it('at a trattoria stands in no field', () =>
    expect(shownBy('Trattoria a Milano.', 'Aperti a pranzo').place).toBe('restaurant'))
})

it.each(['Figs are in, £3 a punnet', 'Blackberries, pick your own from Saturday', 'The first gooseberries'])(
  'a farm shows no tractor beside fruit that cannot be drawn: %s',
  headline => expect(shownBy('A farm with a shop near Otley.', headline).all).toEqual([]),
)

it('a farm shows the fruit that can', () =>
  expect(shownBy('A farm near Otley.', 'Raspberries, pick your own from Saturday').all[0]).toBe('raspberry'))

describe('what is off for the snow', () => {
  it.each(['announcement', 'notice'])('shows snow, on a card of the kind %s', template =>
    expect(shownBy('A community choir in Leeds.', 'No rehearsal tonight: snow', template).all).toEqual(['snowflake']),
  )
  it.each(['Closed after a fatal accident in the snow', 'Rehearsal is cancelled: Mr Snow is ill'])(
    'and no grief, and no name: %s',
    headline => expect(shownBy('A community choir in Leeds.', headline).nouns).toEqual([]),
  )
})
