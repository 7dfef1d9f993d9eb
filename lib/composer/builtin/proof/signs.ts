// A brief as signs: each word a value, the brand, a word of the closed vocabulary, a part of a proper name, or strange.
import { type Vocabulary, vocabularies } from '#lib/composer/builtin/proof/vocabulary.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

export type Role = keyof Vocabulary | 'brand' | 'value' | 'pause' | 'proper' | 'strange'
export type Sign = { text: string; start: number; end: number; roles: ReadonlySet<Role>; literal?: Literal }
type In = { language: string; brands: readonly string[] }

export const isA = (sign: Sign | undefined, ...roles: readonly Role[]): boolean =>
  sign !== undefined && roles.some(role => sign.roles.has(role))

export function signsIn(text: string, literals: readonly Literal[], { language, brands }: In): Sign[] {
  const entries = entriesOf(language)
  const signs: Sign[] = []
  for (let at = 0; at < text.length; ) {
    took(1)
    const space = /^\s+/u.exec(text.slice(at))?.[0].length ?? 0
    if (space > 0) {
      at += space
      continue
    }
    const sign =
      (/^\d/.test(text.slice(at)) ? wordAt(text, at, entries) : undefined) ??
      valueAt(text, at, literals) ??
      brandAt(text, at, brands) ??
      wordAt(text, at, entries) ??
      otherAt(text, at, entries)
    signs.push(sign)
    at = sign.end
  }
  return signs
}

const as = (text: string, start: number, end: number, roles: Iterable<Role>, literal?: Literal): Sign => ({
  ...{ text: text.slice(start, end), start, end, roles: new Set(roles) },
  ...(literal && { literal }),
})

/** A bare number is no value: it may be of a street, and of anything else. */
function valueAt(text: string, at: number, literals: readonly Literal[]): Sign | undefined {
  const own = literals.find(({ start }) => start === at)
  return own && as(text, at, own.end, [own.kind === 'number' ? 'proper' : 'value'], own)
}

const brandAt = (text: string, at: number, brands: readonly string[]): Sign | undefined => {
  const own = brands.find(name => name !== '' && text.startsWith(name, at) && isEnd(text, at + name.length))
  return own === undefined ? undefined : as(text, at, at + own.length, ['brand'])
}

/** The longest entry that begins here; nothing in capitals, and a noun of German with its own. */
function wordAt(text: string, at: number, { entries, most, isRun }: Entries): Sign | undefined {
  for (let end = Math.min(text.length, at + most); end > at; end--) {
    const typed = text.slice(at, end).replaceAll('’', "'")
    const entry = entries.get(typed.toLowerCase())
    if (!entry || !(isRun || isEnd(text, end))) continue
    const isTyped = !/^\p{Lu}/u.test(entry.text) || /^\p{Lu}/u.test(typed)
    if (isTyped && !(/\p{L}{2}/u.test(typed) && typed === typed.toUpperCase() && typed !== typed.toLowerCase()))
      return as(text, at, end, entry.roles)
  }
  return undefined
}

const isEnd = (text: string, at: number): boolean =>
  !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at)) || /['’]$/.test(text.slice(0, at))

const PAUSE = /^(?:[,.:;–—·、。،・〜-]|!(?!\s*!))/u
const PROPER = /^(?:St\.? \p{Lu}[\p{L}’']*|\p{Lu}\p{Ll}+)(?![\p{L}\p{N}’'])/u

/** “Bahnhofstraße” is the word of a place and its name in one. */
function otherAt(text: string, at: number, { sites }: Entries): Sign {
  const rest = text.slice(at)
  const [pause, proper] = [PAUSE.exec(rest)?.[0], PROPER.exec(rest)?.[0]]
  if (pause !== undefined) return as(text, at, at + pause.length, ['pause'])
  if (proper !== undefined)
    return as(text, at, at + proper.length, [sites.some(site => proper.endsWith(site)) ? 'sites' : 'proper'])
  const word = /^[\p{L}\p{M}\p{N}’'-]+|^./su.exec(rest)?.[0] ?? rest
  return as(text, at, at + word.length, ['strange'])
}

type Entry = { text: string; roles: Set<Role> }
type Entries = { entries: ReadonlyMap<string, Entry>; most: number; isRun: boolean; sites: readonly string[] }
const kept = new Map<string, Entries>()

function entriesOf(language: string): Entries {
  const ready = kept.get(language) ?? read(vocabularies[language], language)
  kept.set(language, ready)
  return ready
}

function read(vocabulary: Vocabulary | undefined, language: string): Entries {
  const entries = new Map<string, Entry>()
  for (const [role, list] of Object.entries(vocabulary ?? {}) as [Role, string][])
    for (const text of list.split('|').filter(Boolean)) {
      const entry = entries.get(text.toLowerCase())
      if (entry) entry.roles.add(role)
      else entries.set(text.toLowerCase(), { text, roles: new Set([role]) })
    }
  return {
    ...{ entries, most: Math.max(0, ...[...entries.keys()].map(key => key.length)), isRun: language === 'ja' },
    // German writes the word of a place at the end of its name.
    sites: language === 'de' ? (vocabulary?.sites ?? '').toLowerCase().split('|') : [],
  }
}
