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
