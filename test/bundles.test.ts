import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildBundles } from '#dev/build.ts'

const KB = 1024
const budgets = { api: 300 * KB, render: 3 * KB * KB }

beforeAll(() => buildBundles(), 60_000)

/** What a deployment uploads, compressed as its size limit counts it. */
function gzipped(name: keyof typeof budgets): number {
  const folder = join(import.meta.dirname, '..', 'dist', name)
  const files = readdirSync(folder).filter(file => /\.(js|wasm|woff2)$/.test(file))
  expect(files).toContain(`${name}.js`)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
}

describe('a bundle', () => {
  it.each(['api', 'render'] as const)('%s keeps its budget', name => {
    const size = gzipped(name)
    console.log(`${name}: ${(size / KB).toFixed(0)} of ${budgets[name] / KB} kB gzip`)
    expect(size).toBeLessThanOrEqual(budgets[name])
  })
})
