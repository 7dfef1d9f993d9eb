import * as z from 'zod'
import { registry } from '#lib/registry.ts'

export const Channel = z.enum(['twitter', 'linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads'])
export type Channel = z.output<typeof Channel>

/** What a request may say for a channel: the platform's present name is taken for the channel's. */
export const channelAliases: Record<string, Channel> = registry({ x: 'twitter' })
