// What stands together as somebody typed it: rows with a day in them, columns that are not for readers, hours that were taken back, a name with its number.
import { describe, expect, it } from 'vitest'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { ask } from './ask.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, asset_type: 'card' | 'carousel' | 'infographic' | 'video' = 'card'): string => {
  const { pictures, captions } = builtinPost(inputOf({ brand: 'marrow', channel: 'instagram', asset_type, brief }))
  return (JSON.stringify(pictures) + captions.instagram).replaceAll('\u00a0', ' ').replaceAll('’', "'")
}
const read = (brief: string) => {
  const { told, left } = sortSegments(ask(brief))
  return { told: told.map(({ text }) => text), left: left.map(({ text }) => text) }
}

it('three rows with a day each stay three rows', () => {
  const said = post(
    'Convention ÉCLAT, prise de poste le lundi 16 novembre\nCandidatures avant le mardi 24 novembre à jobs@ecole.example\nEntretiens le samedi 28 novembre',
  )
  expect(said).toMatch(/prise de poste le lundi 16 novembre/)
  expect(said).not.toMatch(/"Le lundi|avant"/)
})

describe('a column that says it is not for readers', () => {
  it.each([
    ['Instrument\tÉlèves\tListe d’attente (interne)\nPiano\t46\t12\nGuitare\t38\t7\nViolon\t22\t3', /46/, /12|attente/],
    [
      'Item | Price | Cost (internal)\nSoup | £4 | £1.10\nBread | £3 | £0.70\nCake | £5 | £2.30',
      /£4/,
      /1\.10|internal/i,
    ],
  ])('is on no picture', (brief, told, untold) => {
    expect(post(brief, 'infographic')).toMatch(told)
    expect(post(brief, 'infographic')).not.toMatch(untold)
  })

  it('is none where it only has the word in it', () => {
    expect(
      post('Event | Day | Hours\nInternal audit | Monday | 9 to 5\nOpen house | Friday | 2 to 4', 'infographic'),
    ).toMatch(/Internal audit/)
  })
})

it.each([
  ['Tuesdays and Thursdays from 2 to 4, no hang on, it’s half 2 to 4 this year.', /from half 2 to 4 this year/],
  ['Open 9 to 5, sorry 10 to 6 on Sunday 29 November', /Open 10 to 6/],
  ['Geöffnet von 9 bis 17, nein, 10 bis 18 Uhr', /von 10 bis 18 Uhr/],
])('hours stand for those that were taken back: %s', (brief, told) => {
  expect(post(brief)).toMatch(told)
  expect(post(brief)).not.toMatch(/2 to half|hang on|9 to 5|9 bis 17/)
})

describe('half a sentence', () => {
  it('is not told without what it leads on to', () => {
    const { told } = read(
      'Our year on the boat: 143 trips, seals every trip. the porpoise one might be a couple out, my nephew kept the book in august and you can’t read a word of it.',
    )
    expect(told.join(' ')).toContain('143 trips')
    expect(told.join(' ')).not.toMatch(/nephew|^book in august/)
  })

  it('stays with its verb and with its number', () => {
    expect(
      read('Training fällt am Freitag 30. Oktober aus weil Hans im Krankenhaus liegt (bitte nicht schreiben).').told,
    ).toContain('Training fällt am Freitag 30. Oktober aus')
    expect(read('Open evening on Tuesday 3 November at 7.30pm. Or ring me, Margaret, on 01632 960418.').told).toContain(
      'Or ring me, Margaret, on 01632 960418.',
    )
  })
})

it('what was dictated around a wish to keep something back is told', () => {
  const { told } = read(
    'Pon el horario de verano del lunes 3 de julio al sábado 2 de septiembre abrimos solo por la mañana de lunes a viernes de 8 a 2 y los sábados de 9 a 1 y cerramos por vacaciones del lunes 14 al domingo 20 de agosto que si no voy a Peñíscola una semana mi mujer me mata eso no lo pongas claro el lunes 21 ya estamos otra vez',
  )
  expect(told.join(' ')).toMatch(/de lunes a viernes de 8 a 2/)
  expect(told.join(' ')).not.toMatch(/Peñíscola|mujer/)
})

it.each([
  [
    'Ich brauche ein Bild für den Rückenkurs. Angaben:\nRückenkurs „Starker Rücken“\ndienstags 18.30 Uhr, 149 Euro',
    /Angaben/,
  ],
  [
    'Vier Übungen am Schreibtisch. Die Übungen stammen von uns und sollten im Wortlaut nicht verändert werden. Schultern kreisen, 10-mal.',
    /Wortlaut/,
  ],
  [
    'Pour votre information seulement : M. Ferrand nous quitte, ne pas en parler. Portes ouvertes samedi 28 novembre à 10 h.',
    /information|Ferrand/,
  ],
  ['słuchaj robimy spływ nocny w sobotę 28 listopada, zbiórka o 20:15', /słuchaj/i],
  [
    'jak wsiąść do kajaka za 20 zł\npo pierwsze kajak ustaw bokiem do brzegu\npo drugie wiosło połóż w poprzek za siedzeniem\npo trzecie siadasz nisko na brzegu',
    /(?<!\p{L})po(?!\p{L})/iu,
  ],
])('is no word for readers: %s', (brief, untold) => {
  expect(post(brief)).not.toMatch(untold)
  expect(post(brief)).toMatch(/\d/)
})

it.each([
  [
    'The Players are fifty years old this year and we are holding an exhibition. I wonder if you could make a little slideshow to announce it, going through the years. 1978 – founded by Dorothy Vane with eleven members.',
    /we are holding an exhibition/,
    /slideshow/,
  ],
  ['dzień dobry to znaczy tak ruszamy z sezonem w sobotę 28 listopada o 9', /Ruszamy z sezonem/, /dobry|znaczy|Tak\./],
  [
    'A little meet the team thing, because lots of new people moved in!\nDeclan Rooney, vet, 31 years with us\nMáire Keane, vet, cats and dogs\nNoreen, on the desk since 2009',
    /Meet the team/,
    /moved in|thing/,
  ],
  [
    'I’d love one of those ones you swipe through, for people with a new puppy, we get the same questions every week. So\n\nat 8 weeks the first vaccination\nby 12 weeks the microchip\nat 6 months a licence',
    /For people with a new puppy/,
    /same questions|swipe/,
  ],
  [
    'So it’s a free check on Saturday 28 November. We answer day and night, people always like to know that. Thanks a million, Noreen',
    /It's a free check/,
    /always like|Noreen|So it/,
  ],
])('what a post is about, and no talk around it: %s', (brief, told, untold) => {
  const said = post(brief, 'carousel')
  expect(said).toMatch(told)
  expect(said).not.toMatch(untold)
})

it('steps that are named are numbered', () => {
  const said = post(
    'Vom Rezept zum Termin\nSchritt 1: Rezept holen.\nSchritt 2: Anrufen.\nSchritt 3: Rezept mitbringen.',
    'infographic',
  )
  expect(said).toMatch(/Rezept holen/)
  expect(said).not.toMatch(/Schritt/)
})

it('what is counted is named by its thing', () => {
  const said = post(
    'Sprzątanie rzeki. Wyciągnęliśmy 46 worków śmieci, w tym 310 puszek, 184 butelki plastikowe, 92 szklane, 7 opon.',
    'infographic',
  )
  expect(said).toMatch(/"value":"46","label":"worków śmieci"/)
})

it('of dates in order none is left out', () => {
  const said = post(
    'From our guide book. I wonder whether it could be made into a set of pictures, one date to each.\n\n1871. The station is built to drain the fen.\n1912. In the great August flood the engine runs for nineteen days.\n1951. The engine is steamed for the last time and the boilers are left cold.\n1973. Eleven local people form the Trust and buy the building for £1.\n1982. On 8th May the engine turns again.',
    'carousel',
  )
  for (const year of [1871, 1912, 1951, 1973, 1982]) expect(said).toContain(`${year}`)
})

it.each([
  ['aula para principiantes todas as quintas às 18 e 30 são duas horas e custa 28 euros', /18 e 30 são/],
  ['tijeras 4 euros, cuchillo 3,50 y jamonero 4,50, si traes 5 cuchillos pagas 4', /5 cuchillos/],
])('an hour and a count are no prices: %s', (brief, told) => {
  expect(post(brief)).toMatch(told)
})

it('what is wished for behind the news goes, and what the end is to say stays', () => {
  expect(
    read(
      'We are looking for a new Honorary Treasurer and I should be grateful for a post which might reach the right sort of person. The work is about four hours a week.',
    ).told,
  ).toContain('We are looking for a new Honorary Treasurer')
  const film = post(
    'Bildspel om prästgården i Hagby som vi blev klara med i maj. 34 bågar från 1887. Avsluta gärna med att man kan gå förbi och titta',
    'carousel',
  )
  expect(film).toMatch(/Prästgården i Hagby/)
  expect(film).toMatch(/"Man kan gå förbi/)
  expect(film).not.toMatch(/bildspel|avsluta/i)
})

it.each([
  [
    'boat off the water thurs 3 june to tues 8 june, back weds 9th. its the gearbox again, dont put that. the other boat runs all week, free fri 11th and mon 14th',
    /back Wednesday 9th/,
    /gearbox/,
  ],
  [
    'This is how it works. Week one you drop it off. Week two we sort it. Week three we ring you once. Week four you get it all back in one folder.',
    /Week two we sort it/,
    /[.,] Week[.,"]/,
  ],
  [
    'Okay so we need a job ad. We’re looking for a junior bookkeeper, 36 dollars an hour',
    /junior bookkeeper/i,
    /job ad/i,
  ],
  [
    'Plaatje voor bij de link naar onze aanmeldpagina.\n\nOPEN REPETITIE\nwoensdag 25 november, 20.00 - 22.00 uur\nDe Schakel, Esbeek',
    /OPEN REPETITIE/,
    /aanmeldpagina/i,
  ],
  [
    'Concert o.l.v. Marloes van Gorp, m.m.v. Tim Wouters, zaterdag 28 november',
    /o\.l\.v\. Marloes van Gorp/,
    /o\.l\.v\.[",]/,
  ],
  [
    'Uit het jaarverslag 2027, kan hier een overzichtje van gemaakt worden?\n\nLeden: 54\nRepetities: 38\nOptredens: 9',
    /54/,
    /gemaakt/,
  ],
])('as the twelfth day typed it: %s', (brief, told, untold) => {
  expect(post(brief)).toMatch(told)
  expect(post(brief)).not.toMatch(untold)
})
