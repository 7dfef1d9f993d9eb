// The objects of one bucket: put, get, head, delete. A write of a key waits for the one before it.
import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { rm } from 'node:fs/promises'
import type { Catalogue } from '#dev/r2/catalogue.ts'
import { holds } from '#dev/r2/condition.ts'
import { type Draft, draft, openObject, readMetadata } from '#dev/r2/object-file.ts'
import type { Places } from '#dev/r2/place.ts'
import { type Range, rangeOf } from '#dev/r2/range.ts'
import { turns } from '#dev/r2/turns.ts'
import { BucketError } from '#dev/r2/wire/error.ts'
import type { Condition, Get, Put } from '#dev/r2/wire/request.ts'

export type Checksums = Partial<Record<0 | 1 | 2 | 3 | 4, string>>

/** Metadata, spelled as the binding reads it. */
export type StoredObject = Pick<Put, 'customFields' | 'httpFields' | 'storageClass'> & {
  name: string
  version: string
  size: number
  etag: string
  uploaded: number
  checksums: Checksums
}

export type Found = { object: StoredObject; range: Range; file: FileHandle }

const LONGEST_KEY_BYTES = 1_024
const MOST_METADATA_BYTES = 2_048
const MOST_BYTES = 5_363_466_240
const algorithms = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const

export class Objects {
  private readonly place: Places
  private readonly catalogue: Catalogue
  private readonly now: () => number
  private readonly inTurn = turns()

  constructor(place: Places, catalogue: Catalogue, now: () => number) {
    this.place = place
    this.catalogue = catalogue
    this.now = now
  }

  async head(key: string): Promise<StoredObject> {
    assertKey(key)
    const object = await readMetadata<StoredObject>(this.place.object(key))
    if (!object) throw new BucketError('no_such_key')
    return object
  }

  /** The file stays open for the caller, also when another write replaces it meanwhile. */
  async get(asked: Get): Promise<Found | { refused: StoredObject }> {
    assertKey(asked.object)
    const opened = await openObject<StoredObject>(this.place.object(asked.object))
    if (!opened) throw new BucketError('no_such_key')
    const { file, metadata: object } = opened
    try {
      if (!asked.onlyIf || holds(asked.onlyIf, object)) return { object, range: rangeOf(asked, object.size), file }
    } catch (error) {
      await file.close()
      throw error
    }
    await file.close()
    return { refused: object }
  }

  async put(asked: Put, body: AsyncIterable<Uint8Array>, size: number): Promise<StoredObject> {
    assertKey(asked.object)
    assertMetadata(asked)
    if (size > MOST_BYTES) throw new BucketError('entity_too_large')
    const hashes = algorithms
      .filter(name => name === 'md5' || asked[name])
      .map(name => [name, createHash(name)] as const)
    const bytes = await draft(this.place.drafts, body, chunk => {
      for (const [, hash] of hashes) hash.update(chunk)
    })
    try {
      const checksums: Checksums = {}
      for (const [name, hash] of hashes) checksums[indexOf(name)] = matching(name, asked[name], hash.digest('hex'))
      const { object: name, customFields, httpFields, storageClass, onlyIf } = asked
      const etag = checksums[0] ?? ''
      const object = { name, size: bytes.size, etag, checksums, customFields, httpFields, storageClass }
      return await this.publish(bytes, object, onlyIf)
    } catch (error) {
      await bytes.discard()
      throw error
    }
  }

  /** Makes the draft the object of its key, unless the condition fails. */
  publish(bytes: Draft, object: Omit<StoredObject, 'version' | 'uploaded'>, onlyIf?: Condition): Promise<StoredObject> {
    return this.inTurn(object.name, async () => {
      const path = this.place.object(object.name)
      if (onlyIf && !holds(onlyIf, await readMetadata<StoredObject>(path))) {
        throw new BucketError('precondition_failed')
      }
      const stored = { ...object, version: randomBytes(16).toString('hex'), uploaded: this.now() }
      await bytes.commit(path, stored)
      await this.catalogue.set(stored)
      return stored
    })
  }

  async delete(keys: string[]): Promise<void> {
    keys.forEach(assertKey)
    const remove = async (key: string) => {
      await rm(this.place.object(key), { force: true })
      await this.catalogue.delete(key)
    }
    await Promise.all(keys.map(key => this.inTurn(key, () => remove(key))))
  }
}

export function assertKey(key: string): void {
  if (Buffer.byteLength(key) > LONGEST_KEY_BYTES) throw new BucketError('invalid_object_name')
}

export function assertMetadata({ customFields }: Pick<Put, 'customFields'>): void {
  const bytes = customFields.reduce((sum, { k, v }) => sum + lengthOf(k) + lengthOf(v), 0)
  if (bytes > MOST_METADATA_BYTES) throw new BucketError('metadata_too_large')
}

/** R2 counts two bytes a character as soon as one of them is outside Latin-1. */
const lengthOf = (text: string) => (/[^\0-\xff]/.test(text) ? text.length * 2 : text.length)

const indexOf = (name: (typeof algorithms)[number]) => algorithms.indexOf(name) as 0 | 1 | 2 | 3 | 4

function matching(name: string, wanted: string | undefined, actual: string): string {
  if (wanted === undefined || wanted === actual) return actual
  throw new BucketError('bad_digest', `The ${name} checksum is ${actual}, not ${wanted}.`)
}
