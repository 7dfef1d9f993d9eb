// Names as letters A to Z: what signs can be made of. Letters of other scripts stand for one by their place.

export function lettersOf(name: string): number[] {
  const letters = [...name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '')].flatMap(character =>
    /[A-Z]/.test(character)
      ? [character.charCodeAt(0) - 65]
      : /\p{L}|\d/u.test(character)
        ? [(character.codePointAt(0) ?? 0) % 26]
        : [],
  )
  return letters.length > 0 ? letters.slice(0, 12) : [0]
}

/** Dots and dashes. */
export const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  )

/** The holes of telegraph tape, five a letter, and the dots of raised print, six a letter in two columns. */
export const TAPE = [3, 25, 14, 9, 1, 13, 26, 20, 6, 11, 15, 18, 28, 12, 24, 22, 23, 10, 5, 16, 7, 30, 19, 29, 21, 17]
export const RAISED = [
  1, 3, 9, 25, 17, 11, 27, 19, 10, 26, 5, 7, 13, 29, 21, 15, 31, 23, 14, 30, 37, 39, 58, 45, 61, 53,
]

/** Capitals on five by seven points, a row a number. */
const GLYPHS =
  'EHHVHHH UHHUHHU EHGGGHE UHHHHHU VGGUGGV VGGUGGG EHGNHHF HHHVHHH E44444E 11111HE HIKOKIH GGGGGGV HRRLHHH HPLLJHH EHHHHHE UHHUGGG EHHHLIF UHHUKIH FGGE11U V444444 HHHHHHE HHHHHA4 HHHLLRH HHA4AHH HHA4444 V1248GV'.split(
    ' ',
  )

/** Whether a point of a capital is inked. */
export function inked(letter: number, column: number, row: number): boolean {
  const value = Number.parseInt(GLYPHS[letter]?.[row] ?? '0', 32)
  return ((value >> (4 - column)) & 1) === 1
}
