import { withoutAddress } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { stripStop } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { parseClause } from '#lib/composer/words/phrase.ts'

const NUMBERED = /(?:^|[\s:])(?:step )?(\d)[.):]\s+(?=\p{L})/giu
const COUNTED = /(?:^|[.!?:]\s+|\n)(\d)\s+(?=\p{Ll})/gu
const HEAD = /^(.{6,70}?):\s*(.+)$/s

export type List = { title: string; items: string[]; numbered: boolean; raw?: string[] }

/** A heading with three or more parallel things under it, however the brief writes them. */
export function findList(reading: Reading): List | undefined {
  return (
    numberedList(reading) ??
    bulleted(reading) ??
    inline(reading) ??
    semicoloned(reading) ??
    colonList(reading) ??
    imperatives(reading) ??
    titled(reading)
  )
}

function numberedList(reading: Reading): List | undefined {
  const pointed = [...reading.text.matchAll(NUMBERED)]
  const marks = pointed.length >= 3 ? pointed : [...reading.text.matchAll(COUNTED)]
  const start = marks.findIndex(mark => mark[1] === '1')
  const rising = start < 0 ? [] : marks.slice(start).filter((mark, index) => Number(mark[1]) === index + 1)
  if (rising.length < 3) return undefined
  const items = rising.map((mark, index) =>
    reading.speak(
      mark.index + mark[0].length,
      rising[index + 1]?.index ?? endOfLine(reading.text, mark.index + mark[0].length),
    ),
  )
  const before = reading.facts.find(clause => clause.start < (rising[0]?.index ?? 0))
  const title = before ? reading.speak(before.start, Math.min(before.end, rising[0]?.index ?? before.end)) : ''
  return { title: stripStop(title).replace(/:$/, ''), items: items.map(stripStop).filter(Boolean), numbered: true }
}

const endOfLine = (text: string, from: number): number => {
  const at = text.slice(from).search(/\n|[.!?](?=\s|$)/)
  return at < 0 ? text.length : from + at
}

function bulleted(reading: Reading): List | undefined {
  const lines = reading.text.split('\n').map(line => line.trim())
  const bullets = lines.filter(line => /^(?:[-*•]|–)\s+/.test(line))
  if (bullets.length < 3) return undefined
  const first = reading.text.indexOf(bullets[0] ?? '')
  const head = reading.facts.find(clause => clause.start < first)
  const items = reading.facts
    .filter(clause => clause.start > first)
    .map(clause => clause.text)
    .slice(0, bullets.length)
  const after = head ? undefined : reading.facts.filter(clause => clause.start > first)[bullets.length]
  return { title: titleFrom(head ?? after), items: items.map(stripStop), numbered: false }
}

const titleFrom = (clause: { text: string } | undefined): string =>
  stripStop(withoutAddress(clause?.text ?? ''))
    .replace(/:$/, '')
    .replace(/^(?:these|those|here|they) (?:are|were)(?: (?=\d|the|our|my))?(?:our |my |the )?/i, '')

/** Bullets in one line, with the heading before the first of them. */
function inline(reading: Reading): List | undefined {
  const first = reading.text.indexOf(' • ')
  const items = reading.facts.filter(clause => first >= 0 && clause.start > first).map(clause => stripStop(clause.text))
  const head = reading.facts.find(clause => clause.end <= first + 1)
  return items.length >= 3 && head && items.every(item => item.length <= 72)
    ? {
        title: titleFrom(head),
        items: items.map(item => item.replace(/,? (?:order|book|reserve|pre-?order) by [^,]*$/i, '')),
        numbered: false,
      }
    : undefined
}

/** “Heading: one; two; three” in one line. */
function semicoloned(reading: Reading): List | undefined {
  const match = reading.text.match(/^([^.!?:;\n]{6,70}):\s+([^.!?;\n][^!?;\n]*(?:;\s+[^!?;\n]+){2,})/m)
  if (match?.index === undefined || !match[1] || !match[2] || reading.versions.length > 0) return undefined
  let at = match.index + match[0].length - match[2].length
  const items = match[2].split(/;\s+/).map(raw => {
    const start = reading.text.indexOf(raw, at)
    at = start + raw.length
    return stripStop(reading.speak(start, at))
  })
  const title = stripStop(reading.speak(match.index, match.index + match[1].length))
  return items.every(item => item.length > 1 && item.length <= 90) ? { title, items, numbered: false } : undefined
}

/** Three or more sentences that each tell the reader what to do next. */
function imperatives(reading: Reading): List | undefined {
  const [head, ...others] = reading.facts
  const steps = others.filter(clause => startsWithVerb(clause.text) && !/[@/]/.test(clause.text))
  if (!head || startsWithVerb(head.text) || steps.length < 3 || steps.length < others.length - 1) return undefined
  return { title: stripStop(head.text), items: steps.map(clause => stripStop(clause.text)), numbered: true }
}

/** A short heading, then one sentence of three or more short parts. */
function titled(reading: Reading): List | undefined {
  const [head, body] = reading.facts
  if (head && within(reading.percents, head).length > 0) return undefined
  const parts = body?.parts.filter(part => part.kind === 'fact') ?? []
  const short = parts.length >= 3 && parts.every(part => part.text.length <= 34)
  if (!head || !body || !short || head.text.split(' ').length > 5 || head.parts.length > 1 || parseClause(head.text))
    return undefined
  const items = parts.map(part =>
    stripStop(part.text).replace(HOURS, (_, day: string, when: string) => `${day}: ${when.replace(/-/g, '–')}`),
  )
  const raw = parts.map(part => part.text)
  return /\d/.test(body.text) && reading.versions.length === 0
    ? { title: stripStop(head.text), items, numbered: false, raw }
    : undefined
}

const HOURS =
  /^(\d{1,2}(?:st|nd|rd|th)?(?:[-–]\d{1,2})?(?:st|nd|rd|th)?) (\d{1,2}(?:[:.]\d\d)?[-–]\d{1,2}.*|shut|closed|back .*|open .*)$/i

function colonList(reading: Reading): List | undefined {
  for (const clause of reading.facts) {
    const whole = reading.speak(clause.start, clause.end)
    const match = whole.match(HEAD)
    const head = match?.[1] ?? ''
    if (!match?.[2] || /^https?/.test(match[2]) || /\d$/.test(head)) continue
    if (/^\d{1,2}[:.]\d\d/.test(match[2]) && within(reading.times, clause).length < 3) continue
    const items = match[2]
      .split(/,\s+(?![^(]*\))(?:and )?|;\s+/)
      .map(item => stripStop(item.trim()))
      .filter(item => item.length > 1)
    const priced = items.length >= 2 && items.every(item => /^\p{L}.* [£$€]\d/u.test(item) && !startsWithVerb(item))
    if (items.some(item => /^\p{L}+ or \p{L}+ /iu.test(item)) || /\bof the (?:day|week|month)$/i.test(head)) continue
    if ((priced || items.length >= 3) && items.every(item => item.length <= 72))
      return { title: head, items, numbered: false }
  }
  return undefined
}
