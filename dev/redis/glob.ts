/** The patterns of KEYS and MATCH. */
export function glob(pattern: string): (text: string) => boolean {
  let source = ''
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? ''
    if (char === '*') source += '.*'
    else if (char === '?') source += '.'
    else if (char === '[') {
      const end = pattern.indexOf(']', at + 1)
      const body = pattern.slice(at + 1, end < 0 ? undefined : end)
      const negated = body.startsWith('^')
      source += `[${negated ? '^' : ''}${(negated ? body.slice(1) : body).replace(/[\\\]^[]/g, '\\$&')}]`
      at = end < 0 ? pattern.length : end
    } else source += literally(char === '\\' ? (pattern[++at] ?? '\\') : char)
  }
  const expression = new RegExp(`^${source}$`, 's')
  return text => expression.test(text)
}

const literally = (char: string): string => char.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
