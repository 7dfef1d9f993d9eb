// Briefs in which is marked what is not for readers: {o:…} to the maker, {w:…} a wish for its looks, {s:…} secret, {u:…} in doubt,
// {x:…} overtaken, {n:…} noise. Some also mark {h:…} the headline, and | where a line begins.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { putSigns, spokenIn } from '#lib/composer/segments/spoken.ts'
import { AssetType } from '#lib/plans.ts'
import { dice } from '#lib/render/seed.ts'

export type Marked = {
  file: string
  language: string
  asset_type: AssetType
  text: string
  /** What each letter of the text is: a mark, or a space for what readers read. */
  marks: string
  /** Where lines are marked: “h” for a letter of the headline, and “b” for one that begins a line, “?” where nobody said. */
  lines?: { headline: string; begins: string }
}

export const FOLDER = join(import.meta.dirname, 'briefs')

/** Dictation, corrections in mid sentence and threads. */
export const HARD = join(import.meta.dirname, 'hard')

/** Notes that somebody lets slip among news, without a word that says so. */
export const SLIPS = join(import.meta.dirname, 'slips')

/** First briefs of strangers, which teach nothing. */
export const UNSEEN = join(import.meta.dirname, 'held')

/** As strangers type them first. */
export const TYPED = join(import.meta.dirname, 'typed')

/** With their headline and their lines. */
export const LINES = join(import.meta.dirname, 'lines')

/** What stands between two lines differs from one time to the next. */
export const readMarked = (folder = FOLDER, time = 0): Marked[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^---[ \t]*$/m)
        .map(part => part.trim())
        .filter(part => part !== '')
        .map((part, nth) => parse(name, part, dice(`${name} ${nth} ${time}`))),
    )

function parse(file: string, part: string, roll: () => number): Marked {
  const [head = '', ...lines] = part.split('\n')
  const [, language = '', asset] = /^#\s*(\w\w)\s*\|\s*(\w+)\s*$/.exec(head) ?? []
  if (language === '') throw new Error(`${file}: “${head}” is no head of a brief, such as “# en | card”`)
  const body = lines.join('\n').trim()
  const written = unmarked(body, SEPARATORS[Math.floor(roll() * SEPARATORS.length)] ?? ', ')
  const { text, marks, headline, begins } = typedBy(written)
  if (/\{[a-z]:/.test(text)) throw new Error(`${file}: a mark is left in “${text.slice(0, 80)}”`)
  const isLined = /\{h:| \|/.test(body)
  return {
    file,
    language,
    asset_type: AssetType.parse(asset),
    text,
    marks,
    ...(isLined && { lines: { headline, begins } }),
  }
}

/** What people type between two lines. */
const SEPARATORS = [', ', '. ', '\n', ' ', ', ', '. ', ' - ']
const LETTER = /[\p{L}\p{N}]/u

type Letters = { text: string; marks: string; headline: string; begins: string }

function unmarked(written: string, separator: string): Letters {
  const all: Letters = { text: '', marks: '', headline: '', begins: '' }
  let next = 'b'
  const put = (letters: string, mark = ' ', headline = ' ', opens = ' '): void => {
    const first = letters.search(LETTER)
    all.text += letters
    all.marks += mark.repeat(letters.length)
    all.headline += headline.repeat(letters.length)
    all.begins += first < 0 ? ' '.repeat(letters.length) : opens.padStart(first + 1).padEnd(letters.length)
  }
  for (const { 1: mark, 2: inside = '', 3: bar, 4: line, 5: plain = '' } of written.matchAll(PARTS)) {
    if (bar !== undefined) {
      for (const name of Object.keys(all) as (keyof Letters)[])
        all[name] = all[name].slice(0, all.text.trimEnd().length)
      put(bar.includes('\n') ? '\n' : /[.!?,;:]$/.test(all.text) ? ' ' : separator)
    } else if (mark === 'h') put(inside, ' ', 'h', 'b')
    else if (mark) put(inside, mark)
    else put(line ?? plain, ' ', ' ', LETTER.test(plain) ? next : ' ')
    next = bar !== undefined || line ? 'b' : mark ? '?' : LETTER.test(plain) ? ' ' : next
  }
  return all
}

/** As it is dictated to a phone: no capitals, no stops and no new lines. */
export function dictated({ text, marks, lines, ...brief }: Marked): Marked {
  const signs = [...text.matchAll(STOPS)].map(({ index }) => index)
  const without = (letters: string) => {
    const all = letters.split('')
    for (const at of signs) all[at] = /\s/.test(text[at] ?? '') ? ' ' : ''
    return all.join('')
  }
  return {
    ...{ ...brief, text: without(text).toLowerCase(), marks: without(marks) },
    ...(lines && { lines: { headline: without(lines.headline), begins: without(lines.begins) } }),
  }
}
const STOPS = /[.,;:!?](?!\S)|\n/g

/** Signs that were dictated are typed here as the composer types them, so that what is marked stays beside its letters. */
function typedBy({ text, marks, headline, begins }: Letters): Letters {
  const spoken = spokenIn(text)
  const blank = (letters: string) => putSigns(letters, spoken, sign => ' '.repeat(sign.length))
  return { text: putSigns(text, spoken), marks: blank(marks), headline: blank(headline), begins: blank(begins) }
}
const PARTS = /\{([oswuxnh]):\s?([^{}]*)\}|(\s*\|\s*)|(\n)|([^{|\n]+|\{)/g
