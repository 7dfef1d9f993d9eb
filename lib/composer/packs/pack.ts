// What the composer has to know of a language, as data: one file a language, all in the same form.

import { sensitiveKinds } from '#lib/composer/concerns.ts'
import { registry } from '#lib/registry.ts'
import type { WordsOf } from '#lib/words/each-of.ts'
import { months } from '#lib/words/months.ts'
import { weekdays } from '#lib/words/weekdays.ts'

/** Groups of meaning that a text may claim only where its evidence does, in any language. */
export type ClaimGroup = WordsOf<
  | 'free only new all not thank sorry closed open refund included excluded full part cancelled moved last first'
  | 'guarantee safe certified natural award easy discount win lost down fixed required optional welcome children'
  | 'adults each soldout more less before after planned dead official cash instead'
>

/** What words of a text can touch: every kind that a run tells, but for none. */
export const graveKinds = sensitiveKinds.filter(kind => kind !== 'none')
export type GraveKind = (typeof graveKinds)[number]

export type Pack = {
  code: string
  /** Twelve, parted by `|`: the form that is printed first, then every other one. */
  months: string
  /** Seven from Sunday on, as months. */
  weekdays: string
  /** Days from today: “tomorrow 1|yesterday -1”. */
  near: string
  /** Names of days that everybody knows, parted by `|`, as they are written. */
  feasts: string
  /** How a day is written in a question: {w} weekday, {d} day, {m} month. */
  day: string
  /** one to twenty, in order; forms of one by commas. */
  numbers: string
  /** twenty to ninety, in order. */
  tens?: string
  /** 100 to 900 in order, forms of one by commas; 100 alone where it is said how many of them. */
  hundreds?: string
  thousand?: string
  /** first to twentieth and thirtieth, in order: words, or their stems. */
  ordinals?: string
  abbreviations: string
  /** Words without meaning of their own. */
  glue: string
  /** Words with little meaning: a writer may use them unasked. */
  neutral: string
  /** Words of every post, which add no fact: “we are looking for”, “our guests”. They are no words of a writer’s own. */
  common: string
  /** Forms of one word that do not begin alike, families parted by `|`: “tear tore torn”. */
  forms?: string
  claims: Partial<Record<ClaimGroup, string>>
  /** Turns that speak to the maker of the post. */
  order: string
  /** Turns that ask whoever writes to tell readers something; `tell` begins, one of `that` stands before what is told. */
  tell: string
  that: string
  /** Turns that ask readers to do something. */
  call: string
  /** Turns that hold a word of `claims` or `grave` and mean something else: “closing the books”. */
  idiom: string
  /** What readers must not learn. */
  hide: string
  /** Words of hiding that lean on what stands before them: “don’t put that in the post”. */
  lean: string
  doubt: string
  noise: string
  /** What takes back what was said before: “scrap that”. */
  taken: string
  /** Turns in which colleagues talk: laughs, shrugs, “as we said”; a brief’s sentence that holds one may not be for readers. */
  aside: string
  /** Words that nothing may end in. */
  dangling: string
  /** “tmrw=tomorrow wanna=want_to lol=”: how chat spells a word, and what it means; nothing where it says nothing. */
  chat: string
  /** “incl=including DOE=depending_on_experience”: what a short form stands for that may stay short; capitals as typed. */
  short?: string
  hype: string
  grave: Partial<Record<GraveKind, string>>
  /** Words beside an hour or a price, and words for until. */
  clock: string
  till: string
  quotes: readonly [string, string]
  /** What a question asks, {x} is the piece, {y} what its parts come to. */
  ask: {
    readers: string
    day: string
    sure: string
    either: string
    clash: string
    sum: string
    facts: string
    nothing: string
  }
}

/** What a language has by itself. */
export type OwnPack = Omit<Pack, 'code' | 'months' | 'weekdays'>

/** Packs by the code of their language, each with the names of days and months that others read as well. */
export function packsOf<Code extends keyof typeof months>(own: Record<Code, OwnPack>) {
  const all = Object.entries(own) as [Code, OwnPack][]
  const named = all.map(([code, pack]) => [code, { ...pack, code, months: months[code], weekdays: weekdays[code] }])
  return registry<Pack>(Object.fromEntries(named)) as Readonly<Record<string, Pack> & Record<Code, Pack>>
}
