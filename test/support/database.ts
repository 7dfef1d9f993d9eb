import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, inject } from 'vitest'
import type { Db } from '#lib/db.ts'

type Opened = { file: string | undefined; db: Promise<Db>; close: () => Promise<void> }

let opened: Opened | undefined

/** The database of this test file; its tests share it, and each has workspaces of its own. Files of a process come in turn. */
export async function database(): Promise<Db> {
  const file = expect.getState().testPath
  const known = opened
  if (known && known.file === file) return known.db
  const fresh = open(file)
  opened = fresh
  await known?.close()
  return fresh.db
}

function open(file: string | undefined): Opened {
  const client = PGlite.create({ loadDataDir: new Blob([readFileSync(inject('database_image'))]) })
  return {
    file,
    db: client.then(client => drizzle({ client }) as unknown as Db),
    close: async () => (await client).close(),
  }
}
