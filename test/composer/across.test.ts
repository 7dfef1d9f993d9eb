// What a piece of its own puts right stands in the place of what was wrong, and “no” before a number is no correction.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

const said = (brief: string): string => card(brief).said.replaceAll('\u00a0', ' ')

describe('“no” before a number', () => {
  it.each([
    ['Lottery results for September: 1st £100 no 14, 2nd £40 no 212, 3rd a hamper no 7.', '1st £100 no 14'],
    ['Raffle on Saturday 24 October. First prize £60 no 118, second prize £30 no 9', 'prize £30 no 9'],
    ['Winners of the 50 club draw on Friday 16 October: £25 no 62', '£25 no 62'],
    ['Bus to the fair on Saturday 24 October: £3 no 27 from the station', '£3 no 27'],
    ['Prizes drawn on Saturday 24 October\n1st 50 no 37\n2nd 25 no 81', '1st 50 no 37'],
    ['Verlosung am Samstag 24. Oktober: Korb 50 € Nr. 37, Gutschein 25 € Nr. 81', '50 € Nr. 37'],
    ['Sorteo del sábado 24 de octubre: 1º 50 € nº 37, 2º 25 € nº 81', '1º 50 € nº 37'],
    ['Trekking op zaterdag 24 oktober: 1e prijs 50 € nr 37, 2e prijs 25 € nr 81', '1e prijs 50 € nr 37'],
  ])('is the word for one: %s', (brief, told) => expect(said(brief)).toContain(told))

  it.each([
    ['Doors 7pm no 8pm on Friday 30 October at the Fox', 'Doors 8pm', /7pm/],
    ['Car wash on Saturday 24 October. £6 no £7, inside as well £12', '£7, inside', /£6/],
    ['Car wash on Saturday 24 October. £6, no, 7, inside as well £12', '£7, inside', /£6/],
    ['Flu jabs Saturday 24 October. We have 40, no wait, 30 doses left', '30 doses', /40/],
  ])('of one unit it takes back, and with a comma: %s', (brief, told, never) => {
    expect(said(brief)).toContain(told)
    expect(said(brief)).not.toMatch(never)
  })
})

it.each([
  // A line below a list.
  [
    'Half year in numbers:\norders shipped - 410\naverage wait - 12 days\nstaff - 14\nUPDATE: Jana looked it up, average wait is 17 days not 12',
    'Average wait - 17 days',
    /12|Jana|UPDATE/,
  ],
  [
    'Unser Jahr in Zahlen:\nBesucher - 2400\nReparaturen - 312\nWartezeit - 12 Tage\nKorrektur: Petra hat nachgesehen, die Wartezeit ist 9 Tage, nicht 12',
    'Wartezeit - 9 Tage',
    /12 Tage|Petra/,
  ],
  [
    'Notre année en chiffres :\nvisites - 1450\nateliers - 22\ncorrection : c’est 26 ateliers et non 22',
    'Ateliers - 26',
    /22|orrection/,
  ],
  [
    'Nuestro año en cifras:\nvisitas - 1450\ntalleres - 22\nCorrección: son 26 talleres, no 22',
    'Talleres - 26',
    /22|orrección/,
  ],
  // In brackets.
  [
    'Neue Preise ab 1. November\nWaschen 22\nSchneiden 38 (nein 36, wir bleiben dabei)\nFärben 64',
    'Schneiden 36',
    /38|bleiben/,
  ],
  ['New prices from 1 November\nwash 22\ncut 38 (no, 36, we keep it)\ncolour 64', 'Cut 36', /38|keep/],
  [
    'Nieuwe prijzen vanaf 1 november\nwassen 22\nknippen 38 (nee 36, dat blijft zo)\nkleuren 64',
    'Knippen 36',
    /38|blijft/,
  ],
  ['Nuovi prezzi dal 1 novembre\nlavaggio 22\ntaglio 38 (anzi 36, resta così)\ncolore 64', 'Taglio 36', /38|resta/],
  // A sentence of its own.
  ['Survey of bakers. flour 44, butter 31 (all %). n=310. sorry n=301, typo. asked in October', 'N=301', /310|typo/],
  ['What our members read. crime 44, poetry 31. We asked 120 people. Oops 210 people.', 'asked 210 people', /120|Oops/],
  // The same number of something else.
  ['Our shop in numbers\n- 1,310 loaves... NO that’s rolls!! 1,310 rolls\n- 88 cakes', '1,310 rolls', /loaves|that/],
  ['Unser Jahr\n- 310 Brote... nein das sind Brötchen! 310 Brötchen\n- 88 Torten', '310 Brötchen', /Brote|nein/],
  // With who says so.
  [
    'We start Monday 2 November, no sorry the school says its Monday 9 November. Bring boots',
    'Monday 9 Nov',
    /2 N|school/,
  ],
  [
    'Der Kurs beginnt am Montag, 2. November, nein Moment, die Schule sagt am Montag, 9. November. Bitte Stiefel mitbringen',
    'am Montag, 9. November',
    /2\. N|Schule/,
  ],
  [
    'Le cours commence lundi 2 novembre, non pardon, la mairie dit lundi 9 novembre. Apportez des bottes',
    'lundi 9 novembre',
    /lundi 2|mairie/,
  ],
  ['Mon 9 to 5, Fri 9 to 7 - no, dad says 9 to 8. Open from Monday 2 November', 'Fri 9 to 8', /7|dad/],
  [
    'Em novembro só abrimos das 9 às 13, ai não, o teu tio diz das 9h30 às 12h30. Ao sábado não abrimos',
    'das 9h30 às 12h30',
    /13|tio/,
  ],
  // What stood beside it stays.
  [
    'Fees from November, full day £68, morning £37, afternoon £43 typo! its £34, funded hours stay funded',
    'Funded hours stay funded',
    /43|typo/,
  ],
  [
    'Beginners course starts tues 20th october at 7.15 pm, six weeks, 90 euro. wait no its Monday the 19th, tuesday is the choir. 4 spots left',
    '90 euro',
    /20/,
  ],
  // Two days in the place of two, and three.
  [
    'Shop open Friday and Saturday, no wait, Thursday, Friday and Saturday from 9 to 12',
    'open Thursday, Friday and Saturday from 9',
    /wait/,
  ],
  [
    'お休みのお知らせ 20日(火)と21日(水)は休みます、すみません間違えました 21日と22日です。23日(金)は朝10時から営業します',
    '21日と22日は休みます',
    /20日|間違/,
  ],
  [
    'We are closed Monday 19 and Tuesday 20 October, sorry, Tuesday 20 and Wednesday 21 October. Back on Thursday at 9am',
    'closed Tuesday 20 and Wednesday 21 October',
    /19|sorry/,
  ],
  [
    'Wir haben am 19. und 20. Oktober zu, nein Moment, am 20. und 21. Oktober. Ab Donnerstag wieder da',
    'am 20. und 21. Oktober zu',
    /19|Moment/,
  ],
])('is told instead: %s', (brief, told, never) => {
  expect(said(brief)).toContain(told)
  expect(said(brief)).not.toMatch(never)
})

it.each([
  ['Tea: pour, steep 3 minutes. Wait 5 minutes. Open on Saturday 24 October', ['3 minutes', 'Wait 5 minutes']],
  ['Only 4 places left for Saturday 24 October. Sorry, 2 per family', ['4 places', '2 per family']],
  ['Is the workshop on Saturday 24 October £20? No, £15 for members.', ['£20?', '£15']],
  [
    'The river walk on Saturday 24 October is 12 km long. Sorry, dogs stay at home. 8 km for children',
    ['12 km', '8 km'],
  ],
  ['Open day on Saturday 24 October. 14 stalls. It is a 20 min walk from the station, not 14', ['14 stalls', '20 min']],
  ['We sold 310 cakes on Saturday. Oh no! 12 cakes fell off the table', ['310 cakes', '12 cakes']],
  [
    'Grüne Tonne ja: Kaffeesatz, Schnittblumen. Nein: Katzenstreu, Asche. Samstag 24. Oktober',
    ['Schnittblumen', 'Asche'],
  ],
  ['Konzert am Sonntag, 25. Oktober in der Petruskerk. Opa Wiebe spielt Cello', ['Petruskerk', 'Opa Wiebe']],
  ['工房は20日と21日です。23日(金)は朝10時から営業します', ['20日と21日', '23日']],
])('what puts nothing right leaves all values: %s', (brief, told) => {
  for (const each of told) expect(said(brief)).toContain(each)
})
