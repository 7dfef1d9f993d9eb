// Scenes and shots over several sentences or lines are one piece: “want to SEE: grey dawn. then the line of them. a dog lying flat”.
import { isShots } from '#lib/composer/builtin/reading/rules/labelled.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

/** A number, a sum, how to reach somebody, or another label: readers may need it. */
const TOLD = /\d|[£€$@]|www\.|\p{L}\.\p{L}{2,}\/|^[^.!?:]{2,30}:(?:\s|$)/u
const LABEL = /^[^:=–-]{2,40}[:=–-] ?/u
const ITEM = /^(?:[-*•–]|\d{1,2}[.)]) ?/u
/** Another of them, which would be a piece of its own. */
const NEXT = /\s\d{1,2}\) ?|;\s/gu

/** As far as nothing is told; a line below it belongs to it where it is an item. */
export function withShots(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const last = lines.at(-1) ?? ''
    const item = ITEM.test(line) ? line.replace(ITEM, '') : ''
    const isMore = item !== '' && !TOLD.test(item) && isShots(`${last} x`)
    if (isMore) lines.pop()
    lines.push(
      isMore ? `${withoutEnd(last, '.,; ')}${/[:=–-]$/u.test(last.trimEnd()) ? '' : ','} ${item}` : joined(line),
    )
  }
  return lines.join('\n')
}

function joined(line: string): string {
  if (!isShots(line)) return line
  const label = LABEL.exec(line)?.[0] ?? ''
  const sentences = line
    .slice(label.length)
    .replace(ITEM, '')
    .replaceAll(NEXT, ', ')
    .split(/(?<=[.!?])\s+/u)
  const told = sentences.findIndex(one => TOLD.test(one))
  const seen = told < 0 ? sentences : sentences.slice(0, told)
  if (seen.length === 0) return line
  return [`${label}${seen.map(one => withoutEnd(one, '.!')).join(', ')}.`, ...sentences.slice(seen.length)].join(' ')
}
