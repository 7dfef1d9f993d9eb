// What one field of a picture says is not said by another.

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{Sc}%]/gu, '')

/** Words around a repetition that say nothing more: “only”, “price:”, “you pay”. */
const AROUND = 8

export const says = (text: string, value: string | undefined): boolean =>
  value !== undefined && bare(value) !== '' && bare(text).includes(bare(value))

/** Without the sentences that only repeat one of the values; undefined where nothing is left. */
export function besides(text: string | undefined, values: readonly (string | undefined)[]): string | undefined {
  const repeats = (sentence: string) =>
    values.some(value => value && says(sentence, value) && bare(sentence).length <= bare(value).length + AROUND)
  const kept = text
    ?.split(/(?<=[.!?…])\s|\n/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '' && !repeats(sentence))
  return text && kept && kept.length < text.split(/(?<=[.!?…])\s|\n/u).length ? kept.join(' ') || undefined : text
}
