import { compareKeys, positionOf } from '#dev/r2/catalogue.ts'
import type { StoredObject } from '#dev/r2/objects.ts'
import { BucketError } from '#dev/r2/wire/error.ts'
import type { List } from '#dev/r2/wire/request.ts'

export type Listing = {
  objects: Partial<StoredObject>[]
  truncated: boolean
  cursor?: string
  delimitedPrefixes: string[]
}

const MOST_KEYS = 1_000
const MOST_KEYS_WITH_METADATA = 100
const HTTP_FIELDS = 0
const CUSTOM_FIELDS = 1

/** One page of `sorted`. A delimited prefix counts as one entry, and the next page begins after its last key. */
export function listPage(sorted: readonly StoredObject[], asked: List): Listing {
  const { prefix, delimiter, include } = asked
  const limit = limitOf(asked)
  const after = [asked.startAfter, asked.cursor && Buffer.from(asked.cursor, 'base64').toString()]
    .filter(key => key !== undefined)
    .sort(compareKeys)
    .at(-1)
  const page: Listing = { objects: [], truncated: false, delimitedPrefixes: [] }
  let last = after
  let at = positionOf(sorted, after !== undefined && compareKeys(after, prefix) > 0 ? after : prefix)
  if (after !== undefined && sorted[at]?.name === after) at++

  while (sorted[at]?.name.startsWith(prefix)) {
    if (page.objects.length + page.delimitedPrefixes.length === limit) {
      return { ...page, truncated: true, cursor: Buffer.from(last ?? '').toString('base64') }
    }
    const object = sorted[at] as StoredObject
    const group = groupOf(object.name, prefix, delimiter)
    if (group === undefined) {
      page.objects.push(shown(object, include))
      at++
    } else {
      page.delimitedPrefixes.push(group)
      while (sorted[at]?.name.startsWith(group)) at++
    }
    last = sorted[at - 1]?.name ?? last
  }
  return page
}

function limitOf({ limit = MOST_KEYS, include }: List): number {
  if (limit < 1 || limit > MOST_KEYS) throw new BucketError('invalid_max_keys')
  return include.length > 0 ? Math.min(limit, MOST_KEYS_WITH_METADATA) : limit
}

function groupOf(key: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

function shown({ httpFields, customFields, ...object }: StoredObject, include: number[]): Partial<StoredObject> {
  return {
    ...object,
    ...(include.includes(HTTP_FIELDS) && { httpFields }),
    ...(include.includes(CUSTOM_FIELDS) && { customFields }),
  }
}
