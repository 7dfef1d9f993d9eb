// Where a bed stands in time: AAC frames on one side, beats on the other.
/** Samples of a second. */
export const RATE = 48_000
export const FRAME_SAMPLES = 1024

/**
 * An encoder puts one frame of nothing before its first sound, and some players cut 2112 samples that they believe to be
 * such a delay. Music that begins two frames in loses nothing either way, and the muxer has nothing to trim.
 */
export const START_SAMPLES = 2 * FRAME_SAMPLES

export const frameCount = (seconds: number) => Math.round((seconds * RATE) / FRAME_SAMPLES)

export type Pace = {
  bpm: number
  /** Beats between the places where the music can end. */
  unit: number
  /** The least time, in seconds, that the last chord is given. */
  ring: number
}

export const secondsAt = (beat: number, bpm: number) => START_SAMPLES / RATE + (beat * 60) / bpm

/** The beat of the last chord: the latest place that leaves it time to ring. */
export function finalBeat(seconds: number, { bpm, unit, ring }: Pace): number {
  const beats = ((seconds - START_SAMPLES / RATE - ring) * bpm) / 60
  return Math.floor(beats / unit) * unit
}
