// What honest answers to briefs that nobody had seen were refused for, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'a line of the caption that leads to the next one',
    {
      brief: 'the chili crisp is back. Dot says it goes on toast',
      says: ['The chili crisp is back', 'It goes on toast.'],
      caption: ['The chili crisp is back, and Dot says:', 'It goes on toast.'],
    },
    { caption: ['The chili crisp is back.', 'It goes on toast, and Dot says:'] },
    /^torn: caption 2 ends/m,
  ],
  [
    'an address alone on the last line of the caption',
    {
      brief: 'lessons for the holidays. text us or book at quern.example',
      says: ['Lessons for the holidays', 'Book at quern.example'],
      caption: ['Lessons for the holidays.', 'Text us or book at', 'quern.example'],
    },
    { caption: ['Lessons for the holidays.', 'quern.example', 'Text us or book at'] },
    /^torn: caption 3 ends/m,
  ],
  [
    'a smile in signs',
    {
      brief: 'bring a cap :) see you at the pool',
      says: ['Bring a cap'],
      caption: ['Bring a cap :) See you at the pool.'],
    },
    { caption: ['Bring a cap ( See you at the pool.'] },
    /^torn: a quote or bracket/m,
  ],
  [
    'a Spanish exclamation at the end of a sentence',
    {
      language: 'es',
      brief: 'hay rampa por fin. abrimos el lunes',
      says: ['Y hay rampa, ¡por fin!', 'Abrimos el lunes.'],
    },
    { says: ['Y hay rampa, ¡por fin! y abrimos el lunes'] },
    /^mark: “!”/m,
  ],
  [
    'what the brief calls best, with its article',
    { brief: 'best 10pm to 2am, look high up', says: ['The best is 10pm to 2am', 'Look high up.'] },
    { brief: '10pm to 2am, look high up' },
    /^hype: “The best”/m,
  ],
  [
    'the year that “next year” means',
    {
      brief: 'the workshop will be ten on 10 January next year',
      says: ['The workshop will be ten next year', 'On 10 January 2027.'],
      day: '2026-11-23',
    },
    { says: ['The workshop will be ten next year', 'In 2028.'] },
    /^invented: “2028”/m,
  ],
  [
    'everybody, where the brief has the word as a chat spells it',
    { language: 'fr', brief: 'entrée 9€ pr tt le monde', says: ['Entrée 9 €', 'Pour tout le monde.'] },
    { brief: 'entrée 9€ pour le monde' },
    /^claim: “tout”/m,
  ],
  [
    'each day, where the brief says daily',
    { language: 'es', brief: 'recogida diaria a las 7:30', says: ['Recogida diaria a las 7:30', 'Recogida cada día.'] },
    { brief: 'recogida a las 7:30' },
    /^claim: “cada”/m,
  ],
  [
    'what a price leaves out, where the brief says it short',
    { brief: 'new rates £4.80 ex VAT', says: ['New rates: £4.80', '£4.80 excluding VAT.'] },
    { brief: 'new rates £4.80 with VAT' },
    /^claim: “excluding”/m,
  ],
  [
    'to sign up in Japanese, which includes nothing',
    { language: 'ja', brief: '申込はレジで 15ユーロ', says: ['15ユーロ', 'レジで申し込んでね'] },
    { says: ['15ユーロ税込', 'レジで申込'] },
    /^claim: “税込”/m,
  ],
  [
    'a name of one letter at the end',
    { brief: 'zone A is LS1, promised in 45 min', says: ['LS1 is zone A', 'Promised in 45 minutes.'] },
    { says: ['LS1 is in a', 'Zone A, promised in 45 minutes.'] },
    /^torn: headline ends/m,
  ],
  [
    'what a wish is about, and not the wish',
    {
      brief: 'can we have a swipey one on bees. in winter they huddle in a ball',
      says: ['Bees huddle in a ball in winter'],
      style: [1],
    },
    { says: ['A swipey one on bees: in winter they huddle in a ball'] },
    /^leak: “swipey”/m,
  ],
  [
    'a word of every post that a remark has as well, alone',
    {
      brief: 'the seed list is up, the link is slow sorry',
      says: ['The seed list is up', 'Find it by the link.'],
      parts: [{ n: 1, text: 'the seed list is up' }],
    },
    { says: ['The seed list is up', 'The link is slow.'] },
    /^leak: “link”/m,
  ],
  [
    'a word of every post that is in doubt as well',
    { brief: 'the seed list is up. maybe by a link', says: ['The seed list is up', 'It is up.'], unsure: [2] },
    { says: ['The seed list is up', 'Find it by the link.'] },
    /^leak: “link”/m,
  ],
  [
    'a verb more than the brief has, in a short text',
    {
      language: 'pl',
      brief: 'czarna foka: 100 m kraulem i skok do wody',
      says: ['Czarna foka', 'Płynie 100 m kraulem i skacze do wody.'],
    },
    { says: ['Czarna foka', 'Zdobywa medal w Gdańsku kraulem.'] },
    /^not held: /m,
  ],
  [
    'nothing of two hours that are asked about',
    {
      brief: 'class on sat 9 jan 10am. poster says 2.30pm',
      says: ['Class on Saturday 9 January'],
      caption: ['Our class is on Saturday 9 January, as the poster says.'],
      questions: [{ about: 'time', question: 'When does it begin?', options: ['10am', '2.30pm'] }],
      day: '2027-01-03',
    },
    { questions: [] },
    /^lost: “10am”/m,
  ],
  [
    'a day that nobody doubts, beside two that are asked about',
    {
      brief: 'season runs from 27 march. sales open mon 1 feb. no, fri 5 feb',
      says: ['Season runs from 27 March'],
      caption: ['The season runs from 27 March, and sales open soon.'],
      unsure: [3],
      questions: [{ about: 'date', question: 'When do sales open?', options: ['Mon 1 Feb', 'Fri 5 Feb'] }],
      day: '2026-12-28',
    },
    { caption: ['The season runs from 27 March, and sales open on 1 February.'] },
    /^contested: “1 February”/m,
  ],
  [
    'a numbered step before one that may not work',
    {
      brief: '1) skis together 2) hands near the hip and push 3) not working? take one ski off',
      says: ['Hands near the hip and push'],
      caption: ['Skis together, hands near the hip and push. Not working? Take one ski off.'],
    },
    { brief: '1) skis together 2) hands near the hip and do not push 3) take one ski off' },
    /^polarity: “Hands near the hip and push/m,
  ],
]

describe('a careful writer of an unseen brief', () => {
  judgeRows(rows)
})
