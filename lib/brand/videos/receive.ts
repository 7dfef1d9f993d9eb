// The caller's side of an upload in parts: whoever holds the address that we handed out may write there, and nothing else.
import { type Clip, findClip, notePart, noteReceived } from '#lib/brand/videos/clips-store.ts'
import { clipKey } from '#lib/brand/videos/video.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { expectFile } from '#lib/media/files-store.ts'
import { findMediaById } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { firstDue } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

export type Part = { body: ReadableStream | null; length: string | undefined }
export type Received = { received: number[]; missing: number[] }

const gone = () =>
  new Problem('video_not_found', 'This upload is over: it was completed, deleted, or its time has passed.')

/** Stores one part; sent again it replaces the first. */
export async function receivePart(world: World, id: string, number: number, part: Part): Promise<Received> {
  const clip = await receiving(world, id)
  const { count, sizeOf } = await plan(world, clip)
  if (number < 1 || number > count)
    throw new Problem('validation_error', `part: this upload has the parts 1 to ${count}.`, {
      detail: [{ loc: ['path', 'part'], msg: `must be 1 to ${count}`, type: 'part_number' }],
    })
  const expected = sizeOf(number)
  if (part.body === null || Number(part.length ?? Number.NaN) !== expected) {
    await part.body?.cancel().catch(() => undefined)
    throw new Problem('validation_error', `content-length: part ${number} has ${expected} bytes.`, {
      detail: [{ loc: ['header', 'content-length'], msg: `must be ${expected}`, type: 'part_size' }],
    })
  }
  const etag = await world.blobs.putPart(clipKey(id), clip.upload_id ?? '', number, part.body)
  const noted = await notePart(world.db, id, number, etag)
  if (!noted) throw gone()
  return standing(noted, count)
}

/** Puts the parts together, once they are all there, and has the video read. */
export async function completeUpload(world: World, id: string): Promise<Received> {
  const clip = await receiving(world, id)
  const { count } = await plan(world, clip)
  const state = standing(clip, count)
  if (state.missing.length > 0)
    throw new Problem('invalid_state', `Parts are missing: ${state.missing.join(', ')}.`, { detail: state })
  const key = clipKey(id)
  await expectFile(world.db, key, after(world.now(), DAY_MS).toISOString())
  const parts = state.received.map(number => ({ number, etag: clip.parts[number] ?? '' }))
  await world.blobs.finishParts(key, clip.upload_id ?? '', parts).catch(async error => {
    // Put together before, by a call whose answer was lost.
    if (!(await world.blobs.head(key))) throw error
  })
  if (await noteReceived(world.db, id, firstDue(world, 'videos')))
    world.later(sendFor(world, 'videos', clip, 'received'))
  return state
}

async function receiving(world: Pick<World, 'db'>, id: string): Promise<Clip> {
  const clip = await findClip(world.db, id)
  if (clip?.state !== 'receiving') throw gone()
  return clip
}

async function plan(world: Pick<World, 'db'>, clip: Clip) {
  const media = await findMediaById(world.db, clip.id)
  if (!media) throw gone()
  const size = clip.part_size ?? media.bytes
  const count = Math.ceil(media.bytes / size)
  return { count, sizeOf: (number: number) => (number < count ? size : media.bytes - size * (count - 1)) }
}

function standing({ parts }: Clip, count: number): Received {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return { received: numbers.filter(n => parts[n]), missing: numbers.filter(n => !parts[n]) }
}
