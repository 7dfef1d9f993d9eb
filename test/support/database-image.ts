// Once per test run: a database with every migration applied, as an image that each test file starts from.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { keepImage } from '#test/simulator/image.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database_image: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-'))
  const path = join(folder, 'database.tar')
  await keepImage(path)
  // For simulations, which also run in processes of their own.
  process.env.DATABASE_IMAGE = path
  project.provide('database_image', path)
  return () => rmSync(folder, { recursive: true, force: true })
}
