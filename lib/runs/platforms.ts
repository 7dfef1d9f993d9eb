// What each platform takes, as its own pages say.
import * as z from 'zod'
import type { Platform } from '#lib/channels.ts'
import { MINUTE_MS } from '#lib/instant.ts'

/** What becomes of words that a platform has no room for. */
export const Overflow = z.enum(['thread', 'first_comment'])
export type Overflow = z.output<typeof Overflow>

type Limits = {
  /** When they were read. */
  read: string
  /** The pages of the platform that say so. */
  sources: string
  /** Null where the platform takes no pictures. */
  images: {
    most: number
    types: string[]
    bytes?: number
    /** Width to height. */
    ratio?: [from: number, to: number]
    width?: [from: number, to: number]
    pixels?: number
  } | null
  video: {
    types: string[]
    bytes: [from: number, to: number]
    ms: [from: number, to: number]
    ratio?: [from: number, to: number]
    side?: [from: number, to: number]
  }
  caption: {
    most: number
    counted: 'weighted' | 'utf16' | 'graphemes' | 'emoji_bytes'
    /** Of the whole. */
    bytes?: number
    /** The first line is a title of its own. */
    first_line?: number
    /** What follows the first line. */
    rest_bytes?: number
    forbidden?: string
  }
  /** How words that it has no room for may follow, and how many posts or comments that makes at most. */
  overflow?: { way: Overflow; most: number; parts: number }
}

const MB = 1_000_000

/** What each platform takes by its own interface: the one table of it, with the day on which its sources were read. */
export const platforms: Record<Platform, Limits> = {
  x: {
    read: '2026-08-22',
    sources: 'docs.x.com: media, counting characters',
    images: { most: 4, types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 5 * MB },
    video: { types: ['video/mp4'], bytes: [1, 512 * MB], ms: [500, 140_000], ratio: [0.34, 3] },
    caption: { most: 280, counted: 'weighted' },
    overflow: { way: 'thread', most: 280, parts: 25 },
  },
  linkedin: {
    read: '2026-08-01',
    sources: 'learn.microsoft.com, LinkedIn marketing: multi-image posts, videos li-lms-2026-05',
    images: { most: 20, types: ['image/jpeg', 'image/png', 'image/gif'], pixels: 36_152_319 },
    video: {
      types: ['video/mp4'],
      bytes: [75_000, 500 * MB],
      ms: [3_000, 30 * MINUTE_MS],
      ratio: [0.42, 2.4],
    },
    caption: { most: 3_000, counted: 'utf16' },
    overflow: { way: 'first_comment', most: 1_250, parts: 2 },
  },
  instagram: {
    read: '2026-06-18',
    sources: 'developers.facebook.com, Instagram platform: content publishing, error codes, comments',
    images: { most: 10, types: ['image/jpeg'], bytes: 8 * MB, ratio: [4 / 5, 1.91], width: [320, 1440] },
    video: { types: ['video/mp4', 'video/quicktime'], bytes: [1, 300 * MB], ms: [3_000, 15 * MINUTE_MS] },
    caption: { most: 2_200, counted: 'graphemes' },
    overflow: { way: 'first_comment', most: 2_200, parts: 2 },
  },
  youtube: {
    read: '2026-08-22',
    sources: 'developers.google.com, YouTube: videos.insert, resumable upload, commentThreads.insert',
    images: null,
    video: { types: ['video/mp4'], bytes: [1, 256_000 * MB], ms: [1, 15 * MINUTE_MS] },
    caption: { most: 5_100, counted: 'utf16', first_line: 100, rest_bytes: 5_000, forbidden: '<>' },
    overflow: { way: 'first_comment', most: 10_000, parts: 2 },
  },
  tiktok: {
    read: '2026-11-05',
    sources: 'developers.tiktok.com: direct post, photo post, media transfer',
    images: { most: 35, types: ['image/jpeg', 'image/webp'], bytes: 20 * MB, pixels: 1_080 * 1_920 },
    video: {
      types: ['video/mp4', 'video/quicktime', 'video/webm'],
      bytes: [1, 4_000 * MB],
      ms: [1, 10 * MINUTE_MS],
      side: [360, 4_096],
    },
    caption: { most: 2_200, counted: 'utf16' },
  },
  bluesky: {
    read: '2026-11-21',
    sources: 'docs.bsky.app and the lexicons app.bsky.feed.post, app.bsky.embed.images, app.bsky.embed.video',
    images: { most: 4, types: ['image/jpeg', 'image/png', 'image/webp'], bytes: MB },
    video: { types: ['video/mp4'], bytes: [1, 50 * MB], ms: [1, 3 * MINUTE_MS] },
    caption: { most: 300, counted: 'graphemes', bytes: 3_000 },
    overflow: { way: 'thread', most: 300, parts: 25 },
  },
  threads: {
    read: '2026-04-14',
    sources: 'developers.facebook.com, Threads: posts, overview',
    images: { most: 20, types: ['image/jpeg', 'image/png'], bytes: 8 * MB, ratio: [0.1, 10], width: [320, 1440] },
    video: { types: ['video/mp4', 'video/quicktime'], bytes: [1, 1_000 * MB], ms: [1, 5 * MINUTE_MS] },
    caption: { most: 500, counted: 'emoji_bytes' },
  },
  facebook: {
    read: '2026-11-28',
    sources: 'developers.facebook.com, Pages API: posts, photos; Video API: reels publishing',
    images: { most: 10, types: ['image/jpeg', 'image/png'], bytes: 10 * MB },
    video: {
      types: ['video/mp4', 'video/quicktime'],
      bytes: [1, 1_000 * MB],
      ms: [3_000, 90_000],
      ratio: [0.56, 0.57],
      side: [540, 4_096],
    },
    caption: { most: 63_206, counted: 'utf16' },
  },
}
