// The api Worker alone: the bundle that a deployment uploads, in bare workerd, with doors where its services are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBundles } from '#dev/build/build.ts'
import { readSettings } from '#dev/local/settings.ts'
import { workerVars } from '#dev/local/worker-vars.ts'
import { modulesOf } from '#dev/local/workers.ts'
import { type WorkerModule, workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import type { Services } from '#dev/world.ts'

export const PUBLIC_URL = 'https://api.example.com'

const NOWHERE = '127.0.0.1:9'

/** The variables of a local start, with secrets of its own. */
export async function freshVars(services: Services, queue_url: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-bench-'))
  try {
    return workerVars(await readSettings(folder), services, { url: queue_url, token: 'token' }, PUBLIC_URL)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function startApi(vars: Record<string, string>): Promise<WorkerdHandle> {
  await buildBundles()
  return startWorker('api', modulesOf('api'), vars)
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
    services: { RENDER: NOWHERE, INTAKE: NOWHERE, SITE: NOWHERE },
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
