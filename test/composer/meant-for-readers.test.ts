// Turns that sound like a secret, a doubt or an order, where they are for readers.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each<[string, string, string]>([
  [
    'what is to be checked by readers',
    'How to check your dog for ticks: ears, armpits, between the toes',
    'How to check your dog for ticks',
  ],
  [
    'what somebody does without a word',
    'Giovedì 12 novembre alle 18 Marta Rinaldi racconta come si traduce un’etichetta di vino. Ingresso libero.',
    'Marta Rinaldi racconta come si traduce',
  ],
  [
    'a sentence before one that says itself what is hidden',
    'We thank the person who has paid the insurance of our van, £1,340. They have asked to stay anonymous so don’t put that it was Councillor Dees.',
    'the person who has paid the insurance of our van, £1,340',
  ],
  [
    'who speaks',
    'Please could we thank the person who has paid the insurance of our van, £1,340.',
    'We thank the person',
  ],
  [
    'a remark that is in doubt among plain news',
    'Drei Bilder zum Wischen: Der Tisch kam mit Brandfleck, Wasserringen und einem Kaugummi von 1986. Wir haben geschliffen, geölt und poliert. Den Kaugummi wollte der Kunde behalten.',
    'Den Kaugummi wollte der Kunde behalten',
  ],
  [
    'why it is told',
    'non aprite il tubetto con i denti, usate la punta sul tappo. lo diciamo perché ieri ne abbiamo curati due in un giorno. studio dentistico Morandini, via Po 8',
    'Lo diciamo perché ieri ne abbiamo curati due',
  ],
  [
    'a question to readers',
    'when did you last restore a backup?? do one on a friday when nothing is on.',
    'When did you last restore a backup?',
  ],
  [
    'a headline in capitals',
    'MOTH POST IS OUT ON 18 NOVEMBER. you are a moth. you deliver letters at night.',
    'MOTH POST IS OUT ON 18 NOVEMBER',
  ],
  [
    'what an outage has not touched',
    'Sorry. On Monday 5 October our tracking pages were down from 08:10 to 10:55 UTC. No shipment data was lost and every paid account gets one week credited.',
    'No shipment data was lost',
  ],
])('%s is told: %s', (_, brief, told) => expect(card(brief).said).toContain(told))

it.each<[string, string, RegExp]>([
  ['a doubt about a value', 'Macadamias make dogs wobbly?? Grapes hurt their kidneys.', /wobbly/],
  ['an order in capitals', 'DO NOT MENTION SWITCH. Our game is out on 18 November.', /SWITCH/i],
])('%s is told no more than before', (_, brief, never) => expect(card(brief).said).not.toMatch(never))

it('two words that begin a sentence are not told without it', () => {
  const { said } = card(
    'Shift swaps are live in Rotamint today. Staff trade a shift from their phone and the manager aproves it in one tap.',
  )
  expect(said).toContain('Shift swaps are live in Rotamint today')
  expect(said).not.toMatch(/Staff trade(?! a shift)/)
})
