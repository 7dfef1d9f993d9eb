// One word for another wherever it stands by itself.
import { capitalized } from '#lib/words/capitalized.ts'

const isOfWord = (sign: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(sign)

/** “cup” for “mug” makes “Cup” of “Mug” and “CUP” of “MUG”, and leaves “smuggle” as it is. */
export function replacedWord(text: string, from: string, to: string): { text: string; times: number } {
  const lower = text.toLowerCase()
  // Of a few letters the small one is longer: there only the very same signs are found.
  const [within, sought] = lower.length === text.length ? [lower, from.toLowerCase()] : [text, from]
  const parts: string[] = []
  let [kept, at] = [0, sought === '' ? -1 : within.indexOf(sought)]
  for (; at >= 0; at = within.indexOf(sought, at + sought.length)) {
    const end = at + sought.length
    const isInside =
      (isOfWord(sought.charAt(0)) && isOfWord(text.charAt(at - 1))) ||
      (isOfWord(sought.charAt(sought.length - 1)) && isOfWord(text.charAt(end)))
    if (isInside) continue
    parts.push(text.slice(kept, at), cased(text.slice(at, end), to))
    kept = end
  }
  return { text: [...parts, text.slice(kept)].join(''), times: parts.length / 2 }
}

function cased(found: string, to: string): string {
  if (found.length > 1 && found !== found.toLowerCase() && found === found.toUpperCase()) return to.toUpperCase()
  const [first = ''] = found
  return first !== first.toLowerCase() ? capitalized(to) : to
}
