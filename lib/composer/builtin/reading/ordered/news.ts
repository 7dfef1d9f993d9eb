// What an order leads to, where that is news.
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'

/** Whether what an order leads to says something, and not only of what it is to be: a sentence, a value or a place. */
export const isNewsBehind = (text: string, lead: number, literals: readonly { start: number }[]): boolean =>
  /(?: that| que| che| dass| dat| att| że| saying| says?| dit| disant| diciendo| dizendo|(?:^| )(?:explain|explicar?|explique[rz]?|spiega)|:) +$/iu.test(
    text.slice(0, lead),
  ) ||
  SENTENCE.test(text.slice(lead)) ||
  (beginsWithDeed(text.slice(lead)) && THREE.test(text.slice(lead))) ||
  isCounted(tokensOf(text.slice(lead))[0]?.key ?? '') ||
  / (?:in|at|en|à|a|em|w|bei|i|te) \p{Lu}\p{Ll}/u.test(text.slice(lead)) ||
  literals.some(({ start }) => start >= lead)

/** “(a carousel on) getting the rota sorted early”. */
export const beginsWithDeed = (text: string): boolean => /^\p{Ll}{2,}ing(?= |$)/u.test(text)
const THREE = /^\S+ \S+ \S/u
const SENTENCE =
  /^(?:we|we[’']re|we[’']ve|i|it|it[’']s|they|there|wir|ich|es|nous|on|il|noi|nosotros|hemos|estamos|abbiamo|siamo|temos|vi|wij)(?= )/iu
