// Numbers of one account, card, car or person: no post prints them unasked.

import { type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { took } from '#lib/composer/steps.ts'

const ACCOUNTS = wordSet(
  'account acct routing konto kontonummer kontonr bankverbindung kontoverbindung blz cuenta compte rib conto conta nib konta kontem',
)
const GIFTS = wordSet(
  'donate donation donations donating spende spenden spendet spendenkonto dona donar donad donaciones donativo donativos don dons donazione donazioni donativi doar doacao doacoes wplac wplacac darowizna darowizny',
)
const PAPERS = wordSet(
  'passport reisepass reisepassnummer personalausweis ausweisnummer ausweisnr steuernummer steuerid ssn dni nie nif pasaporte passeport passaporto passaporte contribuinte pesel paszport fiscale',
)
const PLATES = wordSet(
  'plate numberplate plates reg registration kennzeichen nummernschild matricula matriculas immatriculation immatricule immatriculee targa targata rejestracja rejestracje rejestracyjny',
)
const DOORS = wordSet(
  'gate door dock garage barn shed storeroom cellar locker entry alarm lockbox keysafe keypad tor tur haustur alarmanlage schlusselbox puerta portal portail porte digicode cancello portone portao bramy drzwi domofonu',
)
const CODES = wordSet('code pin codice codigo kod kodu')
const CARS = wordSet(
  'car van truck lorry auto wagen pkw lkw transporter coche furgoneta moto voiture camionnette macchina furgone carro carrinha samochod',
)
/** A British, French, Italian or Spanish plate without its spaces and dashes; “2019 BMW” is a year. */
const PLATE = /^(?:[A-Z]{2}\d{2}[A-Z]{3}|[A-Z]{2}\d{3}[A-Z]{2}|(?!19|20)\d{4}[B-Z]{3})$/
/** “KS-AB 1234”; without its dash only behind the word for it. */
const DASHED = /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}\d{1,4}$/u
const GERMAN = /^[A-ZÄÖÜ]{2,5}\d{1,4}$/u
/** What a Spaniard, a Briton or an American is numbered by. */
const PERSON = /^(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z]|[A-Z]{2}\d{6}[A-D])$/
const SOCIAL = /^\d{3}-\d{2}-\d{4}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

const MOST_CHUNKS = 9

/** Such a number as it stands in a text; `unasked` leaves out an account that gifts are asked for: it is told on purpose. */
export function privateIn(text: string, unasked = true): string | undefined {
  if (!/\d{2}/.test(text)) return undefined
  const tokens = tokensOf(text)
  const isGift = unasked && tokens.some(({ key }) => GIFTS.has(key))
  const iban = ibanIn(text)
  if (iban !== undefined) return isGift ? undefined : iban
  const own =
    byForm(text, tokens) ?? behindWord(text, tokens, PAPERS, isLong) ?? behindWord(text, tokens, PLATES, isPlate)
  return own ?? doorIn(tokens) ?? (isGift ? undefined : accountIn(text, tokens))
}

/** Pieces between spaces that a number may be typed in. */
const chunksOf = (text: string): string[] => text.split(/[\s,;:()"“”«»]+/).map(chunk => withoutEnd(chunk, '.!?'))

/** The first run of pieces that makes such a number. */
function runOf(text: string, most: number, isOne: (run: string) => boolean): string | undefined {
  const chunks = chunksOf(text)
  for (let at = 0; at < chunks.length; at++)
    for (let count = 1; count <= most && at + count <= chunks.length; count++) {
      took(1)
      const run = chunks.slice(at, at + count)
      if (!/^[A-Z0-9ÄÖÜ-]{1,34}$/u.test(run.at(-1) ?? '')) break
      if (isOne(run.join(''))) return run.join(' ')
    }
  return undefined
}

const LEAST_DIGITS = 10
const ibanIn = (text: string): string | undefined =>
  runOf(text, MOST_CHUNKS, run => IBAN.test(run) && run.replace(/\D/g, '').length >= LEAST_DIGITS)

function byForm(text: string, tokens: readonly Token[]): string | undefined {
  const isDriven = tokens.some(({ key }) => CARS.has(key))
  return (
    runOf(text, 5, run => PERSON.test(run.replaceAll('-', '')) || SOCIAL.test(run)) ??
    runOf(text, 1, isCard) ??
    /(?<!\d)[2-6]\d{3} \d{4} \d{4} \d{4}(?!\d)/.exec(text)?.[0] ??
    (isDriven ? runOf(text, 3, run => PLATE.test(run.replaceAll('-', '')) || DASHED.test(run)) : undefined)
  )
}

const CARD_LEAST = 15
/** Its last digit checks the others. */
function isCard(run: string): boolean {
  if (/^[2-6]\d{3}(?:-\d{4}){3}$/.test(run)) return true
  if (!/^[2-6]\d*$/.test(run) || run.length < CARD_LEAST || run.length > CARD_LEAST + 1) return false
  const sum = [...run].reverse().reduce((all, digit, at) => {
    const twice = Number(digit) * (1 + (at % 2))
    return all + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

const digitsOf = (run: string): number => run.replace(/\D/g, '').length
const isLong = (run: string): boolean => digitsOf(run) > 6
const isAccount = (run: string): boolean => /^[\d-]+$/.test(run) && digitsOf(run) > 5
const isPlate = (run: string): boolean => PLATE.test(run.replaceAll('-', '')) || GERMAN.test(run.replaceAll('-', ''))

/** “registration AB12 CDE”, “passport no 533401882”: near the word for it. */
function behindWord(
  text: string,
  tokens: readonly Token[],
  words: WordSet,
  isOne: (run: string) => boolean,
): string | undefined {
  for (const { key, end } of tokens) {
    const found = words.has(key) ? runOf(text.slice(end, end + NEAR).split(',')[0] ?? '', 4, isOne) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
const NEAR = 32

/** “gate code 4471#”, “codice del cancello 4471#”, “Türcode 1234”. */
function doorIn(tokens: readonly Token[]): string | undefined {
  const isCode = ({ key }: Token): boolean =>
    CODES.has(key) || /^(?:tur|tor|haustur|alarm)code$/.test(key) || key === 'digicode'
  const at = tokens.findIndex(isCode)
  const near = tokens.slice(Math.max(0, at - CODE_NEAR), at + CODE_NEAR + 1)
  if (at < 0 || !near.some(token => DOORS.has(token.key) || /.code$/.test(token.key))) return undefined
  return tokens.slice(at, at + 2 * CODE_NEAR).find(({ kind, key }) => kind === 'number' && key.length > 2)?.text
}
const CODE_NEAR = 3

/** “sort code 00-11-22”, “Konto 1234567”. */
function accountIn(text: string, tokens: readonly Token[]): string | undefined {
  const sort = tokens.some(({ key }, at) => key === 'sort' && tokens[at + 1]?.key === 'code')
  return behindWord(text, tokens, { has: key => ACCOUNTS.has(key) || (sort && key === 'code') }, isAccount)
}
