// What a word of English may be a form of: “jars” of “jar”, “collected” of “collect”, “favours” of “favors”.

/** An ending, and what stood in its place. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ...(['s', 'es', 'ed', 'd', 'ing', 'ings', 'er', 'r', 'ers', 'rs', 'est', 'ly', 'ness'] as const).map(
    ending => [ending, ''] as const,
  ),
  ...(['ies', 'ied', 'ily', 'iness'] as const).map(ending => [ending, 'y'] as const),
  ['ing', 'e'],
]
const LEAST = 3
const DOUBLED = /([bdfglmnprtvz])\1(?:ed|ing|er|ers|est)$/

export function stemsOf(word: string): string[] {
  const stems = ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= LEAST).map(
    ([ending, was]) => word.slice(0, -ending.length) + was,
  )
  const doubled = DOUBLED.exec(word)
  return doubled ? [...stems, word.slice(0, doubled.index + 1)] : stems
}

/** British spellings, and the American ones that lists have. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=e|ing|ation)/, 'iz'],
  [/ys(?=e|ing)/, 'yz'],
  [/re(?=s?$)/, 'er'],
  [/ll(?=e|ing)/, 'l'],
  [/mme/, 'm'],
  [/ough/, 'ow'],
  [/(?<=^t)y/, 'i'],
  [/que(?=s?$)/, 'ck'],
  [/ellery$/, 'elry'],
  [/ae|oe/, 'e'],
  [/ogue$/, 'og'],
  [/ence$/, 'ense'],
]

export const americanOf = (word: string): string[] =>
  BRITISH.filter(([british]) => british.test(word)).map(([british, american]) => word.replace(british, american))
