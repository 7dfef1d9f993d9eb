// Bundles both Workers with wrangler, as a deployment would, into dist/; does nothing when no source has changed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = dirname(import.meta.dirname)
const stamp = join(root, 'dist', 'bundles.sha256')
const wrangler = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js')

const sources = ['functions/**/*', 'lib/**/*', 'drizzle/schema.ts', 'wrangler.toml', 'package-lock.json']
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }

export type BundleName = 'api' | 'render'

/** `dist/api` and `dist/render`, fresh; answers whether anything had to be built. */
export async function buildBundles(): Promise<boolean> {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  mkdirSync(join(root, 'dist', 'shelf'), { recursive: true })
  await Promise.all([bundle('api', ''), bundle('render', 'render')])
  writeFileSync(stamp, hash)
  return true
}

async function bundle(name: BundleName, environment: string): Promise<void> {
  const args = [wrangler, 'deploy', '--dry-run', '--env', environment, '--outdir', join(root, 'dist', name)]
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...quiet } }).catch(error => {
    throw new Error(`wrangler could not bundle ${name}:\n${error.stdout ?? ''}${error.stderr ?? error}`)
  })
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const pattern of sources) {
    for (const file of globSync(pattern, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile())) {
      const path = join(file.parentPath, file.name)
      hash.update(path).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

if (import.meta.main)
  console.log((await buildBundles()) ? 'Bundled both Workers into dist/.' : 'Both bundles are up to date.')
