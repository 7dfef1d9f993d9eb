/** How many letters a text is wide: one that is as wide as it is tall counts twice. */
export const widthInLetters = (text: string): number =>
  [...text].reduce((sum, one) => sum + (one > '\u2E7F' ? 2 : 1), 0)
