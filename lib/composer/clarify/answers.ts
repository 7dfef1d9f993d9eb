// What was answered below a brief: which of our questions it was, and what was said to it.
import { packs } from '#lib/composer/packs/index.ts'
import type { Pack } from '#lib/composer/packs/pack.ts'

type Kind = keyof Pack['ask']
/** A line below a brief: one of our questions with what it is about and its answer, another's question, or a wish for the maker. */
export type Line =
  | { kind: Kind; about: string; question: string; answer: string }
  | { kind: 'other' | 'wish'; text: string }

const asks = Object.values(packs).flatMap(({ ask }) => Object.entries(ask) as [Kind, string][])

export function lineOf(text: string): Line {
  for (const [kind, template] of asks) {
    const found = readBy(template, text)
    if (found) return { kind, ...found }
  }
  return { kind: /[?？؟]/u.test(text) ? 'other' : 'wish', text }
}

/** A line that was made by a template, and what stands behind it. */
function readBy(template: string, line: string): { about: string; question: string; answer: string } | undefined {
  const [first = '', ...others] = template.split(/\{[xy]\}/)
  if (!line.startsWith(first)) return undefined
  const about: string[] = []
  let from = first.length
  for (const [nth, part] of others.entries()) {
    const at = nth === others.length - 1 ? line.lastIndexOf(part) : line.indexOf(part, from)
    if (at < from) return undefined
    about.push(line.slice(from, at))
    from = at + part.length
  }
  const answer = line.slice(from).trim()
  return answer === '' ? undefined : { about: about[0] ?? '', question: line.slice(0, from), answer }
}

const YES =
  /^(?:yes|yep|yeah|y|ok|okay|sure|of course|it is|ja|jo|jep|klar|gerne|natürlich|oui|bien sûr|d['’]accord|s[ií]|sì|claro|certo|sim|tak|jasne|はい|نعم)(?![\p{L}\p{N}])/iu
const POLITE =
  /^(?:please|pls|thanks|thank you|do|tell (?:it|them|readers)|it is|of course|bitte|danke|por favor|gracias|s['’]il (?:te|vous) pla[iî]t|merci|per favore|grazie|obrigad[oa]|proszę|です)(?![\p{L}\p{N}])/iu
const MARKS = /^[\s,.;:!–-]+/u

/** Whether it says yes, and what it says beside that: “yes, 3 weeks in all”. */
export function saidIn(answer: string): { isYes: boolean; more: string } {
  const yes = YES.exec(answer)
  if (!yes) return { isYes: false, more: answer }
  const rest = answer.slice(yes[0].length).replace(MARKS, '')
  const polite = POLITE.exec(rest)?.[0] ?? ''
  return { isYes: true, more: rest.slice(polite.length).replace(MARKS, '') }
}
