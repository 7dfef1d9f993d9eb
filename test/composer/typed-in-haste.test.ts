// Briefs as they are typed in a minute: small letters, chat spelling, lists behind a colon. Names and values come out as they should.
import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

describe('a brief that was typed in haste', () => {
  it.each([
    ['were hiring a gas engineer, call us', 'We’re hiring a gas engineer'],

    ['a manager aproves it in 2 mintues, what couldnt go wrong', 'approves it in 2 minutes, what couldn’t'],

    ['thank u to everyone who came', 'Thank you to everyone who came'],

    ['stackyard opens at 6 tomorrow', 'Stackyard opens'],

    ['its volunteers week, come and say hi', 'It’s volunteers week'],
    ['the honey is set and its runny again from 3 june', 'it’s runny again'],
    ['tickets £6 incl. a glass of wine', '£6 including a glass'],
    ['plans from £9, see stackyard.example/plans', 'stackyard.example/plans'],
    ['ring jan 01751 555 020 to book', 'Ring Jan'],
    ['meet a dog called max on 3 june', 'called Max'],
  ])('is written as it was meant: %s', (brief, told) => expect(card(brief).said).toContain(told))

  it.each(['the hive lost its queen, its roof is fine', 'come to its first birthday on 3 june'])(
    '“its” may be what it says: %s',
    brief => expect(card(brief).said).not.toMatch(/it’s/i),
  )

  it.each(['were you at the swap?', 'the doors were open all night', 'they were hiring last year'])(
    '“were” may be what it says: %s',
    brief => expect(card(brief).said).not.toMatch(/we’re/i),
  )

  it.each([
    ['the shop moved to 4 mill lane on 1 september', '4 Mill Lane'],
    ['new branch in leeds from 3 june, near st andrews', 'in Leeds from 3 June, near St Andrews'],
    ['wine evening on 3 june, bottles from portugal and english cheese', 'from Portugal and English cheese'],
    ['meet molly! she runs the gate stall', 'Meet Molly'],
    ['marcus is back from 3 june, call dave to book', 'Marcus is back from 3 June, call Dave'],
    ['remote job, uk only, apply by 3 june', 'UK only'],
  ])('names and places have their capital: %s', (brief, told) => expect(card(brief).said).toContain(told))

  it.each([
    ['we resurfaced 14 miles of road in june', 'miles of road'],
    ['meet the team on 3 june from 5pm', 'Meet the team'],
    ['3 signs your genoa is finished, sail loft open on 3 june', 'genoa'],
    ['vans on the road from 3 june', 'on the road'],

    ['we will mark the day on 3 june with cake', 'mark the day'],
  ])('and other words none: %s', (brief, told) => expect(card(brief).said).toContain(told))

  it.each([
    ['gift vouchers come in £25 £50 and £75', '£25, £50 and £75'],
    ['book stall on saturday, hardbacks $2 paperbacks $1 kids books 50 cents', 'hardbacks $2, paperbacks $1, kids'],
    ['we need a fitter from 1 november, £3,100 - £3,900 a month, own van', '£3,100 - £3,900 a month'],
    ['closed on monday 26 october for the clocks. kids club is back on weds', 'back on Weds'],
    ['harvest supper on 3 june, £45 members £60 everyone else', '£45 members, £60 everyone else'],
    ['Hüpfburg am Samstag um 10 Uhr, Erwachsene 8 € Kinder 4 €', 'Erwachsene 8 €, Kinder 4 €'],
  ])('sums are parted: %s', (brief, told) =>
    expect(card(brief).said.replaceAll('\u00a0', ' ').toLowerCase()).toContain(told.toLowerCase()),
  )

  it.each([
    ['a lesson is £36 from june, mugs £9 instead of £18', '£9 instead of £18'],
    ['entry £5 plus £2 for a bag', '£5 plus £2'],
    ['adult £5 child £3 each on 3 june', 'adult £5 child £3'],
  ])('and not where a word leads on or nobody can tell: %s', (brief, told) =>
    expect(card(brief).said.toLowerCase()).toContain(told),
  )

  it('sums of one list, and prices of an event, stay together', () => {
    const { parts } = card('our gift vouchers, they come in £25 £50 and £75, valid for 18 months')
    expect(parts.headline).toBe('Our gift vouchers, they come in £25, £50 and £75')
    expect(card('pottery day on saturday 17 october, $11 adults $6 under 12').parts.price).toBe(
      '$11 adults, $6 under 12',
    )
  })

  it('keeps both ends of a span', () =>
    expect(card('were hiring a gas engineer, van + phone, 38k to 42k, call us').said).toContain('38k to 42k'))

  it('parts no list in its middle', () => {
    const { parts, said } = card(
      'our truck is at the brewery this saturday 12-8, pork, chicken & the green one is back, 3 for $11',
    )
    expect(parts.headline).not.toMatch(/pork/)
    expect(said).toMatch(/pork, chicken & the green one is back/i)
  })
})

describe('a list of figures behind a title', () => {
  const rowsOf = (brief: string) => {
    const { answer } = writeBuiltin(ask(brief, { asset_type: 'infographic' }))
    return (answer as unknown as { blocks: { kind: string; rows: { label: string; text: string }[] }[] }).blocks.map(
      ({ kind, rows }) => [kind, ...rows.map(({ label, text }) => [label, text].filter(Boolean).join(' = '))],
    )
  }
  it.each([
    [
      'winter ready in 4 steps: tyres at 4 bar, oil the chain, check the lamps, look at the brakes',
      ['steps', 'Tyres at 4 bar', 'Oil the chain', 'Check the lamps', 'Look at the brakes'],
    ],
  ])('is drawn member by member: %s', (brief, rows) => expect(rowsOf(brief)).toContainEqual(rows))
})

describe('a set of slides of one hurried sentence', () => {
  const slidesOf = (brief: string) =>
    (
      writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as unknown as {
        slides: { headline: string; body: string }[]
      }
    ).slides.map(({ headline, body }) => [headline, body].filter(Boolean).join(' / '))

  it.each([
    [
      'just listed, 2 bed flat on mill road, £285,000, south facing garden, new kitchen, 6 min to the station, free parking',
      [
        'Just listed, 2 bed flat on Mill Road, £285,000',
        'South facing garden / New kitchen.',
        '6 min to the station / Free parking.',
      ],
    ],
    [
      'If you missed us in spring, we are back on 3 June, with two new boats',
      ['If you missed us in spring, we are back on 3 June', 'With two new boats'],
    ],
  ])('tells its clauses one after the other, no line of the brand: %s', (brief, slides) =>
    expect(slidesOf(brief)).toEqual(slides),
  )
})

describe('what is told above', () => {
  it('is no list where one price is of all', () =>
    expect(card('pizza of the month: pumpkin, gorgonzola and nuts, 11 euro, only in november').answer.form).not.toBe(
      'list',
    ))
})
