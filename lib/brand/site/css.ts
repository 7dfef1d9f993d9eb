// Style sheets as the declarations that colours and fonts are read from.

export type Declaration = { selector: string; property: string; value: string }

const MOST_DECLARATIONS = 20_000
const LONGEST_VALUE = 300
/** Beyond this no sheet is written by hand or tool. */
const MOST_DEPTH = 64
/** Rules that show another face of the site than the one that is looked at. */
const elsewhere =
  /prefers-color-scheme\s*:\s*dark|\bprint\b|forced-colors|^@(-\w+-)?(keyframes|page|counter-style|property|font-feature|position-try)/i
const dark = /\bdark\b|theme-dark|night/i

/** Every declaration that holds in the light look on a screen, in its order; nested rules are read as they stand. */
export function readCss(css: string): Declaration[] {
  const found: Declaration[] = []
  const open: { selector: string; skipped: boolean }[] = []
  let words = ''
  const keep = () => {
    const top = open.at(-1)
    const colon = words.indexOf(':')
    if (top && !top.skipped && colon > 0 && found.length < MOST_DECLARATIONS) {
      const property = words.slice(0, colon).trim()
      const value = words
        .slice(colon + 1)
        .replace(/!important\s*$/i, '')
        .trim()
      if (value.length <= LONGEST_VALUE) found.push({ selector: top.selector, property, value })
    }
    words = ''
  }
  for (const token of tokens(css)) {
    if (token === ';') keep()
    else if (token === '{') {
      if (open.length >= MOST_DEPTH) return found
      open.push(opened(words.trim(), open.at(-1)))
      words = ''
    } else if (token === '}') {
      keep()
      open.pop()
    } else words += token
  }
  keep()
  return found
}

function opened(head: string, outer: { selector: string; skipped: boolean } | undefined) {
  const atRule = head.startsWith('@')
  const wraps = atRule && !/^@font-face/i.test(head)
  const skipped = (outer?.skipped ?? false) || (atRule ? elsewhere.test(head) : dark.test(head))
  return { selector: (wraps ? (outer?.selector ?? '') : head).slice(0, 200), skipped }
}

/** The marks that structure a sheet and the text between them; comments are gone, strings are whole. */
function* tokens(css: string): Generator<string> {
  let from = 0
  for (let at = 0; at < css.length; at++) {
    const character = css[at]
    if (character === '/' && css[at + 1] === '*') {
      yield css.slice(from, at)
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 1
      from = at + 1
    } else if (character === '"' || character === "'") {
      at = endOfString(css, at)
    } else if (character === '(') {
      at = endOfUrl(css, at)
    } else if (character === '{' || character === '}' || character === ';') {
      yield css.slice(from, at)
      yield character
      from = at + 1
    }
  }
  yield css.slice(from)
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[start] || css[at] === '\n') return at
  }
  return css.length
}

/** An unquoted url(...) may hold every mark. */
function endOfUrl(css: string, start: number): number {
  if (css.slice(start - 3, start).toLowerCase() !== 'url' || /\s*["']/y.test(css.slice(start + 1, start + 3)))
    return start
  const end = css.indexOf(')', start)
  return end < 0 ? css.length : end
}

/** The style of one element as declarations. */
export const readStyle = (css: string): Declaration[] => readCss(`*{${css.replace(/[{}]/g, '')}}`)
