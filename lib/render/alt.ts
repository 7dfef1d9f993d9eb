const LONGEST = 250

/** What the picture is and the words on it, in at most 250 characters, cut between words. */
export function altText(opening: string, words: readonly string[], brand: string): string {
  const said = words
    .filter(word => word !== brand && !opening.includes(word))
    .map(word => (/[.!?…。]["”»)]?$/u.test(word) ? word : `${word}.`))
  const text = [`${opening.replace(/\.$/, '')}.`, ...(said.length > 0 ? ['Text:', ...said] : [])]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  if (text.length <= LONGEST) return text
  const kept = text.slice(0, LONGEST - 1)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), LONGEST - 40))}…`
}
