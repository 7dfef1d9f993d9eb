// What no role of a form has taken: whole, in its words and its order, where the form tells more.
import type { Cut } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Filled } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { isContact, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isNeeded } from '#lib/composer/builtin/weight.ts'
import { type CardForm, cardForms, type Form } from '#lib/composer/forms.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** Where a form tells more, the best place first. */
const PLACES: Partial<Record<CardForm, readonly string[]>> = { event: ['body'], hours: ['body', 'caveat'] }

/** Clauses that stood beside each other are one again. */
export function rejoined(cuts: readonly Cut[], brief: Brief): Piece[] {
  const runs = joinNeighbours(cuts, (before, { of, start, end, mark }) => {
    const own = brief.pieces[of]?.text ?? ''
    const isNext = before.of === of && !/[\p{L}\p{N}]/u.test(own.slice(before.end, start))
    return isNext && { ...before, end, mark, text: own.slice(before.start, end) }
  })
  return runs.map(({ from, text, mark }) => {
    const told = /[?？؟]/.test(mark) ? text + mark : text
    return pieceOf(from, told, brief)
  })
}

/** The form with all that is left; where there is no room for all of it, without what only tells more, the last first. Undefined where readers need some of it and it has no room. */
export function withRest(filled: Filled, left: readonly Cut[], brief: Brief): Filled | undefined {
  let told = labelled(left, brief)
  for (;;) {
    const placed = placedIn(filled, told, brief)
    const at = told.findLastIndex(cut => !isNeeded(cut))
    if (placed || at < 0) return placed
    told = told.toSpliced(at, 1)
  }
}

/** “Apply: jobs@…”, “Candidatures : …”: a label and what it is of. */
const labelled = (cuts: readonly Cut[], brief: Brief): Cut[] =>
  joinNeighbours(cuts, (label, cut) => {
    if (label.mark !== ':' || label.of !== cut.of || !isContact(cut)) return undefined
    const text = brief.pieces[cut.of]?.text.slice(label.start, cut.end) ?? ''
    return { ...cut, ...pieceOf(cut.from, text, brief), start: label.start }
  })

function placedIn(filled: Filled, cuts: readonly Cut[], brief: Brief): Filled | undefined {
  const form: Form = cardForms[filled.form]
  const parts = [...filled.parts]
  const roomOf = (role: string) => form.roles.find(one => one.name === role)
  const free = (role: string) => (roomOf(role)?.times ?? 0) - parts.filter(one => one.role === role).length
  const fits = (role: string, text: string) => free(role) > 0 && width(text) <= (roomOf(role)?.most ?? 0)
  const lines = cuts.filter(cut => {
    const role = isContact(cut) ? ['cta', 'contact'].find(each => fits(each, cut.text)) : undefined
    if (role) parts.push(part(role, upperFirst(cut.text), cut.from))
    return !role
  })
  const told = rejoined(lines, brief)
  if (told.length === 0) return { ...filled, parts }
  const text = lineOfSentences(told.map(one => sentence(upperFirst(one.text))))
  const role = PLACES[filled.form]?.find(each => fits(each, text))
  const from = [...new Set(told.flatMap(one => one.from))]
  return role === undefined ? undefined : { ...filled, parts: [...parts, part(role, text, from)] }
}

/** What stands above the news may be a few words: “Save the date!”. */
export const isAside = (cuts: readonly Cut[]): boolean =>
  cuts.every(({ literals, of, claims }) => literals.length === 0 && of === 0 && !claims.has('not')) &&
  cuts.reduce((sum, { text }) => sum + text.split(' ').length, 0) <= ASIDE
const ASIDE = 4
