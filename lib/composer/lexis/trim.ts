// Signs taken from the ends of a text, in one pass and whatever stands between them.

export const SPACES = ' \t\n\r\u00a0\u3000'

/** The text without any of these signs at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** The text without any of these signs at its beginning. */
export function withoutStart(text: string, signs: string): string {
  let start = 0
  while (start < text.length && signs.includes(text[start] ?? '')) start++
  return text.slice(start)
}

const PARTING = `${SPACES},:;–-`
/** Without the signs that part it from its neighbours. */
export const bare = (text: string): string => withoutStart(withoutEnd(text, PARTING), PARTING)
