// What an order points back to is news: “We are holding an exhibition. Could you make a slideshow to announce it?”
import type { Heard } from '#lib/composer/audience/audience.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import { meanOf } from '#lib/composer/builtin/reading/rules/piece.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const POINTS =
  /(?<!\p{L})(?:(?:about|announc(?:e|ing)|advertis(?:e|ing)|promot(?:e|ing)|mark(?:ing)?|celebrat(?:e|ing)|out of|from|on) (?:it|this|that|all (?:of )?this)|dazu|darüber|daraus|hieraus|(?:sur|de|avec|à partir de) (?:ça|cela)|là-dessus|(?:sobre|de|con|com) (?:es[to]o|isso|isto)|disso|disto|(?:su|di|con|da) (?:questo|ciò)|(?:hier|daar)(?:over|van)|(?:o|z) tym|z tego|(?:om|av) (?:det|detta))(?!\p{L})/iu

/** Words of the piece before it are likelier news than not, unless it is surely none. */
export function referred(
  heard: readonly Heard[],
  segments: readonly string[],
  lexicons: readonly Lexicon[],
): readonly Heard[] {
  const wordsOf = (piece: number) => heard.filter(({ word }) => word.piece === piece)
  const told = new Set(
    segments.flatMap((text, at) => {
      const before = segments[at - 1]
      if (before === undefined || !POINTS.test(text) || meanOf(wordsOf(at)) < ORDERS) return []
      const own = wordsOf(at - 1)
      const isNews = leadOf(before) === 0 && !hidesIn(before, lexicons) && meanOf(own) < SURELY_NONE
      return isNews && own.length >= SAYS ? own : []
    }),
  )
  return heard.map(one => (told.has(one) && one.chance > LIKELY ? { ...one, chance: LIKELY } : one))
}
const [ORDERS, SURELY_NONE, LIKELY, SAYS] = [0.9, 0.85, 0.4, 5]
