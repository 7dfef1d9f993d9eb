// What honest first answers to a third set of unseen briefs were refused for, each beside a near miss that stays refused.
import { describe, expect, it } from 'vitest'
import { guarded, judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'what one of it costs, behind a slash',
    { brief: 'whole carcass £11.80/kg from monday', says: ['A whole carcass from Monday', '£11.80 per kg.'] },
    { brief: 'whole carcass £11.80 from monday' },
    /^claim: “per”/m,
  ],
  [
    'a not that is typed loudly and otherwise',
    {
      language: 'de',
      brief: 'zur ursache WISSEN WIR NIX, der sachverständige prüft',
      says: ['Die Ursache kennen wir nicht', 'Der Sachverständige prüft sie.'],
    },
    { brief: 'zur ursache WISSEN WIR VIEL, der sachverständige prüft' },
    /^claim: “nicht”/m,
  ],
  [
    'a fault with its number',
    { language: 'fr', brief: 'panne n°1 encrassement, puis choc', says: ['Panne n° 1 : encrassement', 'Puis choc.'] },
    { brief: 'panne n°1 pas d’encrassement, puis choc', says: ['Encrassement', 'Panne n° 1, puis choc.'] },
    /^polarity: “Encrassement”/m,
  ],
  [
    'an end in the words that end the brief',
    {
      brief: 'all bags are back. nobody is hurt that we know of',
      says: ['Nobody is hurt that we know of', 'All bags are back.'],
    },
    { brief: 'all bags are back. nobody is hurt that we know of either way' },
    /^torn: .*know of/m,
  ],
  [
    'the weekdays of days that share the month behind them',
    {
      brief: 'the play is on 27 28 29 jan 7pm in the hall',
      says: ['The play is on Wednesday 27, Thursday 28 and Friday 29 January', 'At 7pm in the hall.'],
      day: '2026-12-20',
    },
    { says: ['The play is on Wednesday 27, Thursday 28 and Friday 30 January', 'At 7pm in the hall.'] },
    /Friday 30 January/m,
  ],
  [
    'the same with commas, and a day more',
    {
      language: 'fr',
      brief: 'spectacle les 19, 20 et 21 mars 2027 sous le chapiteau',
      says: ['Spectacle vendredi 19, samedi 20 et dimanche 21 mars 2027', 'Sous le chapiteau.'],
      day: '2026-12-20',
    },
    { brief: 'spectacle les 20 et 21 mars 2027 sous le chapiteau' },
    /^invented: “vendredi 19”/m,
  ],
  [
    'a span of weekdays before a span of dates',
    {
      brief: 'warm room mon to fri 10 to 4, from 4 jan till 19 march',
      says: ['Monday to Friday, 4 January to 19 March', 'Warm room, 10 to 4.'],
      day: '2026-12-20',
    },
    { says: ['Monday to Friday', 'Warm room, 10 to 4, from Friday, 4 January to 19 March.'] },
    /^weekday: “Friday, 4 January”/m,
  ],
  [
    'a month that the brief names short',
    { brief: 'feb slots in Cupar', says: ['Slots in February', 'In Cupar.'] },
    { brief: 'mar slots in Cupar', says: ['Slots in March', 'In Cupar.'] },
    /^invented: “March”/m,
  ],
  [
    'quotes that open low and close high',
    {
      language: 'pl',
      brief: 'przy umawianiu wizyty powiedz "Polish interpreter please"',
      says: ['Przy umawianiu wizyty powiedz „Polish interpreter please”'],
    },
    { says: ['Przy umawianiu wizyty powiedz „Polish interpreter please'] },
    /^torn: a quote/m,
  ],
  [
    'the subject of a wish in another form',
    {
      brief: 'image for the volunteer page. 3 hours a week in Cardiff, bus fares paid',
      says: ['3 hours a week in Cardiff', 'Volunteering takes 3 hours a week, bus fares paid.'],
      style: [1],
    },
    { says: ['3 hours a week in Cardiff', 'Image: volunteering takes 3 hours a week, bus fares paid.'] },
    /^leak: “image”/m,
  ],
  [
    'a denied word in the form in which the brief says it openly',
    {
      brief: 'how to work with interpreters. speak to the person, not to the interpreter',
      says: ['How to work with interpreters', 'With interpreters speak to the person, not to the interpreter.'],
    },
    { says: ['How to work with interpreters', 'Speak to the interpreter.'] },
    /^polarity: “Speak to the interpreter/m,
  ],
  [
    'two words that two capitals stand for',
    {
      brief: 'everybody does English, maths, RE and PE',
      says: ['Everybody does English and maths', 'Religious education and physical education are for everybody.'],
    },
    { brief: 'everybody does English, maths, re and pe' },
    /^not held: “Religious education/m,
  ],
  [
    'a price that follows an hour, where nothing else names it',
    {
      brief: 'race on saturday at 9am for £30. trial lesson every sunday at 2pm, £25 with skis',
      says: ['Trial lesson every Sunday at 2pm for £25', 'With skis. Race on Saturday at 9am for £30.'],
    },
    { says: ['Trial lesson every Sunday at 2pm for £30', 'With skis, £25. Race on Saturday at 9am for £30.'] },
    /^pairing: “Trial lesson/m,
  ],
  [
    'an invitation to what has its day',
    {
      language: 'pl',
      brief: 'szkolenie online w czwartek 14 stycznia o 17:00, bezpłatne',
      says: ['Szkolenie online w czwartek 14 stycznia o 17:00', 'Zapraszamy, bezpłatne.'],
      day: '2026-12-20',
    },
    { brief: 'szkolenie online, bezpłatne', says: ['Szkolenie online', 'Zapraszamy, bezpłatne.'] },
    /^claim: “zapraszamy”/m,
  ],
]

describe('a careful writer', () => {
  judgeRows(rows)

  it('is looked at where it says “new” of its own, two words for two capitals, or invites of its own', () => {
    const held = (said: Parameters<typeof guarded>[0]) =>
      guarded(said).holds.map(({ rule, what }) => `${rule}: ${what}`)
    const brief = 'the shop opens at 10 from 5 january'
    expect(held({ brief, says: ['The new shop opens at 10 from 5 January'] })).toContain('own_words: new')
    for (const [, said] of rows.slice(-3).filter(([name]) => !name.startsWith('a price')))
      expect(held(said).join()).toContain('own_words')
  })
})
