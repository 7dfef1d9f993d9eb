// The caption of each channel: the writer's own where it wrote for it, its short line or whole lines from the start elsewhere.
import { Channel } from '#lib/channels.ts'
import type { Answer } from '#lib/composer/answer.ts'
import type { Typist } from '#lib/composer/layout/typed.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { goesOnListed } from '#lib/composer/words/listed.ts'
import { registry } from '#lib/registry.ts'
import { capitalized } from '#lib/words/capitalized.ts'
import { weighted } from '#lib/words/x-length.ts'

type Room = { most: number; count(text: string): number; gap: string }

/** What fits under a post of each channel before its tags. */
const characters = (text: string) => [...text].length
const rooms = registry<Room>({
  twitter: { most: 270, count: weighted, gap: '\n' },
  linkedin: { most: 1_400, count: characters, gap: '\n\n' },
  instagram: { most: 1_400, count: characters, gap: '\n\n' },
  youtube: { most: 1_600, count: characters, gap: '\n\n' },
  tiktok: { most: 1_000, count: characters, gap: '\n' },
  bluesky: { most: 280, count: characters, gap: '\n' },
  threads: { most: 460, count: characters, gap: '\n\n' },
  facebook: { most: 1_400, count: characters, gap: '\n\n' },
})
const LITTLE = new Set(['twitter', 'tiktok', 'bluesky'])

export function captionsOf(
  answer: Answer,
  headline: string,
  { channel, typed }: { channel: Channel; typed: Typist },
  legal: string | undefined,
): Record<Channel, string> {
  const lines = answer.caption.map(line => line.text.trim()).filter(Boolean)
  const own = channel === 'youtube' ? lines.slice(1) : lines
  const told = (to: Channel): string => {
    const fitted = (lines: readonly string[]) =>
      fittedIn(
        to,
        lines.map(line => typed(line, !LITTLE.has(to))),
        legal,
      )
    if (to === 'youtube') {
      const [title = '', ...below] = to === channel ? lines : [titleOf(headline), ...own]
      return fitted([title, ...withoutTitle(title, below)])
    }
    if (to === channel) return fitted(lines)
    return fitted(LITTLE.has(to) ? littleOf(answer, own) : own)
  }
  return Object.fromEntries(Channel.options.map(to => [to, told(to)])) as Record<Channel, string>
}

/** The short line; where that only stops before the running text does, as much of it as has room. */
function littleOf({ short, caption }: Answer, own: readonly string[]): string[] {
  const told = caption.filter(({ from }) => from.some(id => !/^b/.test(id))).map(({ text }) => text.trim())
  const isBeginning = short.text !== '' && told.join(' ').startsWith(short.text)
  return isBeginning ? told.filter(Boolean) : [short.text, ...linkLine(own)]
}

/** What stands below a title, without the sentence or the words before a colon that it is. */
function withoutTitle(title: string, [first = '', ...more]: readonly string[]): string[] {
  const isSaid = title !== '' && first.toLowerCase().startsWith(title.toLowerCase())
  const rest = isSaid
    ? /^(?:[.!。]|\s?[:：])?\s*$|^(?:[.!]|\s?:)\s+|^[。：]\s*/u.exec(first.slice(title.length))?.[0]
    : undefined
  if (rest === undefined) return [first, ...more]
  const below = capitalized(first.slice(title.length + rest.length))
  return below === '' ? more : [below, ...more]
}

/** Whole lines for as long as there is room, and the legal line always; what does not fit is left out from the end. */
function fittedIn(channel: Channel, lines: readonly string[], legal: string | undefined): string {
  const room = rooms[channel] ?? { most: 270, count: characters, gap: '\n' }
  const all = (kept: readonly string[]) =>
    [...kept, ...(legal ? [legal] : [])]
      .filter(Boolean)
      .map((line, at, lines) => (at === 0 ? '' : goesOnListed(line, lines[at - 1]) ? '\n' : room.gap) + line)
      .join('')
  const kept: string[] = []
  for (const line of lines) if (kept.length === 0 || room.count(all([...kept, line])) <= room.most) kept.push(line)
  return all(kept)
}

const LINK = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i
/** Where readers go, when the last line is nothing else. */
const linkLine = (lines: readonly string[]): string[] => lines.slice(-1).filter(line => LINK.test(line))

/** The first line on YouTube is the title, in which some characters are refused. */
const titleOf = (headline: string): string => {
  const bare = headline.replace(/[<>]/g, '').replace(/\.$/, '')
  const clause = characters(bare) <= TITLE_MOST ? bare : (bare.split(/[:.,;] /u)[0] ?? bare)
  return characters(clause) <= TITLE_MOST ? clause : wholeWords([...bare].slice(0, TITLE_MOST).join(''))
}
const TITLE_MOST = 100

/** Without the last word, which may be cut; a single one stays as it is. */
function wholeWords(text: string): string {
  const last = Math.max(...[...SPACES].map(space => text.lastIndexOf(space)))
  return last < 0 ? text : withoutEnd(text.slice(0, last), SPACES)
}
