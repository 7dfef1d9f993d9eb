// An event whose name says no more than its kind: “Webinar on 9 December at 11am, closing your books in a day, …”.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import type { Part, Piece } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'
import { uncapitalized } from '#lib/words/capitalized.ts'

type Named = { name: Part; left: readonly Piece[] }

/** With the next clause, which says what of. */
export function withMatter(name: Part, left: readonly Piece[], { clock }: Brief): Named {
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
