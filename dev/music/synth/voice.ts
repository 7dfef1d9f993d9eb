import type { Stereo } from '#dev/music/synth/sound.ts'
import type { Dice } from '#lib/render/seed.ts'

export type Tone = {
  hz: number
  /** 0 to 1: how hard it is struck, plucked or blown; it changes the colour as well as the level. */
  force: number
  /** How long it is held; the sound itself rings on after. */
  seconds: number
  /** The small irregularities of this one note. */
  grain: Dice
}

/** One note of an instrument as a sound of its own. */
export type Voice = (tone: Tone) => Stereo
