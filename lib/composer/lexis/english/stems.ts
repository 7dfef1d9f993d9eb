// What a word of English may be a form of: “jars” of “jar”, “collected” of “collect”.

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
