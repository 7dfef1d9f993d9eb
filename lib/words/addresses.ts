// Where X sees addresses in a text: read sign by sign and in one pass, because callers write the text.
import { endingsOfDomains } from '#lib/words/top-level-domains.ts'

export type Address = { index: number; text: string }

/** Longer names are no names of hosts. */
const LONGEST_HOST = 253

type Endings = { known: Set<string>; longest: number }
let endings: Endings | undefined

/** Spelled out when the first name is looked at, which most isolates never do. */
function endingsOfNames(): Endings {
  if (endings) return endings
  const known = endingsOfDomains()
  endings = { known, longest: Math.max(...[...known].map(ending => ending.length)) }
  return endings
}

const START = /https?:\/\/|[a-z0-9\u00c0-\u024f]/giu
/** Behind these nothing begins; a name without a scheme not behind the last ones either. */
const NOT_BEHIND = /[a-z0-9@＠$#＃\u202a-\u202e]/iu
const NOT_BEHIND_BARE = /[a-z0-9@＠$#＃\u202a-\u202e_./-]/iu
const HOST = /[a-z0-9\u00c0-\u024f_-]/iu
const LETTER = /[a-z0-9\u00c0-\u024f]/iu
const AFTER_ENDING = /[0-9a-z@+-]/iu
const PUNYCODE = /^xn--[-0-9a-z]/i
const PATH = /[a-z0-9\u00c0-\u024f\u0400-\u04ff!*';:=+,.$/%#[\]\-_~@|&]/iu
const PATH_END = /[a-z0-9\u00c0-\u024f\u0400-\u04ff=_#/+-]/iu
const QUERY = /[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]/iu
const QUERY_END = /[a-z0-9\-_&=#/]/iu

/** With where they begin: others link the same ones. */
export function addressesIn(text: string): Address[] {
  const found: Address[] = []
  let last = 0
  for (const { 0: begin, index } of text.matchAll(START)) {
    if (index < last) continue
    const before = text[index - 1] ?? ''
    const schemed = begin.length > 1
    if (before !== '' && (schemed ? NOT_BEHIND : NOT_BEHIND_BARE).test(before)) continue
    const end = schemed ? endOfSchemed(text, index + begin.length) : endOfBare(text, index)
    // Of “http://nowhere” the letters after the scheme are not read again: they stand behind a stroke.
    if (end !== null) found.push({ index, text: text.slice(index, end) })
    last = end ?? index + 1
  }
  return found
}

function endOfSchemed(text: string, at: number): number | null {
  const host = endOfHost(text, at, true)
  if (host === null) return null
  const port = text[host] === ':' ? endOf(text, host + 1, /\d/) : host
  return endOfQuery(text, endOfPath(text, port > host + 1 ? port : host))
}

/** Without a scheme a query belongs to it only after a path, and its names have no underscores. */
function endOfBare(text: string, at: number): number | null {
  const host = endOfHost(text, at, false)
  if (host === null || text[host] !== '/') return host
  return endOfQuery(text, endOfPath(text, host))
}

/** Labels with a dot behind each, then the longest ending of a domain behind as many of them as can be. */
function endOfHost(text: string, from: number, underscores: boolean): number | null {
  let end: number | null = null
  let at = from
  while (at - from < LONGEST_HOST) {
    if (at > from) end = endOfEnding(text, at) ?? end
    const label = endOf(text, at, HOST)
    const isName =
      LETTER.test(text[at] ?? '') &&
      LETTER.test(text[label - 1] ?? '') &&
      (underscores || !text.slice(at, label).includes('_'))
    if (!isName || text[label] !== '.') break
    at = label + 1
  }
  return end
}

function endOfEnding(text: string, at: number): number | null {
  const ends = (end: number) => end === text.length || !AFTER_ENDING.test(text[end] ?? '')
  if (PUNYCODE.test(text.slice(at, at + 5))) {
    const end = endOf(text, at, /[-0-9a-z]/i)
    return ends(end) ? end : null
  }
  const { known, longest } = endingsOfNames()
  for (let length = longest; length > 1; length--)
    if (known.has(text.slice(at, at + length).toLowerCase()) && ends(at + length)) return at + length
  return null
}

/** Brackets belong to a path in pairs; without any it ends in a letter or the like, not in a stop. */
function endOfPath(text: string, at: number): number {
  if (text[at] !== '/') return at
  let end = at + 1
  let run = endOf(text, end, PATH)
  let isPaired = false
  while (text[run] === '(') {
    const inside = endOf(text, run + 1, PATH)
    if (inside === run + 1 || text[inside] !== ')') break
    run = endOf(text, inside + 1, PATH)
    isPaired = true
    end = run
  }
  return isPaired ? end : endIn(text, end, run, PATH_END)
}

function endOfQuery(text: string, at: number): number {
  if (text[at] !== '?') return at
  const end = endIn(text, at + 1, endOf(text, at + 1, QUERY), QUERY_END)
  return end > at + 1 ? end : at
}

/** Where the signs of a kind end that begin here. */
function endOf(text: string, from: number, kind: RegExp): number {
  let at = from
  while (at < text.length && kind.test(text[at] ?? '')) at++
  return at
}

/** Behind the last sign of a kind between two places. */
function endIn(text: string, from: number, until: number, kind: RegExp): number {
  let at = until
  while (at > from && !kind.test(text[at - 1] ?? '')) at--
  return at
}
