/** Counts since the start. */
export type Stats = {
  accepted: number
  deduplicated: number
  attempts: number
  delivered: number
  retried: number
  failed: number
  cancelled: number
  dropped: number
  duplicated: number
  delayed: number
  reordered: number
  refused: number
  unanswered: number
}

export const noStats = (): Stats => ({
  accepted: 0,
  deduplicated: 0,
  attempts: 0,
  delivered: 0,
  retried: 0,
  failed: 0,
  cancelled: 0,
  dropped: 0,
  duplicated: 0,
  delayed: 0,
  reordered: 0,
  refused: 0,
  unanswered: 0,
})
