import { clean } from '#lib/composer/angles/tools.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'

export const LONG_CLAIM = 64

/** “On all paid plans.”: for whom or where, not what. */
const WHERE = /^(?:On|In|For|With|At|From) (?:all|every|each|any|our|the|your)\b/

/** What can stand under the name: what it does, then the facts beside it, none of them naming it again. */
export function claimsOf(
  more: readonly string[],
  does: string | undefined,
  thing: string,
  price: string | undefined,
): string[] {
  const bare = bareNoun(thing).toLowerCase()
  const facts = more.map(text => {
    const at = text.toLowerCase().indexOf(bare)
    const after =
      at >= 0
        ? text
            .slice(at + bare.length)
            .replace(/^[\s,;:–-]+/, '')
            .replace(/^(?:is|are) (?:back|here|in|out|live)(?: now| again)?[,.:;] (?=\S)/i, '')
        : text
    const plain = after.replace(/^(?:It|They|This|That|which|is|are)\s+(?:(?:is|are)\s+)?(?:now )?/i, '')
    return at >= 0 && /^(?:feature|is|are)?\s*(?:launch|arriv|com|out|live|here|back|from|on\b)/i.test(after)
      ? ''
      : sentence(upperFirst(plain))
  })
  const lines = clean([does && sentence(upperFirst(does)), ...facts]).filter(
    (text, index, all) => text.split(' ').length >= 2 && covered(text, all.slice(0, index)) < 0.6,
  )
  const short = lines.filter(text => text.length <= LONG_CLAIM && !WHERE.test(text))
  return short
    .filter(text => !(price && stripStop(text).length <= price.length + 8 && short.length > 1 && text === short[0]))
    .concat(lines.filter(text => text.length > LONG_CLAIM || WHERE.test(text)))
}
