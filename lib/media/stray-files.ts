import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { claimFiles, settleFile } from '#lib/media/files-store.ts'

const CLAIM_MS = 10 * MINUTE_MS

/** Removes files that no row names; answers how many it has looked at. */
export async function removeStrayFiles(world: World, limit: number): Promise<number> {
  const now = world.now()
  const until = after(now, CLAIM_MS).toISOString()
  const claimed = await claimFiles(world.db, now.toISOString(), until, limit)
  for (const { blob_key, state } of claimed) {
    if (state === 'stray') await removeFile(world, blob_key, until)
    if (state === 'named') await settleFile(world.db, blob_key, until)
  }
  return claimed.length
}

/** The same picture may come in again between the look and the removal; then it is put back, byte for byte. */
async function removeFile({ db, blobs }: World, blob_key: string, until: string): Promise<void> {
  const blob = await blobs.get(blob_key)
  const bytes = blob && new Uint8Array(await new Response(blob.body).arrayBuffer())
  await blobs.remove(blob_key)
  const settled = await settleFile(db, blob_key, until)
  if (!settled && blob && bytes) await blobs.put(blob_key, bytes, blob.content_type)
}
