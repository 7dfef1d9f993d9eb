// Segments and a soundtrack become one MP4: its index first, nothing to cut, the same bytes whenever it is made.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { FPS } from '#lib/video/film.ts'
import { readAnnexB, type Sample } from '#lib/video/mp4/annexb.ts'
import { stopClock } from '#lib/video/mp4/clock.ts'
import type { Soundtrack } from '#lib/video/sound/soundtrack.ts'

export type Parts = {
  width: number
  height: number
  /** Annex B streams in the order of time. */
  segments: readonly Uint8Array[]
  sound: Soundtrack
}

export async function assemble({ width, height, segments, sound }: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const { avcc, samples } = joinedStream(segments)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const video = new EncodedVideoPacketSource('avc')
  const audio = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(video, { frameRate: FPS })
  output.addAudioTrack(audio)
  await output.start()
  const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const
  const size = { codedWidth: width, codedHeight: height }
  const config = { codec: codecName(avcc), ...size, description: avcc, colorSpace }
  for (const [index, { data, key }] of samples.entries()) {
    const packet = new EncodedPacket(data, key ? 'key' : 'delta', index / FPS, 1 / FPS)
    await video.add(packet, index === 0 ? { decoderConfig: config } : undefined)
  }
  await addSound(audio, sound)
  await output.finalize()
  if (!target.buffer) throw new Error('the muxer gave no file')
  return stopClock(new Uint8Array(target.buffer))
}

/** Players decode all segments by the parameter sets of the first. */
function joinedStream(segments: readonly Uint8Array[]): { avcc: Uint8Array; samples: Sample[] } {
  const [first, ...rest] = segments.map(readAnnexB)
  if (!first) throw new Error('a film without a segment')
  if (rest.some(({ avcc }) => avcc.join() !== first.avcc.join()))
    throw new Error('the segments differ in their parameter sets')
  return { avcc: first.avcc, samples: [first, ...rest].flatMap(({ samples }) => samples) }
}

const codecName = ([, profile = 0, constraints = 0, level = 0]: Uint8Array) =>
  `avc1.${[profile, constraints, level].map(byte => byte.toString(16).padStart(2, '0')).join('')}`

async function addSound(audio: EncodedAudioPacketSource, sound: Soundtrack): Promise<void> {
  const { sample_rate: sampleRate, channels: numberOfChannels, frame_samples, config: description } = sound
  const config = { codec: 'mp4a.40.2', sampleRate, numberOfChannels, description }
  const seconds = frame_samples / sampleRate
  for (const [index, data] of sound.frames.entries()) {
    const packet = new EncodedPacket(data, 'key', index * seconds, seconds)
    await audio.add(packet, index === 0 ? { decoderConfig: config } : undefined)
  }
}
