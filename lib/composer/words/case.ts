import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'

/** Sentence case and stops. Names, codes and acronyms keep the case they came with. */
const upperFirst = (text: string): string =>
  TYPED.test(text)
    ? text
    : text.replace(
        /^(["“‘'(¿¡]*)(\p{Ll})(?!\p{L}*\p{Lu}|\S*[@/]|\w+\.\w| =)/u,
        (_, marks: string, letter: string) => marks + letter.toUpperCase(),
      )

/** A line that a reader types begins as it is typed. */
const TYPED =
  /^(?:np[mx] |(?:pip3?|brew|cargo) install |(?!(?:use|run|add|set|try|pass|type)\b)[a-z]\S* [a-z]\S* --?[a-z])/

export const stripStop = (text: string): string => withoutEnd(text, `${SPACES}.,;:!。।、，،`).trim()

/** A sentence or a beat: first letter up, one stop at the end. */
export const sentence = (text: string): string => {
  const bare = withoutEnd(text.trim(), `${SPACES},;:`)
  if (!bare) return ''
  const stop = /[\u3041-\u30ff\u4e00-\u9fff々ー]$/u.test(bare) ? '。' : '.'
  if (TYPED.test(bare) && isTyped(bare.split(' '))) return bare
  return upperFirst(/[.?!”"。？！]$/u.test(bare) ? bare : `${bare}${stop}`)
}

const TYPED_WORD = /^(?:-|[\w@-]*[\d@/._:=-]|install|run|add|init)/

/** Every word after the first is an option, a path, a number or a known command, or stands before an option. */
const isTyped = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every(
    (word, at) =>
      at === 0 ||
      (!/[\s,]/.test(word) &&
        (TYPED_WORD.test(word) || (/^[a-z]+$/.test(word) && words[at + 1]?.startsWith('-') === true))),
  )
