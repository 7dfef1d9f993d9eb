import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, inject } from 'vitest'
import type { Db } from '#lib/db.ts'

let opened: Promise<{ db: Db; close(): Promise<void> }> | undefined

/** The database of this test file; its tests share it, and each has workspaces of its own. */
export async function database(): Promise<Db> {
  opened ??= open()
  return (await opened).db
}

async function open() {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('database_image'))]) })
  return { db: drizzle({ client }) as unknown as Db, close: () => client.close() }
}

afterAll(async () => {
  await (await opened)?.close()
})
