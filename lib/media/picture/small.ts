// The small picture of a stored one: made when it is first asked for, kept beside it, gone with it.
import type { World } from '#lib/ctx.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import { previewOf } from '#lib/media/picture/preview.ts'
import { smallKeyOf } from '#lib/media/small-key.ts'

const GLANCE_MS = 10
const MOST_WAIT_MS = 5_000
/** Work whose caller hung up never says that it is done. */
const FORGOTTEN_MS = 10_000

type Shop = Pick<World, 'blobs' | 'now' | 'pause'> & { pictures: Pictures }
export type Small = (shop: Shop, key: string) => Promise<Uint8Array | null>

/** One large file at a time lies in the isolate, however many are asked for. Null for what is none, or not in time. */
export function openSmall(): Small {
  let since: number | null = null
  const isFree = (now: number) => since === null || now - since > FORGOTTEN_MS

  return async ({ blobs, now, pause, pictures }, key) => {
    const kept = await blobs.read(smallKeyOf(key))
    if (kept) return kept
    const until = now().getTime() + MOST_WAIT_MS
    while (!isFree(now().getTime())) {
      if (now().getTime() >= until) return null
      await pause(GLANCE_MS)
    }
    const began = now().getTime()
    since = began
    try {
      // Who was before may have asked for the same.
      const meanwhile = await blobs.read(smallKeyOf(key))
      if (meanwhile) return meanwhile
      const small = await made(blobs, pictures, key)
      if (small) await blobs.put(smallKeyOf(key), small.bytes, small.content_type)
      return small?.bytes ?? null
    } finally {
      if (since === began) since = null
    }
  }
}

async function made(blobs: World['blobs'], pictures: Pictures, key: string) {
  const file = await blobs.read(key)
  return file && previewOf(pictures, file)
}
