// An event whose name says no more than its kind: “Webinar on 9 December at 11am, closing your books in a day, …”.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Part, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { width } from '#lib/composer/words/width.ts'
import { uncapitalized } from '#lib/words/capitalized.ts'

type Named = { name: Part; left: readonly Piece[] }

/** With what stands in marks: “webinar, free, ‘Closing your books’ with Ines”. */
function withTitle(name: Part, left: readonly Piece[], brief: Brief): Named | undefined {
  for (const [at, one] of left.entries()) {
    const [quote, ...more] = quotesOf(one.text)
    const title = quote ? one.text.slice(quote.start + 1, quote.end - 1).trim() : ''
    const text = `${name.text}: ${title}`
    if (!quote || more.length > 0 || !title.includes(' ') || width(text) > NAME) continue
    const rest = bare(`${one.text.slice(0, quote.start).trimEnd()} ${one.text.slice(quote.end).trimStart()}`)
    const others = rest === '' ? [] : [pieceOf([...one.from], upperFirst(rest), brief, one.raw)]
    return { name: { ...name, text }, left: [...left.slice(0, at), ...others, ...left.slice(at + 1)] }
  }
  return undefined
}

/** With the next clause, which says what of. */
export function withMatter(name: Part, left: readonly Piece[], brief: Brief): Named {
  const titled = KIND.test(name.text) ? withTitle(name, left, brief) : undefined
  if (titled) return titled
  const { clock } = brief
  const [matter, ...others] = left
  const isTyped = clock.language === 'de' || matter?.raw.includes(matter.text)
  const inSmall = (said: string) => (isTyped ? said : uncapitalized(said))
  const text = matter ? `${name.text}: ${inSmall(matter.text)}` : ''
  const isOf =
    matter &&
    KIND.test(name.text) &&
    /^[\p{L}\p{N}]+(?: [^,.:;]+)$/u.test(matter.text) &&
    matter.from[0] === name.from[0] &&
    matter.literals.every(({ kind }) => kind === 'number') &&
    !BESIDE.test(matter.text) &&
    width(text) <= NAME
  return isOf ? { name: { ...name, text }, left: others } : { name, left }
}
const NAME = mostOf(cardForms.event, 'name')
const KIND =
  /^(?:(?:an?|our|free|online|live) )*(?:webinar|workshop|talk|lecture|seminar|masterclass|class|course|session|demo|kurs|vortrag|seminar|atelier|conférence|cours|stage|taller|charla|curso|clase|corso|laboratorio|lezione|palestra|oficina|warsztaty|wykład|lezing|cursus)$/iu
const BESIDE =
  /^(?:with|by|for|free|at|in|from|led|hosted|no|all|bring|book|sign|limited|places|spots|mit|von|für|kostenlos|gratis|avec|par|pour|gratuit|con|por|para|per|com|gratuito|z|voor|met)(?!\p{L})/iu
