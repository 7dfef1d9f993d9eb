/** Sentence case and stops. Names, codes and acronyms keep the case they came with. */
export const upperFirst = (text: string): string =>
  TYPED.test(text)
    ? text
    : text.replace(
        /^(["“‘'(¿¡]*)(\p{Ll})(?!\p{L}*\p{Lu}|\S*[@/]|\w+\.\w| =)/u,
        (_, marks: string, letter: string) => marks + letter.toUpperCase(),
      )

/** A line that a reader types begins as it is typed. */
const TYPED =
  /^(?:np[mx] |(?:pip3?|brew|cargo) install |(?!(?:use|run|add|set|try|pass|type)\b)[a-z]\S* [a-z]\S* --?[a-z])/

const KEEPS_CAPITAL = /^(?:I\b|[“"'(]*\p{Lu}[\p{Lu}\d]|\p{Lu}\.)/u

/** Lowers a first letter that was a capital only because it began a sentence. */
export const lowerFirst = (text: string, names: ReadonlySet<string> = new Set()): string => {
  const word = text.match(/^[\p{L}'’-]+/u)?.[0] ?? ''
  if (KEEPS_CAPITAL.test(text) || names.has(word) || names.has(word.toLowerCase())) return text
  return text.replace(/^\p{Lu}/u, letter => letter.toLowerCase())
}

export const stripStop = (text: string): string => text.replace(/[\s.,;:!。।、，،]+$/u, '').trim()

/** A sentence or a beat: first letter up, one stop at the end. */
export const sentence = (text: string): string => {
  const bare = text.trim().replace(/[\s,;:]+$/u, '')
  if (!bare) return ''
  const stop = /[\u3041-\u30ff\u4e00-\u9fff々ー]$/u.test(bare) ? '。' : '.'
  if (
    TYPED.test(bare) &&
    /^\S+(?: (?:--?\w|[\w@-]*[\d@/._:=-]|install|run|add|init)[^\s,]*| [a-z]+(?= --?))+$/.test(bare)
  )
    return bare
  return upperFirst(/[.?!”"。？！]$/u.test(bare) ? bare : `${bare}${stop}`)
}
