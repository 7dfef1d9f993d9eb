import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop } from '#lib/composer/words/case.ts'

const NUMBERED = /(?:^|[\s:])(?:step )?(\d)[.):]\s+(?=\p{L})/giu
const HEAD = /^(.{6,70}?):\s*(.+)$/s

export type List = { title: string; items: string[]; numbered: boolean }

/** A heading with three or more parallel things under it, however the brief writes them. */
export function findList(reading: Reading): List | undefined {
  return numberedList(reading) ?? bulleted(reading) ?? colonList(reading)
}

function numberedList(reading: Reading): List | undefined {
  const marks = [...reading.text.matchAll(NUMBERED)]
  const rising = marks.filter((mark, index) => Number(mark[1]) === index + 1)
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
  return { title: head ? stripStop(head.text).replace(/:$/, '') : '', items: items.map(stripStop), numbered: false }
}

function colonList(reading: Reading): List | undefined {
  for (const clause of reading.facts) {
    const whole = reading.speak(clause.start, clause.end)
    const match = whole.match(HEAD)
    const head = match?.[1] ?? ''
    if (!match?.[2] || /^(?:https?|\d{1,2}[:.]\d\d)/.test(match[2]) || /\d$/.test(head)) continue
    const items = match[2]
      .split(/,\s+(?![^(]*\))(?:and )?|;\s+/)
      .map(item => stripStop(item.trim()))
      .filter(item => item.length > 1)
    if (items.length >= 3 && items.every(item => item.length <= 72)) return { title: head, items, numbered: false }
  }
  return undefined
}
