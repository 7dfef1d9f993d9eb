import { type Draft, draft, type Point } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, partsOf, remaining } from '#lib/composer/angles/tools.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, startsWithVerb } from '#lib/composer/words/compress.ts'
import { parseClause } from '#lib/composer/words/phrase.ts'
import { fromWord, inWords } from '#lib/composer/words/speak.ts'

const NEGATION =
  /\b(?:no|without|zero|never any) (?!one\b|matter\b|longer\b|unpaid\b|experience\b|need\b|questions?\b)([\p{L}-]+(?: [\p{L}-]+)?)(?=\s+no\b|\s*[,.;+]|\s+and\b|$)/giu
const NUMBERED = /(?:^|[\s:])(?:step )?(\d)[.):]\s+(?=\p{L})/giu
const HEAD = /^(.{6,70}?):\s*(.+)$/s
const HOW = /^(?:how to|how do (?:i|you)|guide to|steps? to|here(?:’|')?s how to)\s+/i

type List = { title: string; items: string[]; numbered: boolean }

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
    const match = clause.text.match(HEAD)
    const head = match?.[1] ?? ''
    if (!match?.[2] || /^(?:https?|\d)/.test(match[2]) || /\d$/.test(head)) continue
    const rest = match[2]
      .split(/,\s+(?:and )?|;\s+/)
      .map(item => stripStop(item.trim()))
      .filter(item => item.length > 1)
    if (rest.length >= 3 && rest.every(item => item.length <= 64)) return { title: head, items: rest, numbered: false }
  }
  return undefined
}

const product = (reading: Reading): string => reading.brand.offer.product_name || reading.brand.name

/** What a thing goes without: three or more negations prove themselves. */
export function negations(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const found = [
    ...new Set(
      [...reading.text.matchAll(NEGATION)].map(match => (match[1] ?? '').replace(/ (?:no|and|or)$/i, '').toLowerCase()),
    ),
  ]
  if (found.length < 3) return []
  const asked = /\bwhat we (?:left out|don’t|skip)/i.test(reading.text)
  const headline =
    [`What we left out of ${product(reading)}.`, 'What we left out.'].find(text => text.length <= 42) ??
    'What we left out.'
  const items = found.slice(0, 5).map(item => `No ${item}`)
  const stays = remaining(reading, [headline, ...items, 'parents worried screen time'], 2).filter(
    text =>
      !/\bno \p{L}+ no\b/iu.test(text) && !/what we left out/i.test(text) && (text.match(/\bno\b/gi)?.length ?? 0) < 2,
  )
  return [
    draft({
      angle: 'list',
      frame: 'F38',
      rank: asked ? 60 : 42,
      template: 'feature_list',
      top: product(reading),
      lead: `${upperFirst(listed(found))}: all left out.`,
      boxes: { headline, items, body: stays[0] },
      details: stays.map(text => sentence(text)),
      action: addressOf(reading),
      points: [...items.map(title => ({ title: `${title}.` })), ...stays.map(title => ({ title }))],
      topics: [],
      fixed: ['What', 'we', 'left', 'out'],
    }),
  ]
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export function list(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const found = findList(reading)
  if (!found || found.items.length < 3) return []
  const how = HOW.test(found.title)
  const verbs = found.items.filter(item => startsWithVerb(item) || /^(?:you|on |then )/i.test(item)).length
  return found.numbered || how || verbs >= Math.ceil(found.items.length * 0.7)
    ? [stepsDraft(reading, found)]
    : [listDraft(reading, found)]
}

function listDraft(reading: Reading, { title, items }: List): Draft {
  const count = title.match(/^(\d+|three|four|five|six|seven|eight)\b/i)?.[1]
  const honest =
    count && fromWord(count) !== items.length
      ? title.replace(/^(?:\d+|\p{L}+)\b/u, upperFirst(inWords(items.length)))
      : title
  const headline = titleOf(honest || `${upperFirst(inWords(items.length))} things about ${product(reading)}`)
  const shown = items.map(item => upperFirst(squeeze(item, 44) ?? item.slice(0, 44)))
  const more = remaining(reading, [title, ...items], 2)
  return draft({
    angle: 'list',
    frame: 'F39',
    rank: 48,
    template: 'feature_list',
    top: headline.split(' ').slice(0, 2).join(' '),
    lead:
      more[0] ??
      sentence(
        upperFirst(
          listed(items.slice(0, 4).map(item => item.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase()))),
        ),
      ),
    boxes: { headline, items: shown.slice(0, 5) },
    details: [...more.slice(1), ...items.slice(more.length > 0 ? 0 : 4).map(item => sentence(item))],
    action: addressOf(reading),
    points: items.map(pointOf),
    topics: [title],
    computed: [String(items.length)],
  })
}

const titleOf = (title: string): string => {
  const bare = stripStop(title)
  const short = bare.length <= 41 ? bare : (squeeze(bare, 41) ?? bare.split(' ').slice(0, 6).join(' '))
  return upperFirst(parseClause(short) ? `${short}.` : short)
}

/** An item as a short title and, where it says more, the rest of it. */
export function pointOf(item: string): Point {
  const text = stripStop(item)
  if (text.length <= 34) return { title: upperFirst(text) }
  const cut = text.match(/^(.{8,34}?)(?:,| so that| so| because| before| for| with| until| and then|:| \() (.+)$/)
  return cut?.[1] && cut[2]
    ? { title: upperFirst(stripStop(cut[1])), body: sentence(upperFirst(text)) }
    : { title: upperFirst(squeeze(text, 42) ?? text.slice(0, 42)), body: text.length > 42 ? sentence(text) : undefined }
}

function stepsDraft(reading: Reading, { title, items }: List): Draft {
  const bare = stripStop(title)
    .replace(HOW, '')
    .replace(/ in (?:\d|\p{L}+) (?:easy |simple )?steps?$/iu, '')
  const count = inWords(items.length)
  const pain = painHook(reading)
  const headline =
    pain ??
    [`${upperFirst(bare)} in ${count} steps.`, `${upperFirst(bare)}.`].find(
      text => bare.length > 2 && text.length <= 42 && startsWithVerb(text),
    ) ??
    titleOf(bare || `${upperFirst(count)} steps`)
  const steps = items.slice(0, 5).map(item => pointOf(item.replace(/^(?:then|and|finally|first|next|you) /i, '')))
  const more = remaining(reading, [title, ...items], 3).filter(text => !/^(?:how to|steps?)\b/i.test(text))
  return draft({
    angle: 'steps',
    frame: pain ? 'F44' : 'F43',
    rank: pain ? 62 : 58,
    template: 'steps',
    top: pain ? (pain.match(/\d+\p{L}*/u)?.[0] ?? pain) : bare.split(' ').slice(0, 3).join(' ') || count,
    lead:
      more[0] ??
      sentence(
        upperFirst(
          items
            .map((item, index) =>
              index === 0 ? item : item.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase()),
            )
            .slice(0, 3)
            .join(', then '),
        ),
      ),
    boxes: { headline, steps: steps.map(step => ({ title: step.title, body: step.body ?? '' })) },
    details: [...more.slice(1), ...(more.length > 0 ? items.map(item => sentence(item)) : [])],
    action: addressOf(reading),
    points: steps,
    topics: [bare],
    computed: [String(items.length)],
    fixed: ['steps', 'then'],
  })
}

/** A pain with a day on it opens better than the task: “It is the 20th. What is left?” */
function painHook(reading: Reading): string | undefined {
  const match = reading.text.match(
    /\bby the (\d{1,2}(?:st|nd|rd|th))\b[^.]{0,60}?\bno idea (?:what(?:’|')?s|what is|whats|how much is) (left|due|owed|next)\b/i,
  )
  return match ? `It is the ${match[1]}. What is ${match[2]}?` : undefined
}

const OFFER_PART = /\b(?:\d+%|[£$€]\d|\d+p\b|free|2 for 1|two for one|half[- ]price|preorders?|pre-orders?|off\b)/i

/** Three or more offers with days of their own: one each, the nearest first. */
export function offers(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !/\b(?:offers?|deals?|off|free|for 1)\b/i.test(reading.text)) return []
  const parts = partsOf(reading).filter(part => OFFER_PART.test(part.text) && part.text.split(' ').length >= 3)
  const dated = parts.filter(part => reading.dates.some(date => date.start >= part.start && date.end <= part.end))
  if (parts.length < 3 || dated.length < 2) return []
  const order = (start: number, end: number): number =>
    reading.dates.find(date => date.start >= start && date.end <= end)?.day ?? 999_999
  const sorted = [...parts].sort((a, b) => order(a.start, a.end) - order(b.start, b.end))
  const count = inWords(parts.length)
  const titles = sorted
    .map(part => squeeze(tidyOffer(part.text), 41))
    .map((text, index) => sentence(upperFirst(text ?? sorted[index]?.text.slice(0, 41) ?? '')))
  const headline = `${upperFirst(count)} offers, and when to come.`
  return [
    draft({
      angle: 'offers',
      frame: 'F27',
      rank: 110,
      template: 'feature_list',
      top: `${count} offers`,
      lead: titles[0] ?? headline,
      boxes: { headline, items: titles.map(stripStop).slice(0, 5) },
      details: titles.slice(1),
      action: addressOf(reading),
      points: titles.map(title => ({ title })),
      topics: [],
      computed: [String(parts.length)],
      fixed: ['offers', 'come', 'when', 'By', 'Until'],
    }),
  ]
}

const tidyOffer = (text: string): string => {
  const multi = text.match(
    /\b(?:2|two)[- ]for[- ](?:1|one) ([\p{L} ]+?) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[^,]*$/u,
  )
  if (multi) return `${multi[2]}: two ${multi[1]} for one`
  const until = text.match(/^(.{4,40}?) until (\d{1,2} \p{L}+|\p{L}+ \d{1,2})(.*)$/u)
  if (until) return `By ${until[2]}: ${until[1]?.replace(/^(?:Christmas )?pre-?orders?/i, 'order')}${until[3] ?? ''}`
  const last = text.match(/^(.{6,40}?) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: \d{1,2} \p{L}+)?)$/u)
  return last ? `${last[2]}: ${last[1]}` : text
}

export const clauseItems = (clause: Clause): string[] => clean(clause.parts.map(part => part.text))
