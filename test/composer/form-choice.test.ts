// Which form a brief gets: by the values and the words that it holds, however it is typed; what has no role of its own is told as well.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

type Roles = Record<string, string>

describe('a brief as it is typed', () => {
  it.each<[string, string, Roles]>([
    [
      'workshop on window restoration sat 5 dec 10am-3pm, 12 places, £85 incl lunch, bring gloves',
      'event',
      { name: 'Workshop on window restoration', date: 'Sat 5 Dec', time: '10am-3pm', body: '12 places. Bring gloves.' },
    ],
    [
      'our new group in leeds, tuesdays 7pm from the station, first run dec 1, all paces',
      'event',
      {
        name: 'Our new group in Leeds',
        date: 'Tuesdays',
        time: '7pm',
        body: 'From the station. First run Dec 1, all paces.',
      },
    ],
    [
      'open workshop day this saturday 10 til 4. tea and cake. Unit 5, Kelham Island',
      'event',
      { date: 'This Saturday', time: '10 til 4', body: 'Tea and cake. Unit 5, Kelham Island.' },
    ],
    [
      'Tanztee im Seniorenzentrum, jeden ersten Sonntag, 15 Uhr. Mit Live-Akkordeon.',
      'event',
      { name: 'Tanztee im Seniorenzentrum', date: 'Jeden ersten Sonntag', time: '15 Uhr' },
    ],
    [
      'Cena a quattro mani venerdì 11 dicembre ore 20, 45 € a persona vini esclusi',
      'event',
      { date: 'Venerdì 11 dicembre', time: 'Ore 20', price: '45 € a persona vini esclusi' },
    ],

    ['summer fair is sat 12 december 12-3pm!! we need cakes please', 'event', { name: 'Summer fair', time: '12-3pm' }],
  ])('%s', (brief, form, roles) => {
    const { answer, parts } = card(brief)
    expect(answer.form).toBe(form)
    expect(parts).toMatchObject(roles)
  })
})

describe('what only looks like a form stays news', () => {
  it.each([
    ['a beginning, to which nobody comes', 'Card payments only from 1 November at all Harrow Road machines', 'event'],
    ['works', 'Scheduled maintenance Sunday 25 October 02:00 to 04:00. You can read, but not save', 'event'],
    ['a deed on a day', 'The young firefighters collect on 11 January the old trees', 'event'],
    ['a demand', 'We need winter coats. Drop them in Tuesday to Saturday 10 to 4, side door on Chapel Lane', 'event'],
    ['Black Friday', 'Black Friday: none. Our prices are the same all year. £39 a month', 'event'],
    ['what prices do', 'Prices go up Thursday 1 April. £45 per line becomes £52', 'event'],
    [
      'a share that is no reduction',
      'Couples who budget together save 23% more, our survey of 1,900 users says',
      'offer',
    ],
    [
      'a home that is sought',
      'We are looking for a new home for our repair cafe. We can pay up to £250 a month',
      'job',
    ],
    [
      'jobs by the way',
      "One tap moves the whole day's jobs to your next dry day. On all plans, no extra charge",
      'job',
    ],
    ['something free for a while', 'The story of the mill in 40 photos, free in the foyer until 18 October', 'offer'],
    ['a range of prices', 'Tickets from £20 to £35 at the door', 'price'],
  ])('%s', (_, brief, form) => {
    expect(card(brief).answer.form).not.toBe(form)
  })
})

it('what readers need and the form has no room for leaves the plain form', () => {
  const needed =
    'Bring your own tools and gloves and two litres of water. Parking is only behind the church hall until noon'
  const { answer, said } = card(
    `Hedge day Saturday 24 October 9am. ${needed}. Children may only come with an adult who is free.`,
  )
  expect(answer.form).toBe('notice')
  expect(said).toContain('Parking is only behind the church hall until noon')
})

it('of a brand that has nothing to tell one line stands above another', () => {
  const { answer, parts } = card('hi')
  expect([answer.form, Object.keys(parts)]).toEqual(['news', ['headline', 'body']])
})
