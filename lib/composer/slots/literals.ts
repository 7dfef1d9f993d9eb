import type { Span } from '#lib/composer/slots/links.ts'

const LITERAL =
  /(?<![\w@/.-])(?:--[a-z][\w-]*(?:=[^\s,;]+)?|[A-Za-z]\w*_\w+(?:=[^\s,;]+)?|[\w-]*[\w/]\.(?:toml|ya?ml|json|lock|env|ini|conf|cfg|sh)\b|\.env\b|[a-z]\w*(?:\.\w+)*\(\))(?<![.:])/g

/** Options, settings and file names: a reader types them letter by letter, so they are never spelled anew. */
export const findLiterals = (text: string): Span[] =>
  [...text.matchAll(LITERAL)].map(match => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
