// The command line by itself: packed and installed into an empty folder, and as one file.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { bundleCli } from '#dev/build/cli.ts'
import { brand } from '#test/cli/support/brand.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { judged } from '#test/client/support/judged.ts'

const root = join(import.meta.dirname, '..', '..')
const [oldest = { name: 'Node', path: process.execPath }] = nodes
const empty = () => mkdtempSync(join(tmpdir(), 'alone-'))

describe('the command line alone', () => {
  it('runs from what npm packs, in an empty folder, and has nothing that publint would change', () => {
    const folder = empty()
    const npm = (...args: string[]) => spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    npm('pack', '--silent', join(root, 'cli'))
    const [packed = ''] = readdirSync(folder)
    expect(npm('install', '--offline', '--no-audit', '--no-fund', `./${packed}`).status).toBe(0)
    expect(judged(join(folder, packed))).toBe('good')
    const done = spawnSync(join(folder, 'node_modules/.bin/brand'), ['--version'], { cwd: folder, encoding: 'utf8' })
    const { version } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8'))
    expect([done.status, done.stdout]).toEqual([0, expect.stringContaining(`brand ${version} `)])
  })

  it('runs as one file, from the first word to the saved picture', async ({ service }) => {
    const folder = empty()
    const path = join(folder, 'brand.mjs')
    await bundleCli(path)
    const setting = { node: oldest, base: service.base, cwd: folder, binary: path }
    expect((await brand(['--version'], setting)).stdout).toMatch(/^brand \d+\.\d+\.\d+ /)
    const made = await brand(['generate', '--brief', 'Tea', '--output', 'out/', '--quiet'], setting)
    expect([made.status, made.stderr]).toEqual([0, ''])
    expect(readFileSync(join(folder, made.stdout.trim())).length).toBeGreaterThan(50)
  })
})
