import { expect, it } from 'vitest'
import { card } from './ask.ts'

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
  ['The mid-autumn fair is on Friday 30 October. It’s called off because of the storm', 'called off'],
])('what takes nothing back is told whole: %s', (brief, told) => expect(card(brief).said).toContain(told))
