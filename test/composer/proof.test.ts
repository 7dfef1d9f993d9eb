// What the built-in writer lets out unseen has proved its innocence: one thing, one value of each kind, no word outside of the closed list.
import { describe, expect, it } from 'vitest'
import { vocabularies } from '#lib/composer/builtin/proof/vocabulary.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { faithful } from '#lib/composer/faithful.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import type { Question } from '#lib/composer/question.ts'
import { meantIn } from '#lib/render/objects/meant.ts'
import type { Language } from '#lib/render/objects/words/index.ts'
import { ask } from './ask.ts'

// It is Monday 12 October 2026.
const reasonsOf = (brief: string, more: Partial<Question> = {}): string[] =>
  faithful(ask(brief, more), { guard, builtin: writeBuiltin }).holds.map(({ rule, what }) => `${rule}: ${what}`)

it.each([
  ['每天早上七点新鲜面包出炉', 'zh'],
  ['ขนมปังสดใหม่ทุกเช้าเจ็ดโมง', 'th'],
])('%s, which parts no words, is told, and once that nobody can read it', (brief, language) => {
  const { answer, holds } = faithful(ask(brief), { guard, builtin: writeBuiltin })
  expect(answer).toMatchObject({ language, parts: [{ role: 'headline', text: brief }] })
  expect(holds.filter(({ rule }) => rule === 'language')).toHaveLength(1)
})

it('what is drawn is drawn as itself, in each language whose words are drawn', () => {
  const drawn = Object.entries(vocabularies).flatMap(([code, { things }]) =>
    things
      .split('|')
      .filter(Boolean)
      .map(thing => ({ code, thing, means: meantIn(thing, [code as Language]) })),
  )
  expect(drawn.length).toBeGreaterThan(400)
  expect(drawn.filter(({ means }) => means.length === 0)).toEqual([])
})

describe('goes out unseen', () => {
  it.each([
    'Quiz night on Friday 4 December at 7.30pm in the village hall, £3 a head',
    'Pottery workshop for beginners, Saturday 5 December, 10am to 1pm',
    'We are closed from 24 December to 2 January.',
    'Free bread tasting every Friday at five',
    'Sourdough loaf £4.20',
    'Töpferkurs am Samstag, 5. Dezember, 10 bis 13 Uhr im Gemeindehaus, 45 € pro Person',
    'Concert de jazz samedi 5 décembre à 20h30 à la médiathèque, entrée libre',
    'Taller de cerámica el sábado 5 de diciembre a las 11:00 en la biblioteca',
    'Corso di ceramica sabato 5 dicembre alle 15, 25 € a persona',
    'Oficina de cerâmica no sábado, 5 de dezembro, às 15h, entrada livre',
    'Warsztaty dla dorosłych w sobotę 5 grudnia o 16:00, wstęp wolny',
    '12月5日(土)14時からワークショップ、参加費3,500円',
    'ورشة عمل يوم السبت 5 كانون الأول الساعة 6 مساءً، الدخول مجاني',
  ])('%s', brief => expect(reasonsOf(brief)).toEqual([]))
})

describe('waits for a person', () => {
  it.each([
    ['a word that is not in the list', 'Quiz night on Friday 4 December at 7pm, bring a torch'],
    ['a name', 'Quiz night with Gary on Friday 4 December at 7pm'],
    ['a name with a place', 'Gary at 14 Mill Lane is closed on Friday 4 December'],
    ['a debt', 'Rye bread £4.20, Hobbs not paid since May'],
    ['two prices', 'Concert on Friday 11 December, tickets £8, £10 at the museum'],
    ['free and not', 'Free concert on Friday 11 December, £5'],
    ['two days', 'Concert on Friday 11 December or Saturday 12 December at 7pm'],
    ['two hours', 'Concert on Friday 11 December at 7pm, starts 8pm'],
    ['an end before its beginning', 'Concert on Friday 11 December, 9pm to 7pm'],
    ['a number', 'Bread tasting, 250 for £30'],
    ['a day of either month', 'Concert on 5/12 at 7pm'],
    ['a day that is over', 'Concert on 5 October at 7pm'],
    ['more than all of it', 'Soap, 110% off'],
    ['somebody else’s number', 'Quiz night on Friday 4 December, book on 01632 960 114'],
    ['open and closed', 'We are open on Friday 4 December, closed'],
    ['two things', 'Coffee at the museum is free for pottery'],
    ['a thing that is another with its neighbour', 'Coffee cake £3'],
    ['an hour at which nobody comes', 'Concert on Friday 11 December at 3am'],
    ['a season beside its day', 'Summer concert on Friday 11 December at 7pm'],
    ['each week on one date', 'Quiz night every Friday 4 December'],
    ['shut, and nobody says when', 'The church is shut'],
    ['a thing with what it is made of', 'Chair yoga on Friday 4 December at 7pm'],
    ['an adjective that is seen', 'Iced coffee £3'],
    ['capitals', 'Quiz night on Friday 4 December is FREE'],
    ['a question', 'Quiz night on Friday 4 December?'],
    ['an aside', 'Quiz night on Friday 4 December (free)'],
    ['a noun of German in small letters', 'flohmarkt am Samstag, 5. Dezember im rathaus'],
    ['nothing that it is about', 'On Friday 4 December at 7pm, free'],
  ])('%s: %s', (_, brief) => expect(reasonsOf(brief)).not.toEqual([]))

  it.each(['carousel', 'slideshow', 'video', 'infographic'] as const)('a %s', asset_type =>
    expect(reasonsOf('Quiz night on Friday 4 December at 7.30pm', { asset_type }).join()).toContain('pieces'),
  )

  it.each([
    ['Quiz night with Gary on Friday 4 December, bring a torch', 'compare “Gary” with what you wrote'],
    [
      "We're grateful to the 43 volunteers who stood up at Stoodley Pike as it rained, as did Mara Quist",
      'compare “43 volunteers”, “Stoodley Pike”, and “Mara Quist” with what you wrote',
    ],
    ['Marshals wanted for the Blakelow Trail Race', 'compare “Blakelow Trail Race” with what you wrote'],
    ['Results sync 3x faster, 1. on bad signal', 'compare “3x” with what you wrote'],
    ["We're hiring. Bring a torch, as who would not look up", 'a person reads it over'],
    ['Neue Brötchen und Kuchen bei Anna Kunz heute noch warm', 'compare “Anna Kunz” with what you wrote'],
  ])('and names and numbers of it are named, no other words: %s', (brief, what) =>
    expect(reasonsOf(brief)).toContain(`pieces: no language model has read this brief: ${what} before it goes out`),
  )
})
