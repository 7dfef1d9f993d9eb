// Figures that are dictated and digits that are words: what a right answer makes of them, beside values that nobody said.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const figures: Row[] = [
  [
    'a day rate in two numbers',
    {
      brief: "we've got a mill free and the day rate's eleven fifty plus gst, just need logs on flat ground",
      says: ['A mill free', 'The day rate is $1,150 plus GST. You need logs on flat ground.'],
    },
    { says: ['A mill free', 'The day rate is $1,250 plus GST. You need logs on flat ground.'] },
    /^invented: “\$1,250”/m,
  ],
  [
    'the same as a price with its parts',
    { brief: 'pies are four fifty each on saturday', says: ['Pies on Saturday', 'Pies are 4.50 each.'] },
    { says: ['Pies on Saturday', 'Pies are 4.60 each.'] },
    /^invented: “4.60”/m,
  ],
  [
    'numbers behind a point, and a hundred before one',
    {
      brief: 'fourteen sleepers two hundred by a hundred and two point six long out of one log',
      says: ['14 sleepers out of one log', '200 by 100, and 2.6 long.'],
    },
    { says: ['14 sleepers out of one log', '200 by 102, and 6.2 long.'] },
    /^invented: “6.2”/m,
  ],
  [
    'metres with their parts',
    { brief: 'one log five metres twenty long', says: ['One log', '5.20 metres long.'] },
    { brief: 'one log five minutes twenty long' },
    /^invented: “5.20”/m,
  ],
  [
    'a number before the counter of the next piece',
    {
      brief:
        'stack your timber one get it off the ground on bearers every four fifty two fillets between each layer three the fillets go one above the other',
      says: ['Stack your timber', 'Get it off the ground on bearers every 450. Fillets between each layer.'],
    },
    { brief: 'stack your timber on bearers every four fifty two fillets between each layer, off the ground' },
    /^invented: “450”/m,
  ],
  [
    'numbers that are counts',
    { brief: 'slots are five twenty on sunday', says: ['Slots on Sunday', 'Slots are 5.20.'] },
    { brief: 'five twenty minute slots on sunday' },
    /^invented: “5.20”/m,
  ],
  [
    'about how many',
    { brief: 'stalls are eleven fifty on sunday', says: ['Stalls on Sunday', 'Stalls are 11.50.'] },
    { brief: 'stalls are ten twenty on sunday', says: ['Stalls on Sunday', 'Stalls are 10.20.'] },
    /^invented: “10.20”/m,
  ],
  [
    'a sum in words by its word of price',
    { brief: "the mill's day rate is four hundred plus gst", says: ['The mill', 'The day rate is $400 plus GST.'] },
    { brief: 'the mill has a day rate, and four hundred logs plus gst' },
    /^invented: “\$400”/m,
  ],
  [
    'another currency',
    { brief: 'pies with gravy are four pounds fifty', says: ['Pies with gravy', 'They are £4.50.'] },
    { says: ['Pies with gravy', 'They are $4.50.'] },
    /^invented: “\$4.50”/m,
  ],
  [
    'German: a price and metres',
    {
      brief:
        'Der Stamm ist fünf Meter zwanzig lang, das Brett kostet vier Euro fünfzig und wiegt zwei Komma sechs Kilo.',
      says: ['Der Stamm ist 5,20 Meter lang', 'Das Brett kostet 4,50 € und wiegt 2,6 Kilo.'],
      language: 'de',
    },
    { says: ['Der Stamm ist 5,20 Meter lang', 'Das Brett kostet 5,50 € und wiegt 2,6 Kilo.'] },
    /^invented: “5,50/m,
  ],
  [
    'French',
    {
      brief: 'La planche coûte quatre euros cinquante et pèse deux virgule six kilos.',
      says: ['La planche coûte 4,50 €', 'Elle pèse 2,6 kilos.'],
      language: 'fr',
    },
    { says: ['La planche coûte 4,50 €', 'Elle pèse 6,2 kilos.'] },
    /^invented: “6,2/m,
  ],
  [
    'Spanish, Italian and Portuguese prices: Spanish',
    {
      brief: 'La tabla cuesta cuatro euros con cincuenta.',
      says: ['La tabla cuesta 4,50 €'],
      language: 'es',
    },
    { says: ['La tabla cuesta 450 €'] },
    /^invented: “450/m,
  ],
  [
    'Italian',
    { brief: 'La tavola costa quattro euro e cinquanta.', says: ['La tavola costa 4,50 €'], language: 'it' },
    { says: ['La tavola costa 4,60 €'] },
    /^invented: “4,60/m,
  ],
  [
    'Polish',
    {
      brief: 'Deska kosztuje cztery złote pięćdziesiąt i ma dwa przecinek sześć metra.',
      says: ['Deska kosztuje 4,50 zł', 'Ma 2,6 metra.'],
      language: 'pl',
    },
    { says: ['Deska kosztuje 4,50 zł', 'Ma 6,2 metra.'] },
    /^invented: “6,2/m,
  ],
  [
    'Dutch',
    {
      brief: 'De plank kost vier euro vijfenveertig en is twee komma zes meter lang.',
      says: ['De plank kost € 4,45', 'Hij is 2,6 meter lang.'],
      language: 'nl',
    },
    { says: ['De plank kost € 4,54', 'Hij is 2,6 meter lang.'] },
    /^invented: “€ 4,54/m,
  ],
  [
    'Portuguese',
    { brief: 'A tábua custa quatro euros e cinquenta.', says: ['A tábua custa 4,50 €'], language: 'pt' },
    { says: ['A tábua custa 4,60 €'] },
    /^invented: “4,60/m,
  ],
]
describe('figures that are read aloud', () => judgeRows(figures))

const days: Row[] = [
  [
    'days in a row before their month',
    {
      brief: "three days free tuesday wednesday thursday tenth eleventh twelfth of march because a fella's pulled out",
      says: ['Three days free', 'Tuesday 10, Wednesday 11 and Thursday 12 March. A fella has pulled out.'],
    },
    { says: ['Three days free', 'Tuesday 17, Wednesday 11 and Thursday 12 March. A fella has pulled out.'] },
    /^invented: “Tuesday 17”/m,
  ],
  [
    'days by their count in Spanish',
    {
      brief: 'Taller abierto los días cinco, seis y siete de marzo',
      says: ['Taller abierto', 'Los días 5, 6 y 7 de marzo'],
      language: 'es',
    },
    { says: ['Taller abierto', 'Los días 4, 6 y 7 de marzo'] },
    /^invented: “4/m,
  ],
  [
    'a day by its place in Dutch',
    {
      brief: 'Open op zesde, zevende en eenentwintigste maart in de gymzaal',
      says: ['Open op 6, 7 en 21 maart', 'In de gymzaal'],
      language: 'nl',
    },
    { says: ['Open op 5, 7 en 21 maart', 'In de gymzaal'] },
    /^invented: “5/m,
  ],
  [
    'half an hour before it, Dutch',
    {
      brief: 'Extra middag woensdag van half twee tot half 5, gratis.',
      says: ['Extra middag woensdag', '13.30 tot 16.30 uur, gratis.'],
      language: 'nl',
    },
    { says: ['Extra middag woensdag', '14.30 tot 16.30 uur, gratis.'] },
    /^invented: “14.30”/m,
  ],
  [
    'a quarter past, Dutch',
    { brief: 'Open om kwart over acht', says: ['Open om 8.15 uur'], language: 'nl' },
    { says: ['Open om 8.45 uur'] },
    /^invented: “8.45/m,
  ],
  [
    'half an hour before it, German',
    {
      brief: 'Werkstatt am Mittwoch von halb zwei bis halb 5.',
      says: ['Werkstatt am Mittwoch', '13.30 bis 16.30 Uhr.'],
      language: 'de',
    },
    { says: ['Werkstatt am Mittwoch', '14.30 bis 16.30 Uhr.'] },
    /^invented: “14.30”/m,
  ],
  [
    'a month and the years of a list',
    {
      brief: 'Water level, October readings\n2024 | 21.4\n2025 | 23.0',
      says: ['Water level', '21.4 in October 2024, 23.0 in October 2025. Readings in metres.'],
    },
    { says: ['Water level', '21.4 in October 2023, 23.0 in October 2025. Readings in metres.'] },
    /^invented: “October 2023”/m,
  ],
  [
    'the month of no list',
    {
      brief: 'Water level, October readings\n2024 | 21.4',
      says: ['Water level', 'Readings of October 2024: 21.4.'],
    },
    { says: ['Water level', 'Readings of November 2024: 21.4.'] },
    /^invented: “November 2024”/m,
  ],
  [
    'no list behind a year',
    {
      brief: 'Bread since 2019. In October we bake rye',
      says: ['Bread since 2019', 'In October we bake rye'],
    },
    { says: ['Bread since 2019', 'We bake rye since October 2019'] },
    /^invented: “October 2019”/m,
  ],
  [
    'the next such month without its year',
    { brief: 'Rye bread from October 2026', says: ['Rye bread from October'] },
    { brief: 'Rye bread from October 2027' },
    /^lost: “October 2027”/m,
  ],
  [
    'the year that it is',
    { brief: 'RIG ASSISTANT 2026\nstart 4 May', says: ['Rig assistant', 'Start on 4 May'] },
    { brief: 'RIG ASSISTANT 2021\nstart 4 May' },
    /^lost: “2021”/m,
  ],
  [
    'the year of a date that is told',
    { brief: 'RIG ASSISTANT 2027\nstart 4 January 2027', says: ['Rig assistant', 'Start on 4 January 2027'] },
    { brief: 'RIG ASSISTANT 2026 places\nstart 4 January 2027' },
    /^lost: “2026”/m,
  ],
]
describe('days and hours that are said', () => judgeRows(days))

const speech: Row[] = [
  [
    'to, before what is done',
    { brief: 'wat not 2 flush. wipes and cotton buds', says: ['What not to flush', 'Wipes and cotton buds'] },
    { brief: 'wat not flush: the 2 wipes and cotton buds', says: ['What not to flush', 'Wipes and cotton buds'] },
    /^lost: “2”/m,
  ],
  [
    'for, before a day',
    {
      brief: '20 euro off each if neighbours book 4 same day',
      says: ['20 euro off each', 'If neighbours book for the same day'],
    },
    { brief: '20 euro off each if neighbours book 4 places same day' },
    /^lost: “4”/m,
  ],
  [
    'for, before what no number counts',
    { brief: 'soup 4 the hall on sunday', says: ['Soup for the hall on Sunday'] },
    { brief: 'soup 4 halls on sunday' },
    /^lost: “4”/m,
  ],
  [
    'too, before a measure',
    { brief: 'its not 2 late, come on sunday', says: ['It is not too late', 'Come on Sunday'] },
    { brief: 'its not late, come on sunday with 2 people' },
    /^lost: “2”/m,
  ],
  [
    'for, and no rate',
    { brief: 'eggs 4 u at the farm gate', says: ['Eggs for you at the farm gate'] },
    { brief: 'eggs, 4 a day at the farm gate', says: ['Eggs a day at the farm gate'] },
    /^lost: “4”/m,
  ],
  [
    'to, where a count follows',
    { brief: 'nothing 2 do with us, the well is dry', says: ['The well is dry', 'Nothing to do with us'] },
    { brief: 'we need 2 people, the well is dry, nothing to do with us' },
    /^lost: “2”/m,
  ],
]
describe('digits that are words', () => judgeRows(speech))
