// Uploads in parts. The record of an upload outlives its end, so that a late call learns what became of it.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { isMissing } from '#dev/r2/missing.ts'
import { draft, openObject, readMetadata } from '#dev/r2/object-file.ts'
import { assertKey, assertMetadata, type Objects, type StoredObject } from '#dev/r2/objects.ts'
import type { Places } from '#dev/r2/place.ts'
import { turns } from '#dev/r2/turns.ts'
import { BucketError } from '#dev/r2/wire/error.ts'
import type { AbortUpload, CompleteUpload, CreateUpload, UploadPart } from '#dev/r2/wire/request.ts'

type Upload = Omit<CreateUpload, 'method'> & { state: 'open' | 'completed' | 'aborted' }
type Part = { number: number; size: number; etag: string; md5: string }
type Asked<T extends z.ZodType> = Omit<z.output<T>, 'method'>

const SMALLEST_PART_BYTES = 5_242_880

export class Uploads {
  private readonly place: Places
  private readonly objects: Objects
  private readonly inTurn = turns()

  constructor(place: Places, objects: Objects) {
    this.place = place
    this.objects = objects
  }

  async create({ object, customFields, httpFields, storageClass }: Asked<typeof CreateUpload>) {
    assertKey(object)
    assertMetadata({ customFields })
    const uploadId = randomBytes(96).toString('base64url')
    await mkdir(this.place.upload(uploadId), { recursive: true })
    await this.write(uploadId, { object, customFields, httpFields, storageClass, state: 'open' })
    return { uploadId }
  }

  async part({ object, uploadId: id, partNumber: number }: Asked<typeof UploadPart>, body: AsyncIterable<Uint8Array>) {
    assertKey(object)
    const hash = createHash('md5')
    const bytes = await draft(this.place.drafts, body, chunk => hash.update(chunk))
    const part: Part = { number, size: bytes.size, etag: randomBytes(16).toString('hex'), md5: hash.digest('hex') }
    try {
      await this.inTurn(id, async () => {
        if ((await this.find(id, object))?.state !== 'open') throw new BucketError('no_such_upload')
        await bytes.commit(this.partFile(id, number), part)
      })
    } catch (error) {
      await bytes.discard()
      throw error
    }
    return { etag: part.etag }
  }

  complete({ object, uploadId: id, parts: named }: Asked<typeof CompleteUpload>): Promise<StoredObject> {
    return this.inTurn(id, async () => {
      const upload = await this.known(id, object)
      if (upload.state !== 'open') throw new BucketError('no_such_upload')
      const parts = await this.chosen(id, named)
      const bytes = await draft(this.place.drafts, this.bytesOf(id, parts), () => undefined)
      const { customFields, httpFields, storageClass } = upload
      const stored = await this.objects.publish(bytes, {
        ...{ name: object, size: bytes.size, etag: etagOf(parts), checksums: {} },
        ...{ customFields, httpFields, storageClass },
      })
      await this.end(id, upload, 'completed')
      return stored
    })
  }

  abort({ object, uploadId: id }: Asked<typeof AbortUpload>): Promise<void> {
    return this.inTurn(id, async () => {
      const upload = await this.known(id, object)
      if (upload.state === 'open') await this.end(id, upload, 'aborted')
    })
  }

  /** Undefined when there never was such an upload of this key. */
  private async find(id: string, key: string): Promise<Upload | undefined> {
    const json = await readFile(this.record(id), 'utf8').catch(error => {
      if (isMissing(error)) return undefined
      throw error
    })
    const upload: Upload | undefined = json && JSON.parse(json)
    return upload?.object === key ? upload : undefined
  }

  private async known(id: string, key: string): Promise<Upload> {
    assertKey(key)
    const upload = await this.find(id, key)
    if (!upload) throw new BucketError('internal')
    return upload
  }

  /** The parts that a completion names, in the order of their numbers. */
  private async chosen(id: string, named: { part: number; etag: string }[]): Promise<Part[]> {
    const parts = await Promise.all(
      named.map(async ({ part: number, etag }) => {
        const part = await readMetadata<Part>(this.partFile(id, number))
        if (part?.etag !== etag) throw new BucketError('invalid_part')
        return part
      }),
    )
    assertSizes(parts)
    return parts.sort((a, b) => a.number - b.number)
  }

  private async *bytesOf(id: string, parts: Part[]): AsyncGenerator<Uint8Array> {
    for (const { number, size } of parts) {
      const opened = await openObject<Part>(this.partFile(id, number))
      if (!opened) throw new BucketError('invalid_part')
      if (size > 0) yield* opened.file.createReadStream({ start: 0, end: size - 1 })
      else await opened.file.close()
    }
  }

  /** The record goes first: an open upload never lacks a part that it has acknowledged. */
  private async end(id: string, upload: Upload, state: Upload['state']): Promise<void> {
    await this.write(id, { ...upload, state })
    for (const name of await readdir(this.place.upload(id))) {
      if (name.startsWith('part-')) await rm(join(this.place.upload(id), name), { force: true })
    }
  }

  private async write(id: string, upload: Upload): Promise<void> {
    await writeFile(`${this.record(id)}.new`, JSON.stringify(upload))
    await rename(`${this.record(id)}.new`, this.record(id))
  }

  private record(id: string): string {
    return join(this.place.upload(id), 'upload.json')
  }

  private partFile(id: string, number: number): string {
    return join(this.place.upload(id), `part-${number}`)
  }
}

/** The hash of the hashes of the parts, and their number: what S3 answers too. */
function etagOf(parts: Part[]): string {
  const hash = createHash('md5')
  for (const { md5 } of parts) hash.update(md5, 'hex')
  return `${hash.digest('hex')}-${parts.length}`
}

function assertSizes(named: Part[]): void {
  if (new Set(named.map(({ number }) => number)).size < named.length) throw new BucketError('internal')
  if (named.slice(0, -1).some(({ size }) => size < SMALLEST_PART_BYTES)) throw new BucketError('entity_too_small')
  const sizes = named.toSorted((a, b) => a.number - b.number).map(({ size }) => size)
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
  const isRegular = sizes.slice(0, -1).every(size => size === first && size >= SMALLEST_PART_BYTES) && last <= first
  if (!isRegular) throw new BucketError('bad_upload')
}
