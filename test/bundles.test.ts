import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildBundles } from '#dev/build/build.ts'

const KB = 1024
const budgets = { api: 270 * KB, render: 4330 * KB, dashboard: 302 * KB, agents: 225 * KB, intake: 2 * KB * KB }

beforeAll(() => buildBundles(), 60_000)

const kb = (bytes: number) => (bytes / KB).toFixed(0)

/** What a deployment uploads, compressed as its size limit counts it. */
function gzipped(name: keyof typeof budgets): number {
  const folder = join(import.meta.dirname, '..', 'dist', name)
  const files = readdirSync(folder).filter(file => /\.(js|wasm|woff2)$/.test(file))
  expect(files).toContain(`${name}.js`)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}

describe('a bundle', () => {
  it.each(['api', 'render', 'dashboard', 'agents', 'intake'] as const)('%s keeps its budget', name => {
    const size = gzipped(name)
    console.log(`${name}: ${kb(size)} of ${budgets[name] / KB} kB gzip`)
    expect(size).toBeLessThanOrEqual(budgets[name])
  })

  it('carries the objects and their words in render alone', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, '..', 'dist', name, `${name}.js`), 'utf8')
    // The drawing of a cup, a word for it, a cup that is none, and a thing without a drawing.
    for (const part of ['M26 76H166C168 122 150 158 124 170', 'flat white', 'icing on|cup of tea', 'spulkasten']) {
      expect(read('render')).toContain(part)
      for (const other of ['api', 'dashboard']) expect(read(other)).not.toContain(part)
    }
  })

  it('of the dashboard sends little: script, styles and fonts', () => {
    const folder = join(import.meta.dirname, '..', 'dist', 'static')
    const sum = (ending: string) =>
      readdirSync(folder)
        .filter(file => file.endsWith(ending))
        .reduce((total, file) => total + gzipSync(readFileSync(join(folder, file))).length, 0)
    console.log(`script ${sum('.js')} bytes, styles ${sum('.css')} bytes gzip`)
    expect(sum('.js')).toBeGreaterThan(500)
    expect(sum('.js')).toBeLessThanOrEqual(6 * KB)
    expect(sum('.css')).toBeLessThanOrEqual(12.5 * KB)
  })
})
