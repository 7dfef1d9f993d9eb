// Scenes of a film: what each shows, and how long it is read.
import type { Scene, VideoAnswer } from '#lib/composer/answer.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

type Shot = Record<string, string | number | string[]> & { role: string; text: string }

const HOOK_MS = 2_000
const END_MS = 2_600
const LEAST_MS = 1_800
const WORDS_A_SECOND = 2.9
/** The lengths that music exists in. */
const BEDS_MS = [6, 8, 10, 12, 14, 16, 18, 20].map(seconds => seconds * 1_000)

export function filmPictures(
  { scenes }: VideoAnswer,
  { tagline, legal, asked }: { tagline: string; legal: string | undefined; asked: number | undefined },
): Picture[] {
  const shots = scenes.map((scene, index) => shotOf(scene, index === 0, index === scenes.length - 1, tagline))
  return [{ template: 'video_story', data: { scenes: timed(shots, asked), ...(legal && { legal }) } }]
}

function shotOf({ role, text, more }: Scene, first: boolean, last: boolean, tagline: string): Shot {
  const [a = '', b = '', c = '', d = ''] = more
  if (last) return { role: 'end', text, ...(a ? { link: a } : tagline && tagline !== text && { tagline }) }
  if (first && role !== 'quote') return { role: 'hook', text }
  if (role === 'number' && a) return { role, text, value: text, label: a }
  if ((role === 'list' || role === 'steps') && more.length >= 2) return { role, text, items: more.slice(0, 5) }
  if (role === 'quote')
    return { role: first ? 'quote' : role, text, quote: text, ...(a && { name: a }), ...(b && { title: b }) }
  if (role === 'versus' && a && b && c && d) return { role, text, left_title: a, left: b, right_title: c, right: d }
  if (role === 'action') return { role, text, ...(a && { link: a }) }
  return { role: role === 'problem' || role === 'brand' ? role : 'line', text }
}

const readingMs = (shot: Shot): number => {
  const said = Object.entries(shot)
    .filter(([name]) => name !== 'role')
    .flatMap(([, value]) => value)
    .join(' ')
  return Math.ceil((Math.max(wordCount(said), width(said) / 6) / WORDS_A_SECOND) * 10) * 100
}

const LENGTH =
  /(?<![\d.,:])(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?[\s-]?(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|second[io]|sekund\p{L}*|秒|ثانية|ثواني)(?!\p{L})/iu
const FILM = /video|reel|film|clip|shorts|teaser|spot|animation|vídeo|動画|فيديو/iu

/** How long a film is wished to be, in milliseconds: “a 15 second video”, “teaser 10-15s”. */
export function askedLength(segments: readonly string[]): number | undefined {
  const [, from, to = from] = segments.filter(text => FILM.test(text)).flatMap(text => LENGTH.exec(text) ?? [])
  return from === undefined ? undefined : ((Number(from) + Number(to)) / 2) * 1_000
}

/** The length that music has next to the one asked for. */
const nearest = (lengths: readonly number[], asked: number | undefined): number | undefined =>
  asked === undefined ? undefined : lengths.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0]

/** As long as each is read, the whole as long as a piece of music. */
export function timed(shots: readonly Shot[], asked?: number): Shot[] {
  const needed = shots.map((shot, index) =>
    index === shots.length - 1
      ? Math.max(END_MS, readingMs(shot))
      : index === 0
        ? Math.min(HOOK_MS, Math.max(1_600, readingMs(shot)))
        : Math.max(LEAST_MS, readingMs(shot)),
  )
  const total = needed.reduce((sum, each) => sum + each, 0)
  const long = BEDS_MS.filter(each => each >= total)
  const whole = nearest(long, asked) ?? long[0] ?? BEDS_MS.at(-1) ?? total
  const share = Math.floor((whole - total) / Math.max(1, shots.length - 1) / 100) * 100
  let at = 0
  return shots.map((shot, index) => {
    const start_ms = at
    at =
      index === shots.length - 1
        ? Math.max(whole, at + END_MS)
        : at + (needed[index] ?? LEAST_MS) + (index === 0 ? 0 : Math.max(share, shrink(total, whole, shots.length)))
    return { ...shot, start_ms, end_ms: at }
  })
}

/** Longer than any music: every scene between the first and the last gives a little. */
const shrink = (total: number, whole: number, count: number): number =>
  total > whole ? -Math.ceil((total - whole) / Math.max(1, count - 2) / 100) * 100 : 0
