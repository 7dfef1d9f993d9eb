import type { Platforms } from '#lib/publish/control/live.ts'

/** None is set up. */
export const noPlatforms: Platforms = {
  apps: {},
  reach: { http: () => Promise.reject(new Error('no platform is set up')), address: url => url },
}
