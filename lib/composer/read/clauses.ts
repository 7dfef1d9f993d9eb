import { regulatedKind, superlative } from '#lib/composer/read/claims.ts'
import { isOrder, isSelfTalk, isVague, stripOrder } from '#lib/composer/read/orders.ts'

export type ClauseKind = 'fact' | 'order' | 'self' | 'vague' | 'claim' | 'superlative'
export type Fragment = { raw: string; start: number; end: number; kind: ClauseKind }
export type Sentence = {
  raw: string
  start: number
  end: number
  fragments: Fragment[]
  topic: boolean
  label?: string
  /** It asks, and is told as a question. */
  asks?: true
}

/** Ends of sentences; a mark inside a number, an address or an initial is none. */
const END = /[.!?؟]+(?=\s|$)|[。！？।]|(?<=[\u3040-\u9fff])[.!?]|;(?=\s)|\n+|\t+|\s[|•·▪►→](?=\s(?!\d))|^\s*[-*•]\s+/gmu
const COMMA =
  /,(?=\s)(?!\s[£$€]\d[\d.]* (?:or|and) [£$€]\d)|،(?=\s)|\s[-–—]+\s|[、，]|\((?=[^()]{9,}\))|(?<=\([^()]{9,200})\)/gu
const COMMA_DE = new RegExp(`${COMMA.source}|\\s(?=(?:bitte|sonst)\\s)`, 'gu')
const ABBREVIATED = /\b(?:Ms|Mr|Mrs|Dr|Prof|St|etc|ltd|jr|sr|a\.m|p\.m|bzw|z\.B|d\.h|Nr|ca|inkl|usw|Str)$/i
const INSIDE =
  /(?:\b(?:vs|approx|incl|excl|e\.g|i\.e|ca|kl|ds|tys|godz|pon|pt|sob|kat|tel|ul|nr|no|str|rd|st|ave|min|max)|\p{L}str)$/iu
/** “am 1. Advent”: a German ordinal. */
const ORDINAL = /(?:^|\s)(?:am|im|zum|vom|der|den|dem|unser\p{L}*|euer\p{L}*) \d{1,2}$/iu
const TOPIC =
  /\b(?:anyway|anyways|anyhow|the point is|should be about|should say|main thing(?: is)?|most important(?:ly)?|key (?:point|thing|message))\b:?,?\s*/i
const LABEL =
  /^(?:(?:the )?(what|when|where|who|why|how|date|time|location|venue|place|price|cost|code|headline|title|subtitle|subhead|tagline|cta|call to action|audience|target(?: audience)?|tone|style|role|position|salary|pay|product|feature|features|event|offer|deadline|topic|goal|channel|platform|format|link|url|contact|speaker|host|quote|name|benefit|key message|message|hashtags?))\s*[:=]\s*/i
const META_LABELS = /^(?:audience|target(?: audience)?|tone|style|goal|channel|platform|format|hashtags?)$/i

function cuts(text: string, pattern: RegExp, from: number, protect: (index: number) => boolean): [number, number][] {
  const pieces: [number, number][] = []
  let start = 0
  for (const match of text.matchAll(pattern)) {
    if (protect(from + match.index)) continue
    if (
      match[0] === '.' &&
      INSIDE.test(text.slice(start, match.index)) &&
      !/\d (?:min|max|no|st|rd)$/i.test(text.slice(start, match.index)) &&
      /^\s?(?:\d|\p{Lu}\b|[\p{Ll}£$€])/u.test(text.slice(match.index + 1))
    )
      continue
    if (
      match[0] === '.' &&
      ABBREVIATED.test(text.slice(start, match.index)) &&
      !/\s\p{Lu}\p{Ll}+\s/u.test(text.slice(match.index + 1, match.index + 24))
    )
      continue
    if (
      match[0] === '.' &&
      ORDINAL.test(text.slice(start, match.index)) &&
      /^\s\p{Lu}/u.test(text.slice(match.index + 1))
    )
      continue
    pieces.push([start, match.index])
    start = match.index + match[0].length
  }
  pieces.push([start, text.length])
  return pieces
    .map(([a, b]): [number, number] => trimmed(text, a, b))
    .filter(([a, b]) => b > a && /[\p{L}\p{N}]/u.test(text.slice(a, b)))
}

function trimmed(text: string, a: number, b: number): [number, number] {
  const inner = text.slice(a, b)
  const lead = inner.length - inner.trimStart().length
  return [a + lead, a + lead + inner.trim().length]
}

export function kindOf(quoted: string, language: string): ClauseKind {
  const raw = quoted.replace(/["“„].*["”“]/s, '').trim() || quoted
  if (isOrder(raw)) return 'order'
  if (language === 'en' && isVague(raw)) return 'vague'
  if (regulatedKind(raw)) return 'claim'
  if (language === 'en' && isSelfTalk(raw)) return 'self'
  if (/\b(?:award|prize|won|voted|named|ranked|shortlisted)\b/i.test(raw)) return 'fact'
  return superlative(raw) ? 'superlative' : 'fact'
}

/** Sentences and their comma parts with their places in the text; `protect` keeps quotes, links and commands whole. */
export function splitClauses(text: string, language: string, protect: (index: number) => boolean): Sentence[] {
  let topicSeen = false
  return cuts(text, END, 0, protect).flatMap(([from, to]) => {
    let start = from
    const whole = text.slice(from, to)
    const label = whole.match(LABEL)
    if (label && META_LABELS.test(label[1] ?? '')) return [bare(text, from, to, 'order', label[1])]
    if (label) start += label[0].length
    const topic = text.slice(start, to).match(TOPIC)
    if (topic) {
      topicSeen = true
      start += (topic.index ?? 0) + topic[0].length
    }
    const opening = text.slice(start, to).split(/,(?=\s)/)[0] ?? ''
    if (!isOrder(opening)) start = to - stripOrder(text.slice(start, to)).length
    if (start >= to) return []
    const asked =
      language === 'en' &&
      text[to] === '?' &&
      QUESTION.test(text.slice(start, to)) &&
      !DID_YOU_KNOW.test(text.slice(start, to)) &&
      !isNews(text, start, to)
    if (asked) return [bare(text, start, to, 'order', undefined)]
    if (text[to] === '?' && isNews(text, start, to))
      return [{ ...bare(text, start, to, 'fact', undefined), asks: true as const }]
    const known = text.slice(start, to).match(DID_YOU_KNOW)
    if (known) start += known[0].length
    const fragments = cuts(text.slice(start, to), language === 'de' ? COMMA_DE : COMMA, start, protect).map(
      ([a, b]): Fragment => {
        const raw = text.slice(start + a, start + b)
        return { raw, start: start + a, end: start + b, kind: kindOf(raw, language) }
      },
    )
    return [
      { raw: text.slice(start, to), start, end: to, fragments, topic: topicSeen, label: label?.[1]?.toLowerCase() },
    ]
  })
}

const QUESTION =
  /^(?:is|are|do|does|did|have|has|can|could|will|would|want|need|looking|ever|tired|who|what|why|how|when|where|which|season|still|ready|got|struggling|sick|feeling|drowning|stuck|fancy|hungry|thirsty|bored|planning|forgotten)\b/i
/** “Which is bigger, a half or a third?” is the news itself. */
const CHOICE = /^(?:which\b.{6,60}\bor|lost|left|missing)\b/i
/** A question that the brief answers itself, or that is the news. */
const isNews = (text: string, start: number, to: number): boolean =>
  CHOICE.test(text.slice(start, to)) || (to - start < 84 && /^\?\s+(?:yes|no|because)\b/i.test(text.slice(to)))

const DID_YOU_KNOW = /^did you know (?:that )?/i

const bare = (text: string, start: number, end: number, kind: ClauseKind, label?: string): Sentence => ({
  raw: text.slice(start, end),
  start,
  end,
  topic: false,
  label: label?.toLowerCase(),
  fragments: [{ raw: text.slice(start, end), start, end, kind }],
})
