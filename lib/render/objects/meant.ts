// Which thing a headline is about for certain. Better none than a wrong one: a name counts where it stands for its thing.
import { recent } from '#lib/recent.ts'
import {
  AWAY,
  BRING,
  CARRIERS,
  GOES_ON,
  JOINED,
  JOINED_CARRIER,
  NO_NAME,
  NO_THING,
  OF,
  REDUCED,
  withoutDeeds,
} from '#lib/render/objects/grammar.ts'
import { things } from '#lib/render/objects/things/index.ts'
import { mayEndCompound, plain, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { LANGUAGES, type Language } from '#lib/render/objects/words/index.ts'

type Sense = { noun: string; words: string[]; doubtful: boolean }
/** `others` are what the same words also mean. */
type Name = Sense & { others: readonly string[] }
type Index = Map<string, Sense[]>

const indexes = new Map<Language, Index>()

function indexOf(language: Language): Index {
  const kept = indexes.get(language)
  if (kept) return kept
  const index: Index = new Map()
  const place = LANGUAGES.indexOf(language)
  for (const [noun, all] of Object.entries(things))
    for (const name of all.split('/')[place]?.split(',') ?? []) {
      const words = tokensOf(name)
      const [first] = words
      if (first) index.set(first, [...(index.get(first) ?? []), { noun, words, doubtful: name.startsWith('~') }])
    }
  indexes.set(language, index)
  return index
}

/** Endings of one thing and of several, where a name may take them. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: ["'s", 's', 'es'],
  de: ['s', 'n', 'en', 'e', 'es'],
  es: ['s', 'es'],
  fr: ['s', 'x'],
  it: [],
  pt: ['s', 'es'],
  nl: ["'s", 's', 'en', 'n', 'je', 'jes'],
  pl: ['i', 'y', 'e', 'a', 'u', 'ow', 'em', 'om', 'ami', 'ach'],
  sv: ['en', 'et', 'n', 't', 'ar', 'er', 'or', 'na', 'arna', 'erna', 's'],
}

const formsOf = (token: string, language: Language): string[] => [
  token,
  ...ENDINGS[language]
    .filter(end => token.endsWith(end) && token.length - end.length >= 4)
    .map(end => token.slice(0, -end.length)),
]

/** `shared` where a share stands in the clause. */
type Place = { tokens: readonly string[]; at: number; language: Language; shared: boolean }

function nameAt({ tokens, at, language }: Place): Name | null {
  const index = indexOf(language)
  const fits = ({ words }: Sense) =>
    words.every((word, step) => step === 0 || formsOf(tokens[at + step] ?? '', language).includes(word))
  const token = NO_NAME.has(tokens[at] ?? '') ? '' : (tokens[at] ?? '')
  const found = formsOf(token, language)
    .flatMap(form => index.get(form) ?? [])
    .filter(fits)
  const most = Math.max(...found.map(one => one.words.length))
  return oneOf(found.filter(one => one.words.length === most))
}

/** What is sure before what is doubtful. */
function oneOf(senses: readonly Sense[]): Name | null {
  const main = senses.find(one => !one.doubtful) ?? senses[0]
  return main ? { ...main, others: senses.flatMap(one => (one.noun === main.noun ? [] : [one.noun])) } : null
}

/** "Kaffeetassen" are cups, a "Brotkurs" is about bread. */
function joinedAt({ tokens, at, language }: Place): Sense | null {
  const token = tokens[at] ?? ''
  if (!JOINED.has(language) || NO_THING.test(token)) return null
  const index = indexOf(language)
  const parts = token.split('-')
  const begins = parts.length > 1 ? parts.slice(0, -1).join('-') : token.replace(JOINED_CARRIER, '')
  if (begins !== token && JOINED_CARRIER.test(token)) {
    const begun = formsOf(begins, language).flatMap(form => index.get(form) ?? [])[0] ?? endOf(begins, index, language)
    if (begun?.words.length === 1) return begun
  }
  return parts.length === 1 ? endOf(token, index, language) : null
}

function endOf(token: string, index: Index, language: Language): Sense | null {
  for (let from = 3; from <= token.length - 5; from++) {
    const end = token.slice(from)
    const forms = mayEndCompound(end) ? formsOf(end, language).filter(form => form.length >= 5) : []
    const [hit] = forms.flatMap(form => index.get(form) ?? [])
    if (hit?.words.length === 1 && !hit.doubtful) return hit
  }
  return null
}

/** Whether the small words around a name let it be what the clause is about. */
function stands({ tokens, at, language, shared }: Place, length: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  const carriers = CARRIERS[language]
  const of = before.findLastIndex(token => OF.has(token))
  if (carriers && language !== 'en' && of >= 0 && before.length - of <= 2)
    return tokens.slice(Math.max(0, at - 5), at).some(token => carriers.has(token))
  const [first, leads] = [at - before.length, AWAY[language]]
  if (before.some((token, nth) => leads.has(token) && !isReduced(tokens.slice(0, first + nth), shared))) return false
  // “In Dundee and Broughty Ferry” are two places.
  if (AND.has(tokens[at - 2] ?? '') && leads.has(tokens[at - 4] ?? '')) return false
  const next = tokens[at + length]
  return (
    language !== 'en' || next === undefined || GOES_ON.has(next) || /^\d/u.test(next) || carriers?.has(next) === true
  )
}

const AND = /* @__PURE__ */ wordSet('and und y et e i en och')

/** Whether words end in a share, a word for one or “2x1”: “off” behind them leads to what there is for less. */
function isReduced(words: readonly string[], shared: boolean): boolean {
  const [last = '', before] = words.toReversed()
  return (
    (shared && /^\d/u.test(last)) ||
    /^\d+x\d+$/u.test(last) ||
    REDUCED.has(last) ||
    (before === 'for' && last === 'one')
  )
}

/** “Never chip ice with a hammer”: nobody is to take one. */
const isForbidden = (before: readonly string[]): boolean =>
  before.some((token, at) => NEVER.has(token) || (token === 'do' && before[at + 1] === 'not'))
const NEVER = /* @__PURE__ */ wordSet("never don't dont niemals jamais nunca nooit nigdy aldrig")

/** A capital in the middle of a sentence in small letters is somebody's or some place's name, and so are two that follow each other: “z Anną Kowal” is no smith. */
function isProper(clause: string, name: string, language: Language): boolean {
  const rest = clause.trim().split(/\s+/u).slice(1)
  const at = rest.findIndex(one => plain(one).startsWith(name))
  if (!isCapital(rest[at])) return false
  const isPair = language !== 'en' && isCapital(rest[at - 1]) && rest.some(word => /^\p{Ll}/u.test(word))
  return isPair || rest.some(word => /^\p{Ll}{4,}/u.test(word))
}

const isCapital = (word = ''): boolean => /^\p{Lu}/u.test(word)

const CLAUSES = /[.!?:;,()«»“”"–—|•\n]+|\s-\s/u

/** What of a text is said in one breath. */
export const clausesOf = (text: string): string[] => text.slice(0, 400).split(CLAUSES)

/** `others` are the things that the same word means elsewhere: a drum kit and what starts a car. */
export type Meant = { noun: string; doubtful: boolean; others: readonly string[] }
type Read = Meant & { stands: boolean }

const known = /* @__PURE__ */ recent<Meant[]>(256)

/** The things that a headline is about, in its order; those whose name may mean something else are marked. */
export function meantIn(text: string, languages: readonly Language[]): Meant[] {
  const key = `${languages.join()}/${text}`
  return known.get(key) ?? known.keep(key, agreed(languages.flatMap(language => readIn(text, language))))
}

/** The things that a text names for sure, whatever its sentences say of them. */
export const namedIn = (text: string, languages: readonly Language[]): string[] =>
  languages.flatMap(language => readIn(text, language)).flatMap(({ noun, doubtful }) => (doubtful ? [] : [noun]))

/** All that its words may be names of, in whichever sense. */
export const sensesIn = (text: string, languages: readonly Language[]): string[] =>
  languages.flatMap(language => readIn(text, language)).flatMap(({ noun, others }) => [noun, ...others])

/** Where languages share a word, it stands for its thing in all of them or in none. */
function agreed(read: readonly Read[]): Meant[] {
  const refused = new Set(read.filter(one => !one.stands).map(one => one.noun))
  const first = new Map(read.filter(one => !refused.has(one.noun)).map(one => [one.noun, one]))
  return [...first.values()].map(({ noun, doubtful, others }) => ({ noun, doubtful, others }))
}

/** “Livré à vélo” is brought, and no book. */
const BROUGHT = /(?<!\p{L})livrée?s?(?!\p{L})/giu

function readIn(text: string, language: Language): Read[] {
  const found: Read[] = []
  for (const [nth, clause] of clausesOf(text).entries()) {
    const tokens = tokensOf(withoutDeeds(clause.replaceAll(BROUGHT, '')))
    // What to bring along is a remark beside what it is about.
    const isAside = nth > 0 && tokens.slice(0, 2).some(token => BRING.has(token))
    const shared = /\d\s?%/u.test(clause)
    for (let at = 0; at < tokens.length; at++) {
      const place = { tokens, at, language, shared }
      const named = nameAt(place)
      const name = named ?? joinedAt(place)
      if (!name) continue
      const proper = language !== 'de' && isProper(clause, tokens[at] ?? '', language)
      const { noun, doubtful, words } = name
      const isMeant = stands(place, words.length) && !proper && !isAside && !isForbidden(tokens.slice(0, at))
      found.push({ noun, doubtful, others: named?.others ?? [], stands: isMeant })
      at += words.length - 1
    }
  }
  return found
}
