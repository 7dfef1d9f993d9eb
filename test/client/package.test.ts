// The client as somebody else has it: packed, installed into an empty folder, loaded by the oldest Node and by a bundler.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Document, tableOf, typesOf } from '#dev/client/types.ts'
import { documented } from '#dev/openapi.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { judged } from '#test/client/support/judged.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'client-'))
const npm = (...args: string[]) => spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
let packed = ''

beforeAll(() => {
  npm('pack', '--silent', join(root, 'client'))
  packed = readdirSync(folder)[0] ?? ''
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const done = npm('install', '--offline', '--no-audit', '--no-fund', `./${packed}`)
  expect(done.status, done.stderr).toBe(0)
})

describe('the packed client', () => {
  it('is the document of today', () => {
    const document = documented() as unknown as Document
    expect(readFileSync(join(root, 'client/types.generated.d.ts'), 'utf8')).toBe(typesOf(document))
    expect(readFileSync(join(root, 'client/operations.generated.mjs'), 'utf8')).toBe(tableOf(document))
  })

  it('has nothing that publint would change', () => expect(judged(join(folder, packed))).toBe('good'))

  it('loads in every Node that is supported', () => {
    const program =
      "import { createBrand } from 'brand-client'; console.log(typeof createBrand({ key: 'k', url: 'http://x' }).generate)"
    writeFileSync(join(folder, 'program.mjs'), program)
    for (const { name, path } of nodes) {
      const { stdout, stderr } = spawnSync(path, ['program.mjs'], { cwd: folder, encoding: 'utf8' })
      expect([name, stdout.trim(), stderr]).toEqual([name, 'function', ''])
    }
  })

  it('bundles for browsers and Workers with nothing of Node, small', async () => {
    const made = await build({
      ...{ entryPoints: [join(folder, 'node_modules/brand-client/index.mjs')], bundle: true, minify: true },
      ...{ write: false, format: 'esm', platform: 'browser' },
    })
    const bytes = gzipSync(made.outputFiles[0]?.contents ?? '').length
    console.log(`client: ${(bytes / 1000).toFixed(1)} kB gzip`)
    expect(bytes).toBeLessThan(5_000)
  })

  it('is typed for who installs it, also what it refuses', () => {
    symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'))
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { createBrand, type Run } from 'brand-client'
const brand = createBrand({ key: 'k', url: 'https://x.example' })
export const run: Promise<Run> = brand.generate({ brief: 'x', channel: 'x', asset_type: 'card' })
// @ts-expect-error a run has no such call
brand.genrate
// @ts-expect-error the brief is missing
brand.generate({ channel: 'x', asset_type: 'card' })
export async function ids(): Promise<number[]> {
  const found: number[] = []
  for await (const event of brand.each('getEvents', { after: 3 })) found.push(event.sequence)
  // @ts-expect-error one run is no list
  for await (const one of brand.each('getRun', { run_id: 'x' })) console.log(one)
  return found
}
`,
    )
    const tsc = [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
      'typed.ts',
    ]
    const { stdout, status } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, ''])
  })
})
