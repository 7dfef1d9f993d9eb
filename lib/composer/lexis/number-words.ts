// Numbers in words, as far as packs know them: “two hundred and twelve”, “nineteen eleven”, “quatre-vingt-huit”, “fünfunddreißig”, “the twenty sixth”.
import type { Token } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { took } from '#lib/composer/steps.ts'

type Word = Pick<Token, 'key'>
type Read = { value: number; next: number }

/** Words and digits of a text, hyphens apart. */
const wordsOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ kind, text }) => kind === 'word' || text !== '-')

/** Words of a text, and each number among them: the word with which it begins, and the one behind it. */
export function saidIn(tokens: readonly Token[], lexicon: Lexicon): { words: readonly Token[]; said: Said[] } {
  const words = wordsOf(tokens)
  const said: Said[] = []
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at, lexicon)
    if (read) said.push({ value: read.value, at, next: read.next })
    at = read?.next ?? at + 1
  }
  return { words, said }
}
export type Said = Read & { at: number }

/** Every number that words of a text name. */
export function numbersIn(tokens: readonly Token[], lexicons: readonly Lexicon[]): number[] {
  took(tokens.length)
  return lexicons.flatMap(lexicon => {
    const { words, said } = saidIn(tokens, lexicon)
    return said.flatMap(one => {
      const year = yearAt(words, one.at, one, lexicon)
      return year === undefined ? [one.value] : [one.value, year]
    })
  })
}

/** Whether a word is a number, or a part of one. */
export const isNumberWord = (key: string, lexicon: Lexicon): boolean =>
  lexicon.hundreds.has(key) ||
  lexicon.thousand.has(key) ||
  inOneWord(key, lexicon) !== undefined ||
  ordinalOf(key, lexicon) !== undefined

const AND = /^(?:and|et|y|e|und)$/

/** “nineteen eleven”, “twenty twenty six”: a year said as two numbers. */
function yearAt(words: readonly Word[], at: number, first: Read, lexicon: Lexicon): number | undefined {
  const second = numberAt(words, first.next, lexicon)
  const isPair = first.next === at + 1 && first.value >= 10 && first.value <= 20
  return isPair && second && second.value >= 10 && second.value < 100 ? first.value * 100 + second.value : undefined
}

/** The number in words that begins at a word, with all that belongs to it. */
function numberAt(words: readonly Word[], at: number, lexicon: Lexicon): Read | undefined {
  const head = underThousand(words, at, lexicon)
  const from = head?.next ?? at
  if (!lexicon.thousand.has(words[from]?.key ?? '')) return head
  const rest = underThousand(words, past(words, from + 1), lexicon)
  return { value: (head?.value ?? 1) * 1000 + (rest?.value ?? 0), next: rest?.next ?? from + 1 }
}

/** An “and” leads on. */
const past = (words: readonly Word[], at: number): number => (AND.test(words[at]?.key ?? '') ? at + 1 : at)

function underThousand(words: readonly Word[], at: number, lexicon: Lexicon): Read | undefined {
  const head = underHundred(words, at, lexicon)
  const from = head?.next ?? at
  const hundreds = lexicon.hundreds.get(words[from]?.key ?? '')
  // “dois cem” is no number, “two hundred” is; “nineteen hundred” has nineteen of them.
  if (hundreds === undefined || (head && hundreds !== 100)) return head
  const rest = underHundred(words, past(words, from + 1), lexicon)
  return { value: (head?.value ?? 1) * hundreds + (rest?.value ?? 0), next: rest?.next ?? from + 1 }
}

function underHundred(words: readonly Word[], at: number, lexicon: Lexicon): Read | undefined {
  const key = words[at]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  const fours = lexicon.pack.code === 'fr' && key === 'quatre' && /^vingts?$/.test(next)
  const round = fours ? 80 : lexicon.tens.get(key)
  if (round !== undefined) {
    const after = at + (fours ? 2 : 1)
    return withOnes(words, after, round, lexicon) ?? { value: round, next: after }
  }
  const isSize = lexicon.hundreds.has(key) || lexicon.thousand.has(key)
  const value = isSize ? undefined : (lexicon.numbers.get(key) ?? inOneWord(key, lexicon))
  if (value === undefined) return undefined
  return (value === 10 && lexicon.pack.code === 'fr' && withOnes(words, at + 1, 10, lexicon)) || { value, next: at + 1 }
}

/** French counts on to nineteen behind sixty and eighty. */
function withOnes(words: readonly Word[], at: number, round: number, lexicon: Lexicon): Read | undefined {
  const from = past(words, at)
  const { pack, numbers } = lexicon
  const most = pack.code === 'fr' && (round === 60 || round === 80) ? 19 : 9
  const ones = numbers.get(words[from]?.key ?? '')
  if (ones === undefined || ones > most) return undefined
  const teen = most === 19 && ones === 10 ? withOnes(words, from + 1, 10, lexicon) : undefined
  return teen ? { ...teen, value: round + teen.value } : { value: round + ones, next: from + 1 }
}

/** German, Dutch and Italian write a number as one word: “zweihundertzwölf”, “millenovecentoundici”; Spanish its twenties. */
function inOneWord(key: string, lexicon: Lexicon): number | undefined {
  const { thousand, hundreds } = lexicon
  if (key === '') return undefined
  const plain = countOf(key, lexicon) ?? tensInOneWord(key, lexicon)
  if (plain !== undefined) return plain
  for (const [word, size] of [...[...thousand].map(word => [word, 1000] as const), ...hundreds]) {
    const at = key.indexOf(word)
    if (at < 0 || word.length < LEAST_JOINED) continue
    const behind = key.slice(at + word.length)
    const [head, tail] = [key.slice(0, at), behind.replace(lexicon.pack.code === 'de' ? /^und/ : '', '')]
    const [many, rest] = [head === '' ? 1 : inOneWord(head, lexicon), tail === '' ? 0 : inOneWord(tail, lexicon)]
    if (many !== undefined && rest !== undefined && rest < size) return many * size + rest
  }
  return undefined
}
const LEAST_JOINED = 4

/** “ten”, and “tens” and “Zehner” for things of ten; “ones” are no one. */
export function countOf(key: string, { numbers }: Pick<Lexicon, 'numbers'>): number | undefined {
  const many = MANY.flatMap(ending => (key.endsWith(ending) ? (numbers.get(key.slice(0, -ending.length)) ?? []) : []))
  return numbers.get(key) ?? many.find(each => each > 1)
}
const MANY = ['s', 'es', 'er', 'ern']

/** German and Dutch say the ones first and join them by “und” and “en”, Italian and Spanish write them behind the tens. */
function tensInOneWord(key: string, { numbers, tens, pack }: Lexicon): number | undefined {
  const joined = pack.code === 'nl' ? 'en' : 'und'
  for (const [word, round] of tens) {
    if (key === word) return round
    if (key.endsWith(`${joined}${word}`)) return below(numbers.get(key.slice(0, -`${joined}${word}`.length)), 10, round)
    const stem = word.slice(0, -1)
    const rest = key.startsWith(word) ? key.slice(word.length) : key.startsWith(stem) ? key.slice(stem.length) : ''
    const one = below(numbers.get(rest) ?? numbers.get(rest.replace(/^i/, '')), 10, round)
    if (one !== undefined) return one
  }
  return undefined
}

const below = (one: number | undefined, limit: number, round: number): number | undefined =>
  one !== undefined && one < limit ? round + one : undefined

const LAST_DAY = 31

type Day = { day: number; month: number; year?: number | undefined }

/** Days of the month that words of a text name beside their month, 1 is January: “the twenty sixth of June”, “vingt-six juin”. */
export function daysIn(tokens: readonly Token[], lexicons: readonly Lexicon[]): Day[] {
  took(tokens.length)
  const words = wordsOf(tokens)
  return lexicons.flatMap(lexicon => {
    const found: Day[] = []
    for (let at = 0; at < words.length; ) {
      const read = nthAt(words, at, lexicon)
      const month = read && (monthBeside(words, at, read, lexicon) ?? monthOfRow(words, read, lexicon))
      if (month && read && read.value <= LAST_DAY)
        found.push({ day: read.value, month: month.value, year: yearBehind(words, month.next, lexicon) })
      at = read?.next ?? at + 1
    }
    return found
  })
}

/** Behind its day, or in English also before it. */
function monthBeside(words: readonly Word[], at: number, { next }: Read, lexicon: Lexicon): Read | undefined {
  const after = /^(?:of|de|di|d)$/.test(words[next]?.key ?? '') ? next + 1 : next
  const before = words[at - 1]?.key === 'the' ? at - 2 : at - 1
  const isEnglish = lexicon.pack.code === 'en'
  const place = [after, ...(isEnglish ? [before] : [])].find(each => lexicon.months.has(words[each]?.key ?? ''))
  const month = place === undefined ? undefined : lexicon.months.get(words[place]?.key ?? '')
  return place === undefined || month === undefined ? undefined : { value: month + 1, next: Math.max(place + 1, next) }
}

const ROW = /^(?:[,&]|and|und|et|y|e|i|en|the|le|el|il|den|am)$/

/** “sixth seventh eighth of November”, “cinco, seis y siete de noviembre”: days in a row share the month behind the last. */
function monthOfRow(words: readonly Word[], read: Read, lexicon: Lexicon): Read | undefined {
  let next = read.next
  while (ROW.test(words[next]?.key ?? '') && next - read.next < 3) next++
  const follows = nthAt(words, next, lexicon)
  const isNth = ordinalOf(words[read.next - 1]?.key ?? '', lexicon) !== undefined
  const isCounted = lexicon.pack.code !== 'en' && follows?.value === read.value + 1
  if (!follows || follows.value <= read.value || follows.value > LAST_DAY || !(isNth || isCounted)) return undefined
  return monthBeside(words, next, follows, lexicon) ?? monthOfRow(words, follows, lexicon)
}

const CENTURY = 2000
/** “september achtundzwanzig”, “June twenty twenty eight”, “junio de dos mil veintiocho”. */
function yearBehind(words: readonly Word[], behind: number, lexicon: Lexicon): number | undefined {
  const at = /^(?:of|de|del|di|do)$/.test(words[behind]?.key ?? '') ? behind + 1 : behind
  const read = numberAt(words, at, lexicon)
  // “dwa tysiące dwudziestego ósmego” counts its last year.
  const isCounted = lexicon.pack.code === 'pl' && (!read || read.value === CENTURY)
  const nth = isCounted ? nthAt(words, read?.next ?? at, lexicon)?.value : undefined
  const value = nth ?? read?.value ?? 0
  const year = (read && yearAt(words, at, read, lexicon)) ?? (value < 100 ? CENTURY + value : value)
  return year > CENTURY + 9 && year < CENTURY + 100 ? year : undefined
}

/** “sixth”, “twenty sixth”, “sechsundzwanzigsten”, “dwudziestego szóstego”, and “veintiséis” where days are counted so. */
function nthAt(words: readonly Word[], at: number, lexicon: Lexicon): Read | undefined {
  const key = words[at]?.key ?? ''
  const round = lexicon.tens.get(key) ?? ordinalOf(key, lexicon)
  const ones = round !== undefined && round >= 20 ? ordinalOf(words[at + 1]?.key ?? '', lexicon) : undefined
  if (round !== undefined && ones !== undefined && ones < 10) return { value: round + ones, next: at + 2 }
  const value = ordinalOf(key, lexicon)
  return value === undefined ? underHundred(words, at, lexicon) : { value, next: at + 1 }
}

const ENDING = 4
const ONES_FIRST = /^(?:de|nl)$/
/** A stem with the ending of its case. */
export function ordinalOf(key: string, lexicon: Lexicon): number | undefined {
  const known = lexicon.ordinals.findIndex(
    stem => key.startsWith(stem) && key.length - stem.length <= (lexicon.pack.code === 'en' ? 0 : ENDING),
  )
  if (known >= 0) return known < 20 ? known + 1 : 30
  const joined = ONES_FIRST.test(lexicon.pack.code) ? /^(\p{L}{8,})ste[nrms]?$/u.exec(key)?.[1] : undefined
  return joined === undefined ? undefined : tensInOneWord(joined, lexicon)
}
