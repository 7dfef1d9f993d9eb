// The clauses of a brief, as all kinds read them.
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { type Literal, literalsWithin } from '#lib/composer/literals/literal.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

/** A clause of the piece `of`, where it stands in it. */
export type Cut = Piece & Clause & { of: number }

const cuts = new WeakMap<Brief, Cut[]>()

/** The clauses of all pieces in order, each with its own values; cut once for all kinds. */
export function cutsOf(brief: Brief): Cut[] {
  const ready = cuts.get(brief) ?? cutAll(brief)
  cuts.set(brief, ready)
  return ready
}

const cutAll = ({ pieces, lexicons, clock }: Brief): Cut[] =>
  pieces.flatMap(({ text, from, literals }, of) =>
    (isRow(text) ? [{ start: 0, end: text.length, text, mark: '' } satisfies Clause] : clausesIn(text, literals)).map(
      clause => ({ ...pieceOf(from, clause.text, { lexicons, clock }), ...clause, of }),
    ),
  )

/** A part of a clause, as one of its own; its values stay what they are beside each other. */
export function within(cut: Cut, from: number, to: number, brief: Brief): Cut | undefined {
  const part = cut.text.slice(from, to)
  const text = bare(part)
  const at = from + part.indexOf(text)
  const literals = literalsWithin(cut.literals, at, at + text.length)
  const start = cut.start + at
  return text === ''
    ? undefined
    : { ...cut, ...pieceOf(cut.from, text, brief), literals, start, end: start + text.length }
}

const MARKS = `${SPACES},،、:;–-—`
/** Without marks at its ends; “-15 %” takes away. */
export const bare = (text: string): string => {
  const ended = withoutEnd(text, MARKS)
  const at = [...ended].findIndex(sign => !MARKS.includes(sign))
  return at < 0 ? '' : ended.slice(/^[-–]\d/.test(ended.slice(at - 1)) ? at - 1 : at)
}

const JOINS =
  /(?:^|[\s(])(?:on|at|from|the|am|um|ab|den|im|el|a las|las|desde|le|à|a|dès|il|alle|dal|ore|no|na|às|em|dia|das|o|w|we|od|dnia|في|يوم|من|-|–)$/iu
/** Without a small word that led to a value behind it. */
export function trimmed(text: string): string {
  let left = withoutEnd(text.trim(), MARKS)
  for (let turn = 0; turn < 3; turn++) left = withoutEnd(left.replace(JOINS, ''), MARKS)
  return left
}

export const DAY: readonly Literal['kind'][] = ['date', 'weekday']
