// Reads a video's container by ranges, never the whole file: what it is, and whether it can be played at all.
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import * as z from 'zod'
import { cutsOf } from '#lib/media/clips/cuts.ts'
import { MAX_CLIP_MS } from '#lib/media/clips/limits.ts'
import { isSoundIndex } from '#lib/media/clips/mp4-index.ts'
import { ClipRefused, type ClipType, ClipTypes, notAVideo, SNIFFED_BYTES, sniffClip } from '#lib/media/clips/sniff.ts'
import { isSoundWebm } from '#lib/media/clips/webm-index.ts'

export const ClipFacts = z.object({
  content_type: z.enum(ClipTypes),
  width: z.int(),
  height: z.int(),
  duration_ms: z.int(),
  video_codec: z.string(),
  frames_per_second: z.number(),
  /** Null for a silent one. */
  audio_codec: z.string().nullable(),
  cuts_ms: z.array(z.int()),
})
export type ClipFacts = z.output<typeof ClipFacts>

export type Ranges = { size: number; read(start: number, end: number): Promise<Uint8Array> }

const MB = 1024 * 1024
/** An index of three minutes takes well under a megabyte; a file that wants more read at once is made to hurt. */
const MOST_AT_ONCE = 16 * MB
/** Twice through a file without an index is enough. */
const mostInAll = (size: number) => 2 * size + MOST_AT_ONCE
const SIDE = { least: 64, most: 4096 }
const PLAYED = ['avc', 'hevc', 'vp8', 'vp9', 'av1']

/** Throws ClipRefused for what cannot be played, and whatever `read` throws. */
export async function readClip(ranges: Ranges): Promise<ClipFacts> {
  const content_type = sniffClip(await ranges.read(0, Math.min(SNIFFED_BYTES, ranges.size)))
  if (!content_type) throw notAVideo()
  const counted = counting(ranges)
  const isSound = content_type === 'video/webm' ? isSoundWebm : isSoundIndex
  if (!(await isSound(ranges.size, ranges.read))) throw damaged()
  const source = new CustomSource({ getSize: () => ranges.size, read: counted.read, maxCacheSize: 4 * MB })
  limitAsking(source)
  const input = new Input({ formats: [MP4, QTFF, WEBM], source })
  try {
    return await factsOf(input, content_type)
  } catch (error) {
    if (counted.failed) throw counted.failed
    if (error instanceof ClipRefused) throw error
    throw damaged()
  } finally {
    input.dispose()
  }
}

const damaged = () => new ClipRefused('The video is damaged or cut off. Export it again and upload the new file.')

/** A WebM of three minutes at 60 pictures a second makes it ask 285 times. */
const MOST_ASKED = 100_000

/** The library goes round and round in what it holds already where bytes between clusters are none of a WebM; it asks its source each time. */
function limitAsking(source: CustomSource): void {
  const asked = source as unknown as { _read(...range: number[]): unknown }
  const read = asked._read.bind(source)
  let times = 0
  asked._read = (...range) => {
    if (++times > MOST_ASKED) throw damaged()
    return read(...range)
  }
}

/** Tells a fault of ours, such as storage that is away, from one of the file. */
function counting(ranges: Ranges) {
  let total = 0
  const state = {
    failed: null as unknown,
    read: async (start: number, end: number) => {
      total += end - start
      if (end - start > MOST_AT_ONCE || total > mostInAll(ranges.size)) throw damaged()
      try {
        return await ranges.read(start, end)
      } catch (error) {
        state.failed = error
        throw error
      }
    },
  }
  return state
}

async function factsOf(input: Input, content_type: ClipType): Promise<ClipFacts> {
  // A Matroska file begins as a WebM does.
  if (!(await input.canRead())) throw content_type === 'video/webm' ? notAVideo() : damaged()
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new ClipRefused('The file has no picture track.')
  const codec = await video.getCodec()
  if (!codec || !PLAYED.includes(codec))
    throw new ClipRefused('The video is coded in a way that is not played here. Export it as H.264.')
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most)
    throw new ClipRefused(`The video is ${width} × ${height} px; a side takes ${SIDE.least} to ${SIDE.most} px.`)
  const duration_ms = Math.round((await lengthOf(input, video)) * 1000)
  if (duration_ms > MAX_CLIP_MS)
    throw new ClipRefused(`The video is ${Math.ceil(duration_ms / 1000)} s long; 180 s are taken.`)
  const audio = await input.getPrimaryAudioTrack()
  if (audio) await assertWhole(audio)
  const { frames_per_second, keys } = await played(video)
  return {
    ...{ content_type, width, height, duration_ms, video_codec: codec, frames_per_second },
    audio_codec: audio ? await soundOf(audio) : null,
    cuts_ms: cutsOf(keys, duration_ms),
  }
}

async function lengthOf(input: Input, video: InputVideoTrack): Promise<number> {
  const told = (await input.getDurationFromMetadata()) ?? (await input.computeDuration([video], { metadataOnly: true }))
  if (!Number.isFinite(told) || told <= 0) throw damaged()
  return told
}

const soundOf = async (audio: InputAudioTrack): Promise<string> => (await audio.getCodec()) ?? 'unknown'

/** What is cut off lacks its end. */
async function assertWhole(track: InputVideoTrack | InputAudioTrack): Promise<void> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  if (!last || last.data.byteLength === 0 || last.data.byteLength !== last.byteLength) throw damaged()
}

/** Of three minutes, at every frame a key. */
const MOST_KEYS = 11_000
const SAMPLED_PACKETS = 60

/** The first frame opens the decoder and the last one is there: the file is whole. */
async function played(video: InputVideoTrack): Promise<{ frames_per_second: number; keys: number[] }> {
  const sink = new EncodedPacketSink(video)
  const first = await sink.getFirstKeyPacket()
  if (!first || first.byteLength === 0 || !(await video.getDecoderConfig())) throw damaged()
  if ((await video.determinePacketType(first)) === 'delta') throw damaged()
  await assertWhole(video)
  const { averagePacketRate } = await video.computePacketStats(SAMPLED_PACKETS)
  const keys: number[] = []
  const only = { metadataOnly: true }
  for (let key = await sink.getFirstKeyPacket(only); key; key = await sink.getNextKeyPacket(key, only)) {
    if (keys.push(Math.round(key.timestamp * 1000)) > MOST_KEYS) throw damaged()
  }
  return { frames_per_second: Math.round(averagePacketRate * 100) / 100, keys }
}
