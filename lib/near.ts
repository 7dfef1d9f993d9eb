/** A word, and soon behind it, on the same line, another: looked for one after the other, so that no text is gone over again. */
export type Pair = readonly [word: RegExp, other: RegExp]

const REACH = 60

/** The first of a pair is global. */
export const stands = (text: string, [word, other]: Pair): boolean =>
  [...text.matchAll(word)].some(({ 0: said, index }) => other.test(behind(text, index + said.length)))

const behind = (text: string, at: number): string => /^.*/.exec(text.slice(at, at + REACH))?.[0] ?? ''
