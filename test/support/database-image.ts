// Once per test run: a database with every migration applied, as an image that each test file starts from.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#dev/migrate.ts'
import { startPostgres } from '#dev/postgres/start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database_image: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-'))
  const postgres = await startPostgres()
  await migrate(postgres.connection_string, postgres.endpoint)
  const path = join(folder, 'database.tar')
  writeFileSync(path, new Uint8Array(await (await postgres.dump()).arrayBuffer()))
  await postgres.close()
  project.provide('database_image', path)
  return () => rmSync(folder, { recursive: true, force: true })
}
