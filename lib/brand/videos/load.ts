import { type HeldClip, holdClip, noteLoaded } from '#lib/brand/videos/clips-store.ts'
import { clipKey } from '#lib/brand/videos/video.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { LOADED_PART_BYTES, LOADING } from '#lib/media/clips/limits.ts'
import { ClipRefused, notAVideo, SNIFFED_BYTES, sniffClip } from '#lib/media/clips/sniff.ts'
import { expectFile } from '#lib/media/files-store.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import type { Lease } from '#lib/work/lease.ts'

/** The work was taken over by somebody else, or its video was deleted meanwhile. */
export class NoLongerOurs extends Error {}

/** From the address into storage, a part at a time: no more than one part is ever held. */
export async function loadClip(world: World, clip: HeldClip, renewed: () => Lease): Promise<void> {
  const key = clipKey(clip.id)
  const body = await openUrl(world, clip.url ?? '')
  const parts = fixedParts(body, LOADED_PART_BYTES)
  const head = await parts.next()
  const type = head.done ? null : sniffClip(head.value.subarray(0, SNIFFED_BYTES))
  if (head.done || !type) {
    await body.cancel().catch(() => undefined)
    throw notAVideo()
  }
  await expectFile(world.db, key, after(world.now(), DAY_MS).toISOString())
  const upload_id = await world.blobs.startParts(key, type)
  try {
    const stored: { number: number; etag: string }[] = []
    for (let part: IteratorResult<Uint8Array> = head; !part.done; part = await parts.next()) {
      const number = stored.length + 1
      stored.push({ number, etag: await world.blobs.putPart(key, upload_id, number, part.value) })
      if (!(await holdClip(world.db, clip.id, renewed()))) throw new NoLongerOurs()
    }
    await world.blobs.finishParts(key, upload_id, stored)
  } catch (error) {
    await body.cancel().catch(() => undefined)
    await world.blobs.dropParts(key, upload_id).catch(() => undefined)
    throw error
  }
  if (!(await noteLoaded(world.db, clip.id, renewed().token))) throw new NoLongerOurs()
}

/** No status, no text, no reason of theirs: the answer must not tell what is listening where. */
const unreachable = () => new ClipRefused('No video could be loaded from the URL. Check it, or upload the file.')

async function openUrl({ http }: Pick<World, 'http'>, url: string): Promise<ReadableStream<Uint8Array>> {
  const response = await http(url, { ...LOADING, headers: { accept: 'video/mp4, video/webm, video/quicktime' } })
  if (response.status === 200 && response.body) return response.body
  await response.body?.cancel().catch(() => undefined)
  throw response.status >= 500 || response.status === 429
    ? new UpstreamError('refused', { status: response.status })
    : unreachable()
}

/** What of a failure its owner is told; undefined for what may pass by itself. */
export function refusedFor(error: unknown, final: boolean): string | undefined {
  if (error instanceof ClipRefused) return error.message
  if (!(error instanceof UpstreamError)) return undefined
  if (error.reason === 'too_large') return 'The video is larger than 200 MB.'
  return final || !error.retryable ? unreachable().message : undefined
}

/** Each part lies in the same memory as the one before: it has to be done with when the next is asked for. */
async function* fixedParts(body: ReadableStream<Uint8Array>, size: number): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  const part = new Uint8Array(size)
  let filled = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (let at = 0; at < chunk.value.length; ) {
      const taken = chunk.value.subarray(at, at + size - filled)
      part.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < size) continue
      yield part
      filled = 0
    }
  }
  reader.releaseLock()
  if (filled > 0) yield part.subarray(0, filled)
}
