// What honest first answers to a seventeenth set of briefs were refused for, each beside a near miss that stays refused.
import { describe, expect, it } from 'vitest'
import { guarded, judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'an apology that the brief asks for by its name',
    {
      brief: 'apology post please. the site was slow on monday from 9 till 11. no orders lost',
      style: [1],
      says: ['We’re sorry', 'The site was slow on Monday from 9 till 11. No orders lost.'],
    },
    { brief: 'status post please. the site was slow on monday from 9 till 11. no orders lost' },
    /^claim: “sorry”/m,
  ],
  [
    'a tax that is in',
    {
      brief: 'heels 22 dollars, zips 48 dollars. gst in',
      says: ['Heels 22 dollars, zips 48 dollars', 'GST included.'],
    },
    {
      brief: 'heels 22 dollars, zips 48 dollars. gst on top',
      says: ['Heels 22 dollars, zips 48 dollars', 'Included.'],
    },
    /^claim: “included”/m,
  ],
  [
    'what is „zu“',
    {
      brief: 'der hof ist zu bis samstag, 7. märz',
      says: ['Der Hof ist bis Samstag, 7. März, geschlossen'],
      language: 'de',
    },
    { brief: 'der weg zum hof geht bis samstag, 7. märz, nur zu fuß' },
    /^claim: “geschlossen”/m,
  ],
  [
    'what is sold somewhere',
    {
      brief: 'we are selling eggs at the gate on saturdays',
      says: ['Eggs at the gate on Saturdays', 'Sold at the gate.'],
    },
    { says: ['Eggs at the gate on Saturdays', 'Sold out.'] },
    /^claim: “sold”/m,
  ],
  [
    'where somebody is',
    { brief: 'our growers are in 31 counties', says: ['31 counties is where our growers are'] },
    { says: ['31 counties, and our growers are'] },
    /^torn: /m,
  ],
  [
    'before and after, of nothing behind them',
    { brief: 'dywan przed i po praniu', says: ['Dywan przed i po', 'Po praniu.'], language: 'pl' },
    { says: ['Dywan po praniu i po', 'Przed.'] },
    /^torn: /m,
  ],
  [
    'hours side by side without a sign between them',
    {
      brief: 'porte ouverte samedi 7 mars 14h 17h au dépôt',
      says: ['Porte ouverte samedi 7 mars au dépôt', 'De 14 h à 17 h.'],
      language: 'fr',
    },
    { says: ['Porte ouverte samedi 7 mars au dépôt', 'De 14 h à 18 h.'] },
    /^invented: “18.h”/m,
  ],
  [
    'a share whose label has a number of its own',
    {
      brief: 'what the halls are for: dancing 21%, over 60s exercise 17, parties 14, all else 48',
      says: ['What the halls are for', 'Dancing 21%, over-60s exercise 17%, parties 14%, all else 48%'],
    },
    { says: ['What the halls are for', 'Dancing 21%, over-60% exercise 17%, parties 14%, all else 48%'] },
    /^invented: “60%”/m,
  ],
  [
    'a price in the sentence of an hour of the same day',
    {
      brief: 'juniors meet saturdays 10 am starting 14 march, 80 dollars till the end of may. seniors play saturdays',
      says: [
        'Juniors from 14 March',
        'It’s Saturdays at 10 am and costs 80 dollars till the end of May. Seniors play Saturdays.',
      ],
    },
    {
      brief: 'juniors meet sundays 10 am starting 15 march, 80 dollars till the end of may. seniors play saturdays',
      says: [
        'Juniors from 15 March',
        'It’s Saturdays at 10 am and costs 80 dollars till the end of May. Juniors meet Sundays.',
      ],
    },
    /^pairing: /m,
  ],
]

const held = (said: Parameters<typeof guarded>[0]) =>
  guarded(said).holds.flatMap(({ rule, what }) => (rule === 'own_words' ? [what] : []))

describe('a word of the writer’s own is none', () => {
  it.each([
    ['before a price', { brief: 'a tray of 30 at 480 shillings', says: ['A tray of 30 at KSh 480'] }],
    ['for francs', { brief: 'entrée 20 chf', says: ['Entrée: CHF 20'], language: 'fr' }],
    [
      'for what is „zu“',
      { brief: 'der hof ist zu bis 7. märz', says: ['Der Hof ist bis 7. März geschlossen'], language: 'de' },
    ],
  ])('%s', (_, said) => expect(held(said)).toEqual([]))

  it('where it is another currency it is refused', () =>
    expect(guarded({ brief: 'a tray of 30 at 480 shillings', says: ['A tray of 30 at CHF 480'] }).faults).not.toEqual(
      [],
    ))
})

describe('an honest answer passes, its near miss does not', () => judgeRows(rows))
