// How long it took, typed short, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row, type Said } from './careful.ts'

const record = (brief: string, says: string, language = 'en'): Said => ({ brief, says: [says], language })
const durations: Row[] = [
  [
    'a record with a dot',
    record('new course record 34.50 by Mia', 'New course record by Mia: 34 minutes 50 seconds'),
    { brief: 'new course map 34.50 by Mia. record crowd' },
    /^invented: “34”/m,
  ],
  [
    'a record with a dot, told with a colon',
    record('course record: 34.50 by Mia', 'Course record by Mia: 34:50'),
    { says: ['Course record by Mia: 34:40'] },
    /^invented: /m,
  ],
  [
    'a record that could be an hour',
    record('course record is 12:50 by Mia', 'Course record by Mia: 12 minutes 50 seconds'),
    { brief: 'course record run at 12:50 by Mia' },
    /^invented: “12”/m,
  ],
  [
    'minutes and a bare number',
    record('Mia ran home in 21 min 12', 'Mia ran home, record 21:12'),
    { brief: 'Mia ran home in 21 min, 12 others too', says: ['Mia ran home, record 21:12'] },
    /^invented: “21:12”/m,
  ],
  [
    'a sum is no time',
    record('the lap took 34.50 minutes', 'The lap took 34 minutes 50 seconds'),
    { brief: 'the lap took £34.50 in minutes' },
    /^invented: /m,
  ],
  [
    'seconds have decimals',
    record('club record 4.35 over 1500 m', 'Club record over 1500 m: 4 minutes 35 seconds'),
    { brief: 'club record 4.35 over 50 m', says: ['Club record over 50 m: 4 minutes 35 seconds'] },
    /^invented: “35”/m,
  ],
  [
    'in German',
    record('neuer streckenrekord: 34.50', 'Neuer Streckenrekord: 34 Minuten 50 Sekunden', 'de'),
    { brief: 'neue suppe: 34.50', says: ['Neue Suppe: 34 Minuten 50 Sekunden'] },
    /^invented: /m,
  ],
  [
    'in Japanese',
    record('コース記録は34.50', 'コース記録は34分50秒です', 'ja'),
    { says: ['コース記録は34分55秒です'] },
    /^invented: /m,
  ],
  [
    'in Italian',
    record('record del percorso 34:50', 'Record del percorso: 34 minuti e 50 secondi', 'it'),
    { says: ['Record del percorso: 34 minuti e 55 secondi'] },
    /^invented: /m,
  ],
]

describe('how long it took', () => judgeRows(durations))
