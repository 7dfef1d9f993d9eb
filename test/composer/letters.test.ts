// Letters without their marks, German nouns in small letters, text-speak and the brand’s names are written as they are meant.
import { expect, it } from 'vitest'
import { ownedBy } from '#lib/composer/builtin/typed/owned.ts'
import { withoutSlips } from '#lib/composer/builtin/typed/slips.ts'
import { typingOf } from '#lib/composer/builtin/typed/typing.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import { Brand } from '#lib/composer/plan.ts'
import { brands, card } from './ask.ts'

const where = (language: string) => ({ language, today: parseDay('2026-10-12') })
const mend = (text: string, language: string, brief = text) =>
  withoutSlips(text, { ...where(language), typing: typingOf([brief], language) })

it.each([
  ['pl', 'Purpurowej zostalo malo', 'Purpurowej zostało mało'],
  ['pl', 'Pytaja czemu nasza wiklina jest brazowa', 'Pytają czemu nasza wiklina jest brązowa'],
  ['pl', 'gubia sie najczesciej', 'gubią się najczęściej'],
  ['pl', 'mimo ze jest zimno, herbata ze smakiem', 'mimo że jest zimno, herbata ze smakiem'],
  ['es', 'el proximo sabado, circulacion cortada', 'el próximo sábado, circulación cortada'],
  ['es', 'la tienda esta cerrada, esta tienda', 'la tienda esta cerrada, esta tienda'],
  ['es', 'todo esta listo', 'todo está listo'],
  ['es', 'LIQUIDACION DE PINTURA', 'LIQUIDACIÓN DE PINTURA'],
  ['fr', "reservation a l'accueil", "réservation à l'accueil"],
  ['fr', 'lundi a vendredi, 9h a 17h', 'lundi à vendredi, 9h à 17h'],
  ['fr', 'C nous, c un colorant', 'C’est nous, c’est un colorant'],
  ['fr', 'rdv au parc, pr les enfants, qd il pleut', 'rendez-vous au parc, pour les enfants, quand il pleut'],
  ['fr', 'le laver avant (svp)', 'le laver avant, s’il vous plaît'],
  ['fr', 'plan c pour la salle, vitamine c sans sucre', 'plan c pour la salle, vitamine c sans sucre'],
  ['pt', 'a partir de amanha, das 9h as 18h', 'a partir de amanhã, das 9h às 18h'],
  ['pt', 'entre as 4h e as 5h, as 10 primeiras', 'entre as 4h e as 5h, as 10 primeiras'],
  ['it', "e' aperto, c'e posto, perche' la citta' cambia", 'è aperto, c’è posto, perché la città cambia'],
  ['de', 'grüner fleck am hemd', 'grüner Fleck am Hemd'],
  ['de', 'ab 40 € pro pfeife, mit urkunde', 'ab 40 € pro Pfeife, mit Urkunde'],
  ['de', 'schon wieder mäuse im balg, ich pfeife', 'schon wieder Mäuse im Balg, ich pfeife'],
  ['de', 'anmeldung zur nachtwanderung', 'Anmeldung zur Nachtwanderung'],
  ['de', 'oeffnungszeiten fuer den hofladen', 'Öffnungszeiten für den Hofladen'],
  ['en', 'a torque wrench? ur managers job', 'a torque wrench? your manager’s job'],
  ['en', 'ur out sick, ur in, ur late', 'you’re out sick, you’re in, you’re late'],
  ['en', 'Ur bar name, ur late mother, ur wedding', 'Your bar name, your late mother, your wedding'],
  ['en', 'half come w/out it, w/ a lid, w/c 4 may', 'half come without it, with a lid, w/c 4 may'],
  ['en', 'today its breaking on the bar', 'today it’s breaking on the bar'],
  ['en', 'before its opening on friday, its running costs', 'before its opening on friday, its running costs'],
  ['en', 'out of your late mothers drawer', 'out of your late mother’s drawer'],
  ['en', 'your mothers love it, the managers agree', 'your mothers love it, the managers agree'],
  ['en', 'todays bread, this weeks menu, nobodys fault', 'today’s bread, this week’s menu, nobody’s fault'],
])('%s: %s', (language, typed, meant) => expect(mend(typed, language)).toBe(meant))

it.each([
  ['pl', 'Kasia mówi: „zostalo malo”'],
  ['pl', 'pisz na zostalo@malo.example i #sabado'],
  ['es', 'ven con Sabado Reyes, sabado.example'],
  ['de', 'siehe brot-hemd.example/hemd, #hemd'],
  ['de', 'Wir laden ein, das Hemd und das hemd der Firma'],
  ['de', 'einladen, umkehren, abbiegen, gelungen, jung, regelkonform, getrost, wohnhaft'],
  ['en', 'she said "ur late", see w/out.example'],
])('%s stays: %s', (language, typed) => expect(mend(typed, language)).toBe(typed))

it('whoever writes the nouns of German with a capital means the small word', () => {
  const brief = 'Der Chor singt am Abend. kommt zur probe ins haus, mit noten'
  expect(mend('kommt zur probe ins haus', 'de', brief)).toBe('kommt zur probe ins haus')
})

const wharf = Brand.parse({
  name: 'Rangitane Water Taxi',
  overview: 'We run from Town Wharf to Opara and back. Our skippers know the harbour.',
})
it.each([
  ['last from town wharf 3.20, opara 3.40', 'last from Town Wharf 3.20, Opara 3.40'],
  ['the wharf, the harbour and this town', 'the wharf, the harbour and this town'],
  ['“from opara”, opara.example', '“from opara”, opara.example'],
])('as the brand writes its names: %s', (typed, meant) =>
  expect(withoutSlips(typed, { ...where('en'), owned: ownedBy(wharf, 'en') })).toBe(meant),
)

it('a word that the brand itself writes without a mark has none', () => {
  const owned = ownedBy(Brand.parse({ name: 'Malo', overview: 'Kawa na dzien dobry, malo i cicho.' }), 'pl')
  expect(withoutSlips('zostalo malo', { ...where('pl'), owned })).toBe('zostało malo')
})

it('picture and caption have it, and the guard knows it', () => {
  const { said, faults } = card('No gloves? Half of them come w/out a label, so read ur invoice before friday.')
  expect(said).toContain('come without a label, so read your invoice')
  expect(faults).toEqual([])
})

it('a German brief in small letters', () => {
  const brand = Brand.parse({ ...brands.stackyard, voice: { ...brands.stackyard.voice, languages: ['de'] } })
  const { said } = card('flohmarkt im hof am samstag 17. oktober, 10 bis 15 uhr. kuchen gegen spende.', { brand })
  expect(said).toMatch(/Hof/)
  expect(said).toMatch(/Kuchen/)
})
