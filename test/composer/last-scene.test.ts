import { describe, expect, it } from 'vitest'
import { type Answer, answers, type VideoAnswer } from '#lib/composer/answer.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { Brand, Library } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'

const brand = Brand.parse({ name: 'Tidewell', tagline: 'Move.', voice: {} })
const question: Question = {
  ...{ asset_type: 'video', channel: 'tiktok', day: '2026-10-12', brand },
  ...{ shows: [], segments: [], another_than: [] },
}

describe('the last scene of a film', () => {
  type Scenes = Partial<VideoAnswer['scenes'][number]>[]
  const filmOf = (scenes: Scenes, { of = brand, short = '', segments = [''] } = {}) => {
    const answer = answers.video.parse({
      ...{ read: empty, language: 'en', sensitive: 'none', scenes, caption: [], short: { text: short } },
    }) as Answer
    const [picture] = layOut(answer, { ...question, brand: of, segments }, Library.parse({}), 0).pictures
    return (picture?.data.scenes ?? []) as Record<string, unknown>[]
  }
  const endOf = (scenes: Scenes, of = brand) => filmOf(scenes, { of }).at(-1)
  const empty = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [] }
  const hook = { role: 'hook', text: 'The Tempest' } as const
  const tickets = { role: 'list', text: 'Tickets', more: ['£5, kids £3', 'from the office'] } satisfies Partial<
    VideoAnswer['scenes'][number]
  >

  it('ends on the name alone where the line of the brand is a long sentence, which no film has room for', () => {
    const [said, end] = [{ role: 'line', text: 'A cast of many' } as const, { role: 'end', text: 'Tidewell' } as const]
    expect(endOf([hook, said, end])).toHaveProperty('tagline', 'Move.')
    const line = 'We send you a text message when the swell, the tide or the wind at your harbour goes past your limit.'
    expect(endOf([hook, said, end], Brand.parse({ ...brand, tagline: line }))).not.toHaveProperty('tagline')
  })

  it('asks nobody to an hour of a day that is told, nor to people who are free', () => {
    const day = [hook, { role: 'line', text: '5.40am cold start, boat out' } as const]
    const end = { role: 'end', text: 'Tidewell' } as const
    expect(endOf([...day, { role: 'line', text: 'Home by 1' }, end])).toMatchObject({
      text: 'Tidewell',
      tagline: 'Move.',
    })
    const then = { role: 'line', text: 'Started in 1986 when a dry cut was £2' } as const
    expect(endOf([hook, then, end])).toMatchObject({ text: 'Tidewell', tagline: 'Move.' })
    const free = { role: 'line', text: 'We text the 3 people who are free' } as const
    expect(endOf([hook, free, end])).toMatchObject({ text: 'Tidewell', tagline: 'Move.' })
  })

  it('has no hook over a number to ring, as if that were offered', () => {
    const call = { role: 'end', text: 'Call 555-0177' } as const
    expect(endOf([{ role: 'hook', text: 'Three years of nothing filed' }, call])).not.toHaveProperty('what')
    const dated = { role: 'hook', text: 'Open day on Saturday' } as const
    expect(endOf([dated, call])).toHaveProperty('what', dated.text)
  })

  it('has over a bare day what the scene before it names, and over a number beside other facts what the film is about', () => {
    const trial = { role: 'line', text: 'Trial lesson in Bologna' } as const
    const day = { role: 'end', text: 'Wednesday 28 October, 8.30 pm' } as const
    expect(endOf([hook, trial, day])).toHaveProperty('what', trial.text)
    const short = 'The Tempest is on Wednesday 28 October.'
    expect(filmOf([hook, { role: 'line', text: 'A cast of 46' }, day], { short }).at(-1)?.what).toBe(hook.text)
    const own = [
      { role: 'line', text: 'Entry is free' },
      { role: 'line', text: 'Bar until 11 pm, food from £4' },
    ] as const
    for (const one of own) expect(endOf([hook, one, day]), one.text).toHaveProperty('what', hook.text)
    expect(endOf([hook, trial, { ...day, text: 'Our open evening is on Wednesday 28 October' }])?.what).toBe(hook.text)
    // Also where another scene says the day: it and what it is of are not parted by a price.
    const extra = { role: 'line', text: 'School holidays: extra 10 am games' } as const
    const weeks = { role: 'line', text: 'Monday 19 to Friday 30 October' } as const
    const room = { role: 'list', text: 'The escape room', more: ['Ages ten and up', '$45 a head'] } as const
    const end = endOf([hook, { ...room, more: [...room.more] }, extra, weeks, { role: 'end', text: 'Tidewell' }])
    expect(end).toMatchObject({ what: extra.text, text: weeks.text, items: ['The escape room: $45 a head'] })
    const moves = { role: 'hook', text: 'Winter moves, 20% off' } as const
    const span = { role: 'line', text: 'From January 3 to February 25' } as const
    expect(endOf([moves, span, { role: 'end', text: 'Call 218-555-0177' }])).toHaveProperty('what', moves.text)
  })

  it('says what, when and for how much, whichever scene said it', () => {
    const end = endOf([hook, tickets, { role: 'end', text: '27 to 29 January, 7pm' }])
    expect(end).toMatchObject({ what: 'The Tempest', text: '27 to 29 January, 7pm', items: ['Tickets: £5, kids £3'] })
  })

  it('says what a list is about only before a row that is not clear alone', () => {
    const rowsOf = (...more: string[]) =>
      endOf([hook, { role: 'list', text: 'Leaving and back', more }, { role: 'end', text: 'Stay safe' }])?.items
    expect(rowsOf('Last boat leaves at 2pm', 'Back by 6.30pm')).toEqual(['Last boat leaves at 2pm', 'Back by 6.30pm'])
    expect(rowsOf('At 2pm', 'Again at 6.30pm')).toEqual(['Leaving and back: At 2pm', 'Again at 6.30pm'])
  })

  it('keeps no label of a form: a title that says nothing is left, and a value stands behind its own', () => {
    const when = { role: 'list' as const, text: 'When it is', more: ['Saturday 5 June', 'From 11 to 1'] }
    const price = { role: 'number' as const, text: '£20', more: ['Price with paper'] }
    expect(endOf([hook, when, price, { role: 'end', text: 'Tidewell' }])).toMatchObject({
      text: 'Saturday 5 June',
      items: ['From 11 to 1', 'Price with paper: £20'],
    })
    const day = { role: 'list' as const, text: 'A day here', more: ['6am: ice', '1pm: sold out'] }
    expect(JSON.stringify(endOf([hook, day, { role: 'end', text: 'Tidewell' }]))).not.toContain('here: 6am')
  })

  it('has a price under what that is of where it was the name alone, and else the writer’s own words', () => {
    const price = { role: 'line', text: 'Tickets are £5' } as const
    expect(endOf([hook, price, { role: 'end', text: 'Tidewell' }])).toMatchObject({ what: hook.text, text: price.text })
    const own = { what: hook.text, text: 'Storgata 91', items: [price.text] }
    expect(endOf([hook, price, { role: 'end', text: 'Storgata 91' }])).toMatchObject(own)
    // A place that the brand says of itself is no words of its own.
    const at = { ...brand, contact: { ...brand.contact, address: 'Storgata 91' } }
    const signed = { what: hook.text, text: price.text, items: ['Storgata 91'] }
    expect(endOf([hook, price, { role: 'end', text: 'Storgata 91' }], at)).toMatchObject(signed)
    const bare = [hook, { role: 'line', text: 'A storm' }, { role: 'end', text: 'Tidewell', more: ['Storgata 91'] }]
    expect(endOf(bare as Scenes)).toMatchObject({ text: 'Tidewell', items: ['Storgata 91'] })
    expect(endOf(bare as Scenes)).not.toHaveProperty('what')
  })

  it('ends on what readers are asked for right before the name, and on how they do it', () => {
    const call = { role: 'action', text: 'Call out any day', more: ['01632 960418'] } as const
    const end = endOf([hook, { ...call, more: [...call.more] }, { role: 'end', text: 'Tidewell' }])
    expect(end).toMatchObject({ text: call.text, items: call.more })
    expect(end).not.toHaveProperty('what')
    const more = ['Main street']
    const told = [
      { role: 'number', text: '€129', more: ['with lenses'] },
      { ...call, more },
    ] as Scenes
    expect(endOf([hook, ...told, { role: 'end', text: 'No appointment needed' }])).toMatchObject({
      text: call.text,
      items: ['Main street', 'No appointment needed'],
    })
  })

  it('tells hours whole or not at all, and never more than two rows', () => {
    const hours = (...more: string[]) => ({ role: 'list' as const, text: 'Library hours', more })
    const see = { role: 'end', text: 'See you at the desk' } as const
    const week = hours('Monday to Thursday, 10 to 8', 'Friday and Saturday, 10 to 5', 'Closed Sundays')
    expect(endOf([hook, week, see])).toMatchObject({ text: see.text })
    expect(JSON.stringify(endOf([hook, week, see]))).not.toContain('day')
    const two = hours('Monday to Friday, 9 to 5', 'Saturday, 9 to 12')
    expect(endOf([hook, two, see])).toMatchObject({ text: see.text, items: two.more })
    expect(endOf([hook, two, { role: 'end', text: 'Tidewell' }])).toMatchObject({ text: two.text, items: two.more })
    const lines = ['The bus is £2', 'Call 555-0177', 'Lunch is £9', 'From 7pm'].map(text => ({ role: 'line', text }))
    expect(endOf([hook, ...(lines as Scenes), see])?.items).toEqual(['The bus is £2', 'Call 555-0177'])
  })

  it('has over its day the list that the post tells beside that day, which says the day as well', () => {
    const thanks = { role: 'hook', text: 'Thank you, Gerry' } as const
    const last = { role: 'line', text: 'Last ice day: Wednesday 28 October' } as const
    const potluck = {
      role: 'list' as const,
      text: 'Potluck for him: bring a dish',
      more: ['A to M: savoury', 'N to Z: sweet'],
    }
    const day = { role: 'end', text: 'Saturday 31 October, 5 pm, upstairs' } as const
    const short = 'Thank you, Gerry, for 31 seasons. Potluck for him: Saturday 31 October, 5 pm. Bring a dish.'
    const film = filmOf([thanks, last, potluck, day], { short })
    expect(film.at(-1)).toMatchObject({ what: potluck.text, text: day.text })
    expect(film.at(-1)).not.toHaveProperty('items')
    expect(film[2]?.items).toEqual([day.text, ...potluck.more])
    // Where the post says it of what the film began with, so does the last scene.
    expect(
      filmOf([thanks, last, potluck, day], { short: 'Thank you, Gerry, on Saturday 31 October.' }).at(-1)?.what,
    ).toBe(thanks.text)
  })

  it('says under its hook the day that is the hook’s, where no second scene does', () => {
    const day = { role: 'end', text: 'Thursday 29 October, 7pm' } as const
    const cast = { role: 'number' as const, text: '46', more: ['in the cast'] }
    expect(filmOf([hook, cast, day])[0]).toMatchObject({ text: hook.text, when: day.text })
    expect(filmOf([hook, { role: 'line', text: 'On Thursday 29 October' }, cast, day])[0]).not.toHaveProperty('when')
    const trial = { role: 'line', text: 'Trial lesson in Bologna' } as const
    expect(filmOf([hook, trial, day])[0]).not.toHaveProperty('when')
    expect(filmOf([hook, cast, { role: 'end', text: '£129 until 29 October' }])[0]).not.toHaveProperty('when')
  })

  it('is led by the day that a scene names, under what it is, where its own words name neither day nor price', () => {
    const day = { role: 'line', text: 'Thursday 21 January, 1pm' } as const
    expect(endOf([hook, day, { role: 'end', text: 'Tidewell' }])).toEqual(
      expect.objectContaining({ what: 'The Tempest', text: day.text }),
    )
    const priced = { role: 'hook', text: 'Winter service: £89' } as const
    expect(endOf([priced, day, { role: 'end', text: 'Drop in' }])).toMatchObject({
      ...{ what: priced.text, text: day.text, items: ['Drop in'] },
    })
  })

  it('says a fact whole, and the brand’s own line in small letters below what is needed', () => {
    const told = [
      { role: 'line', text: 'Order before February 9' },
      { role: 'line', text: 'And delivery is free' },
    ] as const
    const end = endOf([hook, ...told, { role: 'end', text: 'Drop in' }], { ...brand, tagline: 'Drop in / Passez' })
    expect(JSON.stringify(end)).toContain('Order before February 9, and delivery is free')
    expect(end).toMatchObject({ tagline: 'Drop in' })
    expect(end?.items ?? []).not.toContain('Drop in')
  })

  it('says no day that is over, and no hour that would be read as one of something else', () => {
    const cup = { role: 'list', text: 'The junior cup', more: ['Cleveland', 'Saturday, October 10'] } as const
    const price = "Kids' class in the back room, $45 a month"
    const kids = { role: 'list', text: price, more: ['Tuesday and Thursday at 4:15', 'The first is free'] } as const
    expect(
      endOf([hook, { ...cup, more: [...cup.more] }, { ...kids, more: [...kids.more] }, { role: 'end', text: 'Ask' }]),
    ).toMatchObject({
      // A day that does not say of what stands under what does.
      ...{ what: 'The Tempest', text: price, items: ['Tuesday and Thursday at 4:15', 'Ask'] },
    })
    const milking = { role: 'hook', text: 'Milking at 5am' } as const
    const open = endOf([milking, { role: 'end', text: 'Open day Monday 7 June' }])
    expect([open?.text, open?.what]).toEqual(['Open day Monday 7 June', undefined])
    const early = { role: 'line', text: '3.30 in the morning' } as const
    expect(endOf([hook, early, { role: 'end', text: 'The shop opens at 7am' }])?.items).toBeUndefined()
  })

  it('says what it names on a scene of its own, and not again what it began with', () => {
    const named = { role: 'brand', text: 'Lowdark' } as const
    const cave = { role: 'hook', text: 'dark cave.' } as const
    expect(endOf([cave, named, { role: 'end', text: 'wishlist it' }])).toMatchObject({
      what: 'Lowdark',
      text: 'wishlist it',
    })
    expect(endOf([cave, { role: 'end', text: 'wishlist it' }])).not.toHaveProperty('what')
  })

  it('ends on the name and not on what stood right before it, though the brief quotes that', () => {
    const quoted = 'six weeks of doing nothing is the secret'
    const [said, end] = [{ role: 'line', text: quoted } as const, { role: 'end', text: 'Tidewell' } as const]
    const segments = [`End with “${quoted}”`]
    expect(filmOf([hook, said, end], { short: quoted, segments }).at(-1)).not.toHaveProperty('what')
    const later = { role: 'line', text: 'A storm' } as const
    expect(filmOf([hook, said, later, end], { short: quoted, segments }).at(-1)).toHaveProperty('what', quoted)
  })

  it('acts on no numbered step, and has none over its name', () => {
    const steps = ['1. Pick a day, Tuesday 10 to 1', '2. Press Send'].map(text => ({ role: 'line', text }) as const)
    const end = { role: 'end', text: 'Tidewell' } as const
    for (const scenes of [
      [hook, ...steps, end],
      [...steps, end],
    ]) {
      expect(endOf(scenes)).toMatchObject({ text: 'Tidewell' })
      expect(endOf(scenes)).not.toHaveProperty('what')
      expect(endOf(scenes)).not.toHaveProperty('items')
    }
  })

  it('says no price of several', () => {
    const prices = { role: 'list', text: 'Prices for the weekend', more: ['€10 a game', '€25 for three'] } as const
    const book = { role: 'end', text: 'Book a week before' } as const
    expect(endOf([hook, { ...prices, more: [...prices.more] }, book])).not.toHaveProperty('items')
    expect(endOf([hook, { ...prices, more: ['€10 a game', 'Deposit by cheque'] }, book])?.items).toEqual([
      'Prices for the weekend: €10 a game',
    ])
  })

  it('ends on what the writer ends on where that says how to reach the brand', () => {
    const lent = { role: 'line', text: 'Pick up on Thursday 5 November, 4pm' } as const
    const deposit = { role: 'number', text: '€80', more: ['deposit, by cheque'] } as const
    const end = { role: 'end', text: 'A week before, please', more: ['At the desk or on 05 36 49 14 27'] } as const
    expect(endOf([hook, { ...deposit, more: [...deposit.more] }, lent, { ...end, more: [...end.more] }])).toMatchObject(
      {
        text: 'A week before, please',
        items: expect.arrayContaining(['At the desk or on 05 36 49 14 27']),
      },
    )
  })

  it('says no day again, no step, and nothing where there is nothing to act on', () => {
    const end = endOf([
      hook,
      { role: 'line', text: 'On 21 January' },
      { role: 'steps', text: 'Bake', more: ['At 7pm, rest it', 'At 8pm, bake it'] },
      { role: 'end', text: '21 January, main hall' },
    ])
    expect(end).not.toHaveProperty('items')
    const told = endOf([hook, { role: 'line', text: 'Grate the cheese' }, { role: 'end', text: 'Told you' }])
    expect(told).toMatchObject({ text: 'Told you', tagline: 'Move.' })
    expect(told).not.toHaveProperty('what')
  })
})
