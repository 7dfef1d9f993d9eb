// Finished AAC for the muxer. Frame n is heard from n * 1024 / 48000 s on: no encoder delay is left to trim and no edit
// list is needed, because every bed begins with two frames of silence that belong to its time.
import { AAC_LC_48K_STEREO, readAdts } from '#lib/video/sound/adts.ts'
import type { BedName, Length } from '#lib/video/sound/bed-names.ts'
import sharedFrames from '#lib/video/sound/beds/shared.json' with { type: 'json' }
import { bedFile, opensAs } from '#lib/video/sound/beds.ts'
import { frameCount } from '#lib/video/sound/grid.ts'

export type Soundtrack = {
  /** The AudioSpecificConfig. */
  config: Uint8Array
  sample_rate: 48_000
  channels: 2
  frame_samples: 1024
  frames: Uint8Array[]
}

/** The static assets under `sound/`; null when there is no such file. */
export type SoundShelf = { load(path: string): Promise<Uint8Array | null> }

/** One frame of nothing, as an encoder would write it. */
const NOTHING = Uint8Array.of(0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c)

export const silence = (seconds: number): Soundtrack =>
  soundtrack(Array.from({ length: frameCount(seconds) }, () => NOTHING))

export async function bedTrack(name: BedName, seconds: Length, shelf: SoundShelf): Promise<Soundtrack> {
  const all = await bedFrames(name, seconds, shelf)
  const count = frameCount(seconds)
  if (all.length !== count) throw new Error(`${name}-${seconds} gives ${all.length} frames of ${count}`)
  return soundtrack(all)
}

/** A version lies there from the point on where it leaves the one that it begins as. */
async function bedFrames(name: BedName, seconds: Length, shelf: SoundShelf): Promise<Uint8Array[]> {
  const other = opensAs(seconds)
  const [opening, own] = await Promise.all([
    other ? bedFrames(name, other, shelf) : [],
    frames(shelf, bedFile(name, seconds)),
  ])
  return [...opening.slice(0, sharedFrames[name][seconds]), ...own]
}

async function frames(shelf: SoundShelf, file: string): Promise<Uint8Array[]> {
  const path = `sound/${file}`
  const bytes = await shelf.load(path)
  if (!bytes) throw new Error(`the shelf has no ${path}`)
  return readAdts(bytes)
}

const soundtrack = (all: Uint8Array[]): Soundtrack => ({
  config: AAC_LC_48K_STEREO,
  sample_rate: 48_000,
  channels: 2,
  frame_samples: 1024,
  frames: all,
})
