// `npm run words`: the words and names of English by which the built-in writer tells “honey” from “whitstable”, of the American and the British dictionary in package.json,
// and what other languages write with marks or a capital.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { FOLDER, HARD, LINES, readMarked, SLIPS, TYPED } from '#dev/audience/marked.ts'
import { formsOf, readRules } from '#dev/words/affixes.ts'
import { listed } from '#dev/words/folded.ts'
import { LANGUAGES, lettersOf } from '#dev/words/letters.ts'
import { MADE_OF, madeOf } from '#dev/words/made-of.ts'
import { nounsOf } from '#dev/words/nouns.ts'
import { stemsOf } from '#lib/composer/lexis/english/stems.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const LONGEST = 12
const SHORTEST_NAME = 4
/** “In” and “As” are elements; “Ada” is somebody. */
const SHORTEST_WORD = 3

/** All words in small letters, and what is written with a capital. */
function readDictionaries(): { words: Set<string>; capitals: Set<string> } {
  const [words, capitals] = [new Set<string>(), new Set<string>()]
  for (const { aff, dic } of [american, british]) {
    const rules = readRules(text(aff))
    for (const line of text(dic).split('\n').slice(1)) {
      const [root = '', flags = ''] = line.trim().split('/')
      if (/^\p{Ll}+$/u.test(root)) for (const form of formsOf(root, flags, rules)) words.add(fold(form))
      else if (/^\p{Lu}\p{Ll}+$/u.test(root)) capitals.add(fold(root))
    }
  }
  return { words: new Set([...words].filter(word => /^[a-z]{2,}$/.test(word))), capitals }
}

/** Words that are a form of no other that is kept. */
function rootsOf(words: ReadonlySet<string>): Set<string> {
  const kept = new Set<string>()
  for (const word of [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)))
    if (!stemsOf(word).some(stem => kept.has(stem))) kept.add(word)
  return kept
}

/** What people type in briefs, by those that are marked: what a slip of the hand is likeliest to have been meant as. */
function commonIn(words: ReadonlySet<string>): string[] {
  const briefs = [FOLDER, HARD, SLIPS, LINES, TYPED].flatMap(folder => readMarked(folder))
  const typed = briefs
    .filter(({ language }) => language === 'en')
    .flatMap(({ text }) => [...new Set(text.match(COMMON_WORD))])
  return [...Map.groupBy(typed, word => word)].flatMap(([word, uses]) =>
    uses.length >= OFTEN && words.has(word) ? [word] : [],
  )
}
const OFTEN = 5
const COMMON_WORD = /(?<!\p{L})[a-z]{6,12}(?!\p{L})/gu

export function writtenWords(): string {
  const { words, capitals } = readDictionaries()
  const names = [...capitals].filter(name => /^[a-z]+$/.test(name))
  return [
    '// Written by dev/words/main.ts from the npm packages dictionary-en and dictionary-en-gb: SCOWL, © 2000–2018 Kevin Atkinson and those whose lists it is made of,',
    '// who permit use, copying, changes and distribution for any purpose without fee where this notice goes with it.',
    listed(
      'WORDS',
      [...rootsOf(words)].filter(word => word.length <= LONGEST),
    ),
    listed(
      'NAMES',
      names.filter(name => !words.has(name) && name.length >= SHORTEST_NAME),
    ),
    listed(
      'BOTH',
      names.filter(name => words.has(name) && name.length >= SHORTEST_WORD),
    ),
    listed('COMMON', commonIn(words)),
  ].join('\n')
}

const OF = {
  es: 'dictionary-es: © Santiago Bosio and others, under the GPL 3, the LGPL 3 or the Mozilla Public License 1.1, by choice',
  fr: 'dictionary-fr: © Olivier R. and others, under the Mozilla Public License 2.0',
  pl: 'dictionary-pl: © Marek Futrega, Marcin Miłkowski and others, under the GPL, the LGPL or the Mozilla Public License, by choice',
  pt: 'dictionary-pt: © Raimundo Santos Moura and others, under the LGPL 3 or the Mozilla Public License, by choice',
}

/** Words with marks, of what the project has in a language and of the forms of these in its dictionary. */
export function writtenLetters(language: keyof typeof OF): string {
  const { sure, likely, cased } = lettersOf(language)
  return [
    `// Written by dev/words/main.ts from the project’s own texts and the npm package ${OF[language]};`,
    '// this list is under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/).',
    listed(`${language.toUpperCase()}_SURE`, sure),
    listed(`${language.toUpperCase()}_LIKELY`, likely),
    ...(cased.length > 0 ? [listed(`${language.toUpperCase()}_CASED`, cased)] : []),
  ].join('\n')
}

/** What German writes with a capital. */
export function writtenNouns(): string {
  const { nouns, led, heads } = nounsOf()
  const head = '// Written by dev/words/main.ts from the project’s own texts.'
  return [head, listed('NOUNS', nouns), listed('LED', led), listed('HEADS', heads)].join('\n')
}

const LEXIS = join(import.meta.dirname, '../../lib/composer/lexis')

/** Each file and what it has to be. */
export const files: Readonly<Record<string, () => string>> = {
  [join(LEXIS, 'english/words.generated.ts')]: writtenWords,
  [join(LEXIS, 'letters/de.generated.ts')]: writtenNouns,
  ...Object.fromEntries(
    LANGUAGES.map(language => [join(LEXIS, `letters/${language}.generated.ts`), () => writtenLetters(language)]),
  ),
}

if (process.argv[1] === import.meta.filename)
  for (const [path, written] of [...Object.entries(files), [MADE_OF, madeOf] as const]) writeFileSync(path, written())
