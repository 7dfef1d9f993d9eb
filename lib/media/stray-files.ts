import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { type Claimed, claimFiles, settleFile } from '#lib/media/files-store.ts'

const CLAIM_MS = 10 * MINUTE_MS

/** Removes files that no row names; answers how many it has looked at. One that cannot be removed holds up no other. */
export async function removeStrayFiles(world: World, limit: number): Promise<number> {
  const now = world.now()
  const until = after(now, CLAIM_MS).toISOString()
  const claimed = await claimFiles(world.db, now.toISOString(), until, limit)
  for (const one of claimed)
    await settle(world, one, until).catch(error => world.report(error, { sweep: 'files', blob_key: one.blob_key }))
  return claimed.length
}

async function settle(world: World, { blob_key, state }: Claimed, until: string): Promise<void> {
  if (state === 'stray') await removeFile(world, blob_key, until)
  if (state === 'named') await settleFile(world.db, blob_key, until)
}

/** The same picture may come in again between the look and the removal; then it is put back, byte for byte. */
async function removeFile({ db, blobs }: World, blob_key: string, until: string): Promise<void> {
  // A video's name is its own, and it may be too large to be held.
  if (!blob_key.startsWith('library/')) {
    await blobs.remove(blob_key)
    return void (await settleFile(db, blob_key, until))
  }
  const blob = await blobs.get(blob_key)
  const bytes = blob && new Uint8Array(await new Response(blob.body).arrayBuffer())
  await blobs.remove(blob_key)
  const settled = await settleFile(db, blob_key, until)
  if (!settled && blob && bytes) await blobs.put(blob_key, bytes, blob.content_type)
}
