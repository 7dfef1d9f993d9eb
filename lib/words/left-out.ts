// A brief without some of its words.

/** None where it does not have them; no mark stays that ended nothing but what was left out, and lines stay lines. */
export function without(brief: string, words: string): string | undefined {
  const at = words === '' ? -1 : brief.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? undefined : tidied(brief.slice(0, at), brief.slice(at + words.length))
}

function tidied(before: string, after: string): string {
  const isEnded = before.trim() === '' || /[.!?…]\s*$/.test(before)
  const isEnd = /^\s*(?:[.!?…]|$)/.test(after)
  const rest = isEnded ? after.replace(/^[\s.!?…,;:]+/, ' ') : after
  const head =
    isEnd && !isEnded
      ? before
          .trimEnd()
          .replace(/[,;:–-]$/, '')
          .trimEnd()
      : before.trimEnd()
  const gap = before.slice(before.trimEnd().length) + after.slice(0, after.length - after.trimStart().length)
  const isLine = gap.includes('\n')
  return `${head}${/^[\s\p{L}\p{N}]/u.test(rest) ? (isLine ? '\n' : ' ') : ''}${rest.trimStart()}`.trim()
}
