// Lists of words as the generated files have them.

const NONE = 'A'.charCodeAt(0)
const ONE = /([A-Z])([^A-Z]*)/g

/** Written with a letter for how many each word shares with the one before, `A` for none. */
export function unfolded(folded: string): string[] {
  let last = ''
  return Array.from(folded.matchAll(ONE), ([, shared = '', rest = '']) => {
    last = last.slice(0, shared.charCodeAt(0) - NONE) + rest
    return last
  })
}
