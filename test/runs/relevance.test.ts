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

it('puts photographs first that show what is spoken of', () => {
  const photos = [{ shows: 'Harbour at dawn' }, { shows: 'A loaf, cut' }]
  expect(photosFor(photos, 'The loaf of the week')[0]?.shows).toBe('A loaf, cut')
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
