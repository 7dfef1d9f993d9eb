// Spelling dictionaries whose licence lets a list be made of them: those of German and Italian are under the GPL alone.
import spanish from 'dictionary-es'
import french from 'dictionary-fr'
import polish from 'dictionary-pl'
import portuguese from 'dictionary-pt'
import { formsOf, readRules } from '#dev/words/affixes.ts'

const DICTIONARIES = { es: spanish, fr: french, pl: polish, pt: portuguese }
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The forms of each root in small letters; of a language without a dictionary there are none. */
export function* rootsIn(language: string): Generator<readonly string[]> {
  const { aff, dic } = DICTIONARIES[language as keyof typeof DICTIONARIES] ?? {}
  if (!aff || !dic) return
  const rules = readRules(text(aff))
  for (const line of text(dic).split('\n').slice(1)) {
    const [root = '', flags = ''] = (line.split(/\s/)[0] ?? '').split('/')
    if (/^\p{L}+$/u.test(root)) yield formsOf(root, flags, rules)
  }
}
