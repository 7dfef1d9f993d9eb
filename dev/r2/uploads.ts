// Uploads in parts. The record of an upload outlives its end, so that a late call learns what became of it.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { isMissing } from '#dev/r2/missing.ts'
import { draft, openObject } from '#dev/r2/object-file.ts'
import { assertKey, assertMetadata, type Objects, type StoredObject } from '#dev/r2/objects.ts'
import type { Places } from '#dev/r2/place.ts'
import { turns } from '#dev/r2/turns.ts'
import { BucketError } from '#dev/r2/wire/error.ts'
import type { AbortUpload, CompleteUpload, CreateUpload, UploadPart } from '#dev/r2/wire/request.ts'

type Upload = Omit<CreateUpload, 'method'> & { state: 'open' | 'completed' | 'aborted' }
type Part = { number: number; size: number; etag: string; md5: string }
type Asked<T extends z.ZodType> = Omit<z.output<T>, 'method'>

const SMALLEST_PART_BYTES = 5_242_880

export function openUploads(place: Places, objects: Objects) {
  const inTurn = turns()
  const record = (id: string) => join(place.upload(id), 'upload.json')
  const partFile = (id: string, number: number) => join(place.upload(id), `part-${number}`)

  const write = async (id: string, upload: Upload) => {
    await writeFile(`${record(id)}.new`, JSON.stringify(upload))
    await rename(`${record(id)}.new`, record(id))
  }
  /** Undefined when there never was such an upload of this key. */
  const find = async (id: string, key: string): Promise<Upload | undefined> => {
    const json = await readFile(record(id), 'utf8').catch(error => {
      if (isMissing(error)) return undefined
      throw error
    })
    const upload: Upload | undefined = json && JSON.parse(json)
    return upload?.object === key ? upload : undefined
  }
  /** The record goes first: an open upload never lacks a part that it has acknowledged. */
  const end = async (id: string, upload: Upload, state: Upload['state']) => {
    await write(id, { ...upload, state })
    for (const name of await readdir(place.upload(id))) {
      if (name.startsWith('part-')) await rm(join(place.upload(id), name), { force: true })
    }
  }

  const partOf = async (id: string, number: number): Promise<Part | undefined> => {
    const opened = await openObject<Part>(partFile(id, number))
    await opened?.file.close()
    return opened?.metadata
  }
  async function* bytesOf(id: string, parts: Part[]): AsyncGenerator<Uint8Array> {
    for (const { number, size } of parts) {
      const opened = await openObject<Part>(partFile(id, number))
      if (!opened) throw new BucketError('invalid_part')
      if (size > 0) yield* opened.file.createReadStream({ start: 0, end: size - 1 })
      else await opened.file.close()
    }
  }

  return {
    async create({ object, customFields, httpFields, storageClass }: Asked<typeof CreateUpload>) {
      assertKey(object)
      assertMetadata({ customFields })
      const uploadId = randomBytes(96).toString('base64url')
      await mkdir(place.upload(uploadId), { recursive: true })
      await write(uploadId, { object, customFields, httpFields, storageClass, state: 'open' })
      return { uploadId }
    },

    async part(
      { object, uploadId: id, partNumber: number }: Asked<typeof UploadPart>,
      body: AsyncIterable<Uint8Array>,
    ) {
      assertKey(object)
      const hash = createHash('md5')
      const bytes = await draft(place.drafts, body, chunk => hash.update(chunk))
      const part: Part = { number, size: bytes.size, etag: randomBytes(16).toString('hex'), md5: hash.digest('hex') }
      try {
        await inTurn(id, async () => {
          if ((await find(id, object))?.state !== 'open') throw new BucketError('no_such_upload')
          await bytes.commit(partFile(id, number), part)
        })
      } catch (error) {
        await bytes.discard()
        throw error
      }
      return { etag: part.etag }
    },

    complete: ({ object, uploadId: id, parts: named }: Asked<typeof CompleteUpload>): Promise<StoredObject> =>
      inTurn(id, async () => {
        assertKey(object)
        const upload = await find(id, object)
        if (!upload) throw new BucketError('internal')
        if (upload.state !== 'open') throw new BucketError('no_such_upload')
        const parts = await Promise.all(named.map(({ part }) => partOf(id, part)))
        const chosen = parts.map((part, at) => {
          if (!part || part.etag !== named[at]?.etag) throw new BucketError('invalid_part')
          return part
        })
        assertSizes(chosen)
        chosen.sort((a, b) => a.number - b.number)
        const bytes = await draft(place.drafts, bytesOf(id, chosen), () => undefined)
        const { customFields, httpFields, storageClass } = upload
        const stored = await objects.publish(bytes, {
          ...{ name: object, size: bytes.size, etag: etagOf(chosen), checksums: {} },
          ...{ customFields, httpFields, storageClass },
        })
        await end(id, upload, 'completed')
        return stored
      }),

    abort: ({ object, uploadId: id }: Asked<typeof AbortUpload>): Promise<void> =>
      inTurn(id, async () => {
        assertKey(object)
        const upload = await find(id, object)
        if (!upload) throw new BucketError('internal')
        if (upload.state === 'open') await end(id, upload, 'aborted')
      }),
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
