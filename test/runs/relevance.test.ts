import { describe, expect, it } from 'vitest'
import { peopleFor, photosFor, posesFor, screensFor, wordsIn } from '#lib/runs/recipe/relevance.ts'

const screen = (name: string, screen_type: string, device: 'phone' | 'tablet' | 'desktop', theme = 'light') => ({
  ...{ name, screen_type, device, theme },
})
const screens = [
  screen('Alerts', 'feed', 'phone', 'dark'),
  screen('Queues', 'dashboard', 'desktop'),
  screen('Trace', 'detail', 'desktop'),
  screen('Support', 'chat', 'phone'),
  screen('Start', 'home', 'tablet'),
]
const names = (found: { name: string }[]) => found.map(one => one.name)

describe('the screens of a run', () => {
  it.each([
    ['The trace of a failed job, in one timeline', ['Trace']],
    ['Our new dashboard is here', ['Queues']],
    ['Chat with us', ['Support']],
    ['Now on your phone', ['Alerts', 'Support']],
    ['Dark mode has come', ['Alerts']],
    ['Queues and alerts, side by side', ['Alerts', 'Queues']],
    ['We are at home in Leeds', ['Alerts', 'Queues', 'Trace', 'Support', 'Start']],
    ['Tea', ['Alerts', 'Queues', 'Trace', 'Support', 'Start']],
  ])('for “%s”', (text, expected) => expect(names(screensFor(screens, text))).toEqual(expected))

  it('are never more than a dozen', () => {
    const many = Array.from({ length: 90 }, (_, index) => screen(`Screen ${index}`, 'other', 'phone'))
    expect(screensFor(many, 'Tea')).toHaveLength(12)
    expect(names(screensFor(many, 'Tea'))[0]).toBe('Screen 0')
  })
})

it('puts people first who are named, then those whose work is spoken of', () => {
  const people = ['Ann Lee/Baker', 'Bo Marsh/Night baker', 'Cy Ode/Founder'].map(text => {
    const [name = '', role = ''] = text.split('/')
    return { name, role }
  })
  expect(names(peopleFor(people, 'We look for a night baker'))).toEqual(['Bo Marsh', 'Ann Lee', 'Cy Ode'])
  expect(names(peopleFor(people, 'A talk by CY ODE'))[0]).toBe('Cy Ode')
  expect(names(peopleFor(people, 'Tea'))).toEqual(['Ann Lee', 'Bo Marsh', 'Cy Ode'])
})

describe('the photos of a run', () => {
  const brand = { name: 'Mug & Loaf', tagline: 'We make pots and bake bread.' }
  const shown = (shows: string[], text: string) =>
    photosFor(
      shows.map(one => ({ shows: one })),
      text,
      brand,
    ).map(one => one.shows)

  it('are those that show what is spoken of, the one that shows most of it first', () => {
    expect(shown(['Harbour at dawn', 'A loaf, cut'], 'The loaf of the week')).toEqual(['A loaf, cut'])
    expect(shown(['A loaf, cut', 'Our rye loaf, cut'], 'Rye loaves are back')).toEqual([
      'Our rye loaf, cut',
      'A loaf, cut',
    ])
  })

  it.each([
    ['oat glazed mug on a table', 'Oat glaze mug, 350 ml, £28, back in the shop on Friday 4 December'],
    ['oat glazed mug on a table', 'Die Becher sind wieder da'],
    ['Our salon with three chairs', 'The salon opens at nine'],
    ['Three people in canoes', 'A canoe trip on Sunday'],
    ['Winter berries', 'Pick a berry, any berry'],
    ['コーヒーとマグカップ', '新しいマグカップが入荷しました'],
  ])('show %s over “%s”', (shows, text) => expect(shown([shows], text)).toEqual([shows]))

  it.each([
    ['oat glazed mug on a table', 'Full service for R650 until 30 November, normally R850. Just walk in'],
    ['oat glazed mug on a table', 'New winter menu starts on Monday: soup, €7.50. Book a table'],
    ['oat glazed mug on a table', 'sale this weekend!! all seconds 50% off'],
    ['Our new shop', 'Our new menu'],
    ['A mug of tea', 'Mug & Loaf opens at six'],
    ['Our pots', 'Open at six\nWe make pots and bake bread'],
    ['A horse in the yard', 'A house in our street'],
    ['Corn in a crate', 'The corner shop opens'],
    ['コーヒーとマグカップ', '月曜日は休みです'],
  ])('never show %s over “%s”', (shows, text) => expect(shown([shows], text)).toEqual([]))

  it('may be any whose names say nothing, where no other is meant', () => {
    const all = ['IMG_0042.jpg', 'A photo', 'A loaf, cut']
    expect(shown(all, 'Tea')).toEqual(['IMG_0042.jpg', 'A photo'])
    expect(shown(all, 'The loaf of the week')).toEqual(['A loaf, cut'])
  })
})

it('takes a figure with its poses, and no candidate, nor poses of a figure that is gone', () => {
  const figures = [
    { part: 'candidate', pose: 'standing' },
    { part: 'pose', pose: 'waving' },
    { part: 'main', pose: 'standing' },
    { part: 'pose', pose: 'cheering' },
  ]
  expect(posesFor(figures, 'Cheering for the team').map(one => one.pose)).toEqual(['standing', 'cheering', 'waving'])
  expect(posesFor(figures.slice(0, 2), 'Tea')).toEqual([])
})

it('finds every text of a plan', () => {
  expect(wordsIn([{ data: { a: 'one', b: ['two', { c: 'three', d: 4 }], e: null } }])).toBe('one\ntwo\nthree')
})
