/** Keeps a store in a file: at most a second of writes is ever lost, and a half-written file never takes its place. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Store } from '#dev/redis/store.ts'

const EVERY_MS = 1000

export async function keepSnapshot(
  store: Store,
  path: string,
): Promise<{ flush(): Promise<void>; close(): Promise<void> }> {
  await mkdir(dirname(path), { recursive: true })
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) load(store, kept, path)
  let saved = store.changes()
  let writing = Promise.resolve()

  async function save(): Promise<void> {
    if (store.changes() === saved) return
    const text = store.snapshot()
    saved = store.changes()
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  }

  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(save)
    return writing
  }

  const timer = setInterval(() => {
    flush().catch(error => console.error(`the snapshot ${path} could not be written: ${error}`))
  }, EVERY_MS)
  timer.unref()
  return {
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

function load(store: Store, text: string, path: string): void {
  try {
    store.restore(text)
  } catch (cause) {
    throw new Error(`${path} is no snapshot of this store: remove it to start empty`, { cause })
  }
}
