// Briefs in which is marked what is not for readers: {o:…} to the maker, {s:…} secret, {u:…} in doubt, {x:…} overtaken, {n:…} noise.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AssetType } from '#lib/plans.ts'

export type Marked = {
  file: string
  language: string
  asset_type: AssetType
  text: string
  /** What each letter of the text is: a mark, or a space for what readers read. */
  marks: string
}

export const FOLDER = join(import.meta.dirname, 'briefs')

/** Dictation, corrections in mid sentence and threads. */
export const HARD = join(import.meta.dirname, 'hard')

/** Notes that somebody lets slip among news, without a word that says so. */
export const SLIPS = join(import.meta.dirname, 'slips')

export const readMarked = (folder = FOLDER): Marked[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^---[ \t]*$/m)
        .map(part => part.trim())
        .filter(part => part !== '')
        .map(part => parse(name, part)),
    )

function parse(file: string, part: string): Marked {
  const [head = '', ...lines] = part.split('\n')
  const [, language = '', asset] = /^#\s*(\w\w)\s*\|\s*(\w+)\s*$/.exec(head) ?? []
  if (language === '') throw new Error(`${file}: “${head}” is no head of a brief, such as “# en | card”`)
  const [text, marks] = unmarked(lines.join('\n').trim())
  if (/\{[osuxn]:/.test(text)) throw new Error(`${file}: a mark is left in “${text.slice(0, 80)}”`)
  return { file, language, asset_type: AssetType.parse(asset), text, marks }
}

function unmarked(written: string): [text: string, marks: string] {
  let [text, marks] = ['', '']
  for (const { 1: mark, 2: inside, 3: plain } of written.matchAll(/\{([osuxn]):\s?([^{}]*)\}|([\s\S])/g)) {
    const letters = inside ?? plain ?? ''
    text += letters
    marks += (mark ?? ' ').repeat(letters.length)
  }
  return [text, marks]
}
