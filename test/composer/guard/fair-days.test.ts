// Days whose month stands elsewhere in the brief, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const day = '2028-02-15'
const cinema = {
  ...{ language: 'fr', day },
  brief: 'ciné-goûters de mars, 3 dimanches\n5 : Le Hérisson pressé, dès 3 ans\n12 : Mémé contre Goliath dès 6 ans',
}
const films = (first: string): string[] => [
  'Ciné-goûters de mars, 3 dimanches',
  `${first} : Le Hérisson pressé, dès 3 ans. Dimanche 12 mars : Mémé contre Goliath, dès 6 ans.`,
]

const rows: Row[] = [
  [
    'the month before a span of bare days',
    {
      ...{ day, brief: 'mini excavator deal every weekend in march cept the long weekend (4-6)' },
      says: ['Mini excavator deal every weekend in March', 'Not on the long weekend, Saturday 4 to Monday 6 March.'],
    },
    { says: ['Mini excavator deal every weekend in March', 'Not on the long weekend, Saturday 4 to Tuesday 7 March.'] },
    /^invented: “Tuesday 7 March”/m,
  ],
  [
    'whose weekdays are the calendar’s',
    {
      ...{ day, brief: 'mini excavator deal every weekend in march cept the long weekend (4-6)' },
      says: ['Mini excavator deal every weekend in March', 'Not on the long weekend, 4 to 6 March.'],
    },
    { says: ['Mini excavator deal every weekend in March', 'Not on the long weekend, Sunday 4 to Tuesday 6 March.'] },
    /^weekday: “Tuesday 6 March”/m,
  ],
  [
    'days at the heads of lines, and no age',
    { ...cinema, says: films('Dimanche 5 mars') },
    { says: films('Vendredi 3 mars') },
    /^invented: “Vendredi 3 mars”/m,
  ],
  [
    'of a month that the brief names',
    { ...cinema, says: films('Dimanche 5 mars') },
    { ...cinema, brief: cinema.brief.replace('de mars', 'du printemps'), says: films('Dimanche 5 mars') },
    /^invented: “Dimanche 5 mars”/m,
  ],
  [
    'the last day of a span, whose month is named before',
    {
      ...{ language: 'pt', day: '2028-03-13' },
      brief: 'Em abril, três noites pelo preço de duas. Não é válido na semana da Páscoa, de 10 a 16.',
      says: ['Três noites pelo preço de duas em abril', 'Não é válido na semana da Páscoa, de 10 a 16 de abril.'],
    },
    { says: ['Três noites pelo preço de duas em abril', 'Não é válido na semana da Páscoa, de 10 a 17 de abril.'] },
    /^invented: /m,
  ],
  [
    'days behind their articles',
    {
      ...{ language: 'fr', day, brief: 'ateliers de mars : le 4 poterie, le 11 vannerie' },
      says: ['Ateliers de mars', 'Samedi 4 mars : poterie. Samedi 11 mars : vannerie.'],
    },
    { says: ['Ateliers de mars', 'Samedi 4 mars : poterie. Samedi 18 mars : vannerie.'] },
    /^invented: “Samedi 18 mars”/m,
  ],
  [
    'and no price',
    {
      ...{ day, brief: 'tea dances in march, 4 and 11, £5 a head' },
      says: ['Tea dances in March', 'Saturday 4 and Saturday 11 March, £5 a head.'],
    },
    { says: ['Tea dances in March', 'Saturday 4, Sunday 5 and Saturday 11 March, £5 a head.'] },
    /^invented: “Sunday 5/m,
  ],
  [
    'which Saturday of a month it is',
    {
      ...{ day, brief: 'repair cafe on the 2nd saturday of each month' },
      says: ['Repair cafe on the 2nd Saturday of each month'],
    },
    { says: ['Repair cafe on the 3rd Saturday of each month'] },
    /^invented: “3”/m,
  ],
]

describe('a careful writer', () => judgeRows(rows))
