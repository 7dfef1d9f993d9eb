// What is right and still not as it should be posted, and words that no writer has to have from the brief.
import { describe, expect, it } from 'vitest'
import { answers } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { guarded } from './careful.ts'
import { questionOf } from './messy.ts'

const holdsOf = (said: Parameters<typeof guarded>[0]): string[] => guarded(said).holds.map(({ rule }) => rule)

describe('a caption begins with the news', () => {
  const brief = '500 members. the choir began on 4 march 2019. thank you'
  const says = ['500 members', 'Thank you.']

  it.each([
    ['of the picture', ['We have 500 members. We began on 4 March 2019. Thank you.']],
    ['after the stop of a short form', ['At 6 p.m. on 4 March we have 500 members.']],
  ])('%s', (_, caption) => expect(holdsOf({ brief, says, caption })).not.toContain('led'))

  it('and not beside it', () =>
    expect(
      holdsOf({ brief, says, caption: ['The choir began on 4 March 2019. Now 500 members. Thank you.'] }),
    ).toContain('led'))
})

describe('a tone that was asked for is heard by a person', () => {
  const wish = (wish: string) =>
    holdsOf({ brief: `Pie day on 14 March. ${wish}`, says: ['Pie day on 14 March'], style: [2] })

  it.each(['Make it funny please.', 'bitte herzlich', 'que sea divertido', 'ton chaleureux svp', 'かわいい感じで'])(
    '%s',
    text => expect(wish(text)).toContain('unmended'),
  )
  it.each(['Nothing cute.', 'no joke please', 'kurz halten', 'keep it short'])('%s is none', text =>
    expect(wish(text)).not.toContain('unmended'),
  )
})

describe('a slide says each thing once', () => {
  const twice = (end: { headline: string; cta: string }) => {
    const said = { body: '', value: '', small: '', cta: '', from: ['1', '3', '4', '6'] }
    const read = { publish: [1, 2, 3, 4, 5, 6], style: [], secret: [], unsure: [], noise: [], attack: [], parts: [] }
    const answer = answers.carousel.parse({
      ...{ read, language: 'en', sensitive: 'none', people: [], questions: [], hashtags: [] },
      slides: [
        { ...said, headline: 'How to book online' },
        { ...said, ...end },
      ],
      caption: [{ text: 'How to book online', from: ['1'] }],
      short: { text: 'How to book online', from: ['1'] },
    })
    return guard(questionOf('m26-booking-steps'), answer).holds.filter(({ rule }) => rule === 'unmended')
  }

  it('a call that is the headline again is held', () =>
    expect(twice({ headline: 'Pay the deposit', cta: 'Pay a deposit' }).map(({ where }) => where)).toContain(
      'slide 2 cta',
    ))
  it('an address under it says no words', () =>
    expect(twice({ headline: 'Book online', cta: 'tidewell.example/book' })).toEqual([]))
})

describe('words of every post are no words of a writer’s own', () => {
  it.each([
    ['en', 'baker wanted, part time', 'We are looking for a baker, part time'],
    ['de', 'bäcker teilzeit ab mai', 'Gesucht: Bäcker in Teilzeit ab Mai'],
    ['fr', 'menu de pâques 30 €', 'Nous servons le menu de Pâques à 30 €'],
    ['it', 'menù di pasqua 30 €', 'Serviamo il menù di Pasqua a 30 €'],
    ['es', 'panadero media jornada', 'Buscamos panadero, media jornada'],
    ['pt', '12 feiras este ano', 'Este ano foram 12 feiras'],
    ['pl', 'mecz 14 marca o 17, hala w Olsztynie, 61 pkt', 'Mecz gramy w hali w Olsztynie: 61 punktów'],
    ['ar', 'عرض الجمعة خبز', 'عرضنا يوم الجمعة خبز'],
  ])('%s', (language, brief, headline) =>
    expect(holdsOf({ language, brief, says: [headline] })).not.toContain('own_words'),
  )

  it('what adds a fact is', () =>
    expect(holdsOf({ brief: 'baker wanted, part time', says: ['We are looking for a baker at night'] })).toContain(
      'own_words',
    ))
})

describe('the ends of a span stand side by side in the brief', () => {
  const brief = 'open day sat 14 march 10-17, tour at 12, 40 seats'

  it.each(['Open day from 10 to 17', 'Open day 10–17, tour at 12'])('%s', headline =>
    expect(holdsOf({ brief, says: [headline] })).not.toContain('bond'),
  )
  it.each(['Open day from 12 to 17', 'Open day from 40 to 17', 'Open day 17–17'])('%s is held', headline =>
    expect(holdsOf({ brief, says: [headline] })).toContain('bond'),
  )
})

describe('a value has the word before it or the one behind it from the brief', () => {
  const brief = 'book sale, quillmere village hall, paperbacks 50p hardbacks £1'

  it('a place behind it is no stranger', () =>
    expect(holdsOf({ brief, says: ['Hardbacks are £1 at Quillmere village hall'] })).not.toContain('bond'))
  it.each(['Paperbacks are £1 at Quillmere village hall', 'The hall is £1'])('%s is held', headline =>
    expect(holdsOf({ brief, says: [headline] })).toContain('bond'),
  )
})
