// A long sentence stands on a card whole or in parts: no part of it that readers need is dropped for want of room.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  [
    'After nine years in the Marsh Street clinic, we are moving to ground-floor rooms at 8 Tallow Court from 2 November, which means no stairs, a north-facing painting window and parking right by the door.',
    ['8 Tallow Court from 2 November', 'parking right by the door'],
  ],
  [
    'We have just signed on to caption every public lecture at Aldermoor University for the coming academic year, 62 of them in total, and each transcript will be with the speaker the next working day.',
    ['62 of them in total', 'each transcript will be with the speaker'],
  ],
  [
    'Walter Greaves retires on Friday after 41 years at the bench. By his own tally he has made more than 30,000 splices, and the last one is going on the lifeboat at Orford.',
    ['30,000 splices', 'lifeboat at Orford'],
  ],
])('%s', (brief, told) => {
  const shown = Object.values(card(brief).answer.parts)
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
    .join('\n')
  for (const one of told) expect(shown).toContain(one)
})

it('the first clause stands above where it says the news', () =>
  expect(
    card(
      'We are looking for an apprentice well driller or a trained one for our yard in Celle and Bergen, three years, a grant for the licence included. A call is enough.',
    ).parts.headline,
  ).toBe('We are looking for an apprentice well driller or a trained one for our yard in Celle and Bergen'))

it.each([
  [
    'Welcome to Tomas Lindqvist, who starts at the workshop on 4 May. He has built violins for nineteen years, the last eight in Cremona, and he likes nothing better than a cracked soundboard. He takes in repairs on Mondays and Fridays from 2 pm, which many of you have waited for. His bench is open to visitors.',
    'He has built violins for nineteen years, the last eight in Cremona, and he likes nothing better than a cracked soundboard.\nHe takes in repairs on Mondays and Fridays from 2 pm\nHis bench is open to visitors',
  ],
  [
    'Wir freuen uns über Jana Petersen, sie fängt am 3. März bei uns an. Sie arbeitet seit zwölf Jahren als Logopädin, die letzten fünf in Kiel, und sie mag die Arbeit mit Kindern. Sie ist dienstags und donnerstags bis 18 Uhr da, worauf viele von euch gewartet haben. Ihr Kalender ist offen.',
    'Sie arbeitet seit zwölf Jahren als Logopädin, die letzten fünf in Kiel, und sie mag die Arbeit mit Kindern.\nSie ist dienstags und donnerstags bis 18 Uhr da\nIhr Kalender ist offen',
  ],
])('keeps its order, and a clause that leans on the one before it: %s', (brief, told) => {
  const { parts } = card(brief).answer
  expect(parts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')).toContain(told)
})

it.each([
  [
    'tulip bulbs have come in! Apricot Beauty, Queen of Night and Spring Green, all in open crates so you can mix them as you like. 40p each or £10 for as many as you can fit in one of our paper sacks this week.',
    '40p each or £10 for as many as you can fit in one of our paper sacks this week',
  ],
  [
    'Merci à vous. La tombola de samedi pour l’école de Brive a rapporté 932 €, soit 310 billets et beaucoup de gens qui ont laissé la monnaie au stand. Le chèque part vendredi. Merci aussi à Léa et aux cinq élèves qui ont tenu le stand dehors pendant quatre heures sous la pluie.',
    'Merci aussi à Léa et aux cinq élèves qui ont tenu le stand dehors pendant quatre heures sous la pluie',
  ],
  [
    'New jar! Plum and Ginger. Wasted plums from the allotments and fresh ginger, cooked by Mo over a whole weekend. £4.20. Only 36 jars in the first batch, thats how big the pan is',
    '£4.20\nOnly 36 jars in the first batch, that’s how big the pan is',
  ],
])('has a long line where there is room for it: %s', (brief, told) => {
  const { answer, faults } = card(brief)
  expect(answer.parts.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')).toContain(told)
  expect(faults).toEqual([])
})

it.each([
  [
    'Myth: bees die when it rains. They don’t. Still, please close the lid after feeding, a wet hive gets cold and the young ones suffer',
    'Myth: bees die when it rains.\nThey don’t.',
  ],
  [
    'Mythos: Zwiebeln halten im Kühlschrank länger. Stimmt nicht. Kühl und dunkel im Korb ist besser, dort keimen sie am spätesten.',
    'Mythos: Zwiebeln halten im Kühlschrank länger.\nStimmt nicht.',
  ],
  [
    'Fabel: een kat drinkt melk. Klopt niet. Melk geeft veel katten buikpijn, water is genoeg.',
    'Fabel: een kat drinkt melk.\nKlopt niet.',
  ],
  [
    'Myth: you need a permit to busk on the pier. Fact: anyone may play from 10 to 6 as long as the walkway stays free.',
    'Myth: you need a permit to busk on the pier',
  ],
])('says that a myth is one in the same letters: %s', (brief, headline) =>
  expect(card(brief).parts.headline).toBe(headline),
)

it.each([
  [
    'question for our customers: what stops you from oiling your own chain? no time, no stand, afraid of the mess, or the wrong oil. Tell us below',
    'What stops you from oiling your own chain?',
    ['No time', 'No stand', 'Afraid of the mess', 'The wrong oil'],
  ],
  [
    'ask them which soup we should cook again in november. lentil, pumpkin or the beetroot one. most votes wins',
    'Which soup should we cook again in November?',
    ['Lentil', 'Pumpkin', 'The beetroot one'],
  ],
  [
    'Frag unsere Kunden, welches Eis im Juni wiederkommen soll. Mohn, Sauerkirsche oder Buttermilch.',
    'Welches Eis im Juni wiederkommen soll?',
    ['Mohn', 'Sauerkirsche', 'Buttermilch'],
  ],
  [
    'Pregunta para vosotros: ¿qué taller repetimos en mayo? Cestería, telar o tintes naturales. Contestad en los comentarios',
    '¿Qué taller repetimos en mayo?',
    ['Cestería', 'Telar', 'Tintes naturales'],
  ],
])('asks what readers choose from: %s', (brief, headline, items) => {
  const { parts } = card(brief).answer
  expect(parts.find(({ role }) => role === 'headline')?.text).toBe(headline)
  expect(parts.flatMap(({ role, text }) => (role === 'item' ? text : []))).toEqual(items)
})
