import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { expectFile } from '#lib/media/files-store.ts'
import { stillHolding, takePicture } from '#lib/media/picture/intake.ts'
import type { StoredPicture, Upload, Use } from '#lib/ports/library.ts'

type Keeper = Pick<World, 'db' | 'blobs' | 'now'> & Parameters<typeof takePicture>[0]

/** Takes a picture in and stores it; should no row ask for it within a day, the sweep removes it again. */
export async function keepPicture(keeper: Keeper, upload: Upload, use: Use): Promise<StoredPicture> {
  const { bytes, content_type, width, height, sha256, palette } = await takePicture(keeper, upload, use)
  const blob_key = `library/${sha256}`
  await stillHolding(keeper, bytes.byteLength, async () => {
    await expectFile(keeper.db, blob_key, after(keeper.now(), DAY_MS).toISOString())
    await keeper.blobs.put(blob_key, bytes, content_type)
  })
  return { blob_key, content_type, width, height, sha256, palette, bytes: bytes.byteLength }
}
