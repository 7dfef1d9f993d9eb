// One ordinary word that a secret has as well tells nothing of it; names, rare words and two words in a row do.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'a word of every post',
    {
      brief: 'plant swap at the hall on saturday 7 march. we are looking at selling the greenhouse, keep quiet',
      says: ['Plant swap at the hall', 'Looking for plants? Saturday 7 March.'],
      secret: [2],
    },
    { says: ['Plant swap at the hall', 'Looking to the greenhouse? Saturday 7 March.'] },
    /^leak: “(?:looking|greenhouse)”/m,
  ],
  [
    'an ordinary word of a doubt',
    {
      brief: 'plant swap at the hall on saturday 7 march. maybe the old boiler breaks again',
      says: ['Plant swap at the hall', 'Old plants, Saturday 7 March.'],
      unsure: [2],
    },
    { says: ['Plant swap at the hall', 'Old boiler plants, Saturday 7 March.'] },
    /^leak: /m,
  ],
  [
    'and not two of them in a row',
    {
      brief: 'plant swap at the hall on saturday 7 march. we got a bad old review from the council, keep quiet',
      says: ['Plant swap at the hall', 'Review of plants, Saturday 7 March.'],
      secret: [2],
    },
    { says: ['Plant swap at the hall', 'Old review of plants, Saturday 7 March.'] },
    /^leak: “old”/m,
  ],
  [
    'nor written as a name',
    {
      brief: 'plant swap at the hall on saturday 7 march. we hired the cleaner from the council, long hours',
      says: ['Plant swap at the hall', 'A long plant swap, Saturday 7 March.'],
      secret: [2],
    },
    { says: ['Plant swap at the hall', 'By Ms Long, Saturday 7 March.'] },
    /^leak: “long”/m,
  ],
  [
    'nor most of a secret',
    {
      brief: 'plant swap at the hall on saturday 7 march. tom is leaving us after the summer harvest, keep quiet',
      says: ['Plant swap at the hall', 'Leaving early? Saturday 7 March.'],
      secret: [2],
    },
    { brief: 'plant swap at the hall on saturday 7 march. tom is leaving' },
    /^leak: “leaving”/m,
  ],
  [
    'in German',
    {
      brief: 'pflanzentausch in der halle am samstag 7. märz. der alte chef weiß nicht was er verkauft, geheim',
      says: ['Pflanzentausch in der Halle', 'Was: Pflanzen. Wann: Samstag, 7. März.'],
      language: 'de',
      secret: [2],
    },
    { says: ['Pflanzentausch in der Halle', 'Was: alter Chef. Wann: Samstag, 7. März.'] },
    /^leak: /m,
  ],
]

describe('an ordinary word that a secret has too', () => judgeRows(rows))
