import { instagram } from '#lib/publish/instagram.ts'
import { linkedin } from '#lib/publish/linkedin.ts'
import type { Publisher } from '#lib/publish/publisher.ts'
import { tiktok } from '#lib/publish/tiktok.ts'
import { x } from '#lib/publish/x.ts'
import { youtube } from '#lib/publish/youtube.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** One line each. */
export const publishers: Partial<Record<Platform, Publisher>> = { x, linkedin, instagram, youtube, tiktok }
