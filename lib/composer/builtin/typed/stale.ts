// Days that are over, or that may be of two years: “tickets for 12 November” a fortnight later, “by 30 June” in November.
import type { Hold } from '#lib/composer/answer.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

export function staleDay(told: readonly Piece[], today: number, language: string): Hold | false {
  for (const piece of told) {
    if (looksBack(piece, language)) continue
    for (const { text, unsure } of piece.literals.filter(isTyped))
      if (unsure) return hold('moving', `“${text}”: of which year?`)
    const over = piece.literals.filter(isTyped).filter(one => isOver(one, today))
    // “from 2 October to 24 December”: it goes on.
    const goesOn = piece.literals.some(one => one.kind === 'date' && Math.max(...one.values.map(Number)) >= today)
    if (over[0] && !goesOn) return hold('moving', `“${over[0].text}” is over: is it still news?`)
  }
  return false
}

/** Of a day two years ago nobody thinks that it is to come: it is when something began. */
const isOver = ({ values }: Literal, today: number): boolean => {
  const last = Math.max(...values.map(Number))
  return last < today && last > today - HISTORY
}
const HISTORY = 500

/** A date as it was typed. */
const isTyped = ({ kind, text, worked }: Literal): boolean => kind === 'date' && !worked && /\p{Nd}/u.test(text)

/** “We raised £940 on 8 November”, “thank you for coming on 8 November”, “open since 2 November”. */
const looksBack = ({ text, claims }: Piece, language: string): boolean =>
  claims.has('thank') || SINCE.test(text) || (language === 'en' && PAST.test(text))
const PAST = /(?<!\p{L})(?:was|were|had|made|sold|ran|won|met|came|went|took|gave|held|lost|\p{L}{2,}ed)(?!\p{L})/iu
const SINCE =
  /(?<!\p{L})(?:since|from|starting|as of|ab|seit|vom|dès|depuis|a partir|desde|dal|da|od|vanaf|sinds|から|ابتداء|منذ|من)(?!\p{L})/iu
