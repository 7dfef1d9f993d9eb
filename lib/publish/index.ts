import { linkedin } from '#lib/publish/linkedin.ts'
import type { Publisher } from '#lib/publish/publisher.ts'
import { x } from '#lib/publish/x.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** One line each. */
export const publishers: Partial<Record<Platform, Publisher>> = { x, linkedin }
