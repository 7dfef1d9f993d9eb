// The api Worker alone: the bundle that a deployment uploads, in bare workerd, with doors where its services are.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBundles } from '#dev/build.ts'
import { modules } from '#dev/local/workers.ts'
import { type WorkerModule, workerConfig } from '#dev/worker-config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd.ts'
import type { Services } from '#dev/world.ts'

export const PUBLIC_URL = 'https://api.example.com'

const NOWHERE = '127.0.0.1:9'

export const workerVars = (services: Services & { QSTASH_URL: string }): Record<string, string> => ({
  ...services,
  ENVIRONMENT: 'local',
  ALLOW_LOCAL_TARGETS: '1',
  QSTASH_TOKEN: 'token',
  QSTASH_CURRENT_SIGNING_KEY: 'current',
  QSTASH_NEXT_SIGNING_KEY: 'next',
  URL_SIGNING_KEYS: `1:${randomBytes(32).toString('base64')}`,
  PUBLIC_URL,
  RENDER_URL: 'http://render.internal',
  RELEASE: 'bench',
})

export async function startApi(vars: Record<string, string>): Promise<WorkerdHandle> {
  await buildBundles()
  return startWorker('api', modules('api'), vars)
}

const tellFailure = (text: string) => void (/cannot start/i.test(text) && console.error(text))

/** Any Worker with the bindings of the api. */
export async function startWorker(
  name: string,
  code: WorkerModule[],
  vars: Record<string, string>,
): Promise<WorkerdHandle> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-bench-'))
  const config = workerConfig({
    modules: code,
    vars,
    buckets: { ASSETS: NOWHERE },
    services: { RENDER: NOWHERE },
    port: 0,
    compatibility_date: '2026-09-01',
    flags: ['global_fetch_strictly_public'],
  })
  const worker = await startWorkerd({ name, config, port: 0, cwd: folder, line: tellFailure })
  return {
    ...worker,
    get pid() {
      return worker.pid
    },
    close: async () => {
      await worker.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
