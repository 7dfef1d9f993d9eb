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
    'a decade that the brief cuts short',
    {
      brief: 'records from the 80s on the shelf by the door',
      says: ['Records from the 1980s on the shelf by the door'],
    },
    { says: ['Records from the 1970s on the shelf by the door'] },
    /^invented: “1970”/m,
  ],
  [
    'the days of “weekdays”',
    { brief: 'warm room open weekdays 9 to 5', says: ['Warm room open Monday to Friday, 9 to 5'] },
    { says: ['Warm room open Monday to Saturday, 9 to 5'] },
    /^invented: “Saturday”/m,
  ],
  [
    '“weekdays” for its days',
    { brief: 'warm room open mon to fri 9 to 5', says: ['Warm room open weekdays 9 to 5'] },
    { brief: 'warm room open mon to thurs 9 to 5', says: ['Warm room open weekdays 9 to 5'] },
    /^lost: “mon”/m,
  ],
  [
    'the days of this weekend',
    {
      brief: 'flea market in the yard this weekend',
      says: ['Flea market in the yard', 'Saturday 7 and Sunday 8 March, this weekend.'],
    },
    { says: ['Flea market in the yard', 'Saturday 14 and Sunday 15 March, this weekend.'] },
    /^invented: “Saturday 14”/m,
  ],
  [
    'in French',
    {
      language: 'fr',
      brief: 'marché dans la cour ce week-end',
      says: ['Marché dans la cour', 'Ce week-end, samedi 7 et dimanche 8 mars.'],
    },
    {
      brief: 'marché dans la cour le week-end',
      says: ['Marché dans la cour', 'Le week-end, samedi 7 et dimanche 8 mars.'],
    },
    /^invented: “samedi 7”/m,
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
    'that what is free costs nothing',
    { brief: 'free entry to the barn, bring a mug', says: ['Entry to the barn costs nothing', 'Bring a mug.'] },
    { says: ['Entry to the barn', 'Bring nothing but a mug.'] },
    /^claim: “nothing”/m,
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
    'children where the brief has their age',
    {
      brief: 'under 12s half price at the barn on sunday',
      says: ['Half price for children under 12', 'At the barn on Sunday.'],
    },
    {
      brief: 'under 12 hours half price at the barn on sunday',
      says: ['Half price for children under 12', 'At the barn on Sunday.'],
    },
    /^claim: “children”/m,
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
