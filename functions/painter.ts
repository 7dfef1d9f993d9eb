// The image model of a deployment, by its settings.
import type { RenderEnv } from '#functions/env/render.ts'
import { providerOf } from '#functions/models.ts'
import { compatiblePainter } from '#lib/adapters/painters/compatible.ts'
import { workersAiPainter } from '#lib/adapters/painters/workers-ai.ts'
import type { Http } from '#lib/fetch.ts'
import type { Painter } from '#lib/ports/painter.ts'

/** Pictures take a model up to a minute; the lease of what is painted is two. */
const PAINTER_TIMEOUT_MS = 60_000

export const DEFAULT_IMAGE_MODEL = '@cf/black-forest-labs/flux-2-klein-4b'

/** Null where nothing is painted. */
export function painterOf(env: RenderEnv, http: Http): Painter | null {
  const { AI: ai, IMAGE_PROVIDER, IMAGE_BASE_URL, IMAGE_API_KEY: api_key, IMAGE_MODEL: model } = env
  const provider = providerOf({ named: IMAGE_PROVIDER, base_url: IMAGE_BASE_URL, ai })
  const timeout_ms = PAINTER_TIMEOUT_MS
  if (provider === 'off') return null
  if (provider === 'compatible')
    return compatiblePainter({ base_url: IMAGE_BASE_URL ?? '', api_key, model: model ?? '', timeout_ms, http })
  if (!ai) throw new Error('the AI binding is missing')
  return workersAiPainter({ ai, model: model ?? DEFAULT_IMAGE_MODEL, timeout_ms })
}
