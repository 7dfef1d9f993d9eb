import type { Settings } from '#dev/local/settings.ts'
import type { Services } from '#dev/world.ts'

/** Stands in the address of the render Worker, whose port is another at each start while queued messages live on. */
export const RENDER_URL = 'http://render.internal'

/** What every Worker is started with; here and nowhere else, whoever starts them. */
export const workerVars = (
  settings: Settings,
  services: Services,
  queue: { url: string; token: string },
  public_url: string,
): Record<string, string> => ({
  ...services,
  ENVIRONMENT: 'local',
  ALLOW_LOCAL_TARGETS: process.env.ALLOW_LOCAL_TARGETS ?? '1',
  QSTASH_URL: queue.url,
  QSTASH_TOKEN: queue.token,
  QSTASH_CURRENT_SIGNING_KEY: settings.current_signing_key,
  QSTASH_NEXT_SIGNING_KEY: settings.next_signing_key,
  URL_SIGNING_KEYS: settings.url_signing_keys,
  SEALING_KEYS: settings.sealing_keys,
  PUBLIC_URL: public_url,
  RENDER_URL,
  RELEASE: 'local',
})
