import * as z from 'zod'
import type { ClipFacts } from '#lib/media/clips/read.ts'
import { registry } from '#lib/registry.ts'
import { plural } from '#lib/words/plural.ts'

export const ClipAnalysis = z
  .object({
    summary: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    scenes: z.array(z.object({ start_ms: z.int(), end_ms: z.int(), label: z.string() })),
    source: z.string().meta({ description: '`technical`: told by the file itself; else the model that looked at it.' }),
    fallback: z.string().nullable().meta({ description: 'Why the model that is configured was not asked, or failed.' }),
  })
  .meta({ id: 'ClipAnalysis' })
export type ClipAnalysis = z.output<typeof ClipAnalysis>

const codecs: Record<string, string> = registry({
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
})
const named = (codec: string) => codecs[codec] ?? codec

const orientationOf = ({ width, height }: Pick<ClipFacts, 'width' | 'height'>) =>
  width > height * 1.05 ? 'landscape' : height > width * 1.05 ? 'portrait' : 'square'

/** What the file says of itself; nothing of what it shows. */
export function fileByFacts(facts: ClipFacts, fallback: string | null): ClipAnalysis {
  const { width, height, duration_ms, video_codec, audio_codec, frames_per_second, cuts_ms } = facts
  const orientation = orientationOf(facts)
  const sound = audio_codec ? `${named(audio_codec)} sound` : 'no sound'
  const cuts = cuts_ms.length === 0 ? '' : `, ${plural(cuts_ms.length, 'cut')}`
  return {
    summary: `${seconds(duration_ms)} ${orientation} video, ${width} × ${height} px, ${named(video_codec)} at ${frames_per_second} frames a second, ${sound}${cuts}.`,
    category: `${orientation} video`,
    tags: [
      ...[
        orientation,
        `${Math.min(width, height)}p`,
        named(video_codec).toLowerCase(),
        audio_codec ? 'sound' : 'silent',
      ],
      ...[duration_ms < 15_000 ? 'short' : duration_ms > 60_000 ? 'long' : 'medium'],
    ],
    scenes: scenesOf(facts),
    source: 'technical',
    fallback,
  }
}

function scenesOf({ cuts_ms, duration_ms }: ClipFacts): ClipAnalysis['scenes'] {
  const starts = [0, ...cuts_ms]
  return starts.map((start_ms, at) => ({ start_ms, end_ms: starts[at + 1] ?? duration_ms, label: `Shot ${at + 1}` }))
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace(/\.0$/, '')} s`
