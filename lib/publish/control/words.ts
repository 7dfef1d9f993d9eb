// Refuses words that a platform would not take.
import type { Platform } from '#lib/channels.ts'
import { Problem } from '#lib/problem.ts'
import { undividable } from '#lib/publish/post/parts.ts'
import { captionReasons } from '#lib/runs/judge/fits.ts'
import { type Overflow, platforms } from '#lib/runs/platforms.ts'

export function assertWay(platform: Platform, overflow: Overflow | null | undefined): void {
  if (overflow && platforms[platform].overflow?.way !== overflow)
    throw refused('overflow', undividable(platform, '', overflow) ?? '')
}

/** Words that the platform would refuse are refused now, and not when their hour has come. */
export function assertWords(platform: Platform, caption: string, overflow: Overflow | null = null): void {
  if (overflow) {
    const msg = undividable(platform, caption, overflow)
    if (msg) throw refused('caption', msg)
    return
  }
  const [reason] = captionReasons(platform, caption)
  if (reason) throw refused('caption', `${platform}: ${reason}. Change it.`)
}

/** Of a post that is asked for: where the words could follow, it is said how. */
export function assertNewWords(platform: Platform, caption: string, overflow: Overflow | null = null): void {
  const way = overflow ? undefined : platforms[platform].overflow?.way
  const [reason] = captionReasons(platform, caption)
  if (reason && way && !undividable(platform, caption, way))
    throw refused('caption', `${platform}: ${reason}. Change it, or have all of it posted with overflow: ${way}.`)
  assertWords(platform, caption, overflow)
}

const refused = (field: 'caption' | 'overflow', msg: string) =>
  new Problem('validation_error', `${field}: ${msg}`, {
    detail: [{ loc: ['body', field], msg, type: field === 'caption' ? 'too_long' : 'not_supported' }],
  })
