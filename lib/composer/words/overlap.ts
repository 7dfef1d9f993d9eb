const FUNCTION_WORDS = new Set(
  'a an the and or but of to in on at by for with from as is are was were be been it its this that these those we our us you your they their he she his her i my not no so if then than too also up out off over per each all any some one two now new will can has have had do does did get there here when what who how which until into about more just us der die das und ist für mit wir ein eine ab bis im am von zu el la los las y de en un una para con por del al se'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d)[.:](\d\d) ?(am|pm)\b/g, '$1:$2 $3')
    .replace(/(\d)(am|pm)\b/g, '$1 $2')
    .match(/[\p{L}\p{N}][\p{L}\p{N}.’'-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu) ?? []

export const contentWords = (text: string): string[] => wordsOf(text).filter(word => !FUNCTION_WORDS.has(word))

/** Two spellings of one word share a stem: four letters for short ones, five for the rest. */
export const stem = (word: string): string => (/\d/.test(word) ? word : word.slice(0, word.length > 7 ? 5 : 4))
