// Names that the brand writes with capitals itself: “opara”, “town wharf”.
import { isInside } from '#lib/composer/builtin/typed/typing.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Brand } from '#lib/composer/plan.ts'
import { linesOf } from '#lib/composer/question.ts'

/** Its words in small letters that it writes so, and its names. */
export type Owned = { words: ReadonlySet<string>; names: readonly string[][] }

const known = new WeakMap<Brand, Map<string, Owned>>()

export function ownedBy(brand: Brand, language: string): Owned {
  const all = known.get(brand) ?? new Map<string, Owned>()
  const owned = all.get(language) ?? ownedIn(brand, language)
  known.set(brand, all.set(language, owned))
  return owned
}

function ownedIn(brand: Brand, language: string): Owned {
  // “For Alle, die in Graz wohnen” is led by a word of ours.
  const lines = Object.values(linesOf(brand))
    .map(line => line.replace(/^For /u, ''))
    .map(line => ({ line, words: tokensOf(line).filter(({ kind }) => kind === 'word') }))
  const words = new Set(
    lines.flatMap(one => one.words.flatMap(({ text }) => (text === text.toLowerCase() ? [text] : []))),
  )
  const runs = lines.flatMap(one => runsIn(one.line, one.words, language))
  const called = language === 'en' ? tokensOf(brand.name).flatMap(({ text }) => (isStrange(text) ? [[text]] : [])) : []
  const names = [...runs, ...called].filter(run => !run.some(word => words.has(word.toLowerCase())))
  return { words, names }
}

const LEAST = 4

/** No word of English; of a run of several words each may be one. */
const isStrange = (word: string): boolean =>
  word.length >= LEAST && /^\p{Lu}\p{Ll}+$/u.test(word) && ['unknown', 'name'].includes(englishOf(fold(word)))

/** Of languages whose words are not known a place alone is a name: “en Valencia”, but not “la Librairie”; German capitals are right of any. */
const PLACED = /(?:^|[^\p{L}])(?:en|à|in|em|w|we|te) $/u
const isName = (word: string, before: string, language: string): boolean =>
  language === 'en' ? isStrange(word) : word.length >= LEAST && (language === 'de' || PLACED.test(before))

/** Words with a capital that stand beside each other inside of a sentence. */
function runsIn(line: string, words: readonly Token[], language: string): string[][] {
  const runs: { run: string[]; start: number; end: number }[] = []
  for (const { text, start, end } of words) {
    if (!/^\p{Lu}\p{Ll}/u.test(text) || !isInside(line, start)) continue
    const last = runs.at(-1)
    if (last && line.slice(last.end, start) === ' ') {
      last.run.push(text)
      last.end = end
    } else runs.push({ run: [text], start, end })
  }
  return runs
    .filter(({ run: [first = '', ...more], start }) => more.length > 0 || isName(first, line.slice(0, start), language))
    .map(({ run }) => run)
}

/** The word as the brand writes it where all of a name stands here in small letters; “croix-rousse” is cut at its dash. */
export function ownedMeant(text: string, words: readonly Token[], at: number, owned?: Owned): string | undefined {
  const [word = '', end = 0] = [words[at]?.text, words[at]?.end]
  if (word !== word.toLowerCase() || /^-\p{L}/u.test(text.slice(end))) return undefined
  for (const run of owned?.names ?? []) {
    const nth = run.findIndex(one => one.toLowerCase() === word)
    if (nth < 0 || at < nth) continue
    const here = words.slice(at - nth, at - nth + run.length)
    const said = text.slice(here[0]?.start, here.at(-1)?.end)
    if (said.toLowerCase() === run.join(' ').toLowerCase()) return run[nth]
  }
  return undefined
}
