// Bundles the Workers with wrangler, as a deployment would, into dist/; does nothing when no source has changed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { alone } from '#dev/build/alone.mjs'
import { bundleCli } from '#dev/build/cli.ts'
import { writeBillOfMaterials } from '#dev/build/sbom.ts'
import { buildStatic } from '#dev/build/static.ts'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { kindOf, type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'
import { wranglerFile } from '#dev/deploy/worker/wrangler-file.ts'

const run = promisify(execFile)
const root = dirname(dirname(import.meta.dirname))
const stamp = join(root, 'dist', 'bundles.sha256')
const lock = join(root, 'dist', 'building.pid')
const wrangler = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js')

const sources = [
  ...['functions/**/*', 'lib/**/*', 'drizzle/*.ts', 'package-lock.json'],
  ...['dev/deploy/worker/workers.ts', 'dev/deploy/worker/wrangler-file.ts', 'dev/site/*', 'dev/openapi.ts'],
  ...['docs/*.{md,json}', 'docs/{guides,agents,operate}/*', 'CHANGELOG.md', 'client/*', 'cli/*', 'cli/!(dist)/**/*'],
]
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }

/** The deployment that is never uploaded. */
const LOCAL = deploymentOf('here', join(root, 'dist'))

/** `dist/api`, `dist/render` and so on, fresh, and what they are made of; answers whether anything had to be built. */
export const buildBundles = (): Promise<boolean> => alone(lock, buildStale)

async function buildStale(): Promise<boolean> {
  const hash = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  await Promise.all([buildStatic(), layOutSite(), bundleCli()])
  await Promise.all(workerNames.map(bundle))
  writeBillOfMaterials()
  writeFileSync(stamp, hash)
  return true
}

/** In a process of its own: what it takes to read the routes need not be loaded by whoever starts the stack. */
async function layOutSite(): Promise<void> {
  await run(process.execPath, ['dev/run.mjs', 'dev/site/build.ts'], { cwd: root })
}

async function bundle(name: WorkerName): Promise<void> {
  const config = localConfig(name)
  const outdir = join(root, 'dist', name)
  const began = Date.now()
  const args = [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', outdir]
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...quiet } }).catch(error => {
    throw new Error(`wrangler could not bundle ${name}:\n${error.stdout ?? ''}${error.stderr ?? error}`)
  })
  // A file that is named by its content would stay beside the one that took its place.
  for (const file of readdirSync(outdir).map(one => join(outdir, one)))
    if (statSync(file).mtimeMs < began - SECOND_MS) rmSync(file)
}

/** A file system may keep whole seconds. */
const SECOND_MS = 1_000

/** Writes the configuration by which a Worker is bundled here, as a deploy would write it; answers its path. */
export function localConfig(name: WorkerName): string {
  for (const folder of ['dist', ...Object.values(kindOf(name).assets ?? {})])
    mkdirSync(join(root, folder), { recursive: true })
  const path = LOCAL.config_files[name]
  writeFileSync(path, wranglerFile(name, { deployment: LOCAL, values: {}, root, release: 'local' }))
  return path
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
  console.log((await buildBundles()) ? 'Bundled the Workers into dist/.' : 'The bundles are up to date.')
