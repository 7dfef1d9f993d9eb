// What an order points back to is news: “We are holding an exhibition. Could you make a slideshow to announce it?”
import type { Heard } from '#lib/composer/audience/audience.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import { meanOf } from '#lib/composer/builtin/reading/rules/piece.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const POINTS =
  /(?<!\p{L})(?:(?:about|announc(?:e|ing)|advertis(?:e|ing)|promot(?:e|ing)|mark(?:ing)?|celebrat(?:e|ing)|out of|from|on) (?:it|this|that|all (?:of )?this)|dazu|darüber|daraus|hieraus|(?:sur|de|avec|à partir de) (?:ça|cela)|là-dessus|(?:sobre|de|con|com) (?:es[to]o|isso|isto)|disso|disto|(?:su|di|con|da) (?:questo|ciò)|(?:hier|daar)(?:over|van)|(?:o|z) tym|z tego|(?:om|av) (?:det|detta))(?!\p{L})/iu

/** “We are looking for a Treasurer and I should be grateful for a post which …”: what stands before such a wish is what it is about. */
const WISHED =
  / (?:and (?:I|we)(?: should| would|['’]d) (?:be (?:very |most |so )?(?:grateful|glad|obliged|pleased|delighted)|like|love)|und (?:ich|wir) (?:wären?|hätten?|würden?|bräuchten?)|et (?:je serais|nous serions|j['’]aimerais|nous aimerions|je voudrais|il (?:nous |me )?faudrait)|y (?:me|nos) (?:gustaría|vendría bien|haría falta)|e (?:mi|ci) (?:piacerebbe|servirebbe)|e (?:gostava|gostaria|precisava)|en (?:ik|we) (?:zou|zouden|hadden)) [^.!?]{0,60}(?:post|picture|card|carousel|slideshow|video|film|graphic|image|poster|beitrag|karte|bild|publication|carte|imagen|publicación|tarjeta|immagine|imagem|publicação|bericht|afbeelding)(?!\p{L})/iu

/** Words of the piece before it, or of what stands before the wish, are likelier news than not, unless it is surely none. */
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
  for (const [at, text] of segments.entries()) {
    const end = WISHED.exec(text)?.index ?? 0
    const own = wordsOf(at).filter(({ word }) => word.end <= end)
    if (own.length >= SAYS && leadOf(text) === 0) for (const one of own) told.add(one)
  }
  return heard.map(one => (told.has(one) && one.chance > LIKELY ? { ...one, chance: LIKELY } : one))
}
const [ORDERS, SURELY_NONE, LIKELY, SAYS] = [0.9, 0.85, 0.4, 5]
