// Lighthouse on the documentation as workerd serves it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '#bench/figures/figure.ts'
import { judgedPages } from '#bench/rig/browser/lighthouse.ts'
import { startStack } from '#dev/local/stack.ts'

const LEAST = 98
const pages = ['/docs', '/docs/quickstart', '/docs/reference-runs', '/docs/errors']

export async function judgedDocs(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-docs-'))
  const stack = await startStack({ dir, port: 0 })
  try {
    return await judgedPages({ what: 'documentation', origin: stack.base_url, pages, least: LEAST })
  } finally {
    await stack.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
