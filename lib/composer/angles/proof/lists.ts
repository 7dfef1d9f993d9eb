import { type Draft, draft, type Point } from '#lib/composer/angles/draft.ts'
import { findList, type List } from '#lib/composer/angles/proof/find-list.ts'
import { findTable } from '#lib/composer/angles/proof/find-table.ts'
import { addressOf, deadlineOf, remaining, say } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze, startsWithVerb } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { parseClause } from '#lib/composer/words/phrase.ts'
import { fromWord, inWords } from '#lib/composer/words/speak.ts'

const NEGATION =
  /\b(?:no|without|zero|never any) (?!one\b|matter\b|longer\b|unpaid\b|experience\b|need\b|questions?\b)([\p{L}-]+(?: [\p{L}-]+)?)(?=\s+no\b|\s*[,.;+]|\s+and\b|$)/giu
const HOW = /^(?:how to|how do (?:i|you)|guide to|steps? to|here(?:’|')?s how to)\s+/i

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
  if (!found || found.items.length < 2 || findTable(reading)?.paired) return []
  const how = HOW.test(found.title)
  const verbs = found.items.filter(item => startsWithVerb(item) || /^(?:you|on |then )/i.test(item)).length
  const priced = found.items.filter(item => /[£$€]\d/.test(item)).length
  const counted = Number(found.title.match(/^(\d+)\b/)?.[1]) === found.items.length
  const steps = found.numbered ? found.items : asSteps(found.items)
  const ordered = found.numbered || how || (!counted && priced < 2 && verbs >= Math.ceil(found.items.length * 0.6))
  return ordered && steps.length > 1 ? [stepsDraft(reading, { ...found, items: steps })] : [listDraft(reading, found)]
}

function listDraft(reading: Reading, { title, items, raw }: List): Draft {
  const count = title.match(/^(\d+|three|four|five|six|seven|eight)\b/i)?.[1]
  const honest =
    count && fromWord(count) !== items.length
      ? title.replace(/^(?:\d+|\p{L}+)\b/u, upperFirst(inWords(items.length)))
      : title
  const joined = items.join(', ')
  const prices = items.map(item => item.match(/[£$€]\d[\d,.]*\d|[£$€]\d/)?.[0]).filter(price => price !== undefined)
  const lowest =
    prices.length >= 2
      ? [...prices].sort((a, b) => Number(a.replace(/[^\d.]/g, '')) - Number(b.replace(/[^\d.]/g, '')))[0]
      : undefined
  const date = deadlineOf(reading)
  const dated = date && `${titleOf(honest)}, by ${say(reading, date, 'plain')}.`
  const headline =
    date && dated && dated.length <= 42 && /\border|\bbook/i.test(reading.text)
      ? dated.replace(', by', ', order by')
      : title.length <= 10 && joined.length <= 41
        ? `${joined}.`
        : title.length <= 10 && lowest
          ? `${upperFirst(title)}, from ${lowest}.`
          : titleOf(honest || `${upperFirst(inWords(items.length))} things about ${product(reading)}`)
  const shown = items.map(item => upperFirst(squeeze(item, 44) ?? item.slice(0, 45).replace(/[\s,;:–-]+\S*$/, '')))
  const more = remaining(reading, [title, ...items, ...(raw ?? [])], 2)
    .map(text => items.reduce((left, item) => left.replace(item, '').trim(), text))
    .filter(text => text.split(' ').length >= 2)
    .map(text => sentence(upperFirst(text)))
  return draft({
    angle: 'list',
    frame: 'F39',
    rank: 48,
    template: 'feature_list',
    top: headline.split(' ').slice(0, 2).join(' '),
    lead: more[0] ?? titleSentence(title, reading),
    boxes: { headline, items: shown.slice(0, 5) },
    lines: items.map(item => sentence(upperFirst(item))),
    details: more.slice(1),
    action: addressOf(reading),
    points: items.map(pointOf),
    topics: [title],
    computed: [String(items.length)],
    fixed: ['order', 'by'],
  })
}

const titleOf = (title: string): string => {
  const bare = stripStop(title)
  const short = bare.length <= 42 ? bare : (squeeze(bare, 41) ?? bare.split(' ').slice(0, 6).join(' '))
  return upperFirst(parseClause(short) && short.length < 42 ? `${short}.` : short)
}

/** An item that is no step of its own belongs to the step before it. */
function asSteps(items: readonly string[]): string[] {
  const steps: string[] = []
  for (const item of items) {
    const own = steps.length === 0 || startsWithVerb(item) || /^(?:you|on|then|and then|wait|when) /i.test(item)
    if (own) steps.push(item)
    else steps[steps.length - 1] = `${steps.at(-1)}: ${item}`
  }
  return steps
}

/** An item as a short title and, where it says more, the rest of it. */
export function pointOf(item: string): Point {
  const text = stripStop(item)
  const aside = text.match(/^(.{4,38}?) \(([^)]+)\)(?:: (.+))?$/)
  if (aside?.[1] && aside[2])
    return {
      title: upperFirst(aside[1]),
      body: [aside[2].replace(/,? (?:whatever|etc|and so on)$/i, ''), aside[3] ?? '']
        .filter(Boolean)
        .map(each => sentence(upperFirst(each)))
        .join(' '),
    }
  if (text.length <= 34) return { title: upperFirst(text) }
  const cut = text.match(
    /^(.{8,38}?)(?::| and (?=you\b|it\b)|,| so that| so| because| before| for| with| until| and then) (.+)$/,
  )
  if (cut?.[1] && cut[2] && !dangles(cut[1]))
    return {
      title: upperFirst(stripStop(cut[1])),
      body: sentence(
        upperFirst(/^[:,]/.test(text.slice(cut[1].length)) || /^(?:you|it)\b/.test(cut[2]) ? cut[2] : text),
      ),
    }
  return {
    title: upperFirst(squeeze(text, 42) ?? text.slice(0, 43).replace(/[\s,;:–-]+\S*$/, '')),
    body: text.length > 42 ? sentence(text) : undefined,
  }
}

const STEPS = / in (?:\d|\p{L}+) (?:easy |simple )?steps?$/iu

function stepsDraft(reading: Reading, { title, items }: List): Draft {
  const bare = stripStop(title).replace(HOW, '').replace(STEPS, '')
  const count = inWords(items.length)
  const pain = painHook(reading)
  const headline =
    pain ??
    [`${upperFirst(bare)} in ${count} steps.`, `${upperFirst(bare)}.`].find(
      text => bare.length > 2 && text.length <= 42 && (startsWithVerb(text) || STEPS.test(title)),
    ) ??
    titleOf(bare || `${upperFirst(count)} steps`)
  const steps = items.slice(0, 5).map(item => pointOf(item.replace(/^(?:(?:then|and|finally|first|next|you) )+/i, '')))
  const more = remaining(reading, [title, ...items], 3).filter(text => !/^(?:how to|steps?)\b/i.test(text))
  return draft({
    angle: 'steps',
    frame: pain ? 'F44' : 'F43',
    rank: pain ? 62 : 58,
    template: 'steps',
    top: pain ? (pain.match(/\d+\p{L}*/u)?.[0] ?? pain) : bare.split(' ').slice(0, 3).join(' ') || count,
    lead: more[0] ?? `${upperFirst(inWords(steps.length))} steps, in order.`,
    boxes: { headline, steps: steps.map(({ title, body }) => (body ? { title, body } : { title })) },
    lines: steps.map((step, index) => `${index + 1}. ${stepLine(step)}`),
    details: more.slice(1),
    action: addressOf(reading),
    points: steps,
    topics: [bare],
    computed: items.map((_, index) => String(index + 1)),
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

const stepLine = ({ title, body }: Point): string =>
  !body
    ? sentence(title)
    : covered(title, [body]) > 0.8
      ? body
      : `${stripStop(title)}: ${body.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())}`

/** The heading as the opening line of a caption, in other words than the picture’s where it can be. */
const titleSentence = (title: string, reading: Reading): string =>
  title.length > 3 ? `${stripStop(upperFirst(title))}:` : `${reading.brand.name}:`
