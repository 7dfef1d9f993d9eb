// What honest first answers to a sixth set of unseen briefs were refused for, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'what stands by a numbered house',
    {
      brief: 'the hose went on mill lane, 200 litres onto the verge by no 4. we limed the verge',
      says: ['200 litres onto the verge on Mill Lane', 'The hose went by no 4. We limed the verge.'],
    },
    { brief: 'the hose went on mill lane, 200 litres and no verge by no 4. we limed the road' },
    /^polarity: “200 litres onto the verge/m,
  ],
  [
    'whose a thing is not',
    {
      brief: "check day on saturday 20 march. bring the passport, the falcon's not yours",
      says: ['Check day on Saturday 20 March', 'Bring the passport of the falcon.'],
      day: '2027-02-22',
    },
    { brief: "check day on saturday 20 march. bring the passport, the falcon's not needed" },
    /^polarity: “Bring the passport of the falcon/m,
  ],
  [
    'a month of five letters, and one that leads to another',
    {
      brief: 'delivery in sept. natives sept to april',
      says: ['Delivery in September', 'Natives from September to April.'],
    },
    { brief: 'delivery set. natives sept to april', says: ['Delivery in March', 'Natives from September to April.'] },
    /^invented: “March”/m,
  ],
  [
    'a day of the month that is over',
    {
      brief: 'storm on the 11th took the wall',
      says: ['Storm on Thursday 11 February', 'It took the wall.'],
      day: '2027-02-22',
    },
    { says: ['Storm on Friday 12 February', 'It took the wall.'] },
    /^invented: “Friday 12 February”/m,
  ],
  [
    'an hour of a weekday by its part of the day',
    {
      brief: 'hunt on sunday 6 in the morning with the dogs',
      says: ['Hunt on Sunday at 6 am', 'With the dogs.'],
      day: '2027-02-22',
    },
    { says: ['Hunt on Sunday at 6 pm', 'With the dogs.'] },
    /^invented: “6 pm”/m,
  ],
  [
    'each by two letters',
    { brief: 'weekend with lunch, 290 euro pp', says: ['Weekend with lunch', '290 euro per person.'] },
    { brief: 'weekend with lunch, 290 euro' },
    /^claim: “per”/m,
  ],
  [
    'a question that its own word closes',
    { brief: 'guess what its for: 14 wigs', says: ['14 wigs', 'Guess what it’s for'] },
    { says: ['14 wigs', 'Guess it’s for'] },
    /^torn: /m,
  ],
  [
    'a short weekday that heads what is on',
    {
      brief: 'sat: meet the dogs. sunday: hunt',
      says: ['Saturday: meet the dogs', 'Sunday: hunt.'],
      day: '2027-02-22',
    },
    { brief: 'we sat and did meet the dogs. sunday: hunt' },
    /^invented: “Saturday”/m,
  ],
  [
    'the day of the sentence before, and no hour of it',
    {
      brief: 'open day on saturday 7 march from 11. tea is at 2 pm',
      says: ['Open day from 11', 'Tea is at 2 pm on Saturday 7 March.'],
      caption: ['Open day on Saturday 7 March from 11.'],
      from: ['1', '2'],
    },
    { caption: ['Open day on Saturday 7 March from 11.'], from: ['2'] },
    /^evidence: “11”/m,
  ],
  [
    'what stands beside a “nothing” that is what is brought',
    { brief: 'pack nothing just show up at the hall', says: ['Just show up at the hall', 'Pack nothing.'] },
    { says: ['Just show up at the hall', 'Pack it.'] },
    /^polarity: “Pack it/m,
  ],
  [
    'whose hour it is, in a word of it and one of its neighbour',
    {
      brief: 'milking at 5am, 62 goats, open day at 10am',
      says: ['Milking at 5am', '62 goats get milked at 5am', 'Open day at 10am.'],
      roles: ['headline', 'body', 'closing'],
    },
    { says: ['Milking at 5am', '62 goats are open at 10am', 'Open day at 5am.'] },
    /^pairing: /m,
  ],
  [
    'a counter that stands in two prices',
    {
      brief: '傘の修理料金\n骨1本は880円\n骨2本め〜 1本550円\n石突き交換は660円',
      says: ['傘の修理料金', '骨1本は880円、2本めからは1本550円、石突き交換は660円です。'],
      language: 'ja',
    },
    { says: ['傘の修理料金', '骨1本は660円、2本めからは1本550円、石突き交換は880円です。'] },
    /^pairing: /m,
  ],
  [
    'some letters more than a short line is asked for',
    {
      brief: `tickets for ${'the long night of songs '.repeat(5)}here`,
      says: [`Tickets for ${'the long night of songs '.repeat(5)}here`, 'Tickets here'],
      roles: ['body', 'headline'],
    },
    { says: [`Tickets for ${'the long night of songs '.repeat(6)}here`, 'Tickets here'] },
    /^length: short has/m,
  ],
]

describe('a writer who says values in full', () => judgeRows(rows))
