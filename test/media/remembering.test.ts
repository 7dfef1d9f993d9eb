import { expect, it } from 'vitest'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { remembering } from '#lib/adapters/remembering.ts'

it('a file that is removed is not remembered either', async () => {
  const blobs = remembering(memoryBlobs())
  await blobs.put('library/a', Buffer.from('a'), 'image/png')
  expect((await blobs.get('library/a'))?.size).toBe(1)
  await blobs.remove('library/a')
  expect(await blobs.get('library/a')).toBeNull()
})

it('whoever reads a file again holds the same bytes, even if both ask at once', async () => {
  const stored = memoryBlobs()
  const blobs = remembering(stored)
  await blobs.put('library/a', Buffer.from('a'), 'image/png')
  const [one, other] = await Promise.all([blobs.read('library/a'), blobs.read('library/a')])
  expect(one).toEqual(new Uint8Array(Buffer.from('a')))
  expect(other).toBe(one)
  expect(await blobs.read('library/a')).toBe(one)
  expect(await blobs.read('library/b')).toBeNull()
})
