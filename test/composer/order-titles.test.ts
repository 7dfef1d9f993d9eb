// What an order names stands above the post, in the place of the order: its matter, its title, what is to be shown.
import { describe, expect, it } from 'vitest'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { withoutEach } from '#lib/composer/builtin/tidy/kinds/each.ts'
import { withNamed } from '#lib/composer/builtin/tidy/kinds/named.ts'
import { withOpening } from '#lib/composer/builtin/tidy/kinds/opening.ts'
import { withShown } from '#lib/composer/builtin/tidy/kinds/shown.ts'
import { withoutLink } from '#lib/composer/builtin/tidy/linked.ts'
import { withTopics } from '#lib/composer/builtin/tidy/ordered.ts'
import { withoutPreview } from '#lib/composer/builtin/tidy/preview.ts'

describe('what a first sentence orders', () => {
  it.each([
    [
      'en',
      'A picture with our numbers for last year (2026), for the council:\n- 12 walks',
      'Our numbers for last year (2026):\n- 12 walks',
    ],
    ['en', 'Something for the farmers about the lambing kit. Gloves first.', 'The lambing kit.\nGloves first.'],
    ['en', 'Can you make a post about the summer fair please. 3 May, 10am.', 'The summer fair.\n3 May, 10am.'],
    ['de', 'Moin, bitte einen Beitrag zum Osterferienkurs: 22. bis 31. März', 'Osterferienkurs.\n22. bis 31. März'],
    ['de', 'Hallo, bitte was zur Vollmondtour machen: Treffpunkt 19 Uhr', 'Vollmondtour.\nTreffpunkt 19 Uhr'],
    ['de', 'Bitte ein Bild mit unseren Zahlen, für den Vorstand:\n- 96 Hunde', 'Unsere Zahlen:\n- 96 Hunde'],
    ['es', 'Hola, necesito algo para los socios sobre el taller de poda. A las 10.', 'El taller de poda.\nA las 10.'],
    ['pt', 'Olá, queria uma publicação sobre a feira do livro. Entrada livre.', 'A feira do livro.\nEntrada livre.'],
    ['nl', 'Hoi, graag een bericht over het zomerkamp. €95.', 'Het zomerkamp.\n€95.'],
    ['it', 'Ciao, mi serve un post sulla festa del pane. Sabato in piazza.', 'Festa del pane.\nSabato in piazza.'],
    ['fr', 'Bonjour, il faut une publication sur la fête du pain. Samedi matin.', 'La fête du pain.\nSamedi matin.'],
  ])('is its title (%s): %s', (language, brief, told) => {
    expect(withOpening(brief, language)).toBe(told)
  })

  it.each([
    'Something about the sea makes people hungry. Try our chowder.',
    'A picture with our team in front of the van. New van, same team.',
    'A post about the closure please, but don’t say why. Closed until 12 March.',
    'A post about our dog has gone round the world. Thank you all.',
    'Our film about the mill is on Friday. Come along.',
  ])('stays where it tells something or is how it is to look: %s', brief => {
    expect(withOpening(brief, 'en')).toBe(brief)
  })

  it('is a question in Polish and behind “to explain”', () => {
    expect(withTopics('Krótki filmik jak wypożyczyć e-booka, bo ludzie się boją. Przyjdź po kod.', 'pl')).toBe(
      'Jak wypożyczyć e-booka. Przyjdź po kod.',
    )
    expect(withTopics('Une vidéo pour expliquer comment sécher son parapluie. Jamais au soleil.', 'fr')).toBe(
      'Comment sécher son parapluie. Jamais au soleil.',
    )
    expect(withTopics('Film o młynie w sobotę o 18. Wstęp wolny.', 'pl')).toBe(
      'Film o młynie w sobotę o 18. Wstęp wolny.',
    )
  })

  it('is named in its own case', () => {
    expect(asNamed('unseren neuen Preisen', 'mit ', 'de')).toBe('unsere neuen Preise')
    expect(asNamed('unseren Zahlen', 'mit ', 'de')).toBe('unsere Zahlen')
    expect(asNamed('unserem Kurs', 'zu ', 'de')).toBe('unser Kurs')
  })
})

describe('a title that somebody names', () => {
  it.each([
    ['Title: "Book online". Day or night.', 'Book online.\nDay or night.'],
    [
      'Montag ist Inventur. Überschrift: „Der Ofen bleibt aus“. Dienstag offen.',
      'Der Ofen bleibt aus.\nMontag ist Inventur.\nDienstag offen.',
    ],
    ['12 séances. Titre = « Un an de sable »', 'Un an de sable.\n12 séances.'],
    ['12 séances.\nTitre : « Une année de sable »', 'Une année de sable.\n12 séances.'],
    [
      'Rains start in June. I want a swipe post "Six things to check":\n1. Tyres',
      'Six things to check.\nRains start in June.\n1. Tyres',
    ],
    ['Potrzebuję karuzelę pod tytułem „Pięć węzłów”.\n1. Ratowniczy', 'Pięć węzłów.\n1. Ratowniczy'],
    ['Título "Encontrei um pombo. E agora?"\n1. Calma', 'Encontrei um pombo. E agora?\n1. Calma'],
    [
      'Przypominamy. "Biblioteka Rzeczy – jak to działa"\n1) wybierz',
      'Biblioteka Rzeczy – jak to działa.\nPrzypominamy.\n1) wybierz',
    ],
  ])('stands first, without its marks: %s', (brief, told) => {
    expect(withNamed(brief)).toBe(told)
  })

  it.each([
    'Titel: „Die Wand“, Autorin: Marlen Haushofer, 12 €.',
    'New on the shelf: the cookbook "Salt and Smoke". £18.',
    'Marta said "we laughed all night".\n- Come on Friday',
    'Title is "Why we stopped", by Imogen Sadler, 5 min read',
  ])('is none of a book, nor what somebody said: %s', brief => {
    expect(withNamed(brief)).toBe(brief)
  })

  it('needs no page above it that a link leads to, and keeps its address', () => {
    const brief = 'Link picture for our new booking page vets.ie/book. Title: "Book your visit". Day or night.'
    expect(withNamed(withoutPreview(brief))).toBe('Book your visit.\nDay or night.\nvets.ie/book')
    const untitled = 'Link picture for the history page on flat.example/history. Built in 1911'
    expect(withoutPreview(untitled)).toBe(untitled)
    expect(withoutLink('Obrazek do linku ze strony z zapisami. Konkurs, finał 28 maja.')).toBe(
      'Konkurs, finał 28 maja.',
    )
  })
})

describe('what somebody wants to show', () => {
  it.each([
    [
      'en',
      'We want to show our donors (schools, churches) where every pound goes. 62p food.',
      'Where every pound goes. 62p food.',
    ],
    [
      'en',
      'I want to explain what happens at a first visit so people are less nervous. We talk.',
      'What happens at a first visit. We talk.',
    ],
    [
      'de',
      'Wir möchten für Betriebe (Pflege, Handwerk) zeigen, wo Schüler durchfallen. 61 nicht.',
      'Wo Schüler durchfallen. 61 nicht.',
    ],
    ['de', 'Ich möchte unsere kleine Kollektion vorstellen, drei Kerzen.', 'Unsere kleine Kollektion, drei Kerzen.'],
    [
      'fr',
      'Je voudrais présenter la petite collection du printemps, cinq modèles.',
      'La petite collection du printemps, cinq modèles.',
    ],
    ['es', 'Queremos explicar cómo se hace la sal. Entra el agua.', 'Cómo se hace la sal. Entra el agua.'],
    [
      'it',
      'Vorrei presentare la nuova linea di saponi, quattro profumi.',
      'La nuova linea di saponi, quattro profumi.',
    ],
    ['pt', 'Queria mostrar como se faz o pão. Farinha e água.', 'Como se faz o pão. Farinha e água.'],
    ['nl', 'We willen graag laten zien hoe kaas rijpt. Zes weken.', 'Hoe kaas rijpt. Zes weken.'],
    ['pl', 'Chcemy przypomnieć klientom, że od 1 kwietnia zamykamy o 17.', 'Od 1 kwietnia zamykamy o 17.'],
  ])('is told without the wish (%s): %s', (language, brief, told) => {
    expect(withShown(brief, language)).toBe(told)
  })

  it.each([
    'We want to show you how bread is made. Come on Saturday.',
    'Wir möchten euch zeigen, wie Honig entsteht. Samstag, 14 Uhr.',
    'Nous voudrions vous montrer comment on tisse. Samedi.',
    'I’d like to show my pots on Saturday at the market hall. Entry free.',
    'Chcemy przypomnieć wam, że jutro zamykamy.',
  ])('stays where readers are invited: %s', brief => {
    expect(withShown(brief, 'en')).toBe(brief)
  })
})

describe('how its parts are laid out', () => {
  it.each([
    ['Summer timetable, one slide per bit so people can read it on the phone:\nMonday', 'Summer timetable:\nMonday'],
    ['Unsere Öffnungszeiten, ein Bild pro Tag:\nMontag', 'Unsere Öffnungszeiten:\nMontag'],
    ['Las aves de aquí, una por pantalla, con foto si hay.\nAvoceta', 'Las aves de aquí.\nAvoceta'],
    ['Nos trois parcours, un par page. 6 km', 'Nos trois parcours. 6 km'],
    ['Quattro passi, uno per schermata: primo', 'Quattro passi: primo'],
    ['Falsos amigos, um por página: «polvo»', 'Falsos amigos: «polvo»'],
    ['Vijf kazen, één per dia. De eerste', 'Vijf kazen. De eerste'],
    ['Pięć węzłów, jeden na slajd: ratowniczy', 'Pięć węzłów: ratowniczy'],
  ])('is said to the maker: %s', (brief, told) => {
    expect(withoutEach(brief)).toBe(told)
  })

  it.each(['Cards are £3, one per page of the album.', 'Free cake, one per person.'])(
    'is none of what is had: %s',
    brief => {
      expect(withoutEach(brief)).toBe(brief)
    },
  )
})
