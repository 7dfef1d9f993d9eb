import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BucketWorker, startBucketWorker } from '#test/dev/bucket-worker.ts'

let bucket: BucketWorker
beforeAll(async () => {
  bucket = await startBucketWorker({ now: () => 1_800_000_000_123 })
})
afterAll(() => bucket.close())

const value = async (...call: unknown[]) => {
  const answer = await bucket.call(...call)
  if (answer.error) throw new Error(answer.error)
  return answer.value
}
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

describe('put, head, get, delete', () => {
  it('gives back what was put, bytes and metadata', async () => {
    const httpMetadata = { contentType: 'image/png', cacheControl: 'immutable', cacheExpiry: 1_900_000_000_000 }
    const customMetadata = { run: 'run_1', 'naïve key': '日本 🎨' }
    await value('put', 'runs/é 🎨/1.png', 'picture', { httpMetadata, customMetadata })
    expect(await value('get', 'runs/é 🎨/1.png')).toEqual({
      key: 'runs/é 🎨/1.png',
      size: 7,
      etag: md5('picture'),
      httpEtag: `"${md5('picture')}"`,
      uploaded: 1_800_000_000_123,
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      httpMetadata: { ...httpMetadata, cacheExpiry: new Date(httpMetadata.cacheExpiry).toISOString() },
      customMetadata,
      range: { offset: 0, length: 7 },
      checksums: { md5: md5('picture') },
      storageClass: 'Standard',
      headers: {
        'cache-control': 'immutable',
        'content-type': 'image/png',
        expires: new Date(httpMetadata.cacheExpiry).toUTCString(),
      },
      body: 'picture',
    })
  })

  it('answers null for what is not there', async () => {
    expect(await value('get', 'absent')).toBeNull()
    expect(await value('head', 'absent')).toBeNull()
    expect(await value('delete', 'absent')).toBe('deleted')
  })

  it('deletes one and many', async () => {
    for (const key of ['gone/1', 'gone/2', 'gone/3']) await value('put', key, key)
    await value('delete', 'gone/1')
    await value('delete', ['gone/2', 'gone/3', 'gone/4'])
    for (const key of ['gone/1', 'gone/2', 'gone/3']) expect(await value('head', key)).toBeNull()
  })

  it('puts an absent key once under If-None-Match: *', async () => {
    const onlyIf = { headers: { 'if-none-match': '*' } }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => value('put', 'once', `copy ${i}`, { onlyIf })),
    )
    const stored = outcomes.filter(outcome => outcome !== null)
    expect(stored).toHaveLength(1)
    expect(await value('head', 'once')).toMatchObject({ etag: (stored[0] as { etag: string }).etag })
  })

  it('streams 20 MB there and back', async () => {
    const bytes = Buffer.alloc(20_000_000, 'a picture ')
    const put = await fetch(`${bucket.url}/stream?key=large`, { method: 'POST', body: bytes })
    expect(await put.json()).toEqual({ size: bytes.length, etag: createHash('md5').update(bytes).digest('hex') })
    const read = Buffer.from(await (await fetch(`${bucket.url}/read?key=large`)).arrayBuffer())
    expect(read.equals(bytes)).toBe(true)
  })
})
