import { describe, expect, it } from 'vitest'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import { findLiterals, literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { processorMs } from '#test/support/processor.ts'

const today = parseDay('2026-10-12')
const iso = (day: string) => new Date(Number(day) * 86_400_000).toISOString().slice(0, 10)
const clock = (minute: string) => `${Math.floor(Number(minute) / 60)}:${String(Number(minute) % 60).padStart(2, '0')}`

function told({ kind, values, unit, clash, weekday }: Literal): string {
  if (kind === 'date') return `${clash ? 'clash ' : ''}${iso(values[0] ?? '')}`
  if (kind === 'weekday') return `weekday ${weekday}`
  if (kind === 'time') return `${values.map(clock).join('|')}${unit ? ` ${unit}` : ''}`
  return [kind, values.join('|'), unit].filter(Boolean).join(' ')
}

const rows: [language: string, text: string, found: string[]][] = [
  ['en', 'closed mon 26 oct, open from tuesday 8am', ['2026-10-26', 'weekday 2', '8:00']],
  ['en', 'AGM tuesday 22 october 7.30pm', ['clash 2026-10-22', '19:30']],
  ['en', 'next sat 10.30 home', ['weekday 6', '10:30|22:30']],
  ['en', 'sat - stadium market', ['weekday 6']],
  ['en', 'wed – same place, we sat down', ['weekday 3']],
  ['en', 'sat-nav repairs and wed-locked', []],
  ['en', 'Tue | Kilfarna hall | wax', ['weekday 2']],
  ['en', 'Fri no van, it is in for its test', ['weekday 5']],
  ['en', 'Sun cream for all, sat nav for some', []],
  ['en', 'a list by tomorow night', ['2026-10-13']],
  ['ja', '15日と16日です', ['2026-10-15', '2026-10-16']],
  ['ja', '定休日は20日、21日です', ['2026-10-20', '2026-10-21']],
  ['ja', '2日です', ['number 2']],
  [
    'en',
    'mon wed fri 8.30 to 3.10, €15.50 an hr, by fri 23rd',
    ['weekday 1', 'weekday 3', 'weekday 5', '8:30|20:30', '3:10|15:10', 'money 15.5 EUR', '2026-10-23'],
  ],
  ['en', 'open 12 to 3 p.m. on Sunday', ['12:00|0:00', '15:00', 'weekday 0']],
  ['en', 'doors 6.45 p.m. and 9 a.m., 50p or 3 for £5', ['18:45', '9:00', 'money 50 PENCE', 'number 3', 'money 5 GBP']],
  [
    'pl',
    'turnusy: 28.06–9.07 i 12–23.07, po 10 lekcji, 620 zł',
    ['2027-06-28', '2027-07-09', '2027-07-12', '2027-07-23', 'number 10', 'money 620 PLN'],
  ],
  [
    'de',
    'Mo-Fr 9.00-11.00, 2.05-4.10 Uhr',
    ['weekday 1', 'weekday 5', '9:00|21:00', '11:00|23:00', '2:05|14:05', '4:10|16:10'],
  ],
  [
    'ja',
    '15日から、20日の午前、24日土曜は風呂の日、2日で届く、7日間',
    ['2026-10-15', '2026-10-20', '2026-10-24', 'number 2', 'number 7'],
  ],
  ['pt', 'robalo de mar 21, domingo 21 de mar, mar 21', ['number 21', '2027-03-21', '2027-03-21']],
  ['en', 'from 1 to 14 December', ['2026-12-01', '2026-12-14']],
  ['en', 'Jan 12, 19 and 26, £9', ['2027-01-12', '2027-01-19', '2027-01-26', 'money 9 GBP']],
  ['en', 'Jan 12, 20 and 30 places', ['2027-01-12', 'number 20', 'number 30']],
  ['en', '15-Jan, 16-Jan-2027, 17-01-2027, 2/02', ['2027-01-15', '2027-01-16', '2027-01-17', '2027-02-02']],
  [
    'en',
    'Friday 15.1, Friday 14.1, friday 8.10 till 9',
    ['2027-01-15', 'weekday 5', 'number 14.1', 'weekday 5', '8:10|20:10', '9:00|21:00'],
  ],
  [
    'en',
    '23 Dec 7-7, 24 Dec 7-2',
    ['2026-12-23', '7:00|19:00', '7:00|19:00', '2026-12-24', '7:00|19:00', '2:00|14:00'],
  ],
  ['en', '15-18 Feb, 9.30-3, £110', ['2027-02-15', '2027-02-18', '9:30|21:30', '3:00|15:00', 'money 110 GBP']],
  ['en', 'down since 14:20 CET, next update 15:30', ['14:20 CET', '15:30']],
  ['en', 'batch QS-2291, best before 03/2027', ['code QS-2291', 'period 2027-3']],
  ['en', 'started 14 may', ['2027-05-14']],
  ['en', 'on 25th Street, the 2nd floor, on 5th Ave', ['number 25', 'number 2', 'number 5']],
  ['en', 'on the 25th, street party', ['2026-10-25']],
  ['en', 'Team $49 for 1M jobs', ['money 49 USD', 'number 1000000']],
  ['en', '£34k + van', ['money 34000 GBP']],
  ['en', 'U9-U11 in the gym', ['code U9', 'code U11']],
  ['en', 'cancel up to 24h before, 24/7, 1/2 price', ['number 24', 'number 24', 'number 7', 'number 1', 'number 2']],
  ['en', 'version 1.3 and v2, 4.2 s', ['version 1.3', 'version 2', 'number 4.2']],
  ['en', '1,120 families, 99.98%', ['number 1120', 'percent 99.98']],
  [
    'en',
    'call 555-0117 or (212) 555-0117 or +44 (0)161 555 0101',
    ['phone 5550117', 'phone 2125550117', 'phone 4401615550101'],
  ],
  [
    'en',
    'use code BUDDY at https://www.acme.com/x, hola@acme.example, @acme',
    ['code BUDDY', 'link acme.com/x', 'email hola@acme.example', 'handle @acme'],
  ],
  ['en', 'npm install kestrel --global today', ['command npm install kestrel --global', '2026-10-12']],
  ['en', 'helm is required, go in online, go install acme', ['command go install acme']],
  ['en', 'I sat down, so we may march on', []],
  ['de', 'am 12. Dezember um 19 Uhr, 35 € pro Person', ['2026-12-12', '19:00', 'money 35 EUR']],
  ['de', 'Do 26.11., 19 Uhr, 25 Euro, so machen wir das', ['2026-11-26', '19:00', 'money 25 EUR']],
  ['de', '14 bis 17 Uhr, 1.240,50 €, 24 %', ['14:00', '17:00', 'money 1240.5 EUR', 'percent 24']],
  ['de', 'vom 3. bis 5. November', ['2026-11-03', '2026-11-05']],
  ['de', 'danke für gestern', ['2026-10-11']],
  ['de', 'am Morgen, jeden Morgen, aber morgen nicht', ['2026-10-13']],
  ['es', 'de lunes a viernes de 9:00 a 20:00', ['weekday 1', 'weekday 5', '9:00|21:00', '20:00']],
  [
    'es',
    'lun 12 cerrado, mar a vie 10-14 y 17-20:30',
    ['2026-10-12', 'weekday 2', 'weekday 5', '10:00|22:00', '14:00', '17:00', '20:30'],
  ],
  ['es', 'miércoles a las 19h desde el 21 oct. 1.400 € al mes', ['weekday 3', '19:00', '2026-10-21', 'money 1400 EUR']],
  ['es', 'por la mañana, mañana no', ['2026-10-13']],
  ['fr', 'samedi 17 octobre 10h-18h', ['2026-10-17', '10:00|22:00', '18:00']],
  ['pt', 'neste sábado, dia 17, às 10h', ['2026-10-17', '10:00|22:00']],
  ['pt', 'sábado dia 17 às 10h', ['weekday 6', 'number 17', '10:00|22:00']],
  ['fr', 'jeudi 22 oct, réouverture vendredi 23 à 9h', ['2026-10-22', '2026-10-23', '9:00|21:00']],
  ['fr', '1 240 adhérents (+18 % vs 2025), 7,2 tonnes', ['number 1240', 'percent 18', 'number 2025', 'number 7.2']],
  ['fr', 'de 9h à 18h, à 20h30', ['9:00|21:00', '18:00', '20:30']],
  ['it', 'ven 16 e sab 17 ottobre: 48€', ['2026-10-16', '2026-10-17', 'money 48 EUR']],
  ['it', 'sabato 24 ottobre dalle 9 alle 13, alle 20.30', ['2026-10-24', '9:00|21:00', '13:00', '20:30']],
  [
    'pt',
    'sábado 31/10 das 10 às 17, 40 a 60% desc.',
    ['2026-10-31', '10:00|22:00', '17:00', 'percent 40', 'percent 60'],
  ],
  ['pt', 'segunda-feira 2 de novembro, R$ 50', ['2026-11-02', 'money 50 BRL']],
  ['pl', '24.10 sobota 11:00-13:30, 180 zł od osoby', ['2026-10-24', '11:00|23:00', '13:30', 'money 180 PLN']],
  ['pl', 'dyżur 31.12 do 18tej, w pobliżu 3.12 kg', ['2026-12-31', '18:00', 'number 3.12']],
  ['pl', 'czipowanie psa w grudniu 60 zł', ['period -12', 'money 60 PLN']],
  ['pl', '9 000 zł, godz. 19, 24 października', ['money 9000 PLN', '19:00', '2026-10-24']],
  [
    'ja',
    '11/7(土)と11/14(土) 10:30〜 1回1,000円',
    ['2026-11-07', '2026-11-14', '10:30|22:30', 'number 1', 'money 1000 JPY'],
  ],
  ['ja', '12月20日（日）15時から、午後3時半', ['2026-12-20', '15:00', '3:30|15:30']],
  ['ja', '12/28〜1/4 電話 06-5555-0127', ['2026-12-28', '2027-01-04', 'phone 0655550127']],
  [
    'en',
    'sat normal, easter sunday shut, monday 4 till 8.30',
    ['weekday 6', 'weekday 0', 'weekday 1', '4:00|16:00', '8:30|20:30'],
  ],
  ['en', 'from 11.30 till 9. We close at 8.30.', ['11:30|23:30', '9:00|21:00', '8:30|20:30']],
  [
    'en',
    'sold June 20-28, May 2nd to 4th, Oct 20 to 6pm',
    ['2027-06-20', '2027-06-28', '2027-05-02', '2027-05-04', '2026-10-20', '18:00'],
  ],
  ['en', 'running all of feb, we may', ['period -2']],
  ['it', 'pranzo alle 12.30. Menù da 3.10.', ['12:30|0:30', '2026-10-03']],
  ['de', 'um 8.10. am 1.11.', ['8:10|20:10', '2026-11-01']],
  ['fr', 'à 6 h 45, 6h45', ['6:45|18:45', '6:45|18:45']],
  ['pl', 'pn-pt 9-19', ['weekday 1', 'weekday 5', '9:00|21:00', '19:00']],
  ['pl', 'w nocy z 14 na 15 października', ['2026-10-14', '2026-10-15']],
  [
    'nl',
    'van 2 t/m 28 nov, di t/m za 9u30-18u, za 10 uur',
    ['2026-11-02', '2026-11-28', 'weekday 2', 'weekday 6', '9:30|21:30', '18:00', 'weekday 6', '10:00|22:00'],
  ],
  ['nl', 'morgen dicht, zo zijn we maar di weer open', ['2026-10-13']],
  [
    'sv',
    'mån-fre 10-18, lördagen den 5 december kl. 11',
    ['weekday 1', 'weekday 5', '10:00|22:00', '18:00', '2026-12-05', '11:00|23:00'],
  ],
  ['da', 'lukket man 9 nov, i morgen kl 10', ['2026-11-09', '2026-10-13', '10:00|22:00']],
  ['no', 'stengt lørdag 14. november', ['2026-11-14']],
  ['ar', 'يوم الجمعة 23 أكتوبر من الساعة 7 الصبح', ['2026-10-23', '7:00|19:00']],
  ['ar', '٤ دنانير بدل ٥، ٢٥٪', ['money 4 JOD', 'number 5', 'percent 25']],
]

describe('values that a text states', () => {
  it.each(rows)('%s: %s', (language, text, found) => {
    expect(findLiterals(text, { language, today }).map(told)).toEqual(found)
  })

  it('keep their place in the text', () => {
    const text = 'Doors at 7.30pm on ٢٣ أكتوبر, £4.20'
    for (const { text: own, start, end } of findLiterals(text, { language: 'en', today }))
      expect(text.slice(start, end)).toBe(own)
  })

  it('months stand before days for Americans', () => {
    expect(findLiterals('sale 11/5', { language: 'en', today, american: true }).map(told)).toEqual(['2026-11-05'])
    expect(findLiterals('sale 11/5 only', { language: 'en', today }).map(told)).toEqual(['2027-05-11'])
  })

  it('a day of the month leans on the dates before it, also of another piece; a bare weekday may be the next one after them', () => {
    const found = literalsOf(['stocktaking on 2 nov', 'back on the 3rd', 'pub quiz on friday'], {
      language: 'en',
      today,
    })
    expect(found.map(each => each.map(told))).toEqual([['2026-11-02'], ['2026-11-03'], ['weekday 5']])
    expect(found[2]?.[0]?.values.map(iso)).toEqual(['2026-10-16', '2026-10-09', '2026-10-23', '2026-11-06'])
  })

  it('a weekday with a day of the month lies where both agree, near the other dates', () => {
    const found = literalsOf(['entro gio 22', 'domenica 18 aprile castagnata', 'entro giovedi 15'], {
      language: 'it',
      today,
    })
    expect(found.map(each => each.map(told))).toEqual([['2027-04-22'], ['2027-04-18'], ['2027-04-15']])
    expect(literalsOf(['gio 22'], { language: 'it', today }).map(each => each.map(told))).toEqual([['2026-10-22']])
  })

  it.each([
    '1'.repeat(20_000),
    '1,'.repeat(10_000),
    '1-'.repeat(10_000),
    '+('.repeat(10_000),
    'a.'.repeat(10_000),
    '@'.repeat(20_000),
    '`'.repeat(20_000),
    'mon '.repeat(5_000),
    '1 111 '.repeat(4_000),
    'npm run '.repeat(3_000),
  ])('take linear time', hostile => {
    expect(processorMs(() => findLiterals(hostile, { language: 'fr', today }))).toBeLessThan(1_500)
  })
})
