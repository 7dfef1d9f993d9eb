// A list whose title says what follows: its members are told, whatever verb they begin with, and orders behind it are not.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

const slidesOf = (brief: string): string[] =>
  (writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer).slides.map(({ headline }) => headline)

describe('a list that its title counts', () => {
  it.each<[brief: string, slides: string[]]>([
    [
      'Create a carousel with 4 tips for your first month at the gym: book two fixed days, start lighter than you think, ask a coach to check your form, and sleep 8 hours',
      [
        '4 tips for your first month at the gym',
        ...['Book two fixed days', 'Start lighter than you think', 'Ask a coach to check your form', 'Sleep 8 hours'],
      ],
    ],
    [
      '3 steps to a tidy workshop: empty every drawer, put the heavy things low, end with a sweep',
      ['3 steps to a tidy workshop', 'Empty every drawer', 'Put the heavy things low', 'End with a sweep'],
    ],
    [
      'haz un carrusel con 3 consejos para dormir mejor: cena pronto, pide ayuda si roncas, acaba con un libro',
      ['3 consejos para dormir mejor', 'Cena pronto', 'Pide ayuda si roncas', 'Acaba con un libro'],
    ],
    [
      '3 reasons to visit us: fresh bread, good coffee and a big garden',
      ['Fresh bread', 'Good coffee', 'A big garden'],
    ],
    [
      'How to clean a brush in 3 steps. Wipe it on newspaper, wash it in warm water, then ask for a comb at our counter.',
      [
        'How to clean a brush in 3 steps',
        'Wipe it on newspaper',
        'Wash it in warm water',
        'Ask for a comb at our counter',
      ],
    ],
    [
      'carousel 3 tips for new puppy owners. Keep walks short. Ask your vet about food. End each day with a quiet half hour.',
      [
        '3 tips for new puppy owners',
        'Keep walks short',
        'Ask your vet about food',
        'End each day with a quiet half hour',
      ],
    ],
    [
      'Carousel please: 3 tips for keeping bread fresh. Store it cut side down, keep it out of the fridge, freeze it in slices.',
      [
        '3 tips for keeping bread fresh',
        ...['Store it cut side down', 'Keep it out of the fridge', 'Freeze it in slices'],
      ],
    ],
    ['Our year: 3 plays, 14 performances and 41 volunteers', ['3 plays', '14 performances', '41 volunteers']],
  ])('is told whole: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(expect.arrayContaining(slides)))

  it.each<[brief: string, order: RegExp]>([
    [
      '3 rules for the climbing hall: check your knot, ask before you film, leave no chalk, please use big letters',
      /letters/,
    ],
    [
      'What to bring to camp: bring a torch, pack warm socks, write your name in your boots, last slide our number',
      /slide/,
    ],
    ['4 ways to save water: water early, mulch your beds, collect rain, use less. make it blue', /blue/],
    ['4 dates for your diary: spring fair 3 May, book sale 9 August, gala dinner 10 October, autumn walk tbc', /walk/],
    [
      '6 signs your falcon isn’t well, one each slide. It sits fluffed up. It drops its food. It sleeps by day.',
      /each slide/,
    ],
  ])('orders and doubts are left out: %s', (brief, order) => expect(slidesOf(brief).join('\n')).not.toMatch(order))
})

describe('a list that counts itself', () => {
  const told = (brief: string) => card(brief, { asset_type: 'card' }).said

  it('is told whole, though one of its lines looks like a note', () => {
    expect(
      told(
        'When a death was expected. 1 ring the GP. 2 the examiner will phone you. 3 register the death within five days of hearing from them that the paperwork has gone to the registrar. 4 call us when you are ready',
      ),
    ).toMatch(/within five days/)
    expect(
      told(
        'Can you do a card on 3 things to check before you publish the June rota:\n- annual leave\n- who is away\n- night staff not on more than 4 in a row',
      ),
    ).toMatch(/night staff/i)
  })

  it('has no title among its steps', () =>
    expect(told('1 title. 2 warm the brooder the night before. 3 dry litter on the floor. 4 water first')).not.toMatch(
      /title/i,
    ))

  it.each([
    [
      'can you do a carousel that shows how a donated can gets from the drop box to a family: collect, sort, check dates, shelve, hand out',
      /check dates.*hand out/is,
    ],
    ['What to check before a ride: tyres, brakes, chain, bolts, lights', /before a ride.*lights/is],
  ])('and so is one of bare words behind “how” or “what”: %s', (brief, all) => expect(told(brief)).toMatch(all))
})
