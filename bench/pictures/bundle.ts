import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { WorkerModule } from '../../dev/workerd/config.ts'

const kinds: Record<string, WorkerModule['type']> = { js: 'esModule', wasm: 'wasm', woff2: 'data', bin: 'data' }

/** Bundles a Worker the way wrangler does, binary files beside it, and lists its modules. */
export async function bundle(entry: string, outdir: string): Promise<WorkerModule[]> {
  mkdirSync(outdir, { recursive: true })
  await build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'import'],
    external: ['node:*'],
    loader: { '.wasm': 'copy', '.woff2': 'copy', '.bin': 'copy' },
    assetNames: '[name]-[hash]',
    logLevel: 'error',
    plugins: [
      {
        name: 'module-suffix',
        setup: ({ onResolve, resolve }) =>
          void onResolve({ filter: /\?module$/ }, ({ path, ...rest }) =>
            resolve(path.replace('?module', ''), { resolveDir: rest.resolveDir, kind: rest.kind }),
          ),
      },
    ],
  })
  const files = readdirSync(outdir).filter(file => kinds[file.split('.').at(-1) ?? ''])
  const ordered = [...files.filter(file => file.endsWith('.js')), ...files.filter(file => !file.endsWith('.js'))]
  return ordered.map(file => ({
    name: file,
    type: kinds[file.split('.').at(-1) ?? ''] ?? 'data',
    path: join(outdir, file),
  }))
}
