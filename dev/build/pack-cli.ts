// Writes cli/dist/brand.mjs, which is what the package of the command line holds: npm calls this before it packs.
import { join } from 'node:path'
import { bundleCli } from '#dev/build/cli.ts'

await bundleCli(join(import.meta.dirname, '..', '..', 'cli', 'dist', 'brand.mjs'))
