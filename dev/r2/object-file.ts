// An object is one file: its bytes, then its metadata as JSON, then eight bytes that say how long the JSON is.
// Both become visible in one rename, so a reader never sees the bytes of one version with the metadata of another.
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '#dev/r2/missing.ts'

const MAGIC = Buffer.from('R2o1')
const FOOTER_BYTES = MAGIC.length + 4
const ABANDONED_AFTER_MS = 3_600_000

export type Draft = { commit(path: string, metadata: object): Promise<void>; discard(): Promise<void>; size: number }

/** Bytes on disk that no name leads to yet. `seen` gets every chunk on its way. */
export async function draft(
  dir: string,
  body: AsyncIterable<Uint8Array>,
  seen: (chunk: Uint8Array) => void,
): Promise<Draft> {
  const path = join(dir, randomUUID())
  const file = await open(path, 'wx')
  let size = 0
  try {
    for await (const chunk of body) {
      seen(chunk)
      await file.appendFile(chunk)
      size += chunk.length
    }
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  return {
    size,
    async commit(target, metadata) {
      const json = Buffer.from(JSON.stringify(metadata))
      const length = Buffer.alloc(4)
      length.writeUInt32BE(json.length)
      await file.appendFile(Buffer.concat([json, length, MAGIC]))
      await file.close()
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
    },
    async discard() {
      await file.close()
      await rm(path, { force: true })
    },
  }
}

/** Drafts that a killed process has left; a living one may still be writing the younger ones. */
export async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const path = join(dir, name)
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

export type Opened<T> = { file: FileHandle; metadata: T }

/** Undefined when there is no such file. The caller closes it. */
export async function openObject<T>(path: string): Promise<Opened<T> | undefined> {
  const file = await open(path, 'r').catch(error => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!file) return undefined
  try {
    return { file, metadata: await metadataOf<T>(file, path) }
  } catch (error) {
    await file.close()
    throw error
  }
}

export async function readMetadata<T>(path: string): Promise<T | undefined> {
  const opened = await openObject<T>(path)
  await opened?.file.close()
  return opened?.metadata
}

async function metadataOf<T>(file: FileHandle, path: string): Promise<T> {
  const { size } = await file.stat()
  const footer = Buffer.alloc(FOOTER_BYTES)
  await file.read(footer, 0, FOOTER_BYTES, size - FOOTER_BYTES)
  if (!footer.subarray(4).equals(MAGIC)) throw new Error(`${path} is not an object file`)
  const json = Buffer.alloc(footer.readUInt32BE())
  await file.read(json, 0, json.length, size - FOOTER_BYTES - json.length)
  return JSON.parse(json.toString())
}
