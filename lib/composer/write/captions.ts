import type { Draft } from '#lib/composer/angles/draft.ts'
import { CAPTION_LIMITS, CAPTION_TARGETS, YOUTUBE_TITLE } from '#lib/composer/limits.ts'
import type { Captions } from '#lib/composer/plan.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop } from '#lib/composer/words/case.ts'
import { covered, jaccard } from '#lib/composer/words/overlap.ts'
import { weighted } from '#lib/composer/words/width.ts'

type Lines = { lead: string; details: string[]; action?: string; brandLine?: string }

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

/** The sentence least like the headline opens; nothing is said twice. */
function orderLines(chosen: Draft, reading: Reading): Lines {
  const all = [chosen.lead, ...chosen.details].map(text => text.trim()).filter(Boolean)
  const unique = all.filter((text, index) => covered(text, all.slice(0, index)) < 0.85)
  const fresh = unique.findIndex(text => jaccard(text, chosen.boxes.headline) < 0.5)
  const headed = fresh > 0 ? [unique[fresh] ?? '', ...unique.filter((_, index) => index !== fresh)] : unique
  const [lead = sentence(chosen.boxes.headline), ...details] = headed
  return { lead, details, action: chosen.action, brandLine: brandLine(chosen, reading, headed) }
}

const SILENT = new Set(['outage', 'apology', 'price_change'])

function brandLine(chosen: Draft, reading: Reading, said: readonly string[]): string | undefined {
  if (SILENT.has(chosen.angle) || reading.language !== brandLanguage(reading)) return undefined
  const line = reading.brand.offer.one_liner || reading.brand.tagline
  return line && covered(line, [chosen.boxes.headline, ...said]) < 0.6 ? sentence(line) : undefined
}

const brandLanguage = (reading: Reading): string =>
  /[\u3040-\u30ff]/.test(reading.brand.offer.one_liner)
    ? 'ja'
    : (reading.brand.voice.languages[0]?.slice(0, 2).toLowerCase() ?? 'en')

const glue = (reading: string): string => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(reading) ? '' : ' ')
const join = (texts: readonly string[]): string => texts.join(glue(texts[0] ?? ''))

function grow(first: string, more: readonly string[], fits: (text: string) => boolean): string[] {
  const kept = [first]
  for (const text of more) if (fits(join([...kept, text]))) kept.push(text)
  return kept
}

function forX(lines: Lines): string {
  const tail = lines.action ? `\n\n${lines.action}` : ''
  const room = CAPTION_TARGETS.twitter
  const [lead = '', ...rest] = grow(lines.lead, lines.details, text => weighted(text + tail) <= room)
  const body = [lead, join(rest)].filter(Boolean).join('\n')
  return weighted(body + tail) <= CAPTION_LIMITS.twitter
    ? body + tail
    : cutWeighted(lines.lead, CAPTION_LIMITS.twitter - weighted(tail)) + tail
}

function cutWeighted(text: string, limit: number): string {
  let out = text
  while (weighted(out) > limit && out.includes(' ')) out = out.slice(0, out.lastIndexOf(' '))
  while (weighted(out) > limit) out = out.slice(0, -1)
  return sentence(stripStop(out))
}

function paragraphs(texts: readonly string[]): string[] {
  const out: string[] = []
  for (let index = 0; index < texts.length; index += 2) out.push(join(texts.slice(index, index + 2)))
  return out
}

function forLinkedIn(lines: Lines): string {
  const body = [...lines.details, ...(lines.brandLine ? [lines.brandLine] : [])]
  const [lead = '', ...rest] = grow(
    lines.lead,
    body,
    text => text.length + (lines.action?.length ?? 0) + 8 <= CAPTION_LIMITS.linkedin - 20,
  )
  return [lead, ...paragraphs(rest), lines.action].filter(Boolean).join('\n\n')
}

function forInstagram(lines: Lines): string {
  const typed =
    lines.action && lines.action.replace(/^https?:\/\//, '').length <= 32
      ? lines.action.replace(/^https?:\/\//, '')
      : undefined
  const opening = [lines.lead, ...lines.details].find(text => text.length <= 80) ?? lines.lead
  const others = [lines.lead, ...lines.details, ...(lines.brandLine ? [lines.brandLine] : [])].filter(
    text => text !== opening,
  )
  const [lead = '', ...rest] = grow(
    opening,
    others,
    text => text.length + (typed?.length ?? 0) + 4 <= CAPTION_TARGETS.instagram,
  )
  return [lead, [join(rest), typed].filter(Boolean).join(' ')].filter(Boolean).join('\n\n')
}

function forYouTube(chosen: Draft, lines: Lines, reading: Reading): string {
  const bare = stripStop(chosen.boxes.headline.replace(/[<>]/g, ''))
  const branded = `${bare} | ${reading.brand.name}`
  const title = bare.includes(reading.brand.name) || branded.length > YOUTUBE_TITLE ? bare : branded
  const [lead = '', ...rest] = grow(lines.lead, lines.details, text => text.length <= 400)
  return [title, [lead, join(rest)].filter(Boolean).join(' '), lines.brandLine, lines.action]
    .filter(Boolean)
    .join('\n\n')
}

function forTikTok(lines: Lines): string {
  const short = [lines.lead, ...lines.details].find(text => text.length <= CAPTION_LIMITS.tiktok)
  const first = short ?? cutWeighted(lines.lead, CAPTION_LIMITS.tiktok)
  return join(
    grow(
      first,
      lines.details.filter(text => text !== first),
      text => text.length <= CAPTION_TARGETS.tiktok,
    ),
  )
}
