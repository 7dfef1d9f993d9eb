// Rows that say what each is of, and lists whose title an order parts from them: each row by itself, in its place.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const slidesOf = (brief: string, asset_type: 'carousel' | 'slideshow' = 'carousel') =>
  (writeBuiltin(ask(brief, { asset_type })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
    body ? `${headline} / ${body}` : headline,
  )
const sheetOf = (brief: string) => {
  const { title, blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
  return { title, rows: blocks.flatMap(({ rows }) => rows.map(({ label, text }) => [label, text])) }
}

describe('rows with a label each', () => {
  it('stand in rows of an infographic, and none of them is its title', () =>
    expect(
      sheetOf(
        'first tooth to 3: a smear, 3 to 6: a pea sized blob, 7 and up: they can brush on their own but keep an eye',
      ),
    ).toEqual({
      title: 'Stackyard',
      rows: [
        ['First tooth to 3', 'a smear'],
        ['3 to 6', 'a pea sized blob'],
        ['7 and up', 'they can brush on their own but keep an eye'],
      ],
    }))

  it('are told behind their title, with a dash behind their label', () =>
    expect(
      sheetOf(
        'From spore to soup: April – spores settle on twine. June – twine goes out on ropes. July – it grows a lot. Nov – it is cut by hand',
      ),
    ).toEqual({
      title: 'From spore to soup',
      rows: [
        ['April', 'spores settle on twine'],
        ['June', 'twine goes out on ropes'],
        ['July', 'it grows a lot'],
        ['Nov', 'it is cut by hand'],
      ],
    }))

  it('are parted where a measure ends one of them', () =>
    expect(
      sheetOf(
        'From spore to soup: April – spores settle on twine. June to Nov – grows to about 2 m. Nov – cut by hand. Dec – dried',
      ).rows,
    ).toEqual([
      ['April', 'spores settle on twine'],
      ['June to Nov', 'grows to about 2 m'],
      ['Nov', 'cut by hand'],
      ['Dec', 'dried'],
    ]))

  it('may be days, or be told with a sign between them', () => {
    expect(
      sheetOf('The key dates for sole traders: 5 April tax year ends, 31 July second payment, 31 October paper returns')
        .rows,
    ).toEqual([
      ['5 April', 'tax year ends'],
      ['31 July', 'second payment'],
      ['31 October', 'paper returns'],
    ])
    expect(sheetOf('A seaweed year: spring = sugar kelp, summer = dillisk, winter = we mend ropes').rows).toEqual([
      ['Spring', 'sugar kelp'],
      ['Summer', 'dillisk'],
      ['Winter', 'we mend ropes'],
    ])
  })

  it('have a slide each', () =>
    expect(
      slidesOf(
        'What ages learn when: under 3: splashing and kicking, 4 to 6: floating on their back, 7 and up: front crawl',
      ),
    ).toEqual([
      'What ages learn when',
      'Under 3 / Splashing and kicking.',
      '4 to 6 / Floating on their back.',
      '7 and up / Front crawl.',
    ]))
})

describe('numbers of a sentence', () => {
  it('are figures, and told in words where they are in the midst of them', () => {
    const brief =
      'We surveyed 420 managers. 68% plan on Sunday night, they spend 3.5 hours a week on it, 41% still use paper, and no-shows cost them about $190 a week.'
    const { blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
    expect(blocks.map(({ kind }) => kind)).toEqual(['figure', 'note', 'figure', 'note'])
  })

  it('need no word that they are numbers', () =>
    expect(
      slidesOf('The end of season banquet. Numbers: 142 swimmers, 11 meets, 37 personal bests, 6 records')[1],
    ).toBe('142 swimmers'))
})

describe('a list', () => {
  it('keeps its title where an order parts them', () =>
    expect(
      slidesOf(
        "5 checks before you ride to work, one per slide: tyres hard to the thumb, brakes bite before the lever's halfway, chain not dry, quick releases shut, lights charged",
      ),
    ).toHaveLength(6))

  it('behind a title in marks and a dash has a slide for each', () =>
    expect(
      slidesOf(
        'Karussell „In 4 Schritten zum Führerschein“ – Sehtest, Erste-Hilfe-Kurs, Theorie mit Prüfung, praktische Prüfung',
      ),
    ).toEqual([
      '„In 4 Schritten zum Führerschein“',
      ...['Sehtest', 'Erste-Hilfe-Kurs', 'Theorie mit Prüfung', 'Praktische Prüfung'],
    ]))

  it('of things to check is in no doubt, and has its title', () =>
    expect(
      slidesOf('things to check: water pressure, mould behind the wardrobes, who else has keys, where the bins go'),
    ).toHaveLength(5))

  it('of one story has what kind of story it is before its first', () =>
    expect(slidesOf('Case study: Hallam Rowe Solicitors, 22 staff, moved to the cloud over one weekend')[0]).toBe(
      'Case study: Hallam Rowe Solicitors',
    ))

  it('has a title that ends before “would be good”', () =>
    expect(
      sheetOf(
        'An infographic on how to spot a dodgy email would be good. Check the address, hover over links, be wary of urgency',
      ).title,
    ).toBe('How to spot a dodgy email'))

  it('between strokes is told to its last', () =>
    expect(
      slidesOf(
        'Slideshow for parish councils, how we restore a dial: survey it on the ropes / take it down and crate it / strip it back to the copper / three coats of black / gild the numerals in 23½ carat leaf / rehang',
        'slideshow',
      ).slice(1),
    ).toEqual([
      ...['Survey it on the ropes', 'Take it down and crate it', 'Strip it back to the copper', 'Three coats of black'],
      ...['Gild the numerals in 23½ carat leaf', 'Rehang'],
    ]))

  it('has a title without the colon that led to it', () =>
    expect(
      slidesOf(
        'What happens at your first visit: 1) a chat in the side room 2) we count your teeth 3) a plan to take home',
      )[0],
    ).toBe('What happens at your first visit'))
})
