// The languages that the composer reads and writes by itself, and what it looks up in them.

import { fold } from '#lib/composer/lexis/fold.ts'
import { type Phrases, phrases, type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import { keysOf, type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { ar } from '#lib/composer/packs/ar.ts'
import { de } from '#lib/composer/packs/de.ts'
import { en } from '#lib/composer/packs/en.ts'
import { es } from '#lib/composer/packs/es.ts'
import { fr } from '#lib/composer/packs/fr.ts'
import { it } from '#lib/composer/packs/it.ts'
import { ja } from '#lib/composer/packs/ja.ts'
import { type ClaimGroup, type GraveKind, graveKinds, type Pack, packsOf } from '#lib/composer/packs/pack.ts'
import { pl } from '#lib/composer/packs/pl.ts'
import { pt } from '#lib/composer/packs/pt.ts'
import { smallPacks } from '#lib/composer/packs/small.ts'
import { eachOf } from '#lib/words/each-of.ts'

export const packs = packsOf({ en, de, es, fr, it, pt, pl, ja, ar })

/** The pack of a language, be it small; English where there is none. */
export const packOf = (language: string): Pack =>
  packs[language.slice(0, 2)] ?? smallPacks[language.slice(0, 2)] ?? packs.en
export const hasPack = (language: string): boolean => language.slice(0, 2) in packs

/** How the name of a day is written, and its words folded. */
export type Feast = { name: string; keys: readonly string[] }

/** Lists of a pack that are looked up word by word, and those that are looked up as turns. */
const SETS = eachOf('glue neutral common dangling till that')
const TURNS = eachOf('order tell call idiom hide lean noise taken aside hype')

type Calendar = {
  /** Folded form to its number, 0 is January. */
  months: ReadonlyMap<string, number>
  /** Folded form to its number, 0 is Sunday. */
  weekdays: ReadonlyMap<string, number>
  near: ReadonlyMap<string, number>
  /** The first words of months, weekdays and what is near. */
  dated: ReadonlySet<string>
}

export type Lexicon = Calendar &
  Record<(typeof SETS)[number], WordSet> &
  Record<(typeof TURNS)[number], Phrases> & {
    pack: Pack
    numbers: ReadonlyMap<string, number>
    tens: ReadonlyMap<string, number>
    hundreds: ReadonlyMap<string, number>
    thousand: ReadonlySet<string>
    ordinals: readonly string[]
    /** Small words, hours, days and months: none of them says what a text is about. */
    empty: WordSet
    /** The stem of a word to all forms of it. */
    forms: ReadonlyMap<string, readonly string[]>
    /** Chat spelling to what it means; one or two words. */
    chat: ReadonlyMap<string, string>
    /** A short form to all that it may stand for. */
    short: ReadonlyMap<string, string>
    /** “mothers” to “Mother’s Day”: names of days by their first word, the longest first. */
    feasts: ReadonlyMap<string, readonly Feast[]>
    claims: ReadonlyMap<string, ClaimGroup>
    doubt: Phrases
    grave: Readonly<Record<GraveKind, Phrases>>
  }

const made = new Map<string, Lexicon>()

/** A pack ready for looking up; made once. */
export function lexiconOf(language: string): Lexicon {
  const pack = packOf(language)
  const ready = made.get(pack.code) ?? make(pack)
  made.set(pack.code, ready)
  return ready
}

const numbered = (list: string): Map<string, number> =>
  new Map(
    list
      .split('|')
      .flatMap((forms, number) => forms.split(' ').flatMap((form): [string, number][] => [[fold(form), number]])),
  )

const stems = (pack: Pack): Map<string, ClaimGroup> =>
  new Map(
    Object.entries(pack.claims).flatMap(([group, list]) =>
      list.split(' ').map((word): [string, ClaimGroup] => [fold(word.replace(/\*$/, '')), group as ClaimGroup]),
    ),
  )

/** Chat spelling, and the names of days and months that lost their accents. */
const spelled = ({ chat, months, weekdays, near }: Pack): Map<string, string> => {
  const named = [...months.split('|'), ...weekdays.split('|'), ...near.split('|')].flatMap(forms => {
    const [name = ''] = forms.split(' ')
    return /^[\p{Script=Latin}]+$/u.test(name) && fold(name) !== name.toLowerCase() ? [[fold(name), name] as const] : []
  })
  return new Map([...named, ...pairsIn(chat).map(([from, to]) => [fold(from), to] as const)])
}

const written = ({ short = '' }: Pack): Map<string, string> =>
  new Map(pairsIn(short).map(([from, to]) => [/^\p{Lu}/u.test(from) ? from : fold(from), to] as const))

/** “tmrw=tomorrow wanna=want_to lol=”. */
const pairsIn = (list: string): [from: string, to: string][] =>
  list.split(' ').map(pair => {
    const [from = '', to = ''] = pair.replaceAll('_', ' ').split('=')
    return [from, to]
  })

const feastsOf = ({ feasts }: Pack): Map<string, Feast[]> =>
  Map.groupBy(
    feasts
      .split('|')
      .map(name => ({ name, keys: keysOf(name) }))
      .filter(({ keys }) => keys.length > 0)
      .sort((a, b) => b.keys.length - a.keys.length),
    ({ keys: [first = ''] }) => first,
  )

const CHECKING = phrases(
  'to check|to verify|zu prüfen|a comprobar|por verificar|à vérifier|à revoir|da verificare|da controllare|a verificar|do sprawdzenia|do weryfikacji',
)
const NEAR = 3

/** “Five things to check before you run”: what readers are to check is counted, and nobody doubts it. */
function uncounted(doubt: Phrases, pack: Pack): Phrases {
  const numbers = wordSet(pack.numbers.replaceAll(',', ' '))
  const isNumber = ({ kind, key }: Token) => kind === 'number' || numbers.has(key)
  const find: Phrases['find'] = (text, tokens = tokensOf(text)) =>
    doubt.find(text, tokens).filter(({ phrase, first, last }) => {
      const after = tokens[last + 1]
      const isAdvice = after !== undefined && after.kind !== 'mark' && CHECKING.in(phrase)
      return !isAdvice || !tokens.slice(Math.max(0, first - NEAR), Math.max(0, first)).some(isNumber)
    })
  return { find, in: (text, tokens) => find(text, tokens).length > 0 }
}

/** Names of days and months, and the words that begin them: “تشرين الأول” is “تشرين-الأول”, “esta noche” two words. */
function calendarOf(pack: Pack): Calendar {
  const [months, weekdays] = [numbered(pack.months), numbered(pack.weekdays)]
  const near = new Map(
    pack.near.split('|').map(each => {
      const at = each.lastIndexOf(' ')
      return [fold(each.slice(0, at)), Number(each.slice(at + 1))] as const
    }),
  )
  const named = [...months.keys(), ...weekdays.keys(), ...near.keys()]
  return { months, weekdays, near, dated: new Set(named.flatMap(key => [key, key.split(/[ -]/)[0] ?? ''])) }
}

/** A weekday of one letter is a letter. */
function emptyOf({ glue, clock }: Pack, { months, weekdays, near }: Calendar): WordSet {
  const days = [...weekdays.keys()].filter(key => key.length > 1)
  return wordSet([glue, clock, ...months.keys(), ...days, ...[...near.keys()].filter(key => !/\s/.test(key))].join(' '))
}

/** “cousus” is “cousu”, “fritas” “frito”: without what says how many, and of whom. */
export const stemOf = (key: string): string => (key.length > 3 ? key.replace(/(?:[aeiou]s?|s)$/, '') : key)

const familiesIn = ({ forms = '' }: Pack): Map<string, string[]> => {
  const families = forms.split('|').map(family => listed(family).map(fold))
  const named = families.flatMap(family => family.map(key => [stemOf(key), family] as const))
  return new Map([...Map.groupBy(named, ([key]) => key)].map(([key, found]) => [key, found.flatMap(([, all]) => all)]))
}

const listed = (list = ''): string[] => list.split(' ').filter(Boolean)

/** Each of some lists of a pack under its name. */
const readEach = <Name extends keyof Pack, T>(
  names: readonly Name[],
  pack: Record<Name, string>,
  read: (list: string) => T,
) => Object.fromEntries(names.map(name => [name, read(pack[name])])) as Record<Name, T>

const make = (pack: Pack, calendar = calendarOf(pack)): Lexicon => ({
  pack,
  ...calendar,
  ...readEach(SETS, pack, wordSet),
  ...readEach(TURNS, pack, phrases),
  empty: emptyOf(pack, calendar),
  numbers: new Map(
    pack.numbers.split(' ').flatMap((forms, index) => forms.split(',').map(word => [fold(word), index + 1] as const)),
  ),
  tens: new Map(listed(pack.tens).map((word, index) => [fold(word), (index + 2) * 10])),
  hundreds: new Map(
    listed(pack.hundreds).flatMap((forms, index) =>
      forms.split(',').map(form => [fold(form), (index + 1) * 100] as const),
    ),
  ),
  thousand: new Set(listed(pack.thousand).map(fold)),
  ordinals: listed(pack.ordinals).map(fold),
  forms: familiesIn(pack),
  chat: spelled(pack),
  short: written(pack),
  feasts: feastsOf(pack),
  claims: stems(pack),
  doubt: uncounted(phrases(pack.doubt), pack),
  grave: Object.fromEntries(graveKinds.map(kind => [kind, phrases(pack.grave[kind] ?? '')])) as Lexicon['grave'],
})
