// The command line as one file that needs nothing beside it.
import { chmodSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const root = dirname(dirname(import.meta.dirname))

export async function bundleCli(path = join(root, 'dist', 'brand.mjs')): Promise<void> {
  await build({
    ...{ entryPoints: [join(root, 'cli', 'brand.mjs')], outfile: path, bundle: true, minify: true },
    ...{ platform: 'node', format: 'esm', target: 'node20' },
  })
  chmodSync(path, 0o755)
}
