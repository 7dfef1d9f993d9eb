// What people paste and type in haste, as the built-in writer sets it: no sentence torn, no order printed, no line lost.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

const partsOf = (brief: string) =>
  card(brief).answer.parts.map(({ role, text }) => `${role}: ${text.replaceAll('\u00a0', ' ')}`)
const rowsOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer).blocks.flatMap(
    ({ kind, rows }) => rows.map(({ label, text }) => `${kind} ${label} ${text}`),
  )

describe('a sentence that is too long for a headline', () => {
  it.each([
    [
      'ends before its reason',
      'We’re trying to raise £600 for a new kiln shelf, because without one we can’t fire the big bowls.',
      [
        'headline: We’re trying to raise £600 for a new kiln shelf',
        'body: Because without one we can’t fire the big bowls.',
      ],
    ],
    [
      'ends where another clause begins without a comma',
      'We had to close the small room early on Thursday because the boiler was out again.',
      [
        'headline: We had to close the small room early on Thursday 8 October',
        'body: Because the boiler was out again.',
      ],
    ],
    [
      'keeps its sum with its verb',
      'Saturday mornings in the workshop cost £14 for members of the club and their guests',
      ['headline: Saturday mornings in the workshop cost £14 for members of the club and their guests'],
    ],
    [
      'keeps a list that its sentence goes on behind',
      'Our mending day is on Saturday 7 November. Bring a torn coat, rucksack, tent or kite and we’ll sew it with you.',
      [
        'headline: Our mending day is on Saturday 7 November',
        'body: Bring a torn coat, rucksack, tent or kite and we’ll sew it with you.',
      ],
    ],
    [
      'keeps what opens and until when',
      'Am Sonntag ist Erntedank und wir haben von 9 bis 13 Uhr geöffnet.',
      ['headline: Am Sonntag ist Erntedank und wir haben von 9 bis 13 Uhr geöffnet'],
    ],
  ])('%s', (_, brief, parts) => expect(partsOf(brief)).toEqual(parts))

  it('is told in its order', () => {
    const [, body] = partsOf(
      'Anmeldung zum Brotkurs ist offen. Los geht es am Dienstag, 3. November. Es sind acht Abende von 18 bis 20 Uhr und sie kosten 160 Euro mit Mehl.',
    )
    expect(body).toMatch(/^body: Los geht es am Dienstag, 3. November\. Es sind acht Abende/)
  })
})

describe('what is to be made', () => {
  it.each([
    [
      'is no news, what it is for neither',
      'A picture for when somebody shares our website. We are a choir for people who think they cannot sing.',
      ['headline: We are a choir for people who think they cannot sing'],
    ],
    [
      'has its title between quotes',
      'Share image for our blog post "Seven questions to ask a roofer"',
      ['headline: Seven questions to ask a roofer'],
    ],
    [
      'is about something',
      'A little before and after clip about Biscuit, who came in like a doormat and left like a star',
      ['headline: Biscuit, who came in like a doormat and left like a star'],
    ],
    [
      'names its lines',
      'title: Restore a single table. under it: Postgres, about 6 minutes, no downtime.',
      ['headline: Restore a single table', 'body: Postgres, about 6 minutes, no downtime.'],
    ],
    [
      'comes from somewhere',
      'need to post this today, from our supplier:\nThe gate code changes on 9 November.',
      ['headline: The gate code changes on 9 November'],
    ],
  ])('%s', (_, brief, parts) => expect(partsOf(brief)).toEqual(parts))
})

describe('what is pasted', () => {
  it('has no marks of its editor and no stamps of its chat', () => {
    expect(partsOf('## The new vests are here\n[07/02, 18:22] Kev: last orders Sunday 8 November')).toEqual([
      'headline: The new vests are here',
      'body: Last orders Sunday 8 November.',
    ])
  })

  it('a review is somebody’s own words, whole sentences of them', () => {
    const long = 'The two of them found the leak behind the bath in ten minutes and mended it the same day.'
    const { kind, answer } = card(
      `Ruth P.\n★★★★★ a week ago\n${long} ${long} ${long}\nResponse from the owner: Thank you!`,
    )
    expect(kind).toBe('review')
    expect(answer.parts.map(({ text }) => text)).toEqual([`${long} ${long}`, 'Ruth P'])
  })

  it('what somebody is quoted with is told letter by letter, also where it sounds like an order', () => {
    const said = 'Make it quick, I told them, and they did. My daughter put this on my phone. Tell them thanks.'
    const { kind, answer } = card(`make it fun but not too much\n\n"${said}" - Gord Pelletier, Sudbury`)
    expect(kind).toBe('quote')
    expect(answer.parts.map(({ text }) => text)).toEqual([said, 'Gord Pelletier', 'Sudbury'])
  })

  it('lines with a sum each are prices, also without a sign', () => {
    const { kind, answer } = card('Our prices\nWash 12\nWash and dry 18\nFull trim 31\nNails: short 6, long 8')
    expect(kind).toBe('prices')
    expect(answer.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Wash', '12'],
      ['Wash and dry', '18'],
      ['Full trim', '31'],
    ])
    expect(answer.parts.at(-1)?.text).toBe('Nails: short 6, long 8')
  })

  it('lines with a number each are a table or figures', () => {
    expect(rowsOf('Wedding prices 2027\nBouquet from £95\nButtonhole £9\nHair wreath from £48')).toEqual([
      'table Bouquet from £95',
      'table Buttonhole £9',
      'table Hair wreath from £48',
    ])
    expect(
      rowsOf('Our year\nparcels that were brought to a door 4,118\nparcels that came back to us 96\nbikes 7'),
    ).toEqual([
      'figure Parcels that were brought to a door 4,118',
      'figure Parcels that came back to us 96',
      'figure Bikes 7',
    ])
  })

  it('what stands between strokes is a line each', () => {
    expect(partsOf('Weekly runs: Mon easy five 6.30pm / Wed intervals on the track £2 / Sun long one 8.30am')).toEqual([
      'headline: Weekly runs',
      'item: Mon easy five 6.30pm',
      'item: Wed intervals on the track £2',
      'item: Sun long one 8.30am',
    ])
  })
})

describe('what is spelled right', () => {
  it.each(['We don’t need a deposit on Tuesday 3 November', "We don't need a deposit on Tuesday 3 November"])(
    'is no chat: %s',
    brief => expect(card(brief).reasons).not.toContain('rough'),
  )
  it('“machines and thread” orders nothing', () => {
    expect(partsOf('We have three machines and thread in every colour')).toEqual([
      'headline: We have three machines and thread in every colour',
    ])
  })
  it('“check it with a comb” asks nobody', () => {
    expect(card('Check it with a metal comb every day').reasons).not.toContain('left_out')
  })
})

describe('what belongs together', () => {
  it.each([
    [
      'Our new room, The Last Train to Dore, opens on Friday 6 November.',
      ['headline: Our new room, The Last Train to Dore', 'body: Opens on Friday 6 November.'],
    ],
    [
      'Meet Gravy, a nine-year-old ginger boy who has lived with us for 400 days and would very much like a sofa of his own.',
      [
        'headline: Meet Gravy',
        'body: A nine-year-old ginger boy who has lived with us for 400 days and would very much like a sofa of his own.',
      ],
    ],
  ])('%s', (brief, parts) => expect(partsOf(brief)).toEqual(parts))

  it('a Japanese clause that ends in a particle goes on', () => {
    const brief = '秋限定の栗団子と三色団子を、11月1日から3日まで店頭で販売します。'
    expect(partsOf(brief)).toEqual(['headline: 秋限定の栗団子と三色団子を、11月1日から3日まで店頭で販売します'])
  })

  it('of several rows of sums none is the title of the others', () => {
    expect(
      partsOf('1 bed: weekly $95, monthly $110, once $150\n2 bed: weekly $120, monthly $140, once $190').join('\n'),
    ).toMatch(/2 bed/)
  })

  it('a page is named by what it is for', () => {
    expect(partsOf('A link preview for our junior club page. Ages 7 to 14, Saturday mornings.')[0]).toBe(
      'headline: Our junior club',
    )
  })

  it('shares of one question are bars', () => {
    expect(rowsOf('We asked our members. 12% said one, 31% said two and 57% said more than two.')).toEqual([
      'bars said one 12%',
      'bars said two 31%',
      'bars said more than two 57%',
    ])
  })

  it('more steps than slides are looked at', () => {
    const question = ask(
      'How we clean a stove: spray it first, wait a while, wipe the glass, mop the floor, rinse the cloth, dry the rails, shut the doors, open a window',
      { asset_type: 'slideshow' },
    )
    expect(writeBuiltin(question).holds.map(({ rule }) => rule)).toContain('picture')
  })
})

describe('what is never torn', () => {
  it.each([
    [
      'We come to your house or your work and clean your car while you get on with your day. Full valet from £65.',
      [
        'headline: We come to your house or your work and clean your car while you get on with your day',
        'body: Full valet from £65.',
      ],
    ],
    [
      'Ron Whitlock, who had plot 14 for 41 years and taught half of us to grow leeks, died on Thursday 5 November.',
      [
        'headline: Stackyard',
        'body: Ron Whitlock, who had plot 14 for 41 years and taught half of us to grow leeks, died on Thursday 5 November.',
      ],
    ],
  ])('%s', (brief, parts) => expect(partsOf(brief)).toEqual(parts))

  it('an infographic without a title or a figure is looked at', () => {
    const brief = 'We asked 212 café owners how long the weekly rota takes all of them by hand. It was long.'
    expect(writeBuiltin(ask(brief, { asset_type: 'infographic' })).holds.map(({ rule }) => rule)).toContain('picture')
  })

  it('a stamp of a chat is left out where the rest is a remark as well', () => {
    expect(
      partsOf(
        '[07/03, 19:05] Bev: Sat 7 November 10 to 3 in the goods shed\n[07/03, 19:12] Bev: £2, kids free, same as last time',
      ).join(),
    ).not.toMatch(/Bev/)
  })
})

it('who is quoted may doubt', () => {
  const brief =
    'Jo Park, coach: "Most people think a slow runner is a lazy runner, and they are wrong about it, I think."'
  expect(card(brief).kind).toBe('quote')
  expect(card('Jo Park comes on Tuesday 3 November, I think. Entry £4.').reasons).toContain('left_out')
})
