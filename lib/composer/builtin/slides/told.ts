// Pieces of one build, each with what it is of before what it says of that: “Green: …”, “Spring - …”, “1. You need a starter: no, …”, “FIRST SOCKS Wednesdays …”.
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { memberLines } from '#lib/composer/builtin/slides/members.ts'
import { NUMBER, stepsIn } from '#lib/composer/builtin/slides/steps.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

const { headline: ABOVE, body: BELOW } = SLIDES.fields

export type Told = {
  piece: Piece
  text: string
  /** What it is of. */
  label?: string
  /** What it says of that. */
  said?: string
  isStep: boolean
  /** Of rows that are all of one build. */
  isRow: boolean
}

const LABEL = /^([^:]{2,28}?)\s?: (\S.*)$/su
/** “1. You need a starter: no, a shovel of soil does it”, where all steps are of that build. */
const CLAIM = new RegExp(`^([^:]{2,${ABOVE}}?)(?:\\s?:| [-–—=]) (\\S.*)$`, 'su')
/** What all rows are like. */
const ROWS = [
  // “Boiling water clears grease - just moves it further down”, “5 days = 28 days”.
  new RegExp(`^(.{2,${ABOVE}}?) [-–—=] (\\S.*)$`, 'su'),
  // “LEARN TO KNIT Saturdays June 5 & 12, 10 to noon”.
  /^(\p{Lu}{2}[\p{Lu}’'& -]{0,26}\p{Lu}) ((?:\p{Lu}?\p{Ll}|\d).*)$/su,
  // “Head torch, there are no lights on the site”.
  /^([^,:.?!\d]{3,28}), ((?:it|the|an?|there|because|they|you|es|er|sie|das|die|der|weil|denn|man|da|il|elle|on|le|la|les|car|c['’]est|porque|el|los|se|è|perché|het|de|want|omdat|daar|dat|bo)(?: [^\s,]+){3,}.*)$/isu,
]
/** Behind rows there may be as many that close the set. */
const BEHIND = 2

/** “1 dry it first”: a step is set with its number large, and begins behind it. */
export function toldOf(pieces: readonly Piece[]): Told[] {
  const steps = stepsIn(pieces)
  const [, ...others] = pieces
  const rows = ROWS.map(row => {
    const end = others.findIndex(one => steps.has(one) || !row.test(one.text))
    return { row, count: end < 0 ? others.length : end }
  }).find(({ count }) => count >= LISTED && others.length - count <= BEHIND)
  const areClaims = steps.size >= LISTED && [...steps].every(({ text }) => CLAIM.test(text))
  return pieces.map((piece, at) => {
    const isStep = steps.has(piece)
    const number = isStep ? (NUMBER.exec(piece.text)?.[0] ?? '') : ''
    const text = number + upperFirst(unbarred(piece.text.slice(number.length)))
    const isRow = rows !== undefined && at > 0 && at <= rows.count
    const [, label, said] = (isStep && areClaims ? CLAIM : isRow ? rows.row : LABEL).exec(text) ?? []
    return { piece, text, isStep, isRow, ...(label && said && { label, said }) }
  })
}

/** Of several with a label each says above what it is of, below it one sentence or a line for each member of its list. */
export const labelled = ({ text, label, said = '' }: Told): { text: string; below?: string } => {
  const rest = upperFirst(said.replaceAll(/ [-–—] /g, ', '))
  const below = memberLines(rest) ?? sentence(rest)
  return label && width(below) <= BELOW ? { text: asked(label), below } : { text }
}

/** “How much is a quote - nothing”: what asks has its mark. */
const asked = (label: string): string =>
  ASKS.test(label) && !/[?？]$/u.test(label)
    ? `${/^(?:¿|qué|cuánt|cuándo|cómo|dónde|puedo|hay )/iu.test(label) ? '¿' : ''}${label}?`
    : label
const ASKS =
  /^(?:\d{1,2}[.)] )?(?:(?:how|what|when|where|why) (?!to )|(?:who|do|does|did|is|are|am|can|could|will|would|should) (?:(?:i|you|ye|we|they|it|the|there|my|your|this|that|a|an|kids|children|dogs)(?!\p{L}))|(?:wie|was|wann|wo|warum) |(?:muss|kann|darf|soll|brauche) (?:ich|man|es)(?!\p{L})|(?:cómo|cuánt[oa]s?|cuándo|dónde|qué|puedo) |(?:quanto|quando|dove|perché|posso|devo) |(?:hoe|wanneer|waar|moet ik|kan ik|mag ik) |(?:ile|kiedy|gdzie|czy) )/iu
