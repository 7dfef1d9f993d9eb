/** A freshly initialised database kept beside the packages: loading it takes a fraction of an initdb. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Undefined where the folder already holds a database. */
export async function emptyImage(data_dir?: string): Promise<Blob | undefined> {
  if (data_dir && existsSync(join(data_dir, 'PG_VERSION'))) return undefined
  const path = imagePath()
  const kept = await readFile(path).catch(() => undefined)
  return kept ? new Blob([kept]) : makeImage(path)
}

function imagePath(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const packageFolder = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return join(packageFolder, '..', '..', '.cache', 'pglite', `empty-${version}.tar.gz`)
}

async function makeImage(path: string): Promise<Blob> {
  const database = await PGlite.create()
  const image = await database.dumpDataDir('gzip')
  await database.close()
  await keep(path, image).catch(() => undefined)
  return image
}

/** By rename, since several processes may make it at once. */
async function keep(path: string, image: Blob): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()))
  await rename(draft, path)
}
