// Words that are longer than a platform takes, divided where a reader would take breath.
import * as z from 'zod'
import type { Platform } from '#lib/channels.ts'
import { captionReasons, counts, platformTakes } from '#lib/runs/judge/fits.ts'
import { type Overflow, platforms } from '#lib/runs/platforms.ts'

/** The texts in their order, and those that are out by now. */
export const Parts = z.object({
  texts: z.array(z.string()),
  out: z.array(z.object({ external_post_id: z.string().nullable(), url: z.string() })),
})
export type Parts = z.output<typeof Parts>

type Divided = {
  platform: Platform
  caption: string
  overflow: Overflow | null
  step: string
  state: { parts: Parts | null } | null
}

/** What was divided when the first of it was sent stays divided so. */
export function partsOfPost({ platform, caption, overflow, step, state }: Divided): Parts {
  const kept = state?.parts
  if (kept && (kept.out.length > 0 || step === 'check')) return kept
  return { texts: partsOf(platform, caption, overflow), out: [] }
}

const WORD = /\S+\s*/g

/** One text where it fits, or nobody asked for more. */
export function partsOf(platform: Platform, caption: string, overflow: Overflow | null): string[] {
  const way = platforms[platform].overflow
  if (!overflow || way?.way !== overflow || platformTakes(platform, caption)) return [caption]
  const count = counts[platforms[platform].caption.counted]
  const texts: string[] = []
  for (let left = caption.trim(); left !== ''; ) {
    const takes = (text: string) => (texts.length === 0 ? platformTakes(platform, text) : count(text) <= way.most)
    const isLast = texts.length === way.parts - 1
    const part = isLast ? left : beginningOf(left, takes)
    texts.push(part.trim())
    left = left.slice(part.length).trim()
  }
  return texts
}

/** As much as is taken, up to the best break in its second half. */
function beginningOf(text: string, takes: (text: string) => boolean): string {
  if (takes(text)) return text
  const ends: number[] = []
  for (const match of text.matchAll(WORD)) ends.push(match.index + match[0].length)
  const whole = most(ends, end => takes(text.slice(0, end).trimEnd()))
  if (whole === undefined) return inWord(text, takes)
  const late = ends.filter(end => end <= whole && end > whole / 2)
  const best = Math.max(...late.map(end => breakAt(text, end)))
  return text.slice(0, late.findLast(end => breakAt(text, end) === best) ?? whole)
}

const SENTENCE_ENDS = '.!?…。！？'
const CLOSING = '"\'”’)]'

/** 3 after a paragraph, 2 after a line, 1 after a sentence, 0 within one. */
function breakAt(text: string, end: number): number {
  let at = end - 1
  let lines = 0
  for (; /\s/.test(text[at] ?? ''); at--) if (text[at] === '\n') lines++
  if (lines > 0) return lines > 1 ? 3 : 2
  while (CLOSING.includes(text[at] ?? ' ')) at--
  return SENTENCE_ENDS.includes(text[at] ?? ' ') ? 1 : 0
}

/** A single word that is longer than all of a part. */
function inWord(text: string, takes: (text: string) => boolean): string {
  const ends = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ index, segment }) => index + segment.length,
  )
  return text.slice(0, most(ends, end => takes(text.slice(0, end))) ?? ends[0])
}

/** The last of these that holds, where all after one that does not hold do not either. */
function most(ends: readonly number[], holds: (end: number) => boolean): number | undefined {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(ends[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return ends[low - 1]
}

/** Why these words cannot be divided so; null where they can. */
export function undividable(platform: Platform, caption: string, overflow: Overflow): string | null {
  const way = platforms[platform].overflow
  if (way?.way !== overflow) return `${platform} has ${way ? `${way.way} and no ${overflow}` : `no ${overflow}`}`
  const unmended = beyondLength(platform, caption)
  if (unmended) return unmended
  const texts = partsOf(platform, caption, overflow)
  const last = counts[platforms[platform].caption.counted](texts.at(-1) ?? '')
  if (texts.length < 2 || last <= way.most) return null
  const rest = overflow === 'thread' ? `the last of ${way.parts} posts` : 'the first comment'
  return `${rest} would count ${last}; takes ${way.most}`
}

/** A title of its own, and characters that are not taken: no second text mends those. */
function beyondLength(platform: Platform, caption: string): string | undefined {
  const { first_line, forbidden = '' } = platforms[platform].caption
  if (first_line === undefined || caption === '') return
  const [title = ''] = caption.trim().split('\n')
  const foreign = [...forbidden].filter(character => caption.includes(character))
  return captionReasons(platform, [title, ...foreign].join('\n'))[0]
}
