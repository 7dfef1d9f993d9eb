import type { Draft } from '#lib/composer/angles/draft.ts'
import { CAPTION_LIMITS, CAPTION_TARGETS, YOUTUBE_TITLE } from '#lib/composer/limits.ts'
import type { Captions } from '#lib/composer/plan.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered, jaccard } from '#lib/composer/words/overlap.ts'
import { weighted } from '#lib/composer/words/width.ts'
import { brandLine } from '#lib/composer/write/brand-line.ts'

type Lines = {
  lead: string
  details: string[]
  rows: string[]
  action?: string
  brand?: string
  legal?: string
  /** The action is a line to type, letter by letter. */
  typing: boolean
}

/** One caption a channel, each with its own length and habits, all from the same sentences. */
export function writeCaptions(chosen: Draft, reading: Reading): Captions {
  const lines = orderLines(chosen, reading)
  return {
    twitter: forX(lines),
    linkedin: forLinkedIn(lines),
    instagram: forInstagram(lines),
    youtube: forYouTube(chosen, lines, reading),
    tiktok: forTikTok(lines),
  }
}

const LEANS =
  /^(?:It|They|This|That|These|He|She|Works?|And|But|So|Then|Out|Available|Good|Takes?|No|Entry|Come|Bring|Book|Call|Ring|Email|Message|Pop|See|Until|For|With|From|At|In|On|\d+[ap]?m?)\b/
/** What must be known first, in whatever words. */
const FIRST = new Set(['notice', 'outage', 'price_change'])

/** A sentence unlike the headline opens where one can stand first; nothing is said twice. */
function orderLines(chosen: Draft, reading: Reading): Lines {
  const all = [chosen.lead, ...chosen.details].map(text => text.trim()).filter(Boolean)
  const unique = all.filter((text, index) => covered(text, all.slice(0, index)) < 0.8)
  const echo =
    reading.language === 'en' && !FIRST.has(chosen.angle) && jaccard(unique[0] ?? '', chosen.boxes.headline) >= 0.5
  const fresh = echo
    ? unique.findIndex(
        (text, index) =>
          index > 0 && text.split(' ').length >= 6 && !LEANS.test(text) && jaccard(text, chosen.boxes.headline) < 0.5,
      )
    : 0
  const ordered = fresh > 0 ? [unique[fresh] ?? '', ...unique.filter((_, index) => index !== fresh)] : unique
  const [lead = sentence(chosen.boxes.headline), ...details] = ordered
  const rows = (chosen.lines ?? []).filter(line => covered(line, [lead]) < 0.9)
  const length = [...ordered, ...rows].join(' ').length
  return {
    lead,
    details,
    rows,
    action: chosen.action,
    typing: reading.commands.some(({ value }) => value === chosen.action),
    brand: length < 260 ? brandLine(chosen, reading, [...ordered, ...rows]) : undefined,
    legal: chosen.boxes.legal,
  }
}

const glue = (text: string): string => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? '' : ' ')
export const join = (texts: readonly string[]): string => texts.join(glue(texts[0] ?? ''))

function grow(first: readonly string[], more: readonly string[], fits: (texts: string[]) => boolean): string[] {
  const kept = [...first]
  for (const text of more) if (fits([...kept, text])) kept.push(text)
  return kept
}

function forX({ lead, details, rows, action, legal }: Lines): string {
  const tail = [legal, action]
    .filter(Boolean)
    .map(text => `\n\n${text}`)
    .join('')
  const shape = (rest: readonly string[], list: readonly string[]): string =>
    [lead, ...list, join(rest)].filter(Boolean).join('\n') + tail
  const list = grow([], rows, texts => weighted(shape([], texts)) <= CAPTION_TARGETS.twitter + 20)
  const rest = grow([], details, texts => weighted(shape(texts, list)) <= CAPTION_TARGETS.twitter)
  const text = shape(rest, list)
  return weighted(text) <= CAPTION_LIMITS.twitter
    ? text
    : cutWeighted(lead, CAPTION_LIMITS.twitter - weighted(tail)) + tail
}

/** The longest run of whole words within a weight, in one pass. */
function cutWeighted(text: string, limit: number): string {
  if (weighted(text) < limit) return sentence(stripStop(text))
  let room = limit - 1
  let end = 0
  for (const character of text) {
    room -= weighted(character)
    if (room < 0) break
    end += character.length
  }
  const cut = text.slice(0, end)
  const space = cut.lastIndexOf(' ')
  return sentence(stripStop(space > end / 2 ? cut.slice(0, space) : cut))
}

const paragraphs = (texts: readonly string[]): string[] =>
  texts.flatMap((text, index) => (index % 2 === 0 ? [join([text, ...texts.slice(index + 1, index + 2)])] : []))

function forLinkedIn({ lead, details, rows, action, brand, legal }: Lines): string {
  const fixed = [...rows, legal ?? '', action ?? '', brand ?? '', lead].join('  ').length
  const rest = grow([], details, texts => texts.join(' ').length + fixed <= CAPTION_LIMITS.linkedin - 20)
  return [lead, rows.join('\n'), ...paragraphs(rest), brand, legal, action].filter(Boolean).join('\n\n')
}

/** Below this length a caption also says what the brand is. */
const LITTLE = 120

function forInstagram({ lead, details, rows, action, legal, brand, typing }: Lines): string {
  const typed =
    action && !action.includes('\n') && action.replace(/https?:\/\//, '').length <= 40
      ? action.replace(/https?:\/\//, '')
      : undefined
  const room = CAPTION_LIMITS.instagram - (typed?.length ?? 0) - (legal?.length ?? 0) - 8
  const list = grow([], rows, texts => [lead, ...texts].join(' ').length <= room)
  const rest = grow(
    [],
    details,
    texts => [lead, ...list, ...texts].join(' ').length <= Math.min(room, CAPTION_TARGETS.instagram),
  )
  return [
    lead,
    list.join('\n'),
    join(rest),
    [lead, ...list, ...rest].join(' ').length < LITTLE ? brand : undefined,
    legal,
    typed && (typing || /^(?:[a-z]+ )?\S*[./@:-]/.test(typed) ? typed : upperFirst(typed)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function forYouTube(chosen: Draft, { lead, details, rows, action, brand, legal }: Lines, reading: Reading): string {
  const bare = stripStop(chosen.boxes.headline.replace(/[<>]/g, ''))
  const branded = `${bare} | ${reading.brand.name}`
  const title = bare.includes(reading.brand.name) || branded.length > YOUTUBE_TITLE ? bare : branded
  const rest = grow([lead], details, texts => texts.join(' ').length <= 400)
  return [title, join(rest), rows.join('\n'), brand, legal, action].filter(Boolean).join('\n\n')
}

function forTikTok({ lead, details, rows, legal }: Lines): string {
  const limit = CAPTION_LIMITS.tiktok
  const room = legal ? limit - legal.length - 1 : limit
  const short = [lead, ...details].find(text => text.length <= room)
  const first = short ?? cutWeighted(lead, Math.max(40, room))
  const texts = grow(
    [first],
    [...rows, ...details].filter(text => text !== first),
    kept => join(kept).length <= Math.min(CAPTION_TARGETS.tiktok, room),
  )
  return join(legal ? [...texts, legal] : texts)
}
