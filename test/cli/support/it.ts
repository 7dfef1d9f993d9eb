import { it as bare } from 'vitest'
import { type Service, startService } from '#test/cli/support/service.ts'

/** Every test has a service of its own, so that all of them can run side by side. */
export const it = bare.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's form wants a pattern here
  service: async ({}, use) => {
    const service = await startService()
    await use(service)
    await service.close()
  },
})
