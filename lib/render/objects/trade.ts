// By which object a trade is known, from what a brand says of itself, in nine languages. Words are compared without accents and in the
// commonest of their endings. What a post is about is told by lib/render/subject, which asks for more.

import { JOINED } from '#lib/render/objects/grammar.ts'
import { languagesOf, mayEndCompound, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { LANGUAGES, type Language, words } from '#lib/render/objects/words/index.ts'

/** A text and how much what it names counts. */
export type Spoken = { text: string; weight: number }

type Entry = { noun: string; words: string[]; weak: boolean }

/** Words that are mostly meant otherwise, or that say little of a picture. */
const WEAK = /* @__PURE__ */ wordSet(
  'garden gardens garten jardin giardino jardim tuin ogrod night nights nacht nachts noche noches nuit nuits notte notti noite noites nachten noc noce natt natter suche suchen street lessons team people club group together members customers users staff game play call like warm heat wind fast faster quick speed instant open look search find support talk talks questions message find lost fixed maintenance home homes guide steps rules form policy results data report figures numbers course class school lesson hours late early connect power engine settings world global online app apps price prices fair balance local green light power world host manager address park store restaurant hotel rent food community',
)

const ENDINGS = [
  's',
  'es',
  'n',
  'en',
  'e',
  'er',
  'ar',
  'or',
  'na',
  'et',
  'a',
  'y',
  'i',
  'ow',
  'u',
  'em',
  'erna',
  'arna',
  'ach',
  'om',
]

const known = new Map<Language, Map<string, Entry[]>>()

function indexOf(language: Language): Map<string, Entry[]> {
  const kept = known.get(language)
  if (kept) return kept
  const index = new Map<string, Entry[]>()
  const place = LANGUAGES.indexOf(language)
  for (const [noun, all] of Object.entries(words))
    for (const word of all.split('/')[place]?.split(',') ?? []) {
      const tokens = tokensOf(word)
      const [first] = tokens
      if (first)
        index.set(first, [
          ...(index.get(first) ?? []),
          { noun, words: tokens, weak: word.startsWith('~') || WEAK.has(word) },
        ])
    }
  known.set(language, index)
  return index
}

/** The object that the words name most clearly, or null. */
export function nounIn(spoken: readonly Spoken[]): string | null {
  const languages = languagesOf(spoken.map(one => one.text).join(' '))
  const all = new Map<string, number>()
  for (const language of languages)
    for (const [noun, score] of scored(spoken, language)) all.set(noun, Math.max(all.get(noun) ?? 0, score))
  if (all.size === 0 && !languages.includes('en'))
    for (const [noun, score] of scored(spoken, 'en')) all.set(noun, score)
  const [first] = [...all].filter(([, score]) => score >= LEAST).toSorted((a, b) => b[1] - a[1])
  return first?.[0] ?? null
}

const LEAST = 1
const STRONG = 1
const FAINT = 0.34

function scored(spoken: readonly Spoken[], language: Language): Map<string, number> {
  const index = indexOf(language)
  const scores = new Map<string, number>()
  let place = 0
  for (const { text, weight } of spoken) {
    const tokens = tokensOf(text)
    for (const at of tokens.keys()) {
      const hit = entryAt(index, tokens, at) ?? (JOINED.has(language) ? compound(index, tokens[at] ?? '') : null)
      if (!hit) continue
      const clear = (hit.weak ? FAINT : STRONG) * weight * (hit.words.length > 1 ? 1.3 : 1)
      // What is named first leads where all else is equal.
      scores.set(
        hit.noun,
        Math.max(scores.get(hit.noun) ?? 0, clear - place++ * 0.004) + (scores.has(hit.noun) ? 0.2 : 0),
      )
    }
  }
  return scores
}

function entryAt(index: Map<string, Entry[]>, tokens: readonly string[], at: number): Entry | null {
  const token = tokens[at] ?? ''
  const fits = (entry: Entry) =>
    entry.words.every((word, step) => step === 0 || inflected(tokens[at + step] ?? '', word))
  const hits = formsOf(token)
    .flatMap(form => index.get(form) ?? [])
    .filter(fits)
  const longest = hits.toSorted((a, b) => b.words.length - a.words.length)[0]
  return longest ?? null
}

const inflected = (token: string, word: string) =>
  token === word || (word.length > 3 && ENDINGS.some(end => token === word + end))

function formsOf(token: string): string[] {
  const bare = token.replace(/[’']s?$/u, '')
  const cut = ENDINGS.filter(end => bare.endsWith(end) && bare.length - end.length >= (end === 's' ? 3 : 4))
  return [...new Set([token, bare, ...cut.map(end => bare.slice(0, -end.length))])]
}

/** "Kaffeetasse" ends in a cup. */
function compound(index: Map<string, Entry[]>, token: string): Entry | null {
  for (let from = 3; from <= token.length - 4; from++) {
    const end = token.slice(from)
    const forms = mayEndCompound(end) ? formsOf(end).filter(form => form.length >= 4) : []
    const hit = forms.flatMap(form => index.get(form) ?? [])[0]
    if (hit && hit.words.length === 1 && !hit.weak) return hit
  }
  return null
}
