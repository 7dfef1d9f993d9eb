import { describe, expect, it } from 'vitest'
import type { CardAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { pictureTexts } from '#lib/composer/said.ts'
import { ask } from './ask.ts'
import { builtinPost, inputOf } from './support.ts'

function post(brief: string, more: Parameters<typeof ask>[1] = {}) {
  const question = ask(brief, more)
  const { answer, kind } = writeBuiltin(question)
  const shown = pictureTexts(answer, question.asset_type).map(({ role, text }) => `${role}: ${text}`)
  return { answer, kind, shown, caption: answer.caption.map(({ text }) => text) }
}
const headline = (brief: string, more: Parameters<typeof ask>[1] = {}) =>
  (post(brief, more).answer as CardAnswer).parts.find(({ role }) => ['headline', 'name'].includes(role))?.text

describe('a caption is what its author wrote', () => {
  it('tells everything in the words and the order of the brief, then who says so', () => {
    const { shown, caption } = post(
      'Farm shop shut this Thursday 15 October, the electrician is in for the day. Back Friday from 9 am.',
    )
    expect(shown.join('\n')).toMatch(/Farm shop shut.*\n(?:.*\n)*.*Back Friday/)
    expect(shown.join('\n')).toContain('electrician')
    expect(caption[0]).toBe(
      'Farm shop shut this Thursday 15 October, the electrician is in for the day. Back Friday 16 October from 9 am.',
    )
    expect(caption.at(-1)).toMatch(/^Stackyard: /)
  })

  it.each([
    'The book shop is closed on Monday 26 October.',
    'The deadline for the choir is Friday 11 December at noon.',
    'We close for the summer on Friday 30 April and open again on 1 November.',
    'Chiusi per ferie dal 2 al 6 novembre, riapriamo sabato 7 novembre.',
  ])('%s', brief => expect(post(brief).caption[0]).toBe(brief))

  it('what cannot stand alone stands with its neighbour', () =>
    expect(post('Sold out. Next batch of oat bars on 22 November.').caption[0]).toBe(
      'Sold out. Next batch of oat bars on 22 November.',
    ))

  it('bad news has no line of the brand', () =>
    expect(post('The 10:00 sailing on Friday 16 October is cancelled, sorry.').caption).toHaveLength(1))

  it('a day that belongs to its verb, or to a later clause alone, stays where it is', () => {
    for (const brief of [
      'The reading moves to Tuesday 20 October',
      'Small box £22, large box £38, free delivery on Fridays',
    ])
      expect(post(brief).caption[0]).not.toMatch(/^(?:To Tuesday|On Fridays|Fridays)/)
  })

  it('a grave matter is told in full and in its order, without a line of the brand', () => {
    const { caption } = post('Our founder Anna Bell died on Friday. The shop stays closed until Monday 19 October.')
    expect(caption).toEqual([
      'Our founder Anna Bell died on Friday 9 October.',
      'The shop stays closed until Monday 19 October.',
    ])
  })

  it('where readers answer is said again, and once', () => {
    const { caption } = post('Running clinic on Tuesday 27 October 6 pm in our gym. Book at hello@tidewell.example')
    expect(caption.filter(line => line.includes('hello@tidewell.example'))).toHaveLength(1)
  })
})

describe('what readers look for is the biggest', () => {
  it.each<[string, string]>([
    ['Sunday 10k along the harbour, first start 8:30, every pace welcome', 'Sunday 10k along the harbour'],
    ['Night walk by lantern, Fridays in November, 7:30 pm, $85', 'Night walk by lantern'],
    ['Spring hours: 9 am to 6 pm daily from 14 March', 'Spring hours'],
    ['Coffee from 8, repairs from 9, closed on Mondays', 'Coffee from 8, repairs from 9, closed on Mondays'],
    ['Walk-in eye tests, every Wednesday from 9 to 6', 'Walk-in eye tests'],
    ['We bake rye, spelt and white bread', 'We bake rye, spelt and white bread'],
    ['All bread is cheaper, only on Wednesdays', 'All bread is cheaper, only on Wednesdays'],
    // “We” is who speaks, and Polish “we” leads on.
    ['We are opening a second bakery, near the station in Leith', 'We are opening a second bakery'],
    ['We wtorek, 20 października, biblioteka jest zamknięta', 'We wtorek, 20 października, biblioteka jest zamknięta'],
  ])('%s', (brief, first) => expect(headline(brief)).toBe(first))

  it('a short remark stays with what it is said of', () =>
    expect(
      post('A greeting to all our families. We answer the telephone day and night over the holidays, as always.').shown,
    ).toContain('body: We answer the telephone day and night over the holidays, as always.'))

  it('what is said of it stands below, as it was typed and in its order, and where readers answer last', () => {
    const { shown } = post(
      'Stalls at the Christmas fair cost £10 each, set-up from 8am. Two metres of table, bring a cloth. Book by 20 nov on 0161 496 0142',
    )
    expect(shown.slice(1)).toEqual([
      'body: Two metres of table, bring a cloth.',
      'cta: Book by 20 Nov on 0161 496 0142',
    ])
  })
})

describe('what the brand says of itself', () => {
  const captionOf = (brief: string) => post(brief, { channel: 'linkedin' }).caption.join(' ')
  it('stands below news', () => expect(captionOf('New stout on tap from Thursday 15 October')).toContain('Stackyard:'))
  it.each([
    'Thank you to the 43 volunteers who stood in the rain',
    'We are hiring a cook, 20 hours a week, £14 an hour. Apply by 30 October: jobs@tidewell.example',
    'We deliver flowers to the cemetery until 1 November',
  ])('and not below: %s', brief => expect(captionOf(brief)).not.toContain('Stackyard:'))
})

describe('what belongs together is never parted', () => {
  it('a reason stands with what it is the reason of', () =>
    expect(
      headline('The rooftop bar is closed from 1 to 14 December while we repair the terrace. Breakfast as ever.'),
    ).toBe('The rooftop bar is closed from 1 to 14 December while we repair the terrace'))

  it.each([
    [
      'What the new desk does: bulk upload of lists, arrival alerts by email, and the customs form no longer times out on big shipments.',
      'body: Bulk upload of lists, arrival alerts by email, and the customs form no longer times out on big shipments.',
    ],
    ['Farm walk on Saturday 7 November, 11am, wellies needed, free', 'body: Wellies needed, free.'],
    ['Sabato 14 novembre corso base, ore 15, 25 € a persona.', 'body: Ore 15. 25 € a persona.'],
  ])('short clauses of one sentence stay one: %s', (brief, body) =>
    expect(post(brief).shown.map(text => text.replaceAll('\u00a0', ' '))).toContain(body),
  )

  it('a title on YouTube is whole as far as YouTube takes it', () => {
    const told = 'We planted 300 trees with the Calder Rivers Trust on Saturday 10 October'
    const { captions } = builtinPost(
      inputOf({ brief: `${told}. Thank you all.`, brand: 'ferrule', channel: 'linkedin', asset_type: 'card' }),
    )
    expect(captions.youtube?.split('\n')[0]).toBe(told)
  })

  it.each<[string, string]>([
    ['WE ARE FIVE!! Now two saunas and 31,000 dips. Thank you.', 'WE ARE FIVE\n\nNow two saunas'],
    [
      'How the webhook works: point it at us, we keep a copy, you hear of each failure. Free for all.',
      'How the webhook works\n\nPoint it at us, we keep a copy',
    ],
    ['Jaylen Brooks, 11, silver in Cleveland on Saturday.', 'Jaylen Brooks, 11, silver'],
  ])('below a title on YouTube it is not said again: %s', (brief, begins) => {
    for (const channel of ['youtube', 'linkedin'] as const) {
      const { captions } = builtinPost(inputOf({ brief, brand: 'ferrule', channel, asset_type: 'card' }))
      expect(captions.youtube).toMatch(new RegExp(`^${begins}`))
      if (channel === 'youtube') expect(captions.linkedin?.toLowerCase()).toContain(brief.slice(0, 8).toLowerCase())
    }
  })

  it.each([
    'Wheel classes in November: Saturdays 7, 14 and 21, from 10 am to 1 pm. £45 a class.',
    'The deadline for the choir is Friday 11 December at noon',
    'We are 14 people short for the season which starts on 1 November',
  ])('%s', brief => {
    const { shown, caption } = post(brief)
    expect(shown.join('\n')).not.toMatch(/(?:name|date): .*7 November/)
    expect(caption[0]).not.toMatch(/^(?:Is|On|14 and)/)
  })
})

describe('a turn that only sounds like an end is none', () => {
  it.each([
    'Closing the books takes two days with us',
    'Cancel anytime, no questions',
    'A tennis court opens behind the gym on Monday 19 October',
  ])('%s', brief => {
    const { answer } = post(brief)
    expect((answer as CardAnswer).form).not.toBe('notice')
    expect(answer.sensitive).toBe('none')
  })
})

describe('steps that have no room below a picture', () => {
  const steps = [1, 2, 3, 4, 5].map(n => `${n} hold it gently and press the corner of its mouth`)
  const { caption } = post(`How to get a tablet into a cat. ${steps.join('. ')}. If it goes wrong book a nurse slot`, {
    asset_type: 'carousel',
    channel: 'bluesky',
  })

  it('are read on it, and what stands around them is told', () => {
    expect(caption.join(' ')).toContain('How to get a tablet into a cat')
    expect(caption.join(' ')).toContain('If it goes wrong book a nurse slot')
    expect(caption.join(' ')).not.toContain('press the corner')
  })
})

describe('what was typed on lines of their own', () => {
  const below = (...lines: readonly string[]) => post(lines.join('\n'), { channel: 'instagram' }).caption

  it('stands on lines of its own, rows behind their marks and what stands around them without', () => {
    expect(below('June classes', '', '- Monday pottery', '- Friday weaving', '', 'Six people a class.')).toEqual([
      'June classes.',
      '• Monday pottery',
      '• Friday weaving',
      'Six people a class.',
    ])
    expect(below('Our prices:', 'Cut £30', 'Colour £80', 'Kids £15', '', 'Closed on Mondays. Walk in.')).toEqual([
      'Our prices.',
      '• Cut £30',
      '• Colour £80',
      '• Kids £15',
      'Closed on Mondays. Walk in.',
    ])
  })

  it('keeps the remark of a row with it, and a number that it has', () => {
    const steps = below('How to feed it', '1. feed it daily. Yes, daily', '2. use warm water', '3. shut the lid')
    expect(steps).toEqual([
      'How to feed it.',
      '1. Feed it daily. Yes, daily.',
      '2. Use warm water.',
      '3. Shut the lid.',
    ])
  })

  it('has no second mark before a number without a stop', () => {
    const caption = below('So läuft es ab', '1 Besichtigung', '2 neue Saiten', '3 Lieferung', 'zusammen rund 24 Wochen')
    expect(caption).toEqual([
      'So läuft es ab.',
      '1. Besichtigung.',
      '2. Neue Saiten.',
      '3. Lieferung.',
      'Zusammen rund 24 Wochen.',
    ])
  })

  it('is no list where sentences of a letter stand below each other', () => {
    const caption = below('The barn is dry again.', 'We lost nothing in the flood, though it stood at the door.')
    expect(caption.join(' ')).not.toContain('•')
  })

  it('is a list of a sensitive subject too, and none where sentences stand among its rows', () => {
    const rows = 'First visit 55 € (60 min)\nNext visits 45 € (50 min)\nStudents 38 € per visit'
    const tied = 'We give a receipt for your insurance.'
    expect(post(`Our prices\n\n${rows}\n\n${tied}`, { channel: 'instagram' }).caption).toContain(
      '• Next visits 45 € (50 min)',
    )
    const steps =
      'Your first visit\nFirst we talk about your knee.\nThen I look how you move. You keep your clothes on.\nThen some tests for strength.\nAfter that we treat it.\nAt the end you get a plan.'
    expect(post(steps, { channel: 'instagram' }).caption.join('\n')).not.toContain('•')
  })

  it('has rows close together, and a gap around them', () => {
    const brief = 'June classes\n\n- Monday pottery\n- Friday weaving\n- Saturday clay'
    const { captions } = builtinPost(inputOf({ brief, brand: 'harbour', channel: 'instagram', asset_type: 'card' }))
    expect(captions.facebook).toContain('June classes.\n\n• Monday pottery\n• Friday weaving\n• Saturday clay')
  })
})
