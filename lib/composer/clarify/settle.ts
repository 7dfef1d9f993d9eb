// A brief with the answers that stand below it written into it: what is for readers stays without its doubt, what is not is gone.
import { type Line, lineOf, saidIn } from '#lib/composer/clarify/answers.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import { cleaned } from '#lib/composer/segments/clean.ts'
import { daysIn, isNo, withDays } from '#lib/words/answered.ts'
import { without } from '#lib/words/left-out.ts'
import { partAnswers } from '#lib/words/preferences.ts'

export type Settled = {
  brief: string
  /** Words of it that somebody has said are for readers. */
  sure: readonly string[]
  /** Our questions that are answered. */
  answered: readonly string[]
  /** Other questions with their answers, and wishes, a line each. */
  below: readonly Extract<Line, { text: string }>[]
}
type Answer = Exclude<Line, { text: string }>

export function settle(given: string): Settled {
  const { brief, answers } = partAnswers(cleaned(given))
  const lexicons = [...new Set([languageOf(brief, 'en').language, 'en'])].map(lexiconOf)
  let told: Written = { brief, sure: [] }
  const answered: string[] = []
  const below: Settled['below'][number][] = []
  for (const text of answers) {
    const line = lineOf(text)
    const next = 'text' in line ? undefined : written(told, line, lexicons)
    if (!('text' in line)) answered.push(line.question)
    if (next) told = next
    // What has no place in the brief stays below it.
    else below.push('text' in line ? line : { kind: 'other', text })
  }
  return { ...told, answered, below }
}

type Written = Pick<Settled, 'brief' | 'sure'>

function written(said: Written, line: Answer, lexicons: readonly Lexicon[]): Written | undefined {
  const { kind, about, answer } = line
  const { brief, sure } = said
  if (kind === 'readers') return forReaders(said, about, answer, lexicons)
  if (kind === 'facts' || kind === 'nothing') return { brief: `${brief}\n${answer}`, sure }
  const next = dated(brief, line, lexicons) ?? valued(brief, line)
  return next === undefined ? undefined : { brief: next, sure }
}

function dated(brief: string, { kind, about, answer }: Answer, lexicons: readonly Lexicon[]): string | undefined {
  if (kind !== 'day' && kind !== 'sure') return undefined
  const day = saidIn(answer).isYes ? about : answer
  const next = withDays(brief, [about], day)
  const told = kind === 'sure' ? sureOf(next, day, lexicons) : next
  return told === brief ? undefined : told
}

/** “60 minutes adds up to 45”: the number alone was asked about. */
const valued = (brief: string, { kind, about, answer }: Answer): string | undefined =>
  replaced(
    brief,
    about,
    kind === 'sum' && /^\d[\d.,]*$/.test(answer) ? about.replace(/\d[\d.,]*/, () => answer) : answer,
  )

/** “yes” tells the words, “no” leaves them out, anything else stands in their place. */
function forReaders({ brief, sure }: Written, about: string, answer: string, lexicons: readonly Lexicon[]): Written {
  if (isNo(answer)) return { brief: without(brief, about) ?? brief, sure }
  const { isYes, more } = saidIn(answer)
  const bare = undoubted(about, lexicons)
  const said = more === '' ? bare : !isYes || isAlike(more, bare) ? more : `${bare}. ${more}`
  const now = ENDS.test(about) && !ENDS.test(said) ? `${said}.` : said
  const next = replaced(brief, about, now)
  const told = isYes ? [next === undefined ? about : said === more ? more : bare] : []
  return { brief: next ?? (more === '' ? brief : `${brief}\n${more}`), sure: [...sure, ...told] }
}

/** What ended its sentence ends it still. */
const ENDS = /[.!?…。？！]$/u

/** “3 weeks in all” is said instead of “3 weeks total”. */
const isAlike = (one: string, other: string): boolean => {
  const known = new Set(keysOf(other))
  return keysOf(one).some(key => known.has(key))
}

/** However its blanks were typed. */
function replaced(brief: string, words: string, now: string): string | undefined {
  for (let at = brief.indexOf(words[0] ?? '\0'); at >= 0; at = brief.indexOf(words[0] ?? '\0', at + 1)) {
    const end = endOf(brief, words, at)
    if (end > at) return brief.slice(0, at) + now + brief.slice(end)
  }
  return undefined
}

/** Where words end that begin at a place; 0 where others stand there. */
function endOf(brief: string, words: string, from: number): number {
  let at = from
  for (const part of words.split(' ')) {
    while (at > from && /\s/.test(brief.charAt(at))) at++
    if (!brief.startsWith(part, at)) return 0
    at += part.length
  }
  return at
}

/** The sentences that say a day, without their doubt. */
const sureOf = (brief: string, day: string, lexicons: readonly Lexicon[]): string =>
  brief
    .split(/(?<=[.!?\n])/)
    .map(one => (daysIn(one, [day]).length > 0 ? one.replace(one.trim(), () => undoubted(one.trim(), lexicons)) : one))
    .join('')

/** “3 weeks total i think??” is “3 weeks total”; what would begin in the middle of a thought stays as it is. */
function undoubted(text: string, lexicons: readonly Lexicon[]): string {
  const doubts = lexicons.flatMap(({ doubt }) => doubt.find(text)).toSorted((a, b) => a.start - b.start)
  const ends = [0, ...doubts.map(({ end }) => end)]
  const bare = ends.map((from, nth) => text.slice(from, Math.max(from, doubts[nth]?.start ?? text.length))).join('')
  const tidy = bare
    .replaceAll('??', '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?]|$)/g, '')
    .replace(/,(?=[,.;:!?]|$)/g, '')
    .replace(/^[ ,;:–-]+/, '')
  return tidy === '' || BEGINS.test(tidy) ? text : tidy
}
const BEGINS = /^(?:if|whether|that|ob|dass|si|que|se|czy|że)(?!\p{L})/iu
