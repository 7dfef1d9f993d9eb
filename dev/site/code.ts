// Colours for code: comments, texts, numbers and words of the language, by one pass over what it is made of.
import { escaped } from '#dev/http/escaped.ts'

const KEYWORDS =
  /^(const|let|await|async|function|return|import|from|export|for|of|if|else|new|throw|while|def|with|as|in|not|print|None|True|False|true|false|null|curl|npm|npx|export|echo)$/

const PIECES =
  /(#[^\n]*|\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(\b\d+(?:\.\d+)?\b)|([A-Za-z_$][\w$]*)/g

export function coloured(text: string, lang: string): string {
  if (!['sh', 'ts', 'js', 'py', 'json', 'yaml', 'html'].includes(lang)) return escaped(text)
  let html = ''
  let last = 0
  for (const found of text.matchAll(PIECES)) {
    const [whole, comment, quoted, number, word] = found
    html += escaped(text.slice(last, found.index))
    last = found.index + whole.length
    const isComment =
      comment !== undefined &&
      !(lang === 'json' || (lang === 'sh' && comment.startsWith('//')) || before(text, found.index))
    if (isComment) html += `<i class="c">${escaped(whole)}</i>`
    else if (quoted) html += `<i class="q">${escaped(whole)}</i>`
    else if (number) html += `<i class="n">${whole}</i>`
    else if (word && KEYWORDS.test(word)) html += `<i class="k">${word}</i>`
    else html += escaped(whole)
  }
  return html + escaped(text.slice(last))
}

/** `https://…` and `a#b` are no comments. */
const before = (text: string, at: number) => at > 0 && /[\w:/$"']/.test(text[at - 1] ?? '')
