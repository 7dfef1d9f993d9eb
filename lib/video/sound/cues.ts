// Where a picture can cut with the music, in seconds of the finished file.
import type { BedName, Length } from '#lib/video/sound/bed-names.ts'
import { beds } from '#lib/video/sound/beds.ts'
import { finalBeat, secondsAt } from '#lib/video/sound/grid.ts'

export type Cues = {
  /** Every beat from the first downbeat to the last chord. */
  beats: number[]
  /** The downbeats of the bars, four beats each; the last bar may be half of one. */
  bars: number[]
  /** The last chord: the moment for the end card. */
  ending: number
}

export function cuesOf(name: BedName, seconds: Length): Cues {
  const bed = beds[name]
  const end = finalBeat(seconds, bed)
  const times = Array.from({ length: end + 1 }, (_, beat) => secondsAt(beat, bed.bpm))
  return {
    beats: times,
    bars: times.filter((_, beat) => beat % 4 === 0 || beat === end),
    ending: secondsAt(end, bed.bpm),
  }
}
