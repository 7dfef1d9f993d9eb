// Plays every bed in every length and writes what the render Worker serves: `npm run beds`, with ffmpeg at hand.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from '#dev/music/encode.ts'
import { digest, fingerprint } from '#dev/music/pcm.ts'
import { pieces } from '#dev/music/pieces/index.ts'
import { perform } from '#dev/music/score/perform.ts'
import type { Stereo } from '#dev/music/synth/sound.ts'
import { type BedName, bedNames, LENGTHS } from '#lib/video/sound/bed-names.ts'
import { bedFile, opensAs } from '#lib/video/sound/beds.ts'
import { FRAME_SAMPLES } from '#lib/video/sound/grid.ts'

/** Where the render Worker has them from. */
const FOLDER = join(import.meta.dirname, '../../lib/video/sound/beds')

/** Of the sound as it was played, and of the file. */
type Fingerprint = { pcm: string; aac: string }

/** A frame reaches into the next, and the encoder looks a little further before it decides. */
const MARGIN = 4

/** So shared out that no bed sounds coarser than the others and all files together stay under 8 MB. */
const BIT_RATES: Record<BedName, string> = {
  linen: '96k',
  hearth: '108k',
  pebble: '106k',
  signal: '114k',
  stride: '116k',
  horizon: '108k',
}

/** Of each version, how many frames are the first of the version that it begins as. */
const sharedFrames: Record<string, Record<string, number>> = {}
const fingerprints: Record<string, Record<string, Fingerprint>> = {}
let bytes = 0
for (const name of bedNames) {
  const sounds = new Map(LENGTHS.map(seconds => [seconds, perform(pieces[name], seconds)]))
  const [starts, prints]: [Record<string, number>, Record<string, Fingerprint>] = [{}, {}]
  for (const [seconds, sound] of sounds) {
    const other = sounds.get(opensAs(seconds) ?? seconds)
    const shared =
      other && other !== sound ? Math.max(0, Math.floor(agreement(other, sound) / FRAME_SAMPLES) - MARGIN) : 0
    const frames = encode(sound, BIT_RATES[name])
    const file = Buffer.concat(frames.slice(shared))
    writeFileSync(join(FOLDER, bedFile(name, seconds)), file)
    starts[seconds] = shared
    prints[seconds] = { pcm: fingerprint(sound), aac: digest(file) }
    bytes += file.length
    console.log(`${name} ${seconds} s: ${frames.length} frames, ${shared} shared, ${file.length} bytes`)
  }
  sharedFrames[name] = starts
  fingerprints[name] = prints
}
for (const [file, table] of Object.entries({ 'shared.json': sharedFrames, 'fingerprints.json': fingerprints }))
  writeFileSync(join(FOLDER, file), `${JSON.stringify(table, null, 2)}\n`)
console.log(`${bytes} bytes in all`)

/** How many samples two pieces have in common from the start. */
function agreement(one: Stereo, other: Stereo): number {
  const length = Math.min(one.left.length, other.left.length)
  for (let i = 0; i < length; i++) if (one.left[i] !== other.left[i] || one.right[i] !== other.right[i]) return i
  return length
}
