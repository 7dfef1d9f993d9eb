// What is begged of whoever makes the picture is no line of it, and what readers are begged for is.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const NEWS = 'The shop is open until 6 all through December.'

describe('a plea for the look of a picture is left out', () => {
  it.each([
    'Please, no reindeer and no cartoon elves.',
    'Please no unicorns.',
    'Bitte keine Comicfiguren.',
    'Por favor, sin muñecos de nieve.',
    'Svp, pas de licornes ni de smileys.',
    'Keep the middle free, it gets cropped on phones.',
    'Most people watch without sound.',
    'Die meisten schauen ohne Ton.',
  ])('%s', plea => {
    const { said, answer } = card(`${NEWS} ${plea}`)
    expect(said).toMatch(/until 6/)
    expect(said).not.toContain(plea.slice(0, -1))
    expect(answer.read.publish).not.toContain(2)
  })
})

describe('a plea to readers is told', () => {
  it.each([
    'Please no dogs in the shop.',
    'Please, no flowers.',
    'Please no tinsel in the paper bin.',
    'Bitte keine Hunde auf der Wiese.',
    'Long hair gets cropped in ten minutes.',
    'Watch a silent film with us, without sound.',
  ])('%s', plea => expect(card(`${NEWS} ${plea}`).said).toContain(plea.slice(0, -1)))
})

describe('who does not want to be found is not named', () => {
  it.each([
    [
      'New roof in one day. It was at the Marsh family, 12 Elm Row, they dont want their address online',
      /Marsh|Elm Row/,
    ],
    ['New roof in one day. It was at the Marsh family. She would rather not have her name in the post.', /Marsh/],
    ['Neues Dach an einem Tag. Es war bei Familie Marsch, sie möchten ihren Namen nicht online sehen', /Marsch/],
    ['Een nieuw dak in één dag. Het was bij de familie Mars, ze willen hun adres niet online', /Mars/],
  ])('%s', (brief, named) => {
    const { said } = card(brief)
    expect(said).not.toMatch(named)
    expect(said).toMatch(/roof|Dach|dak/)
  })

  it.each([
    ['Half of our customers pay in the shop, they don’t want to buy online', /buy online/],
    ['Die Kunden wollen nicht online buchen, also gehen wir ans Telefon', /online buchen/],
  ])('%s', (brief, told) => expect(card(brief).said).toMatch(told))
})

describe('advice that names what is wrong is told whole', () => {
  it.each(['Keep bread in the tin, not the fridge', 'Look at the road not the wheel, both hands on the bar'])(
    '%s',
    brief => expect(card(brief).said.replace(/\n/g, ', ')).toContain(brief.split(/[,] | not /).at(-1)),
  )

  it('but a number that is not to be shown is hidden', () =>
    expect(card('We grew by 12% this quarter. NOT the churn number 3.1%').said).not.toMatch(/3\.1/))
})

describe('“don’t know”', () => {
  it('is an answer where three shares or more are told', () =>
    expect(card('We asked 300 growers: 50% by hand, 31% by machine, 11% both, 8% dont know').said).toMatch(/8\s?%/))

  it('is a doubt beside a value of its own', () =>
    expect(card('Boxes are cheaper from Monday, 8% dont know??').said).not.toMatch(/8\s?%/))
})
