import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { type Claimed, claimFiles, expectFile, isNamed, settleFile } from '#lib/media/files-store.ts'
import { removeWhole } from '#lib/media/small-key.ts'

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

/** What lies here was taken from the library, and is needed again should its removal not come to an end. */
const ASIDE = 'aside/'

async function removeFile(world: World, blob_key: string, until: string): Promise<void> {
  if (blob_key.startsWith('library/')) return removePicture(world, blob_key, until)
  if (blob_key.startsWith(ASIDE)) await restorePicture(world, blob_key)
  // A video's name is its own, and it may be too large to be held.
  await removeWhole(world.blobs, blob_key)
  await settleFile(world.db, blob_key, until)
}

/** The same picture may come in again between the look and the removal; then it is put back, byte for byte. */
async function removePicture({ db, blobs }: World, blob_key: string, until: string): Promise<void> {
  const blob = await blobs.get(blob_key)
  if (!blob) return void (await settleFile(db, blob_key, until))
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  const aside = ASIDE + blob_key
  await expectFile(db, aside, until)
  await blobs.put(aside, bytes, blob.content_type)
  await removeWhole(blobs, blob_key)
  if (!(await settleFile(db, blob_key, until))) await blobs.put(blob_key, bytes, blob.content_type)
  await blobs.remove(aside)
  await settleFile(db, aside, until)
}

/** A removal did not come to its end: a picture that came in meanwhile may be gone. */
async function restorePicture({ db, blobs }: Pick<World, 'db' | 'blobs'>, aside: string): Promise<void> {
  const blob_key = aside.slice(ASIDE.length)
  if (!(await isNamed(db, blob_key)) || (await blobs.head(blob_key))) return
  const blob = await blobs.get(aside)
  if (!blob) return
  await blobs.put(blob_key, new Uint8Array(await new Response(blob.body).arrayBuffer()), blob.content_type)
}
