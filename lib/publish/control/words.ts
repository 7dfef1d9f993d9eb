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
  const msg = overflow ? undividable(platform, caption, overflow) : captionReasons(platform, caption)[0]
  if (msg) throw refused('caption', msg)
}

const refused = (field: 'caption' | 'overflow', msg: string) =>
  new Problem('validation_error', `${field}: ${msg}`, {
    detail: [{ loc: ['body', field], msg, type: field === 'caption' ? 'too_long' : 'not_supported' }],
  })
