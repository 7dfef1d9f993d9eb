import { expect, it } from 'vitest'
import { card } from './ask.ts'

const plain = (said: string): string => said.replaceAll('\u00a0', ' ')

it.each([
  [
    'hellebores 3 for £15 till 25 october, singles 6. loads of the dark ones. oh hang on Jo says its 3 for £16.50 now',
    '3 for £16.50',
    /£15|hang on|Jo/,
  ],
  ['Students 20% off on Wednesdays 10 till 5. Oops make that 15% off', '15% off', /20%|Oops/],
  [
    'Nail trims 8 pounds on Saturday 24 October. actually its Saturday 31 October',
    'Saturday 31 October',
    /24|actually/,
  ],
  ['Blitzturnier am Samstag 24. Oktober um 14 Uhr, Startgeld 5 €. ach nee Petra sagt 6 €', '6 €', /5 €|Petra/],
  ['Cambio de aceite 45 € hasta el 30 de octubre. uy no me dicen que son 49 €', '49 €', /45|dicen/],
  [
    'Open Gate Day is Sunday 25 October, 11am to 4pm. Scything demo at 1pm by plot 40.\nPS sorry all, the demo clashes with the raffle so scything is now 2.30pm, and we close the gate at 3.30 not 4',
    '2.30pm',
    /1pm|4pm|raffle/,
  ],
  // In the same breath.
  ['Quiz night Thursday 29 October, £3 a head, doors 7 edit: not 7, doors 6.30', 'doors 6.30', /doors 7|edit/],
  [
    'We tune pianos in Tywyn all week, book by 30 October no sorry its 28 October, £72 an upright',
    'by 28 October',
    /30 Oct|sorry/,
  ],
  [
    'Bowling-Flatrate am Montag, 12,90 € pro Nase falsch, richtig ist 13,90 € pro Nase, Schuhe inklusive',
    '13,90',
    /12,90|falsch/,
  ],
  ['Laatste oliebollen zaterdag 31 oktober, van 9 tot 4 nee foutje van 8 tot 3', 'van 8 tot 3', /9 tot 4|foutje/],
  // Two values of one piece, and one that is corrected twice.
  ['Quiz on Friday 30 October, doors 7pm no, 8pm, tickets £5 sorry its £6', 'tickets £6', /7pm|£5|sorry/],
  ['Doors 7pm no, 8pm no, 9pm on Friday 30 October. Tickets at the bar.', '9pm', /7pm|8pm/],
  // The later value of one is the earlier of another.
  [
    'Doors 7pm, show 8pm on Friday 30 October. Sorry, doors 8pm not 7pm, show 9pm not 8pm.',
    'Doors 8pm, show 9pm',
    /7pm|Sorry/,
  ],
  // A comma within the turn, the old value beside the new one, and one of several values, known by its day.
  ['Plan A is £4 per seat, no minimum. Sorry, it’s £4.20 from 1 June so use that', '£4.20 per seat', /£4 per|Sorry/],
  [
    'The bus leaves the school at 9.40 on Tuesday 10 November. Home from the market 1.15.\n>> Morag: can you do this one, but coming home is 1.30 now not 1.15',
    '1.30',
    /1\.15|Morag/,
  ],
  [
    'Neue Öffnungszeiten ab 1. November: Di 16–20, Do 16–20, Sa 10–14. ach nee Do geht erst ab 17 Uhr, Jule hat da Uni',
    'Do 17–20',
    /Do 16|Jule/,
  ],
  [
    'Evening boats are back on Fridays and Saturdays from 6 November, £4 single. Hang on, dad read this: it’s not the 6th, the evening licence only starts Friday 13 November',
    '13 November',
    /6 November|dad|licence/,
  ],
])('the later value takes the place of the one before it: %s', (brief, told, never) => {
  const { parts, said, holds } = card(brief)
  expect(`${Object.values(parts).join('\n')}\n${said}`).toContain(told)
  expect(said).not.toMatch(never)
  expect(holds.some(({ rule }) => rule === 'left_out')).toBe(true)
})

it.each([
  // Whoever hesitates, says sorry or says it is nothing takes back what stands right before it, and all else stays.
  [
    'Stage de cannage samedi 31 octobre, 9h30-17h à l’atelier. 95 € euh non 105 € car le repas de midi est compris.',
    '105 € car le repas de midi est compris',
    /95|euh|non/,
  ],
  ['Heel tips £6, key cut £6 - no sorry £6.50, brass has gone up', 'Heel tips £6, key cut £6.50, brass', /sorry/],
  ['Quiz on Friday 30 October at 7pm, wait, actually 8pm, at the Fox. £3 a head', 'at 8pm, at the Fox', /7pm|wait/],
  ['Quiz on Friday 30 October at 8, sorry, 7, at the Fox. £3 a head', 'at 7, at the Fox', /sorry|at 8/],
  ['Car wash £6, sorry, 7, on Saturday 17 October', 'Car wash £7', /sorry|£6/],
  ['Flu jabs Saturday 24 October. We have 40, sorry, 30 doses left', 'We have 30', /40|sorry/],
  ['Quiznacht op vrijdag 30 oktober om 19 uur, nee wacht, 20 uur, in de Leeuw', 'om 20 uur, in de Leeuw', /19|wacht/],
  ['Quiz am Freitag, 30. Oktober um 19 Uhr, nein Moment, 20 Uhr, im Löwen', 'um 20 Uhr, im Löwen', /19|Moment/],
  ['Quiz el viernes 30 de octubre a las 19 h, perdón, a las 20 h, en el León', 'a las 20 h, en el León', /19|perd/],
  ['Quiz venerdì 30 ottobre alle 19, anzi alle 20, al Leone Rosso', '30 ottobre alle 20, al Leone', /19|anzi/],
  [
    'Noite de quiz na sexta-feira 30 de outubro às 19h, quer dizer, às 20h, no Leão',
    'outubro às 20h, no Leão',
    /19|dizer/,
  ],
  ['Quiz w piątek 30 października o 19:00, znaczy o 20:00, w Lwie', 'o 20:00, w Lwie', /19|znaczy/],
  ['クイズ大会は10月30日(金)19時、いや20時から。参加費は500円です。', '20時から', /19|いや/],
  ['クイズ大会は10月30日(金)19時じゃなくて20時から。参加費は500円です。', '20時から', /19|じゃ/],
  ['クイズ大会は10月30日(金)19時、すみません、20時から。参加費は500円です。', '20時から', /19|すみ/],
  ['Cours samedi 31 octobre, pardon, dimanche 1er novembre, 10h. 45 €', 'dimanche 1er novembre, 10h', /31|pardon/],
  // A day that leans on the one before it has its month, and an hour behind it is told.
  [
    'Sauna is on saturday 31 october.. no hang on sunday the 1st, 5.15am. €20 a head',
    'Sunday 1 November',
    /31|hang on/,
  ],
  ['Sauna is on saturday 31 october.. no hang on sunday the 1st, 5.15am. €20 a head', '5.15am', /31|hang on/],
  // A day with its hours, a span for a span, what stands in the place of another in Romance languages behind a dash.
  [
    'Half a hogget £148. Collect from the shed sat 24 october 10 till 1 - no wait its the Friday, fri 23rd, 4 till 6.30pm. Only 22 left',
    'Fri 23rd, 4 till 6.30pm',
    /24|10 till 1|wait/,
  ],
  [
    'Lane under water:\nthu 22 - 7.25 to 9.20am\nsat 24 - 8.05 to 10.05am, sorry 8.15 to 10.05',
    '8.15 to 10.05',
    /8\.05|sorry/,
  ],
  ['Adulta dopo 12 mesi, no scusa 10-12, poi 7 giorni a digiuno e cottura 2 ore', '10-12', /scusa/],
  ['Ouverture vendredi 30 octobre a 18h -- non 18h30. Entrée libre pour tous', '18h30', /18h(?!30)|non/],
  ['Am Samstag 24. Oktober gehts los um 10 Uhr.. na wart, 11 Uhr. 38 neue Boulder', 'um 11 Uhr', /10|wart/],
  // Names.
  [
    'We are at the Red Lion, no wait, the White Hart on Friday 30 October at 7pm',
    'at the White Hart on Friday',
    /Red|wait/,
  ],
  ['Yoga with Anna, I mean Hannah, on Friday 30 October at 7pm', 'with Hannah, on Friday', /Anna|I mean/],
  ['Konzert am Freitag, 30. Oktober im Roten Löwen, äh nein, im Weißen Hirsch', 'im Weißen Hirsch', /Löwen|nein/],
])('what is put right while it is typed is told alone, with all else: %s', (brief, told, never) => {
  const { holds, ...written } = card(brief)
  const said = plain(written.said)
  expect(said).toContain(told)
  expect(said).not.toMatch(never)
  expect(holds.some(({ rule }) => rule === 'left_out')).toBe(true)
})

it.each([
  ['Open day Sat 24 October 11 to 3. Quiz at 7.30 the same night', ['11 to 3', '7.30']],
  ['4 stalls on the green on Saturday 24 October. Home at 3.30 not 4.', ['4 stalls']],
  ['Workshop for 8 people on Saturday 24 October. It’s 10 not 8', ['10 people']],
  ['Bring 4 cakes on Saturday 24 October. Meet at 3 not 4.', ['4 cakes']],
])('what takes nothing back leaves all values: %s', (brief, told) => {
  for (const each of told) expect(card(brief).said).toContain(each)
})

it('a “no” between two days takes nothing back', () =>
  expect(
    card('We are hiring two roofers, $26 an hour, paid Fridays, no Sundays ever. Call Mike 937-555-0142').said,
  ).toContain('paid Fridays, no Sundays ever'))

it.each([
  ['Tickets were £12. Tickets are now £8!', '£12'],
  ['The photo shoot is £80, edit £20, on Friday 30 October', '£80'],
  ['Sold out on Friday, sorry, Saturday still has seats', 'Friday'],
  ['Friday 7pm is full, sorry, 8pm has four seats left', '7pm is full, sorry, 8pm'],
  ['Vrijdag zijn we dicht, sorry, zaterdag zijn we open van 9 tot 5.', 'Vrijdag'],
  ['No sorry excuses: bake sale on Friday 30 October at 7pm, cakes £2', 'No sorry excuses'],
  ['Sorry, we are closed on Friday 30 October. Open again Saturday 31 October.', 'Sorry, we are closed on Friday'],
  ['Le menu est à 95 €, non 105 € mais avec le vin 105 €. Vendredi 30 octobre.', '95 €, non 105 €'],
  ['Il corso è venerdì 30 ottobre alle 19, non alle 20. Ingresso 5 €.', 'alle 19, non alle 20'],
  ['Doors at 7pm, no 8pm show this week. Friday 30 October, £5.', '7pm, no 8pm show'],
  ['Entrada 10 €, es decir, 5 € cada uno. Viernes 30 de octubre.', '10 €, es decir, 5 €'],
  ['Correction: the concert is on Friday 6 November, not Thursday 5 November.', 'Friday 6 November, not Thursday 5'],
  ['Our friends from Leeds, sorry Bradford fans, won 3-1 on Friday 30 October.', 'Leeds, sorry Bradford fans'],
  ['Coffee £8, wait for it, tea £4! Friday 30 October, 7pm.', '£8, wait for it'],
  ['The mid-autumn fair is on Friday 30 October. It’s called off because of the storm', 'called off'],
])('what takes nothing back is told whole: %s', (brief, told) => expect(plain(card(brief).said)).toContain(told))

it.each([
  ['no grooms thursday 15 or friday 16 october, back saturday', false],
  ['Fair without rides on Friday 16 or Saturday 17 October', false],
  ['No dogs, fair on Friday 16 or Saturday 17 October', true],
])('of “no … or …” both are certain: %s', (brief, isOpen) =>
  expect(card(brief).holds.some(({ rule }) => rule === 'uncertain')).toBe(isOpen),
)

it.each([
  ['Pas de location mardi 13 octobre. On espère rouvrir jeudi mais je ne sais pas', false],
  ['Concert le mardi 13 octobre à 10h. Peut être jeudi, je ne sais pas', true],
])('what is not to be is in no doubt beside a day that is: %s', (brief, isOpen) =>
  expect(card(brief).faults.some(fault => fault.startsWith('contested'))).toBe(isOpen),
)
