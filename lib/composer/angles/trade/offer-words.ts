// What an offer asks for, and the brief's own sentence for it.
import { readable } from '#lib/composer/angles/tools.ts'
import { findBanned } from '#lib/composer/check/banned.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'

/** “15%” or “£20”, and where it stands. */
export type Saving = { start: number; end: number; text: string }

const clauseOf = (reading: Reading, saving: Saving): Clause | undefined =>
  reading.facts.find(each => within([saving], each).length > 0)

const GETS =
  /[,:]? ?(?:\b(?:and|to|you(?:’ll)?|we(?:’ll| will)|both|each|all) )*\b(?:get|gets|save|receive|enjoy|take|have|give you|for)(?: an?(?: extra)?| up to)?$/i

/** “Book direct and get 15% off”, “Students get 10% off”: the condition belongs to the number. */
export function conditioned(reading: Reading, saving: Saving, offs: readonly string[]): string[] {
  const clause = clauseOf(reading, saving)
  const before = clause ? reading.speak(clause.start, saving.start) : ''
  const reduced = before.match(/^(\p{L}.{2,26}?) (?:(?:are|is) )?(?:now )?reduced by$/iu)?.[1]
  if (reduced) return [`${offs.at(-1)} ${lowerFirst(reduced)}.`]
  const ahead = before.replace(GETS, '').trim()
  if (!clause || ahead === before || ahead === '' || /\d/.test(ahead)) return []
  if (startsWithVerb(ahead)) return offs.map(off => `${upperFirst(off)} when you ${lowerFirst(ahead)}.`)
  return /^(?:\p{L}+ ){0,2}\p{L}+s$/iu.test(ahead) && !/^(?:we|you|your|our)\b/i.test(ahead)
    ? offs.map(off => `${upperFirst(ahead)}: ${lowerFirst(off)}.`)
    : []
}

/** “Camp: Monday to Friday, £140, siblings £20 off”: a saving for some, beside the news. */
export function aside(reading: Reading, saving: Saving): boolean {
  const clause = clauseOf(reading, saving)
  const at = clause?.parts.findIndex(part => saving.start >= part.start && saving.end <= part.end) ?? 0
  return at > 0 && /^\p{L}/u.test(clause?.parts[at]?.text ?? '')
}

/** The sentence of the brief where the built one would lose a condition. */
export function ownWords(reading: Reading, saving: Saving | undefined, said: readonly string[]): string | undefined {
  const clause = saving && clauseOf(reading, saving)
  const text = clause ? readable(clause, reading) : ''
  return clause && text && findBanned(text, reading.language).length === 0 && covered(clause.text, said) < 0.85
    ? text
    : undefined
}

/** What the sentence says after its “15% off everything”. */
export function tailOf(own: string, saving: Saving | undefined, thing = ''): string {
  const head = [`${saving?.text} off ${thing}`, `${saving?.text} off`].find(each => own.includes(each))
  const tail = head ? stripStop(own.slice(own.indexOf(head) + head.length)).replace(/^[\s,;:–-]+(?:and )?/, '') : ''
  return tail.length > 8 ? sentence(upperFirst(tail)) : ''
}
