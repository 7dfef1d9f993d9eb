// Numbers, days and prices by another name, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'a dozen in figures',
    { brief: 'fresh eggs from the farm, £3 a dozen', says: ['Fresh eggs from the farm', '£3 for 12.'] },
    { says: ['Fresh eggs from the farm', '£3 for 10.'] },
    /^invented: “10”/m,
  ],
  [
    'half of it in Spanish',
    { language: 'es', brief: 'huevos de la granja, media docena 2 €', says: ['Huevos de la granja', '6 por 2 €.'] },
    { says: ['Huevos de la granja', '12 por 2 €.'] },
    /^invented: “12”/m,
  ],
  [
    'a tenner',
    { brief: 'barn dance with the band, tenner a head', says: ['Barn dance with the band', '£10 a head.'] },
    { says: ['Barn dance with the band', '£20 a head.'] },
    /^invented: “£20”/m,
  ],
  [
    'both as two',
    {
      brief: 'both shops shut on sunday for stocktaking',
      says: ['The two shops are closed on Sunday for stocktaking'],
    },
    { says: ['The three shops are closed on Sunday for stocktaking'] },
    /^invented: “three”/m,
  ],
  [
    'hours that touch their letter, in words',
    {
      language: 'fr',
      brief: 'atelier poterie de 2h le 7 mars',
      says: ['Atelier poterie de deux heures le samedi 7 mars'],
    },
    { says: ['Atelier poterie de trois heures le samedi 7 mars'] },
    /^invented: “trois”/m,
  ],
  [
    'a Polish number of the other gender',
    { language: 'pl', brief: 'dwie godziny warsztatów z gliny', says: ['2 godziny warsztatów z gliny'] },
    { says: ['3 godziny warsztatów z gliny'] },
    /^invented: “3”/m,
  ],
  [
    'the day of a feast that has the same one every year',
    {
      day: '2026-12-20',
      brief: 'boxing day swim at the pier',
      says: ['Boxing Day swim at the pier', 'Saturday 26 December.'],
    },
    { says: ['Boxing Day swim at the pier', 'Sunday 27 December.'] },
    /^invented: “Sunday 27 December”/m,
  ],
  [
    'and that it is free where it costs nothing',
    {
      language: 'de',
      brief: 'der kurs in der scheune kostet nichts, tasse mitbringen',
      says: ['Der Kurs in der Scheune ist gratis', 'Tasse mitbringen.'],
    },
    { brief: 'der kurs in der scheune kostet 5 euro, tasse mitbringen' },
    /^claim: “gratis”/m,
  ],
  [
    '“save” that keeps, and no reduction',
    {
      brief: 'ferry timetable, save it to your phone',
      says: ['Ferry timetable', 'You can save the picture to your phone.'],
    },
    { brief: 'ferry timetable for your phone', says: ['Ferry timetable', 'Save on it with your phone.'] },
    /^claim: “save”/m,
  ],
]

describe('a careful writer', () => judgeRows(rows))
