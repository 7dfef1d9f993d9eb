import * as z from 'zod'
import { registry } from '#lib/registry.ts'

export const Channel = z.enum([
  'twitter',
  'linkedin',
  'instagram',
  'youtube',
  'tiktok',
  'bluesky',
  'threads',
  'facebook',
])
export type Channel = z.output<typeof Channel>

/** What a request may say for a channel: the platform's present name is taken for the channel's. */
export const channelAliases: Record<string, Channel> = registry({ x: 'twitter' })

/** Platforms by the names that posts use. */
export const Platform = z.enum(['x', 'linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads', 'facebook'])
export type Platform = z.output<typeof Platform>

export const platformNames: Record<Platform, string> = {
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
  threads: 'Threads',
  facebook: 'Facebook',
}

/** What a request may say for a platform: the channel's name for X is taken for the platform's. */
export const GivenPlatform = z
  .enum([...Platform.options, 'twitter'])
  .transform((name): Platform => (name === 'twitter' ? 'x' : name))

export const platformOf: Record<Channel, Platform> = {
  twitter: 'x',
  linkedin: 'linkedin',
  instagram: 'instagram',
  youtube: 'youtube',
  tiktok: 'tiktok',
  bluesky: 'bluesky',
  threads: 'threads',
  facebook: 'facebook',
}

export const channelOf = (platform: Platform): Channel => (platform === 'x' ? 'twitter' : platform)
