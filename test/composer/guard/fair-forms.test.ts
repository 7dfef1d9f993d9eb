// One value in another form: a place in a row, a year cut short, a month or weekday behind any word, a number of either gender.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'a place in a row in words that the brief has in figures',
    { brief: 'optician wanted, every 2nd saturday off', says: ['Optician wanted', 'Every second Saturday off.'] },
    { says: ['Optician wanted', 'Every third Saturday off.'] },
    /^lost: “2”/m,
  ],
  [
    'and the other way round',
    { brief: 'optician wanted, every second saturday off', says: ['Optician wanted', 'Every 2nd Saturday off.'] },
    { says: ['Optician wanted', 'Off on 2 Saturdays.'] },
    /^invented: “2”/m,
  ],
  [
    'a German ordinal with its dot',
    {
      language: 'de',
      brief: 'jeden 2. samstag im monat repariert die werkstatt kostenlos',
      says: ['Jeden zweiten Samstag im Monat repariert die Werkstatt kostenlos'],
    },
    { says: ['Jeden dritten Samstag im Monat repariert die Werkstatt kostenlos'] },
    /^lost: “2”/m,
  ],
  [
    'a French ordinal',
    {
      language: 'fr',
      brief: 'pour la 3e fois nous jouons dans la grange',
      says: ['Pour la troisième fois nous jouons dans la grange'],
    },
    { says: ['Pour la quatrième fois nous jouons dans la grange'] },
    /^lost: “3”/m,
  ],
  [
    'a Spanish ordinal',
    {
      language: 'es',
      brief: 'la 4ª edición del mercado en la plaza',
      says: ['La cuarta edición del mercado en la plaza'],
    },
    { says: ['La quinta edición del mercado en la plaza'] },
    /^lost: “4”/m,
  ],
  [
    'an Italian ordinal',
    {
      language: 'it',
      brief: 'il 5° mercato in piazza con formaggi',
      says: ['Il quinto mercato in piazza con formaggi'],
    },
    { says: ['Il sesto mercato in piazza con formaggi'] },
    /^lost: “5”/m,
  ],
  [
    'a Portuguese ordinal',
    { language: 'pt', brief: 'a 2.ª edição da feira na praça', says: ['A segunda edição da feira na praça'] },
    { says: ['A terceira edição da feira na praça'] },
    /^lost: “2”/m,
  ],
  [
    'the month behind “til”',
    { brief: 'new frames in, sunglasses not til May', says: ['New frames in', 'Sunglasses not until May.'] },
    { brief: 'new frames in, sunglasses may not fit' },
    /^invented: “May”/m,
  ],
  [
    'a short weekday beside any word',
    { brief: 'a weekend is fri arvo to mon 7.30', says: ['A weekend is Friday arvo to Monday 7.30am'] },
    { says: ['A weekend is Thursday arvo to Monday 7.30am'] },
    /^invented: “Thursday”/m,
  ],
  [
    'but none that is a word of its own',
    { brief: 'tea in the garden, fri arvo', says: ['Tea in the garden on Friday arvo'] },
    { brief: 'tea in the garden, sun arvo', says: ['Tea in the garden on Sunday arvo'] },
    /^invented: “Sunday”/m,
  ],
  [
    'an Arabic number of the other gender',
    { language: 'ar', brief: 'خمس ايام شغل على المعطف', says: ['خمسة أيام شغل على المعطف'] },
    { says: ['ستة أيام شغل على المعطف'] },
    /^invented: “ستة”/m,
  ],
]

describe('a careful writer', () => judgeRows(rows))
