// What is read from the left in every script: numbers that are joined by hyphens and their like, and addresses.

const NUMBER = /[+#]?\d[\d\p{L}]*/uy
const JOINT = /[-\u2010-\u2015/.:, ]+(?=\d)/uy
const SIGNED = /[+#]\d+/y
const NAME = /[A-Za-z][\w.+-]*/y
const REST = /[\w@./:?&=#+-]+/y

/** In a line from the right they would be turned around at each hyphen. What was read to no end is not read again. */
export function isolated(text: string): string {
  let out = ''
  const past = { kept: 0, number: 0, name: 0 }
  for (let at = 0; at < text.length; ) {
    let end = at
    if (at >= past.number) {
      const number = endOfNumber(text, at)
      past.number = number.read
      end = number.end
    }
    if (end === at) end = endOf(SIGNED, text, at)
    if (end === at && at >= past.name) {
      past.name = endOf(NAME, text, at)
      end = endOfAddress(text, at, past.name)
    }
    if (end > at) {
      out += `${text.slice(past.kept, at)}\u2066${text.slice(at, end)}\u2069`
      Object.assign(past, { kept: end, number: end, name: end })
    }
    at = Math.max(end, at + 1)
  }
  return out + text.slice(past.kept)
}

/** Two numbers at least, else it ends where it begins. */
function endOfNumber(text: string, at: number): { end: number; read: number } {
  const first = endOf(NUMBER, text, at)
  let end = first
  while (end > at) {
    const next = endOf(JOINT, text, end)
    if (next === end) break
    end = endOf(NUMBER, text, next)
  }
  return { end: end > first ? end : at, read: first }
}

/** A name, a sign of addresses in it or behind it, and what follows as far as it ends in a letter. */
function endOfAddress(text: string, at: number, name: number): number {
  if (name === at) return at
  const dot = text.slice(at, name).indexOf('.')
  const sign = dot >= 0 ? at + dot : '@/:'.includes(text[name] ?? ' ') ? name : -1
  if (sign < 0) return at
  let end = endOf(REST, text, sign + 1)
  while (end > sign + 1 && !/\w/.test(text[end - 1] ?? '')) end--
  return end > sign + 1 ? end : at
}

function endOf(kind: RegExp, text: string, at: number): number {
  kind.lastIndex = at
  return kind.test(text) ? kind.lastIndex : at
}
