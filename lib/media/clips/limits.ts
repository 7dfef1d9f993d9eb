// How large and how long videos may be, and in which parts they come.
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'

const MB = 1024 * 1024
export const MAX_CLIP_BYTES = 200 * MB
/** Cloudflare takes bodies of up to 100 MB. */
export const PART_BYTES = 64 * MB
/** Of one size but for the last, as the storage wants it; the most that is held of a video that is loaded. */
export const LOADED_PART_BYTES = 8 * MB
export const MAX_CLIP_MS = 180 * SECOND_MS

/** How long a file may be sent in one piece, and in parts. */
export const ONE_PIECE_MS = 15 * MINUTE_MS
export const IN_PARTS_MS = HOUR_MS

export const LOADING = {
  stallMs: 10 * SECOND_MS,
  timeoutMs: 10 * MINUTE_MS,
  redirects: 3,
  maxBytes: MAX_CLIP_BYTES,
  lent: true,
}
