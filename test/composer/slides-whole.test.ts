// What belongs on one slide stands on one: a claim and its answer, a tip, what was and what is.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const slidesOf = (brief: string, asset_type: 'slideshow' | 'carousel' = 'carousel') =>
  (writeBuiltin(ask(brief, { asset_type })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
    [headline, body].filter(Boolean).join(' / ').replaceAll('\u00a0', ' '),
  )

describe('a numbered claim', () => {
  it.each([
    [
      'Carousel on compost myths. 1. Citrus peel kills the worms: no, they leave it till it is soft, about 3 weeks, but a whole crate at once is too much. 2. You need a starter: no, a shovel of soil does it. 3. A heap must smell: it should not, a bad smell means too wet, add paper.',
      [
        'Compost myths',
        '1. Citrus peel kills the worms / No, they leave it till it is soft, about 3 weeks, but a whole crate at once is too much.',
        '2. You need a starter / No, a shovel of soil does it.',
        '3. A heap must smell / It should not, a bad smell means too wet, add paper.',
      ],
    ],
    [
      'Karussell über Irrtümer beim Brotbacken. 1. Sauerteig gelingt nur mit teurem Mehl: nein, es reicht eins für 1,20 €, etwa 3 Löffel am Tag, nur Geduld kostet er. 2. Salz tötet die Hefe sofort: nein, es bremst sie. 3. Heißes Brot ist das beste: nein, es klebt beim Schneiden.',
      [
        'Irrtümer beim Brotbacken',
        '1. Sauerteig gelingt nur mit teurem Mehl / Nein, es reicht eins für 1,20 €, etwa 3 Löffel am Tag, nur Geduld kostet er.',
        '2. Salz tötet die Hefe sofort / Nein, es bremst sie.',
        '3. Heißes Brot ist das beste / Nein, es klebt beim Schneiden.',
      ],
    ],
  ])('keeps its answer: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(slides))
})

it('before and after, and of what, are one title', () =>
  expect(
    slidesOf(
      'Vorher und nachher: die alte Backstube. Es war ein Lager ohne Fenster. Jetzt hat sie einen Steinofen. Jana hat 8 Monate daran gebaut.',
      'slideshow',
    )[0],
  ).toBe('Vorher und nachher: die alte Backstube'))

describe('tips between commas', () => {
  it.each([
    [
      'How to keep cut tulips. Can you do a carousel: cut the stems at an angle under cold water, only a hand of water in the vase, never next to the fruit bowl (it makes them drop), a fresh cut and fresh water every second day, wrap them in paper for the first night. And if they hang: prick the stem once below the flower. Always works for us',
      [
        'Cut the stems at an angle under cold water',
        'Only a hand of water in the vase',
        'Never next to the fruit bowl / It makes them drop.',
        'A fresh cut and fresh water every second day',
        'Wrap them in paper for the first night',
        'If they hang / Prick the stem once below the flower. Always works for us.',
      ],
    ],
    [
      'Wie Honig flüssig bleibt. Mach ein Karussell: dunkel und kühl in den Schrank stellen, nie in den Kühlschrank (dort wird er fester), bei 35 Grad langsam im Wasserbad wärmen, immer mit einem trockenen Löffel entnehmen, den Deckel gleich wieder fest zudrehen. Klappt jedes Mal',
      [
        'Dunkel und kühl in den Schrank stellen',
        'Nie in den Kühlschrank / Dort wird er fester.',
        'Bei 35 Grad langsam im Wasserbad wärmen',
        'Immer mit einem trockenen Löffel entnehmen',
        'Den Deckel gleich wieder fest zudrehen / Klappt jedes Mal.',
      ],
    ],
  ])('have a slide each, and the last remark has none: %s', (brief, slides) =>
    expect(slidesOf(brief).slice(1)).toEqual(slides),
  )
})

describe('what was typed behind one mark', () => {
  it.each([
    [
      'Carousel: what to look at in a used bike\n\n- Spin both wheels. Do they wobble?\n- Look under the saddle: any rust? Any cracks?\n- Ask when the chain was new. Older than two years means a new one.\n- Ride it round the block',
      [
        'What to look at in a used bike',
        'Spin both wheels / Do they wobble?',
        'Look under the saddle: any rust? / Any cracks?',
        'Ask when the chain was new / Older than two years means a new one.',
        'Ride it round the block',
      ],
    ],
    [
      'Karussell: Worauf Sie bei einem alten Ofen achten\n\n- Die Tür zweimal öffnen und wieder schließen, auch die untere kleine Klappe. Klemmt etwas?\n- In den Rost leuchten: Risse? Rost?\n- Das Rohr abklopfen',
      [
        'Worauf Sie bei einem alten Ofen achten',
        'Stackyard / Die Tür zweimal öffnen und wieder schließen, auch die untere kleine Klappe. Klemmt etwas?',
        'In den Rost leuchten: Risse? / Rost?',
        'Das Rohr abklopfen',
      ],
    ],
  ])('has a slide of its own: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(slides))

  it('and a number that says what it is for stays behind it', () =>
    expect(
      slidesOf(
        'Why your pump keeps switching on and off\n\nA dripping tap, check that first\nThe tank has lost its air\nThe valve leaks\nThe switch is worn out\n\nFirst one you can fix yourself. For the others give us a ring, a visit is £60. 01632 960 173',
      ).at(-1),
    ).toMatch(/give us a ring.*01632 960 173/))
})

describe('a numbered line', () => {
  it.each([
    [
      'How to wax your skis\n1. Clean them.\n2. Let the iron get warm, drip the wax on and spread it from the tip down to the tail. Never let it smoke.\n3. Scrape.\n\nRentals are open 9 to 5 until 25 April.',
      [
        'How to wax your skis',
        '1. Clean them',
        '2. Let the iron get warm / Drip the wax on and spread it from the tip down to the tail. Never let it smoke.',
        '3. Scrape',
        'Rentals are open 9 to 5 until 25 April',
      ],
    ],
    [
      'So wachst du deine Ski\n1. Reinigen.\n2. Das Eisen warm werden lassen, das Wachs auftropfen und von der Spitze an verteilen. Nie rauchen lassen.\n3. Abziehen.',
      [
        'So wachst du deine Ski',
        '1. Reinigen',
        '2. Das Eisen warm werden lassen, das Wachs auftropfen und von der Spitze an verteilen. Nie rauchen lassen.',
        '3. Abziehen',
      ],
    ],
    [
      'Cómo encerar los esquís\n1. Límpialos.\n2. Calienta la plancha, deja gotear la cera y extiéndela desde la punta hasta la cola. Que no eche humo.\n3. Rasca.',
      [
        'Cómo encerar los esquís',
        '1. Límpialos',
        '2. Calienta la plancha, deja gotear la cera y extiéndela desde la punta hasta la cola. Que no eche humo.',
        '3. Rasca',
      ],
    ],
  ])('has all of its sentences on its slide: %s', (brief, slides) =>
    expect(slidesOf(brief).map(one => one.replace(/^Stackyard \/ /, ''))).toEqual(slides),
  )
})

it('two rows that have to share a slide are two lines of it', () => {
  const rows = [
    ['Un ourlet simple', '12 €, prêt en trois jours'],
    ['Une fermeture éclair', '18 €, fournie'],
    ['Une doublure de veste', '60 €, deux semaines'],
    ['Une veste à reprendre', 'à partir de 45 €'],
    ['Un jean à raccourcir', '14 €, le jour même'],
    ['Un rideau au mètre', '9 €, tissu apporté'],
    ['Un manteau à cintrer', 'à partir de 70 €'],
    ['Un sac à doubler', '25 €, une semaine'],
    ['Une robe à raccourcir', '16 €, deux jours'],
  ].map(([name, said]) => `- ${name} : ${said}`)
  const slides = slidesOf(`Nos retouches de printemps\n${rows.join('\n')}\nDevis gratuit. Ouvert du mardi au samedi.`)
  expect(slides.filter(one => one.includes('\n')).length).toBeGreaterThan(0)
  for (const slide of slides.filter(one => one.includes('\n')))
    for (const line of slide.replace('Stackyard / ', '').split('\n'))
      expect(rows.map(row => row.toLowerCase())).toContain(`- ${line.toLowerCase()}`)
})

describe('rows below headings', () => {
  it.each([
    [
      'Summer timetable\n\nMon to Fri\n7 - 9am lanes\n10 - 11.30 toddlers\n\nSaturday\n8 - 10 lanes\n10.30 - 5 everyone (no inflatables)\n\nAdults £6.50.',
      [
        'Summer timetable',
        'Mon to Fri / 7 - 9am lanes\n10 - 11.30 toddlers',
        'Saturday / 8 - 10 lanes\n10.30 - 5 everyone (no inflatables)',
        'Adults £6.50',
      ],
    ],
    [
      'Trainingszeiten ab April\n\nMontag\n17 Uhr Bambini\n18 Uhr Jugend\n\nMittwoch\n17 Uhr Mädchen\n18.30 Uhr Damen\nKommt einfach vorbei.',
      [
        'Trainingszeiten ab April',
        'Montag / 17 Uhr Bambini\n18 Uhr Jugend',
        'Mittwoch / 17 Uhr Mädchen\n18.30 Uhr Damen',
        'Kommt einfach vorbei',
      ],
    ],
    [
      'Programme du week-end\nSamedi\n10h atelier pain\n14h visite du moulin\nDimanche\n9h marche\n12h pique-nique\nGratuit, sur place.',
      [
        'Programme du week-end',
        'Samedi / 10h atelier pain\n14h visite du moulin',
        'Dimanche / 9h marche\n12h pique-nique',
        'Gratuit, sur place',
      ],
    ],
    [
      'Menú de la semana\n\nLunes:\n- lentejas\n- merluza\n\nMartes:\n- paella\n- yogur\n\n6,50 € con pan.',
      ['Menú de la semana', 'Lunes / Lentejas\nMerluza', 'Martes / Paella\nYogur', '6,50 € con pan'],
    ],
  ])('have a slide each: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(slides))

  it.each(['Two new classes\n\nWe start in May.\nBring a mat.\n\nTea is free.\nCome along.'])(
    'are no sentences on lines: %s',
    brief => expect(slidesOf(brief)).toHaveLength(5),
  )
})

describe('a list too long for one place, of too many slides', () => {
  it.each([
    [
      'So leihst du aus. Ausweis zeigen. Zettel unterschreiben. Sieben Tage behalten. Sauber zurückbringen. Wir prüfen es gemeinsam. Was wir haben: Schlagbohrmaschine, Nähmaschine, Zelt für 4 Personen, Beamer mit Leinwand, Dampfreiniger, 2 Paar Schneeschuhe, Kinderwagen, Waffeleisen, Teppichreiniger. Zusammen 64 Dinge. Am meisten gehen Zelt und Beamer.',
      [
        'Was wir haben / Schlagbohrmaschine\nNähmaschine\nZelt für 4 Personen\nBeamer mit Leinwand\nDampfreiniger',
        'Was wir haben / 2 Paar Schneeschuhe\nKinderwagen\nWaffeleisen\nTeppichreiniger',
      ],
    ],
    [
      'Notre boîte à outils partagée. Montrez votre carte. Signez la fiche. Gardez sept jours. Rendez propre. On vérifie ensemble. Ce qu’on prête : perceuse à percussion, machine à coudre, tente 4 places, projecteur avec écran, nettoyeur vapeur, 2 paires de raquettes, poussette, gaufrier, scie sauteuse. Ouvert le samedi de 9h à 12h.',
      [
        'Ce qu’on prête / Perceuse à percussion\nMachine à coudre\nTente 4 places\nProjecteur avec écran\nNettoyeur vapeur',
        'Ce qu’on prête / 2 paires de raquettes\nPoussette\nGaufrier\nScie sauteuse',
      ],
    ],
  ])('stands below its title: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(expect.arrayContaining(slides)))
})
