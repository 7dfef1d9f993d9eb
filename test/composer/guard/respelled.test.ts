// Short forms, quotes, names and rows of the brief in another spelling, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'steps that the brief numbers inside of its sentences',
    {
      brief: 'when the lift stops, 1 press the bell 2 say where you are 3 wait for us',
      says: ['When the lift stops', 'Press the bell. Say where you are. Wait for us.'],
    },
    { brief: 'when the lift stops, 1 bell or 6 bells means 3 of us wait, press the bell, say where you are' },
    /^lost: “1”/,
  ],
  [
    'a month that is typed small',
    {
      brief: 'last day to drop off is 5 December, after that its january',
      says: ['Last day to drop off: 5 December', 'After that it is January.'],
    },
    { says: ['Last day to drop off: 5 December', 'After that it is February.'] },
    /^invented: “February”/,
  ],
  [
    'a day of the next year with two digits behind a word of time',
    {
      brief: 'Minijobs prüfen, neue Grenze ab 1.1.27 ist 633 €',
      says: ['Minijobs prüfen', 'Ab 1. Januar 2027 ist die neue Grenze 633 €.'],
      language: 'de',
    },
    { brief: 'Minijobs prüfen in Version 1.1.27, neue Grenze ist 633 €' },
    /^invented: “1. Januar 2027”/,
  ],
  [
    'a short weekday beside a word of opening',
    {
      brief: 'enero sab cerrado',
      says: ['Enero: cerrado', 'Los sábados de enero: cerrado.'],
      language: 'es',
    },
    { says: ['Enero: cerrado', 'Los viernes de enero: cerrado.'] },
    /^invented: “viernes”/,
  ],
  [
    'a number and an hour that were written in words',
    {
      brief: 'on cherche un apprenti, trente cinq heures, venir le matin avant onze heures',
      says: ['On cherche un apprenti', '35 heures. Venir le matin avant 11 heures.'],
      language: 'fr',
    },
    { says: ['On cherche un apprenti', '36 heures. Venir le matin avant 11 heures.'] },
    /^invented: “36/,
  ],
  [
    'the brand’s own name beside a “nothing” about a word of it',
    {
      brief: 'call us. nothing about the orchard has to be decided today',
      name: 'Mills Orchard',
      says: ['Call us', 'Nothing about the orchard has to be decided today. Mills Orchard'],
    },
    { says: ['Call us', 'The orchard has to be decided today. Mills Orchard'] },
    /^polarity: /,
  ],
  [
    'a “so don’t” behind a comma that the brief does not have',
    {
      brief: 'keep your piano off radiators. a glass of water inside is a myth so don’t',
      says: ['Keep your piano off radiators', 'A glass of water inside is a myth, so don’t.'],
    },
    { says: ['Keep your piano off radiators', 'A glass of water inside is a myth, so do.'] },
    /^polarity: .* in body/,
  ],
  [
    'a quoted sentence beside a “not” that is about something else',
    {
      brief: 'members getting texts saying "your card is locked click here" NOT US. if you clicked call 208-555-0162',
      says: [
        'Members are getting texts',
        'The texts saying “your card is locked click here” are not us. If you clicked, call 208-555-0162.',
      ],
    },
    {
      brief: 'members getting texts, your card is not locked. if you clicked call 208-555-0162',
      says: ['Members are getting texts', 'Your card is locked. If you clicked, call 208-555-0162.'],
    },
    /^polarity: “Your card is locked/,
  ],
  [
    'what the brief says itself, beside a “never” about another form of it',
    {
      brief: 'members getting texts. we will never text you a link',
      says: ['Members are getting texts', 'We will never text you a link.'],
    },
    { says: ['Members are getting texts', 'We will text you a link.'] },
    /^polarity: “We will text you a link/,
  ],
  [
    'a short form written out',
    {
      brief: 'hiring hvac tech 2 yrs exp, $29-36/hr DOE. £6 inc glass of wine',
      says: [
        'Hiring HVAC tech, 2 years of experience',
        '$29-36 an hour, depending on experience. £6 including a glass of wine.',
      ],
    },
    { brief: 'hiring hvac tech 2 yrs Exp, $29-36/hr for Doe. £6 Inc glass of wine' },
    /^claim: “including”/,
  ],
  [
    'what capitals stand for',
    {
      brief: 'hvac tech wanted, $29-36/hr DOE',
      says: ['HVAC tech wanted, $29-36 an hour', 'Depending on experience.'],
    },
    { brief: 'hvac tech wanted by Ms Doe, $29-36/hr' },
    /^not held: “Depending on experience.” in body/,
  ],
  [
    'short forms in German',
    {
      language: 'de',
      brief: 'workshop 40 € inkl material, mind 18 jahre, tägl geöffnet',
      says: ['Workshop 40 € inklusive Material', 'Mindestens 18 Jahre. Täglich geöffnet.'],
    },
    { brief: 'workshop 40 € material, 18 jahre, geöffnet' },
    /^claim: “inklusive”/m,
  ],
  [
    'a sentence that ends as the brief’s own does',
    {
      brief: 'some lids did not seal. nobody has gotten sick that we know of.',
      says: ['Some lids did not seal', 'Nobody has gotten sick that we know of'],
    },
    { brief: 'some lids did not seal. nobody has gotten sick that we know of yet.' },
    /^torn: body ends in/,
  ],
  [
    'a name of letters and digits as it is written',
    {
      brief: 'degreaser on a brush, not wd40. the QS-2291 brush',
      says: ['Degreaser on a brush, not WD-40', 'The QS2291 brush.'],
    },
    { says: ['Degreaser on a brush, not WD-45', 'The QS2291 brush.'] },
    /^invented: “WD-45”/,
  ],
  [
    'a last Saturday with its date',
    {
      language: 'sv',
      brief: 'loppisen i lördags drog in 27 350 kr. nästa loppis lör 10 oktober',
      says: ['Loppisen lördag 28 februari drog in 27 350 kr', 'Nästa loppis lördag 10 oktober.'],
    },
    { says: ['Loppisen söndag 1 mars drog in 27 350 kr', 'Nästa loppis lördag 10 oktober.'] },
    /^invented: “söndag 1 mars”/,
  ],
  [
    'months that name rows of figures',
    {
      brief: 'families / lbs of food\nJan 412 / 18,240\nFeb 438 / 19,075\nMar 467 / 21,310',
      says: [
        'Families: January 412, February 438, March 467',
        'Lbs of food: January 18,240, February 19,075, March 21,310.',
      ],
    },
    {
      says: [
        'Families: January 412, February 438, March 467',
        'Lbs of food: January 18,240, February 19,075, April 21,310.',
      ],
    },
    /^invented: “April” in body/,
  ],
  [
    'courses without their numbers',
    {
      language: 'es',
      brief: '1º lentejas o crema.\n2º merluza o canelones.\npan y bebida 14,50 €.',
      says: ['Lentejas o crema, merluza o canelones', 'Pan y bebida 14,50 €.'],
    },
    { says: ['Lentejas o crema, merluza o canelones', 'Pan y bebida 12,50 €.'] },
    /^invented: “12,50/,
  ],
]

describe('a writer who spells it otherwise', () => {
  judgeRows(rows)
})
