// Bundles a Worker of the benchmarks exactly as the product's are: wrangler, minified, the same settings.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { localConfig } from '#dev/build/build.ts'
import type { WorkerName } from '#dev/deploy/worker/workers.ts'
import { modulesOf } from '#dev/local/workers.ts'
import type { WorkerModule } from '#dev/workerd/config.ts'

const root = resolve(import.meta.dirname, '..', '..')
const wrangler = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js')

/** With the settings of the Worker that it stands for. */
export async function bundled(source: string, as: WorkerName = 'api'): Promise<WorkerModule[]> {
  const name = basename(source, '.ts')
  const dist = join(root, 'dist', 'bench')
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }
  await promisify(execFile)(
    process.execPath,
    [wrangler, 'deploy', join(root, source), '--dry-run', '--config', localConfig(as), '--outdir', join(dist, name)],
    { cwd: root, env },
  )
  return modulesOf(name, dist)
}
