import { withoutSchemes } from '#lib/render/type/tokens.ts'

/** Addresses, names of files and numbers with their marks: what means something only as a whole. */
const WHOLE = [
  /^[\w.+-]{1,64}@[\w.-]{1,120}$/u,
  /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?:[/?#]\S{0,300})?$/u,
  /^[+#]?\d[\d.,:/-]{0,38}\d\S{0,3}$/u,
]
const OPENING = '("\'“'
const CLOSING = ')"\'”.,;:!?'

function isWhole(token: string): boolean {
  let [from, to] = [0, token.length]
  while (from < to && OPENING.includes(token[from] ?? '')) from++
  while (to > from && CLOSING.includes(token[to - 1] ?? '')) to--
  const bare = token.slice(from, to)
  return WHOLE.some(pattern => pattern.test(bare))
}

/** The first of them that stands in no line as it is written. */
export function tornIn(text: string, lines: readonly { text: string }[]): { torn?: string } {
  if (lines.length < 2) return {}
  const whole = (token: string) =>
    lines.some(line => line.text.includes(token) || line.text.includes(withoutSchemes(token)))
  const torn = text.split(/[\s\u00A0]+/u).find(token => isWhole(token) && !whole(token))
  return torn ? { torn } : {}
}
