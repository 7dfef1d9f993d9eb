// Why somebody looks at what the built-in writer made: it approves what it can prove, and is in doubt about the rest.
import type { Hold } from '#lib/composer/answer.ts'
import { pageTitleIn } from '#lib/composer/builtin/forms/titles.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { unproven } from '#lib/composer/builtin/proof/proof.ts'
import { isDone } from '#lib/composer/builtin/reading/asides/done.ts'
import { listOf } from '#lib/composer/builtin/reading/listed/lists.ts'
import { isGreeting } from '#lib/composer/builtin/reading/ordered/greets.ts'
import type { Left, Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { movingDay } from '#lib/composer/builtin/typed/moving.ts'
import { staleDay } from '#lib/composer/builtin/typed/stale.ts'
import { unlisted } from '#lib/composer/guard/language.ts'
import { hold, short } from '#lib/composer/guard/rule.ts'
import { eitherOr } from '#lib/composer/literals/either.ts'
import { hasPack } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** How it was written: by a kind that had a place for everything, plainly, or from what the brand says of itself. */
export type Way = 'exact' | 'plain' | 'brand'
type Made = {
  question: Question
  sorted: Sorted
  told: readonly Piece[]
  way: Way
  /** Everything stands on the picture or under it. */
  all: boolean
  /** Lines of the brand fill it up. */
  thin: boolean
}
type Check = (made: Made) => readonly (Hold | false)[]

export const holdsOf = (made: Made): Hold[] => CHECKS.flatMap(check => check(made)).filter(one => one !== false)

const leftOut: Check = ({ question, sorted, told }) => {
  const noise = sorted.left.filter(({ list }) => list === 'noise' && told.length > 0)
  const isWish = ({ n }: Left) => question.below?.get(n) === 'wish'
  const isMet = ({ list, text }: Left) => list === 'style' && isDone(text, question.asset_type)
  const others = sorted.left.filter(one => !noise.includes(one) && !isGreeting(one.text) && !isMet(one))
  const said = noise.filter(one => !isGreeting(one.text))
  return [
    ...others.filter(one => !isWish(one)).map(({ text, list }) => hold('left_out', text, list)),
    // Only a model reads what its maker is asked for.
    ...others.filter(isWish).map(({ text }) => hold('wish', text, 'picture')),
    said.length > 0 && hold('left_out', said.map(({ text }) => text).join(' '), 'noise'),
  ]
}

const innocence: Check = ({ question, sorted, way }) => (way === 'brand' ? [] : unproven(question, sorted))

const thinFacts: Check = ({ way, all, thin }) => [
  way === 'brand' && hold('facts', 'your brief has nothing that readers could learn, so a line of your brand is told'),
  !all && hold('picture', 'not all of your brief stands on the picture'),
  thin && hold('picture', 'your brief says one thing only, so a line of your brand was added'),
]

const moving: Check = ({ question, sorted, told, way }) =>
  way === 'brand' ? [] : [movingDay(question, sorted), staleDay(told, sorted.today, sorted.language)]

const QUOTED = 5
/** Whoever is quoted said yes to it. */
export const AGREED =
  /\bagreed?\b|\bok(?:ay)? (?:with|to (?:use|share|quote|post))\b|\bsaid (?:ok|yes|(?:we|i) (?:can|could|may))\b|\bhappy (?:to be named|with that)\b|\bhappy (?:for us )?to (?:be quoted|share|use)\b|permission|\bconsent|einverstanden|freigegeben|de acuerdo|autoriz|d['’]accord\b|d['’]accordo|zgod|許可|了承|承諾|موافق/iu
/** What stands in marks behind it is what it is called. */
const NAMES_IT =
  /(?<!\p{L})(?:webinar|workshop|talk|lecture|seminar|masterclass|class|course|book|novel|film|movie|play|album|song|exhibition|show|blog post|article|guide|report|episode|podcast|kurs|vortrag|buch|ausstellung|stück|atelier|conférence|livre|exposition|pièce|taller|charla|libro|película|exposición|corso|mostra|spettacolo|palestra|oficina|livro|exposição|lezing|cursus|boek|warsztaty|wykład|książka|wystawa)(?: [^"'“‘„«.!?]{0,40})?$/iu
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The title of a page is nobody's words. */
const consent: Check = ({ question: { segments }, told, sorted: { lexicons } }) => [
  told.some(({ text, from }) => {
    const title = from.flatMap(n => pageTitleIn(segments[Number(n) - 1] ?? '', lexicons)?.title ?? [])[0]
    const said = quotesOf(text).flatMap(({ start, end }) =>
      NAMES_IT.test(text.slice(0, start)) ? [] : [text.slice(start + 1, end - 1).trim()],
    )
    return said.some(each => each !== title && words(each) >= QUOTED)
  }) &&
    !AGREED.test(segments.join('\n')) &&
    hold('consent', 'the brief does not say that who is quoted agreed'),
]

const doubts: Check = ({ sorted: { told } }) => {
  const either = eitherOr(told)
  return [either !== undefined && hold('uncertain', `“${either.text}”: one of two, nobody said which`)]
}

/** “Five films: …”, and three of them. */
const miscounted: Check = ({ sorted, told }) =>
  told.flatMap(({ text, literals }) => {
    const list = listOf(text, literals, sorted.lexicons)
    if (list?.count === undefined) return []
    const {
      count,
      members: { length },
    } = list
    return count === length ? [] : [hold('counted', `“${short(text)}” says ${count}, and ${length} follow`)]
  })

const language: Check = ({ sorted }) => [!hasPack(sorted.language) && unlisted(sorted.language)]

const CHECKS: readonly Check[] = [leftOut, innocence, thinFacts, moving, consent, doubts, miscounted, language]
