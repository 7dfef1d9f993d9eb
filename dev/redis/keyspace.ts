/** The keys with their types and expiry; everything a command touches goes through here. */
import { fail, WRONG_TYPE } from '#dev/redis/reply.ts'

export type Shapes = {
  string: string
  hash: Map<string, string>
  set: Set<string>
  zset: Map<string, number>
  list: string[]
}
export type Kind = keyof Shapes
export type Entry = {
  [K in Kind]: {
    kind: K
    value: Shapes[K]
    /** Milliseconds since 1970, or null for ever. */
    expires: number | null
    /** Rises with each key made, so a scan can go on after the last one seen. */
    born: number
  }
}[Kind]

const EMPTY: { [K in Kind]: () => Shapes[K] } = {
  string: () => '',
  hash: () => new Map(),
  set: () => new Set(),
  zset: () => new Map(),
  list: () => [],
}

export class Keyspace {
  /** The time that every command of one request sees. */
  time = 0
  /** Rises with every write. */
  changes = 0
  private readonly entries = new Map<string, Entry>()
  private births = 0

  entry(key: string): Entry | undefined {
    const entry = this.entries.get(key)
    if (entry?.expires == null || entry.expires > this.time) return entry
    this.entries.delete(key)
    this.changes++
    return undefined
  }

  read<K extends Kind>(key: string, kind: K): Shapes[K] | undefined {
    const entry = this.entry(key)
    if (entry && entry.kind !== kind) fail(WRONG_TYPE)
    return entry?.value as Shapes[K] | undefined
  }

  /** The collection to change in place, made when it is missing; `settle` it after removing from it. */
  open<K extends Exclude<Kind, 'string'>>(key: string, kind: K): Shapes[K] {
    this.changes++
    const found = this.read(key, kind)
    if (found) return found
    const value = EMPTY[kind]()
    this.put(key, kind, value)
    return value
  }

  put<K extends Kind>(key: string, kind: K, value: Shapes[K], expires: number | null = null): void {
    this.changes++
    const born = this.entries.get(key)?.born ?? ++this.births
    this.entries.set(key, { kind, value, expires, born } as Entry)
    if (expires !== null && expires <= this.time) this.entries.delete(key)
  }

  /** An empty collection is no key. */
  settle(key: string): void {
    const entry = this.entries.get(key)
    if (!entry || entry.kind === 'string') return
    if ((Array.isArray(entry.value) ? entry.value.length : entry.value.size) === 0) this.entries.delete(key)
  }

  expire(key: string, expires: number | null): void {
    const entry = this.entry(key)
    if (!entry) return
    this.changes++
    entry.expires = expires
    this.entry(key)
  }

  delete(key: string): boolean {
    if (!this.entry(key)) return false
    this.changes++
    return this.entries.delete(key)
  }

  clear(): void {
    this.changes++
    this.entries.clear()
  }

  /** In order of birth. */
  *living(): Generator<[string, Entry]> {
    for (const key of [...this.entries.keys()]) {
      const entry = this.entry(key)
      if (entry) yield [key, entry]
    }
  }
}
