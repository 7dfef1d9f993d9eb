// The keys of a bucket in the order of their bytes, read from the disk once, when first asked for.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readMetadata } from '#dev/r2/object-file.ts'
import type { StoredObject } from '#dev/r2/objects.ts'

export type Catalogue = {
  /** To be told after the file has changed. */
  set(object: StoredObject): Promise<void>
  delete(key: string): Promise<void>
  /** Sorted. */
  objects(): Promise<readonly StoredObject[]>
}

const READ_AT_ONCE = 64

export function openCatalogue(folder: string): Catalogue {
  let loading: Promise<StoredObject[]> | undefined
  const load = () => {
    loading ??= readAll(folder)
    return loading
  }
  const change = async (key: string, object?: StoredObject) => {
    if (!loading) return
    const sorted = await loading
    const at = positionOf(sorted, key)
    const there = sorted[at]?.name === key ? 1 : 0
    sorted.splice(at, there, ...(object ? [object] : []))
  }
  return { set: object => change(object.name, object), delete: key => change(key), objects: load }
}

/** The index of the first object whose key is not below `key`. */
export function positionOf(sorted: readonly StoredObject[], key: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const name = sorted[middle]?.name ?? ''
    if (compareKeys(name, key) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export const compareKeys = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

async function readAll(folder: string): Promise<StoredObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const found: StoredObject[] = []
  for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
    const read = await Promise.all(
      paths.slice(start, start + READ_AT_ONCE).map(path => readMetadata<StoredObject>(path)),
    )
    found.push(...read.filter(object => object !== undefined))
  }
  return found.sort((a, b) => compareKeys(a.name, b.name))
}
