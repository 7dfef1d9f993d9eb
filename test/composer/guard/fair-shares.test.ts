// A sign that a list has once, each list beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const SHARES = 'callouts this year: ants 34%, scorpions 27, roof rats 18, termites 12, everything else 9'

const shares: Row[] = [
  [
    'the sign of one member of a list that is a whole',
    {
      brief: SHARES,
      says: ['Callouts this year', 'Ants 34%, scorpions 27%, roof rats 18%, termites 12%, everything else 9%'],
    },
    { brief: 'callouts this year: ants 34%, scorpions in 27 homes, roof rats 18, termites 12, everything else 9' },
    /^invented: “27%”/m,
  ],
  [
    'the sign behind the last member',
    {
      brief: 'unsere besucher: kinder 40, erwachsene 60 %',
      says: ['Unsere Besucher', 'Kinder 40 %, Erwachsene 60 %'],
      language: 'de',
    },
    { brief: 'unsere besucher: kinder 40. erwachsene 60 %' },
    /^invented: “40.%”/m,
  ],
  [
    'a sign that two of four have',
    {
      brief: 'turnout: north 61%, south 58%, east 44, west 39',
      says: ['Turnout', 'North 61%, south 58%, east 44%, west 39%'],
    },
    { brief: 'turnout: north 61%, south 58%, east 44 votes, west 39 votes' },
    /^invented: “44%”/m,
  ],
  [
    'of three in French',
    {
      brief: 'nos pains: froment 50 %, seigle 30, épeautre 20',
      says: ['Nos pains', 'Froment 50 %, seigle 30 %, épeautre 20 %'],
      language: 'fr',
    },
    { brief: 'nos pains: froment 50 %, seigle 30, épeautre ouvert 20h', says: ['Nos pains', 'Seigle 30 %'] },
    /^invented: “30.%”/m,
  ],
  [
    'a whole whose members stand behind their numbers',
    {
      brief: 'callouts: 34% ants, 27 scorpions, 39 others',
      says: ['Callouts', '34% ants, 27% scorpions, 39% others'],
    },
    { brief: 'callouts: 34% ants, 27 scorpions, 29 others' },
    /^invented: “27%”/m,
  ],
  [
    'the currency of a list',
    { brief: 'tickets: adults £11, kids 8', says: ['Tickets', 'Adults £11, kids £8'] },
    { brief: 'tickets: adults £11, kids at 8pm' },
    /^invented: “£8”/m,
  ],
]

describe('the sign of a list', () => judgeRows(shares))
