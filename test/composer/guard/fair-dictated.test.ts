// What a careful writer says of briefs that were dictated or typed in haste, and what nearly says the same.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const day = '2032-09-06'

const rows: Row[] = [
  [
    'a second sum whose unit the first one has',
    {
      ...{ day, language: 'de' },
      brief: 'apfelpressen, mitglieder vierzig cent der liter gäste siebzig',
      says: ['Apfelpressen', 'Der Liter kostet 40 Cent für Mitglieder und 70 Cent für Gäste'],
    },
    { says: ['Apfelpressen', 'Der Liter kostet 40 Cent für Mitglieder und 75 Cent für Gäste'] },
    /^invented: “75 Cent”/m,
  ],
  [
    'no money, as zero',
    {
      day,
      brief: 'rebuild of the one you got: 390 flat. loaner chair while we have it: zero',
      says: ['Rebuild of the one you got: $390 flat', 'Loaner chair while we have it: $0'],
    },
    { brief: 'rebuild of the one you got: 390 flat. loaner chair while we have it' },
    /^invented: “\$0”/m,
  ],
  [
    'one of a thing, in a word',
    {
      ...{ day, language: 'fr' },
      brief: 'on réserve au moins 1 semaine avant à l’accueil',
      says: ['Réservez au moins une semaine avant à l’accueil'],
    },
    { says: ['Réservez au moins deux semaines avant à l’accueil'] },
    /^(?:lost: “1”|invented)/m,
  ],
  [
    'a “sorry” beside what is denied',
    {
      day,
      brief: 'a house key takes two minutes. no car keys with chips in them we cant do those sorry',
      says: ['A house key takes two minutes', 'Sorry, no car keys with chips in them'],
    },
    { says: ['A house key takes two minutes', 'Sorry, car keys with chips in them too'] },
    /^polarity: /m,
  ],
  [
    'praise of the same stem as the brief’s own word',
    {
      ...{ day, language: 'fr' },
      brief: 'le salon sera fermé exceptionnellement lundi 4 octobre',
      says: ['Fermeture exceptionnelle du salon lundi 4 octobre'],
    },
    { brief: 'le salon sera fermé lundi 4 octobre' },
    /^hype: /m,
  ],
  [
    'small children by their other name',
    {
      ...{ day, language: 'it' },
      brief: 'corsa serale, andata e ritorno 8 euro, bimbi sotto i 6 gratis',
      says: ['Corsa serale', 'Andata e ritorno 8 euro, gratis i bambini sotto i 6 anni'],
    },
    { says: ['Corsa serale', 'Andata e ritorno 8 euro, gratis gli adulti sotto i 6 anni'] },
    /^claim: “adulti”/m,
  ],
  [
    'what a price gets you',
    {
      day,
      brief: 'climbing night, six quid and that gets you shoes as well',
      says: ['Climbing night', '£6, shoes included'],
    },
    { brief: 'climbing night, six quid. shoes as well' },
    /^claim: “included”/m,
  ],
  [
    'what an hour costs, as no time of day',
    {
      ...{ day, language: 'fr' },
      brief: 'Char solo 30 min 25 €. Char solo 1h 42 €. Char double 1h 55 €.',
      says: ['Char solo : 25 € les 30 minutes', 'Char solo : 42 € pour 1 h. Char double : 55 € pour 1 h.'],
    },
    { says: ['Char solo : 25 € les 30 minutes', 'Char solo : 42 € pour 1 h. Char double : 52 € pour 1 h.'] },
    /^invented: “52/m,
  ],
  [
    'who came, where another did not come and nobody is to read it',
    {
      ...{ day, language: 'nl' },
      brief:
        'Open loods zaterdag: 140 bezoekers. Piet van de haven zou de koffie doen en kwam gewoon niet opdagen, dat hoeft niemand te lezen.',
      says: ['Open loods zaterdag', 'Er kwamen 140 bezoekers'],
      ...{ from: ['1'], secret: [2] },
    },
    { says: ['Open loods zaterdag', 'Er kwamen 140 bezoekers voor koffie'] },
    /^not held: .*koffie/m,
  ],
  [
    'a “please” beside what is asked at a death',
    {
      day,
      brief: 'Walt Brandvold passed away Friday night. Carol asks no flowers, give to the food shelf instead.',
      says: ['Walt Brandvold passed away Friday night', 'No flowers, please. Give to the food shelf instead.'],
      ...{ roles: ['headline', 'closing'], sensitive: 'death' },
    },
    { says: ['Walt Brandvold passed away Friday night', 'No flowers, please. He lives on in us.'] },
    /no slogan in closing/,
  ],
  [
    'weekdays from one to the other behind a date',
    {
      ...{ day, language: 'pt' },
      brief: 'curso de 6 a 24 de setembro, segunda a sexta das 9h30 às 12h30',
      says: ['Curso de 6 a 24 de setembro', 'De segunda a sexta, das 9h30 às 12h30'],
    },
    { says: ['Curso de 6 a 24 de setembro', 'De segunda a quinta, das 9h30 às 12h30'] },
    /^(?:invented|lost)/m,
  ],
]

describe('a careful first answer to what was dictated', () => judgeRows(rows))
