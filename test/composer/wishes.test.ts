import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('a sentence of an order, news and style', () => {
  it.each<[string, Parameters<typeof card>[1], string[], RegExp]>([
    [
      'hi can you make us a post about the new plum chutney, its out from tmrw, 5 quid a jar, pls use the purple from our logo',
      {},
      ['The new plum chutney', 'It’s out from tomorrow, 5 quid a jar'],
      /post|purple|logo|pls|tmrw/i,
    ],
    [
      'need a quick post abt the owl walk, its moved to 6pm on fridays, keep it short',
      {},
      ['The owl walk', 'It’s moved to 6 pm on Fridays'],
      /need|post|short/i,
    ],
    [
      'write a linkedin post that we now repair violins too, no fee for quotes, tone: calm, no hashtags',
      {},
      ['We now repair violins too, no fee for quotes'],
      /linkedin|calm|hashtag/i,
    ],
    [
      'Can you do a card about our tasting on Thursday 29 October at 7, and mention that parking is behind the mill',
      {},
      ['Our tasting on Thursday 29 October at 7', 'Parking is behind the mill'],
      /can you|mention/i,
    ],
    [
      'mach bitte einen post über die neue quittentorte, ab dem 20. oktober, 4,20 das stück, in warmen farben und ohne hashtags',
      { brandName: 'morgenrot' },
      ['Die neue quittentorte', '20. Oktober, 4,20 das stück'],
      /post|farben|hashtag/i,
    ],
    [
      'haz un post sobre la ruta nocturna, sale el viernes 30, 8 euros, con tono cercano porfa',
      { brandName: 'polilla' },
      ['La ruta nocturna', '8 euros'],
      /post|tono|porfa/i,
    ],
    [
      'faz um post sobre o mercado de outono, sábado 24 de outubro às 10h, em tons quentes por favor',
      { brandName: 'ruanova' },
      ['mercado de outono', '24 de outubro'],
      /post|tons|favor/i,
    ],
  ])('%s', (brief, more, told, never) => {
    const { said, reasons } = card(brief, more)
    for (const piece of told) expect(said).toContain(piece)
    expect(said).not.toMatch(never)
    expect(reasons).toContain('led')
  })

  it('what is hidden by name takes nothing before it along, what is hidden as “it” all', () => {
    expect(card('We open in Leeds on 2 November, dont mention the rent or the landlord').said).toMatch(
      /We open in Leeds on 2 November/,
    )
    const { said } = card('Maria leaves us in June, keep it quiet')
    expect(said).not.toMatch(/Maria/)
  })

  it.each<[string, Parameters<typeof card>[1], string, RegExp, string[]]>([
    [
      'Cider festival friday 16 or saturday 17 october, not sure yet, free entry',
      {},
      'Cider festival',
      /1[67]/,
      ['Friday 16 October', 'Saturday 17 October'],
    ],
    [
      'Concerto in cortile il 23 o il 24 ottobre, ancora da decidere, ingresso 10 euro',
      { brandName: 'molo' },
      'Concerto in cortile',
      /2[34]/,
      ['venerdì 23 ottobre', 'sabato 24 ottobre'],
    ],
  ])('a date that nobody has decided is asked for and stands nowhere: %s', (brief, more, told, never, options) => {
    const { said, answer, reasons } = card(brief, more)
    expect(said).toContain(told)
    expect(said).not.toMatch(never)
    expect(answer.questions).toMatchObject([{ about: 'date', options }])
    expect(reasons).toContain('question')
  })

  it('a date with another weekday is told without it, and asked for', () => {
    const { said, answer, faults } = card('Owl walk on Friday 30 November at 5pm, tickets £8')
    expect(said).toContain('30 November')
    expect(said).not.toContain('Friday')
    expect([answer.questions[0]?.about, faults]).toEqual(['date', []])
  })
})
