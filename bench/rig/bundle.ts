// Bundles a Worker of the benchmarks exactly as the product's are: wrangler, minified, the same settings.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { localConfig } from '#dev/build/build.ts'
import type { WorkerModule } from '#dev/workerd/config.ts'

const root = resolve(import.meta.dirname, '..', '..')
const wrangler = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js')

export async function bundled(source: string): Promise<WorkerModule[]> {
  const name = basename(source, '.ts')
  const folder = join(root, 'dist', 'bench', name)
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }
  await promisify(execFile)(
    process.execPath,
    [wrangler, 'deploy', join(root, source), '--dry-run', '--config', localConfig('api'), '--outdir', folder],
    { cwd: root, env },
  )
  return [{ name: `${name}.js`, type: 'esModule', path: join(folder, `${name}.js`) }]
}
