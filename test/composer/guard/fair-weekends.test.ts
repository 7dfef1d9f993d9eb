// Weekends and months that a brief names by words and a post by their days, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const LAST = { brief: 'we had 400 visitors at our garden and orchard last weekend', day: '2028-04-11' }
const days: Row[] = [
  [
    'last weekend, by its days',
    { ...LAST, says: ['400 visitors at our garden and orchard on 8 and 9 April'] },
    { says: ['400 visitors at our garden and orchard on 15 and 16 April'] },
    /^invented: “15/m,
  ],
  [
    'last weekend, by weekdays and days',
    { ...LAST, says: ['400 visitors', 'Our garden and orchard: Saturday 8 and Sunday 9 April.'] },
    { says: ['400 visitors', 'Our garden and orchard: Saturday 1 and Sunday 2 April.'] },
    /^invented: “Saturday 1/m,
  ],
]

const WEEKENDS: readonly [language: string, brief: string, text: string, wrong: string][] = [
  ['en', 'open garden this weekend', 'Open garden on 15 and 16 April', 'Open garden on 22 and 23 April'],
  ['de', 'letztes wochenende offener garten', 'Offener Garten am 8. und 9. April', 'Offener Garten am 1. und 2. April'],
  ['fr', 'jardin ouvert le week-end dernier', 'Jardin ouvert les 8 et 9 avril', 'Jardin ouvert les 1 et 2 avril'],
  [
    'es',
    'jardín abierto el fin de semana pasado',
    'Jardín abierto el 8 y 9 de abril',
    'Jardín abierto el 1 y 2 de abril',
  ],
  ['it', 'giardino aperto lo scorso weekend', 'Giardino aperto l’8 e 9 aprile', 'Giardino aperto il 15 e 16 aprile'],
  ['pt', 'jardim aberto no fim de semana passado', 'Jardim aberto a 8 e 9 de abril', 'Jardim aberto a 1 e 2 de abril'],
  ['pl', 'ogród otwarty w zeszły weekend', 'Ogród otwarty 8 i 9 kwietnia', 'Ogród otwarty 1 i 2 kwietnia'],
  ['ja', '先週末に庭を公開しました', '4月8日に庭を公開しました', '4月1日に庭を公開しました'],
]
const MONTHS: readonly [language: string, brief: string, text: string, wrong: string][] = [
  ['en', 'new roof next month', 'New roof in May', 'New roof in June'],
  ['en', 'new roof this month', 'New roof in April', 'New roof in May'],
  ['de', 'neues dach diesen monat', 'Neues Dach im April', 'Neues Dach im Mai'],
  ['fr', 'nouveau toit le mois prochain', 'Nouveau toit en mai', 'Nouveau toit en juin'],
  ['es', 'techo nuevo el próximo mes', 'Techo nuevo en mayo', 'Techo nuevo en junio'],
  ['it', 'tetto nuovo il mese prossimo', 'Tetto nuovo a maggio', 'Tetto nuovo a giugno'],
  ['pt', 'telhado novo no próximo mês', 'Telhado novo em maio', 'Telhado novo em junho'],
  ['pl', 'nowy dach w przyszłym miesiącu', 'Nowy dach w maju', 'Nowy dach w czerwcu'],
  ['ja', '来月屋根を直します', '5月に屋根を直します', '6月に屋根を直します'],
  ['ar', 'سقف جديد الشهر القادم', 'سقف جديد في مايو', 'سقف جديد في يونيو'],
]
const WHO = 'Ada Brandl, Jan Nowak'
const calendar = [...WEEKENDS, ...MONTHS].map(
  ([language, brief, text, wrong]): Row => [
    `${language}: ${brief}`,
    { brief: `${brief}: ${WHO}`, says: [`${text}: ${WHO}`], language, day: '2028-04-11' },
    { says: [`${wrong}: ${WHO}`] },
    /^invented: /m,
  ],
)

describe('days of a weekend', () => judgeRows(days))
describe('weekends and months in words', () => judgeRows(calendar))
