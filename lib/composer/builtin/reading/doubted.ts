// What is thought of the words of a piece before it is cut: what was learned, what rules leave out, and what is told whatever was learned.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { figuresTitleIn, introducedIn, pageTitleIn } from '#lib/composer/builtin/forms/titles.ts'
import type { Doubted } from '#lib/composer/builtin/reading/cut.ts'
import { announcedIn, leadOf, orderedIn, tailOf } from '#lib/composer/builtin/reading/leads.ts'
import { LIKELY } from '#lib/composer/builtin/reading/lines.ts'
import { thanksIn } from '#lib/composer/builtin/reading/ordered/closes.ts'
import { isNewsBehind } from '#lib/composer/builtin/reading/ordered/news.ts'
import { placeEnds } from '#lib/composer/builtin/reading/places.ts'
import type { LeftList } from '#lib/composer/builtin/reading/rules/ruled.ts'
import { SURELY } from '#lib/composer/builtin/reading/sure.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Span = { start: number; end: number }
export type Reading = {
  literals: readonly Literal[]
  lexicons: readonly Lexicon[]
  isSpeaker: boolean
  quoted: Span | undefined
  /** Clauses whose value somebody has put right. */
  corrected: ReadonlySet<number | undefined>
  hides: boolean
}
/** Words of a piece with what is thought of them; what an order is about, the title of a page and who is quoted are told, whatever is thought of them. */
export function doubted(
  text: string,
  own: readonly Heard[],
  rules: readonly (LeftList | undefined)[],
  { literals, lexicons, isSpeaker, quoted, corrected, hides }: Reading,
): Doubted[] {
  const lead = leadOf(text) || orderedIn(text, own, lexicons)
  const tail = tailOf(text, lead)
  const about = own.find(({ word }) => word.start >= lead)?.word.clause
  const isClause = (nth: number) => own[nth]?.word.clause !== own[nth - 1]?.word.clause
  const places = own.flatMap(({ word: { start } }, nth) =>
    isClause(nth) ? { start, end: placeEnds(text, start) } : [],
  )
  const isPlace = (start: number) => places.some(place => place.start <= start && start < place.end)
  const isNews = lead > 0 && isNewsBehind(text, lead, literals)
  const title = pageTitleIn(text, lexicons) ?? (lead === 0 ? figuresTitleIn(text) : undefined)
  const by = hides ? undefined : introducedIn(text, lexicons)
  const isIn = (start: number, span = { start: 0, end: 0 }) => start >= span.start && start < span.end
  const thanks = thanksIn(text)
  const opening = thanks?.end ?? announcedIn(text, lexicons)
  const isNamed = (start: number, chance: number) =>
    isSpeaker || isIn(start, title) || isIn(start, quoted) || (isIn(start, by) && chance < SURELY)
  return own.map(({ word: { start, end, clause }, chance, aside, begins, promised, listed = false }, nth) => {
    const isOrder = thanks ? isIn(start, thanks) : end <= lead || start >= tail || isPlace(start)
    const found = rules[nth] ?? (isOrder ? 'style' : undefined)
    const rule = promised && /^(?:style|unsure)$/.test(found ?? '') ? undefined : found
    const sure =
      corrected.has(clause) || (isNews && clause === about) || isNamed(start, chance) || start < opening ? 0 : chance
    const isStart = isClause(nth) || begins > LIKELY || start === lead || places.some(place => place.end === start)
    return { start, end, rule, chance: rule ? 1 : sure, aside, begins: isStart, parts: isClause(nth), listed }
  })
}
