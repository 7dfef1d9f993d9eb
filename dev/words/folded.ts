// Lists of words as they stand in generated files.

const NONE = 'A'.charCodeAt(0)
const MOST = 25

export const listed = (name: string, words: readonly string[]): string =>
  `export const ${name} =\n  '${folded([...words].sort())}'\n`

/** Each word as a letter for how many it shares with the one before, and the rest: a third smaller where it is uploaded. */
function folded(sorted: readonly string[]): string {
  let last = ''
  return sorted
    .map(word => {
      let shared = 0
      while (shared < Math.min(MOST, word.length) && word[shared] === last[shared]) shared++
      last = word
      return String.fromCharCode(NONE + shared) + word.slice(shared)
    })
    .join('')
}
