/** Characters of an alternative text, as `width` counts them. */
export const ALT_MOST = 250
export const HASHTAG_LIMITS = {
  twitter: 2,
  linkedin: 3,
  instagram: 5,
  youtube: 3,
  tiktok: 4,
  bluesky: 2,
  threads: 1,
} as const

/** So many faults of an answer are told; with as many there may be more. */
export const FAULTS_MOST = 8
