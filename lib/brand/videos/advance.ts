import { claimClip, endClip, type HeldClip } from '#lib/brand/videos/clips-store.ts'
import { loadClip, NoLongerOurs, refusedFor } from '#lib/brand/videos/load.ts'
import { clipKey } from '#lib/brand/videos/video.ts'
import { type Viewer, ViewerError } from '#lib/brand/videos/viewer.ts'
import type { World } from '#lib/ctx.ts'
import { type ClipAnalysis, fileByFacts } from '#lib/media/clips/file.ts'
import { type ClipFacts, readClip } from '#lib/media/clips/read.ts'
import { ClipRefused } from '#lib/media/clips/sniff.ts'
import { kinds } from '#lib/work/kinds.ts'
import { leaseOf } from '#lib/work/lease.ts'
import { putOff } from '#lib/work/put-off.ts'

const WAIT_SECONDS = 30

export type VideoWorld = World & {
  viewer: Viewer | null
  /** The SHA-256 of a stream, in hex, without holding it. */
  digest(body: ReadableStream): Promise<string>
}

/** Carries a video as far as it goes; a message that comes twice finds nothing to do. */
export async function advanceVideo(world: VideoWorld, id: string): Promise<void> {
  const token = world.id()
  const lease = () => leaseOf(world, 'videos', token)
  const clip = await claimClip(world.db, id, lease())
  if (!clip) return
  const final = clip.attempt >= kinds.videos.most_attempts
  try {
    if (clip.state === 'receiving') throw new ClipRefused('The file was not sent in time. Add the video again.')
    if (clip.state === 'loading') await loadClip(world, clip, lease)
    await file(world, clip, token)
  } catch (error) {
    if (error instanceof NoLongerOurs) return
    const told = refusedFor(error, final) ?? (final ? 'The video could not be read. Add it again.' : undefined)
    if (told === undefined || !(error instanceof ClipRefused)) world.report(error, { video_id: id })
    if (told !== undefined) return refuse(world, clip, token, told)
    await putOff(world, 'videos', clip, token, WAIT_SECONDS)
  }
}

/** Reads it, has it looked at, and puts it on the shelf. */
async function file(world: VideoWorld, clip: HeldClip, token: string): Promise<void> {
  const key = clipKey(clip.id)
  const info = await world.blobs.head(key)
  if (!info) throw new ClipRefused('The file is not there any more. Add the video again.')
  const facts = await readClip({ size: info.size, read: (start, end) => range(world, key, start, end) })
  const whole = await world.blobs.get(key)
  if (!whole) throw new Error(`${key} went away while it was read`)
  const sha256 = await world.digest(whole.body)
  const analysis = await look(world, clip, facts)
  const { content_type, width, height, duration_ms } = facts
  const tags = { status: 'ready', duration_ms, analysis, error_message: null, facts }
  const outcome = { content_type, width, height, bytes: info.size, sha256, tags }
  await endClip(world.db, clip.id, token, outcome, world.now().toISOString())
}

async function refuse(world: VideoWorld, clip: HeldClip, token: string, error_message: string): Promise<void> {
  const outcome = { content_type: 'video/mp4', width: null, height: null, bytes: 0, sha256: '' }
  const tags = { status: 'failed', error_message }
  const ended = await endClip(world.db, clip.id, token, { ...outcome, tags }, world.now().toISOString())
  if (!ended) return
  const key = clipKey(clip.id)
  if (clip.upload_id) await world.blobs.dropParts(key, clip.upload_id).catch(() => undefined)
  await world.blobs.remove(key)
}

async function range({ blobs }: Pick<World, 'blobs'>, key: string, start: number, end: number): Promise<Uint8Array> {
  const blob = await blobs.get(key, { start, end: end - 1 })
  if (!blob) throw new Error(`${key} went away while it was read`)
  return new Uint8Array(await new Response(blob.body).arrayBuffer())
}

/** By the model, where there is one and the key is a live one; else by what the file says of itself. */
async function look(world: VideoWorld, clip: HeldClip, facts: ClipFacts): Promise<ClipAnalysis> {
  if (!world.viewer || !clip.livemode) return fileByFacts(facts, null)
  try {
    const url = await world.library.link(clipKey(clip.id))
    const seen = await world.viewer.view({ url, title: clip.title, facts })
    return { ...seen, source: world.viewer.name, fallback: null }
  } catch (error) {
    if (!(error instanceof ViewerError)) throw error
    return fileByFacts(facts, error.message)
  }
}
