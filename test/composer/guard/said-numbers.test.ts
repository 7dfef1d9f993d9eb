// Numbers, days and hours that the brief says in words, printed in digits: the same one, and never another.
import { describe, expect, it } from 'vitest'
import { seed } from '#test/support/seed.ts'
import { faultsOf, judgeRows, type Row } from './careful.ts'

const listed = (words: string) => words.split(' ')
type Speller = (number: number) => string

/** English, Polish, and Spanish, Portuguese which name each hundred. */
const inWords =
  (ones: string, tens: string, hundred: (many: number) => string, thousand: (many: string) => string, and: string) =>
  (number: number): string => {
    const say: Speller = rest => {
      if (rest === 0) return ''
      if (rest <= 20) return listed(ones)[rest - 1] ?? ''
      if (rest < 100)
        return [listed(tens)[Math.floor(rest / 10) - 2], say(rest % 10)]
          .filter(Boolean)
          .join(` ${and} `.replace('  ', ' '))
      if (rest < 1000) return [hundred(Math.floor(rest / 100)), say(rest % 100)].filter(Boolean).join(' ')
      return [thousand(rest < 2000 ? '' : say(Math.floor(rest / 1000))), say(rest % 1000)].filter(Boolean).join(' ')
    }
    return say(number)
  }

const EN = listed(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
)
const DE = listed(
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
)
const IT = listed(
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
)
const FR = listed(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
)
const DE_TENS = listed('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')
const IT_TENS = listed('venti trenta quaranta cinquanta sessanta settanta ottanta novanta')
const FR_TENS = listed('vingt trente quarante cinquante soixante')

const german: Speller = number => {
  if (number === 0) return ''
  if (number <= 20) return DE[number - 1] ?? ''
  const tens = DE_TENS[Math.floor(number / 10) - 2]
  if (number < 100) return number % 10 === 0 ? (tens ?? '') : `${DE[(number % 10) - 1]}und${tens}`
  if (number < 1000) return `${DE[Math.floor(number / 100) - 1]}hundert${german(number % 100)}`
  return `${DE[Math.floor(number / 1000) - 1]}tausend${german(number % 1000)}`
}
const italian: Speller = number => {
  if (number === 0) return ''
  if (number <= 20) return IT[number - 1] ?? ''
  const tens = IT_TENS[Math.floor(number / 10) - 2] ?? ''
  const one = number % 10
  if (number < 100) return (one === 1 || one === 8 ? tens.slice(0, -1) : tens) + italian(one)
  if (number < 1000) return `${number < 200 ? '' : IT[Math.floor(number / 100) - 1]}cento${italian(number % 100)}`
  return (number < 2000 ? 'mille' : `${IT[Math.floor(number / 1000) - 1]}mila`) + italian(number % 1000)
}
const french: Speller = number => {
  if (number === 0) return ''
  if (number <= 20) return FR[number - 1] ?? ''
  if (number >= 100) {
    const [size, word] = number < 1000 ? [100, 'cent'] : [1000, 'mille']
    const many = Math.floor(number / size)
    return [many > 1 ? french(many) : '', word, french(number % size)].filter(Boolean).join(' ')
  }
  const round = number >= 80 ? 80 : number >= 60 ? 60 : Math.floor(number / 10) * 10
  const rest = number - round
  const head = round === 80 ? 'quatre-vingt' : FR_TENS[round / 10 - 2]
  return rest === 0 ? `${head}` : `${head}${rest % 10 === 1 && round < 80 ? ' et ' : '-'}${french(rest)}`
}

const spellers: Record<string, Speller> = {
  en: inWords(
    EN.join(' '),
    'twenty thirty forty fifty sixty seventy eighty ninety',
    many => `${EN[many - 1]} hundred and`,
    many => `${many || 'a'} thousand`,
    '',
  ),
  es: inWords(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    many =>
      listed('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos')[
        many - 1
      ] ?? '',
    many => `${many} mil`,
    'y',
  ),
  pt: inWords(
    'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    many =>
      `${listed('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos')[many - 1]} e`,
    many => `${many} mil`,
    'e',
  ),
  pl: inWords(
    'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
    'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    many => listed('sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset')[many - 1] ?? '',
    many => `${many} tysiące`,
    '',
  ),
  de: german,
  it: italian,
  fr: french,
}
const NOUN: Record<string, string> = {
  ...{ en: 'new strings', de: 'neue Saiten', es: 'cuerdas nuevas', fr: 'cordes neuves', it: 'corde nuove' },
  ...{ pt: 'cordas novas', pl: 'nowych strun' },
}
const SAMPLE = 40

describe('a number that the brief says in words', () => {
  it.each(Object.entries(spellers))('is its digits, and no other number: %s', (language, spell) => {
    let state = seed
    for (let round = 0; round < SAMPLE; round++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const number = 21 + (state % (round % 2 === 0 ? 979 : 9_979))
      const said = spell(number)
        .replace(/ (?:and|e)$/, '')
        .trim()
      const told = (digits: number) =>
        faultsOf({ language, brief: `${said} ${NOUN[language]}`, says: [`${digits} ${NOUN[language]}`] })
      expect(told(number), `${said} as ${number}`).not.toMatch(/invented/)
      for (const other of [number + 1, number - 1, number + 10, number * 10])
        expect(told(other), `${said} as ${other}`).toMatch(/^invented/m)
    }
  })
})

const rows: Row[] = [
  [
    'a year in two numbers',
    { brief: 'it is a nineteen eleven upright from Leeds', says: ['It is a 1911 upright from Leeds'] },
    { says: ['It is a 1912 upright from Leeds'] },
    /^invented: “1912”/m,
  ],
  ...(
    [
      [
        'en',
        'concert on saturday the twenty sixth of june',
        'Concert on Saturday 26 June',
        'Concert on Friday 25 June',
      ],
      ['de', 'Konzert am sechsundzwanzigsten Juni', 'Konzert am 26. Juni', 'Konzert am 27. Juni'],
      ['fr', 'concert le vingt-six juin', 'Concert le 26 juin', 'Concert le 27 juin'],
      ['es', 'concierto el veintiséis de junio', 'Concierto el 26 de junio', 'Concierto el 6 de junio'],
      ['it', 'concerto il ventisei giugno', 'Concerto il 26 giugno', 'Concerto il 20 giugno'],
      ['pt', 'concerto a vinte e seis de junho', 'Concerto a 26 de junho', 'Concerto a 6 de junho'],
      ['pl', 'koncert dwudziestego szóstego czerwca', 'Koncert 26 czerwca', 'Koncert 6 czerwca'],
    ] as const
  ).map(
    ([language, brief, right, wrong]): Row => [
      `a day in words: ${language}`,
      { language, brief, says: [right], day: '2027-06-08' },
      { says: [wrong] },
      /^invented/m,
    ],
  ),
  ...(
    [
      ['en', 'concert at half seven', 'Concert at 7:30pm', 'Concert at 6:30pm'],
      ['en', 'concert at quarter to 8', 'Concert at 7:45pm', 'Concert at 8:15pm'],
      ['de', 'Konzert um halb acht', 'Konzert um 19:30 Uhr', 'Konzert um 20:30 Uhr'],
      ['fr', 'concert à sept heures et demie', 'Concert à 19 h 30', 'Concert à 19 h 15'],
      ['es', 'concierto a las 7 y media', 'Concierto a las 19:30', 'Concierto a las 19:00'],
      ['it', 'concerto alle sette e mezza', 'Concerto alle 19:30', 'Concerto alle 18:30'],
      ['pt', 'concerto às sete e meia', 'Concerto às 19:30', 'Concerto às 20:30'],
      ['pl', 'koncert o wpół do ósmej', 'Koncert o 19:30', 'Koncert o 20:30'],
    ] as const
  ).map(
    ([language, brief, right, wrong]): Row => [
      `an hour as it is said: ${brief}`,
      { language, brief, says: [right] },
      { says: [wrong] },
      /^invented/m,
    ],
  ),
  [
    'a sum in words',
    {
      brief: 'last show on saturday, tickets the usual seventeen dollars',
      says: ['Last show on Saturday', 'Tickets $17'],
    },
    { says: ['Last show on Saturday', 'Tickets $70'] },
    /^invented: “\$70”/m,
  ],
  [
    'an hour and its minutes in words',
    {
      language: 'fr',
      brief: 'le dernier bateau rentre à dix-huit heures trente',
      says: ['Le dernier bateau rentre à 18 h 30'],
    },
    { says: ['Le dernier bateau rentre à 18 h 15'] },
    /^invented: “18.h.15”/m,
  ],
  [
    'a phone number as it is dictated',
    {
      language: 'fr',
      brief: 'appelez la base au zéro quatre, soixante-cinq, soixante-et-onze, zéro un, vingt-trois',
      says: ['Appelez la base au 04 65 71 01 23'],
    },
    { says: ['Appelez la base au 04 65 71 01 32'] },
    /^invented: “04 65 71 01 32”/m,
  ],
  [
    'a phone number digit by digit',
    {
      brief:
        'the kiosk by the bridge is open again every saturday morning, ring us on zero three, double five five, zero one six two',
      says: ['The kiosk by the bridge is open again every Saturday morning', 'Ring us on 03 555 0162'],
    },
    { says: ['The kiosk by the bridge is open again every Saturday morning', 'Ring us on 03 555 0163'] },
    /^invented/m,
  ],
  [
    'each of all',
    { brief: 'six uprights, all with a guarantee', says: ['Six uprights', 'Each with a guarantee.'] },
    { brief: 'six uprights, two with a guarantee' },
    /^claim: “each”/m,
  ],
  [
    'a small word of the brief’s language in another one',
    { language: 'pt', brief: 'visitas a 18 € em grupo', says: ['Visitas em grupo, 18 €'] },
    { says: ['Só visitas em grupo, 18 €'] },
    /^claim: “so”/m,
  ],
  [
    'an end in which the brief ends a clause',
    {
      language: 'fr',
      brief: 'prenez les chaussures que vous porterez avec, sinon l’ourlet est faux',
      says: ['Prenez les chaussures que vous porterez avec', 'Sinon l’ourlet est faux.'],
    },
    { says: ['Prenez les chaussures avec', 'Sinon l’ourlet est faux.'] },
    /^torn/m,
  ],
  [
    'a short form of a feast that a wish names too',
    {
      brief: 'this is the rush before christmas again, lol. open till xmas at noon, bring all your watches',
      says: ['Open till Christmas at noon', 'Bring all your watches.'],
      style: [1],
    },
    {
      brief: 'this is the rush before christmas again, lol. open till monday at noon, bring all your watches',
      says: ['Rush before Christmas: open at noon', 'Bring all your watches.'],
    },
    /^leak: /m,
  ],
]

describe('a careful writer', () => judgeRows(rows))
