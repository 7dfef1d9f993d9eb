// Grave matters told in turns of several words: the same in every language, so that a brief in two of them is read whole.
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { INNOCENT, type Matter, TURNS } from '#lib/composer/packs/turns.ts'

/** As far as a sentence and the one behind it reach. */
const REACH = 110

type Read = { matter: Matter; alone: Phrases; near: readonly Phrases[][] }

const MATTERS: readonly Read[] = Object.entries(TURNS).map(([matter, { alone, near }]) => ({
  matter: matter as Matter,
  alone: phrases(alone),
  near: near.map(pair => pair.split(' + ').map(phrases)),
}))

export const innocent: Phrases = phrases(INNOCENT)

/** Every matter that a text tells of, in the order of the table. */
export function mattersIn(text: string): Matter[] {
  const tokens = tokensOf(text)
  const near = ([one, other]: readonly Phrases[]): boolean => {
    const found = one?.find(text, tokens) ?? []
    if (found.length === 0) return false
    const starts = other?.find(text, tokens).map(({ start }) => start) ?? []
    let at = 0
    return found.some(({ start }) => {
      while (at < starts.length && (starts[at] as number) < start - REACH) at++
      return starts[at] !== undefined && (starts[at] as number) <= start + REACH
    })
  }
  return MATTERS.filter(({ alone, near: pairs }) => alone.in(text, tokens) || pairs.some(near)).map(
    ({ matter }) => matter,
  )
}
