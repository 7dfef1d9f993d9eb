// Pieces that stand inside of something that another piece opens: brackets of an order to the system, a comment of a page.
import { attacks } from '#lib/composer/guard/attacks.ts'

/** What follows an order to the system inside of its brackets. */
export function bracketed(segments: readonly string[]): boolean[] {
  let depth = 0
  return segments.map(text => {
    const was = depth > 0
    if (was || attacks.in(text)) depth = Math.max(0, depth + text.split('[').length - text.split(']').length)
    return was
  })
}

/** What a page hides from its readers, from the mark that opens it to the one that ends it. */
export function commentedOut(segments: readonly string[]): boolean[] {
  let isOpen = false
  return segments.map(segment => {
    const was = isOpen
    const [begins, ends] = [segment.lastIndexOf('<!--'), segment.lastIndexOf('-->')]
    if (begins >= 0 || ends >= 0) isOpen = begins > ends
    return was || begins >= 0
  })
}
