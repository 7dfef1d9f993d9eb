import type { Publisher } from '#lib/publish/publisher.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** One line each. */
export const publishers: Partial<Record<Platform, Publisher>> = {}
