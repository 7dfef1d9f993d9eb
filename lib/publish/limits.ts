import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { kinds } from '#lib/work/kinds.ts'

/** How long a request waits for the platform. */
export const PATIENCE_MS = 20 * SECOND_MS

/** What a platform has worked on for so long will not come. */
export const GIVE_UP_MS = DAY_MS

/** After the call whose answer was lost: the platform is asked at first, and may say by then that it has no such post. */
export const FIRST_CHECK_SECONDS = 15
export const SETTLED_MS = kinds.posts.lease_ms
/** It has to say so twice, this far apart. */
export const ABSENT_APART_MS = 2 * MINUTE_MS + 5 * SECOND_MS

/** 30 seconds, doubled each time, half an hour at most: an hour and a half in all. A platform that names a time is believed. */
export const backoffSeconds = (attempt: number) => Math.min(30 * 2 ** (attempt - 1), 1_800)
export const mostWaitSeconds = HOUR_MS / SECOND_MS

/** Between one part of a thread and the next. */
export const PARTS_APART_SECONDS = 1
