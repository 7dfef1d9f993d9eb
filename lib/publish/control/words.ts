import { Problem } from '#lib/problem.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { captionReasons } from '#lib/runs/judge/fits.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** Words that the platform would refuse are refused now, and not when their hour has come. */
export function assertWords(platform: Platform, caption: string, overflow: PostRow['overflow'] = null): void {
  const [msg] = overflow ? [] : captionReasons(platform, caption)
  if (msg === undefined) return
  throw new Problem('validation_error', `caption: ${msg}`, {
    detail: [{ loc: ['body', 'caption'], msg, type: 'too_long' }],
  })
}
