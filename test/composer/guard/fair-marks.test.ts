// What honest first answers of a tyre shop, a bowls club, a driving school and a band were refused for, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const day = '2032-03-08'
const rows: Row[] = [
  [
    'a day, and what is not on it',
    {
      day,
      brief: 'bowls every friday in march, NOT good friday the 26th',
      says: ['Bowls every Friday in March', 'Good Friday, no bowls'],
    },
    { says: ['Bowls every Friday in March', 'Also on Good Friday the 26th'] },
    /^polarity: /m,
  ],
  [
    'a “no” that stands by itself behind what it denies',
    {
      ...{ day, language: 'es' },
      brief: 'lávate las manos, sí los dientes, no bocata y clarinete',
      says: ['Lávate las manos', 'Sí, los dientes. Bocata y clarinete, no.'],
    },
    { says: ['Lávate las manos', 'Sí, los dientes. Bocata y clarinete.'] },
    /^polarity: /m,
  ],
  [
    'who lets go of a thing',
    {
      day,
      brief: 'one foot on the mat when you let go of the bowl. come and try on saturday 20 march',
      says: ['One foot on the mat when you let go', 'Try it: Saturday 20 March'],
      form: 'news',
      roles: ['headline', 'cta'],
    },
    { brief: 'twelve of our colleagues were let go. come and try on saturday 20 march' },
    /^sensitive layoffs: /m,
  ],
  [
    'the 1st and the 30th of a month that another piece names',
    {
      day,
      brief: 'april brake special for you. runs the 1st thru the 30th',
      says: ['April brake special', 'Thursday, April 1 through Friday, April 30'],
    },
    { says: ['April brake special', 'Thursday, April 1 through Thursday, April 29'] },
    /^(?:lost: “30th”|invented: )/m,
  ],
  [
    'the number of an item behind another that could be the next one',
    {
      day,
      brief:
        '1 penny in the groove 2 try the middle 3 look for cracks 4 how old, over 6 yrs let us look 5 bulge, stop driving',
      says: [
        'Penny in the groove, try the middle',
        'Look for cracks. How old? Over 6 years, let us look. Bulge, stop driving.',
      ],
    },
    { says: ['Penny in the groove, try the middle', 'Look for cracks. How old? Let us look. Bulge, stop driving.'] },
    /^lost: “6/m,
  ],
  [
    'a sentence that ends in what it is for',
    { day, brief: 'we train you. boots paid for', says: ['We train you', 'Boots are paid for'] },
    { says: ['We train you', 'Boots for'] },
    /^torn: /m,
  ],
  [
    'a French sentence that ends in its “pas”, or in one of many',
    {
      ...{ day, language: 'fr' },
      brief: 'une pièce perdue, on panique pas. venez en adopter un le mercredi',
      says: ['Une pièce perdue : on ne panique pas', 'Venez le mercredi en adopter un'],
    },
    { says: ['Une pièce perdue : on ne panique pas', 'Venez le mercredi adopter un'] },
    /^torn: /m,
  ],
  [
    'a “so” that is no Sunday',
    {
      ...{ day, language: 'de' },
      brief: 'nach 9-12 monaten fertig, wenn er nach wald riecht',
      says: ['Fertig, wenn er nach Wald riecht', 'Nach 9 bis 12 Monaten ist es so weit.'],
    },
    { says: ['Fertig, wenn er nach Wald riecht', 'Nach 9 bis 12 Monaten, So 14.3.'] },
    /^(?:invented|weekday): /m,
  ],
]

describe('a careful first answer', () => judgeRows(rows))
