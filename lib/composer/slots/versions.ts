import type { Brand } from '#lib/composer/plan.ts'
import type { Span } from '#lib/composer/slots/links.ts'

const VERSION =
  /(?<![\w.,£$€])(?:v(?:ersion )?\s?)?(\d{1,3}(?:\.\d{1,3}){1,2}(?:-(?:beta|rc|alpha)\.?\d*)?|(?<=v)\d{1,3}|(?<=version )\d{1,3})(?![\w%]|\.\d| ?(?:%|min|hours?|times|x\b|k\b|m\b|stars?|million|billion|percent|kg|km|GB|MB|ms|s\b|\/))/gi

const OUT = /^ (?:is|are) (?:now )?(?:out|here|live|available|released)\b/i

/** Release numbers: after a `v`, the word, the product's name, or at the head of the brief. */
export function findVersions(text: string, brand: Brand): Span[] {
  const product = (brand.offer.product_name || brand.name).toLowerCase()
  return [...text.matchAll(VERSION)].flatMap(match => {
    const before = text
      .slice(Math.max(0, match.index - 40), match.index)
      .toLowerCase()
      .trimEnd()
    const marked =
      /^v/i.test(match[0]) || OUT.test(text.slice(match.index + match[0].length)) || /\bnew in$/.test(before)
    const headed =
      match.index === 0 ||
      before.endsWith(product) ||
      /(?:release[sd]?|shipp\w+|update|upgrade to|announc\w+|launch\w*|released?:?|our|app|new)$/.test(before)
    const known = /\b(?:release|version|changelog|update[ds]?|upgrade|here|adds|out|ship|shipped|released)\b/i.test(
      text,
    )
    return marked || (headed && (known || match.index === 0))
      ? [{ value: match[1] ?? '', start: match.index, end: match.index + match[0].length }]
      : []
  })
}
