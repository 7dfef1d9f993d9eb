// Words in another form than the brief's: a death, a denial by un-, a sentence that goes on, talk that was left out; each beside a near miss.
import { describe, expect, it } from 'vitest'
import { faultsOf, guarded, judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'a death where the brief says that somebody dies',
    {
      brief: 'what to do first when someone dies at home and it was expected: ring the nurse',
      says: ['After an expected death at home, ring the nurse first'],
    },
    { brief: 'what to do first when someone falls at home and it was expected: ring the nurse' },
    /^claim: “death”/m,
  ],
  [
    'in German',
    {
      language: 'de',
      brief: 'was tun wenn zu hause jemand stirbt: erst den arzt rufen',
      says: ['Ein Tod zu Hause: Was tun?', 'Erst den Arzt rufen.'],
    },
    { brief: 'was tun wenn zu hause jemand fällt: erst den arzt rufen' },
    /^claim: “tod”/m,
  ],
  [
    'in French',
    {
      language: 'fr',
      brief: 'que faire quand un proche meurt à la maison : appeler le médecin',
      says: ['Décès d’un proche à la maison : que faire', 'Appeler le médecin.'],
    },
    { brief: 'que faire quand un proche tombe à la maison : appeler le médecin' },
    /^claim: “deces”/m,
  ],
  [
    'in Polish',
    {
      language: 'pl',
      brief: 'co robić gdy ktoś umiera w domu: najpierw zadzwonić do lekarza',
      says: ['Śmierć w domu: co robić', 'Najpierw zadzwonić do lekarza.'],
    },
    { brief: 'co robić gdy ktoś upada w domu: najpierw zadzwonić do lekarza' },
    /^claim: “smierc”/m,
  ],
  [
    'and German too',
    {
      language: 'de',
      brief: 'zähler nicht geprüft: bitte anrufen',
      says: ['Zähler ungeprüft', 'Bitte anrufen.'],
    },
    { says: ['Zähler geprüft', 'Bitte anrufen.'] },
    /^polarity: /m,
  ],
  [
    'a verdict whose reason stands in brackets behind it',
    {
      brief: 'drying felt boots: airer yes, newspaper yes, oven NO (soles melt)',
      says: ['Drying felt boots: airer yes, newspaper yes', 'Oven no: soles melt.'],
    },
    { says: ['Drying felt boots: airer, newspaper, oven', 'Soles melt.'] },
    /^polarity: .*oven/m,
  ],
  [
    'and a loud one among others without any brackets',
    {
      brief: 'drying felt boots: airer YES, oven NO soles melt',
      says: ['Drying felt boots: airer yes, oven no', 'Soles melt.'],
    },
    {
      brief: 'drying felt boots: airer and oven, NO soles melt',
      says: ['Drying felt boots: airer, oven', 'Soles melt.'],
    },
    /^polarity: .*soles/m,
  ],
  [
    'a quote that goes on over the end of a sentence, with its stop before the closing mark',
    {
      brief: 'article: Sub or employee? Five questions before you pay the crew. Reading time 4 min',
      says: [
        'Sub or employee?',
        'Read “Sub or employee? Five questions before you pay the crew.” Reading time 4 minutes.',
      ],
    },
    {
      says: [
        'Sub or employee?',
        'Read “Sub or employee? Questions before you pay the crew.” Five: reading time 4 minutes.',
      ],
    },
    /^quote: /m,
  ],
  [
    'what stands before a denial whose verb comes late',
    {
      language: 'it',
      brief: 'pastiglie montate in quelle date e non ti abbiamo ancora sentito: chiama',
      says: ['Non ti abbiamo ancora sentito? Chiama', 'Pastiglie montate in quelle date.'],
    },
    { says: ['Ti abbiamo sentito? Chiama', 'Pastiglie montate in quelle date.'] },
    /^polarity: /m,
  ],
  [
    'part of the brand’s own name beside what is denied',
    {
      brief: 'prices for march. no week hire on the wet saw',
      says: ['Tool hire prices for March', 'No week hire on the wet saw.'],
      name: 'Numbat Tool Hire',
    },
    { says: ['Prices for March', 'Hire the wet saw by the week.'] },
    /^polarity: /m,
  ],
]

describe('a careful writer', () => judgeRows(rows))

describe('a word of talk that was left out', () => {
  const brief = 'dear mr kulkarni, thank you for hosting. poetry evening on 5 march at 6.30 pm. readers wanted'
  const said = { brief, noise: [1] }

  it('may stand in the post where it is one and nobody’s name', () => {
    expect(
      faultsOf({ ...said, says: ['Poetry evening on 5 March at 6.30 pm', 'We’re hosting. Readers wanted.'] }),
    ).toBe('')
  })
  it.each([
    ['two of them', 'We’re hosting. Readers wanted, dear.'],
    ['a name', 'With Kulkarni. Readers wanted.'],
  ])('may not: %s', (_, body) => {
    expect(faultsOf({ ...said, says: ['Poetry evening on 5 March at 6.30 pm', body] })).toMatch(/^leak: /m)
  })
  it('may not where it is a secret', () => {
    const says = ['Poetry evening on 5 March at 6.30 pm', 'We’re hosting. Readers wanted.']
    expect(faultsOf({ brief, secret: [1], says })).toMatch(/^leak: “hosting”/m)
  })
})

describe('who buries people', () => {
  const offer: Parameters<typeof faultsOf>[0] = {
    ...{ form: 'offer', roles: ['headline', 'ends', 'condition'], name: 'Aldous & Finch Funerals', sensitive: 'death' },
    brief: '10% off our fee on prepaid plans signed by 31 march, not the flowers',
    says: ['10% off our fee on prepaid plans', 'Signed by 31 March', 'Not the flowers'],
  }

  it('may make an offer, which waits for a person', () => {
    const { faults, holds } = guarded(offer)
    expect([faults, holds.map(({ rule }) => rule)]).toEqual([[], expect.arrayContaining(['sensitive'])])
  })
  it.each([
    ['somebody has died', { brief: `${offer.brief}. our founder died on saturday` }],
    ['nobody there buries people', { name: 'Quern' }],
  ])('gives notice where %s', (_, other) =>
    expect(faultsOf({ ...offer, ...other })).toMatch(/^sensitive death: the form is notice/m),
  )
})
