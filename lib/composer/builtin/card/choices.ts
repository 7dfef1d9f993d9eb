// A question to readers with what they choose from: “Which roll comes back in May? Rye, spelt or the dark one.”
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { cardForms, EYEBROW_MOST, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'
import { registry } from '#lib/registry.ts'

/** The question above, each choice a line, and below them how readers answer; undefined where anything has no room. */
export function choicesIn(brief: Brief): Filled | undefined {
  const [first, ...others] = brief.pieces
  const asked = first && askedIn(first)
  const [next, ...more] = asked?.rest ? [pieceOf(first?.from ?? [], asked.rest, brief), ...others] : others
  const members = next && membersIn(next, brief.clock.language)
  if (!first || !asked || !next || !members) return undefined
  const said = lineOfSentences(more.map(({ text }) => sentence(upperFirst(text))))
  const from = [...new Set(more.flatMap(one => one.from))]
  const items = members.map(one => part('item', upperFirst(one), next.from))
  const mark = brief.clock.language === 'fr' ? '\u00a0?' : '?'
  const told = `${withoutEnd(asked.question, ' \u00a0?？')}${mark}`
  const question = told.replace(/^[¿¡]?\p{Ll}/u, one => one.toUpperCase())
  const headline = part('headline', question, first.from)
  const has = (role: string, most: number): Part[] | undefined =>
    said === '' ? [] : width(said) <= most ? [part(role, said, from)] : undefined
  const caveat = has('caveat', mostOf(cardForms.list, 'caveat'))
  if (caveat && width(headline.text) <= mostOf(cardForms.list, 'headline'))
    return { form: 'list', parts: [headline, ...items, ...caveat] }
  const closing = has('closing', mostOf(cardForms.notice, 'closing'))
  const small = asked.label && width(asked.label) <= EYEBROW_MOST ? [part('eyebrow', asked.label, first.from)] : []
  return closing && width(headline.text) <= NOTICE
    ? { form: 'notice', parts: [...small, headline, ...items, ...closing] }
    : undefined
}
const NOTICE = HEADLINE_MOST.notice ?? 0

/** The question, what stands before its colon, and what follows it in the same text. */
function askedIn({ text }: Piece): { question: string; label?: string; rest: string } | undefined {
  const [lead = '', label = ''] = LABEL.exec(text) ?? []
  const told = text.slice(lead.length)
  const mark = told.search(/[?？]/u)
  if (mark >= 0)
    return { question: told.slice(0, mark + 1), label: upperFirst(label), rest: told.slice(mark + 1).trim() }
  return WHICH.test(told) ? { question: `${turned(unstopped(told))}?`, label: upperFirst(label), rest: '' } : undefined
}
/** “Question for our followers: …”. */
const LABEL =
  /^((?:an? |eine |une |una |uma |een |en )?(?:question|frage|umfrage|pregunta|domanda|pergunta|vraag|pytanie|fråga|poll|vote|abstimmung|sondage|encuesta|sondaggio|enquete|ankieta|omröstning)(?: [^:?]{2,32})?): /iu
const WHICH =
  /^(?:which|what|who|where|how|welche[rsn]?|was|wer|wohin|quel(?:le)?s?|lequel|laquelle|cuál(?:es)?|qué|quién|quale?|quali|che|cosa|qual|quais|o que|welke?|wat|który|która|które|co|vilk(?:en|et|a)|vad) (?:\S+ ){2,14}\S+$/iu
/** “Which bread we should bring back” is asked of the maker so, and of readers “which bread should we …”. */
const turned = (text: string): string => text.replace(TURNED, '$1 $3 $2 ')
const TURNED =
  /^((?:which|what|who|where|how)(?: [\p{L}’'-]+){0,4}) (we|i|you) (should|shall|could|can|will|would|might) /iu

/** Three or more of which the last two are joined by “or”, each as short as a line of a list. */
function membersIn({ text, literals }: Piece, language: string): string[] | undefined {
  const or = JOINTS.get(language)
  if (!or) return undefined
  const clauses = clausesIn(unstopped(text), literals)
  const last = clauses.at(-1)?.text.replace(or.before, '').split(or.between) ?? []
  const members = [...clauses.slice(0, -1).map(one => one.text), ...last].map(unstopped)
  const isRow =
    clauses.slice(0, -1).every(({ mark }) => mark === ',') && or.between.test(` ${clauses.at(-1)?.text ?? ''}`)
  const hasRoom = members.every(one => one !== '' && width(one) <= ITEM)
  return isRow && hasRoom && members.length >= LISTED - 1 && members.length <= MOST ? members : undefined
}
const ITEM = mostOf(cardForms.list, 'item')
const MOST = 6
const ORS = registry({
  ...{ en: 'or', de: 'oder', es: 'o|u', fr: 'ou', it: 'o|oppure', pt: 'ou', nl: 'of', pl: 'lub|albo|czy', sv: 'eller' },
})
const JOINTS = new Map(
  Object.entries(ORS).map(([language, or]) => [
    language,
    { between: new RegExp(` (?:${or}) `, 'iu'), before: new RegExp(`^(?:${or}) `, 'iu') },
  ]),
)
