/** The slogan lock: a text that is nearly the tagline is the tagline with a mistake in it. */
const NEAR_SHARE = 0.2

export function nearlyTagline(text: string, tagline: string): boolean {
  const [a, b] = [text.trim(), tagline.trim()]
  // A headline has no stop: word for word it is the tagline still.
  if (b === '' || a === '' || unstopped(a) === unstopped(b)) return false
  const most = Math.ceil(b.length * NEAR_SHARE) - 1
  return Math.abs(a.length - b.length) <= most && distance(a, b, most) <= most
}

const unstopped = (text: string) => text.replace(/[.。]$/u, '')

/** How many characters differ, or more than `most` as soon as that is certain. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length] ?? 0
}

/** Every text in the data of a picture or a shot. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
