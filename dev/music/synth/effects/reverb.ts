// A room as eight delay lines that feed one another (a Householder matrix), with highs lost in each round.
import { Filter, Slope } from '#dev/music/synth/filter.ts'
import { gain, type Stereo, samplesIn, silent } from '#dev/music/synth/sound.ts'
import { RATE } from '#lib/video/sound/grid.ts'

export type Room = {
  /** Until the sound of the room is a thousandth. */
  seconds: number
  /** 1 is a hall; less is smaller. */
  size: number
  /** Before the first wall answers. */
  before: number
  /** Hz above which the walls swallow. */
  dull: number
}

const LINES = [1423, 1637, 1801, 1999, 2251, 2437, 2689, 2909]
const DIFFUSERS = [142, 107, 379, 277]

export function reverb(input: Stereo, room: Room): Stereo {
  const output = silent(input.left.length)
  const lines = LINES.map(length => new Float64Array(Math.round(length * room.size)))
  const places = new Int32Array(lines.length)
  const losses = lines.map(line => gain((-60 * line.length) / (room.seconds * RATE)))
  const walls = lines.map(() => new Slope(room.dull))
  const [spreadLeft, spreadRight] = [diffuser(0), diffuser(23)]
  const late = samplesIn(room.before)
  const heard = new Float64Array(lines.length)
  for (let i = late; i < output.left.length; i++) {
    const left = spreadLeft(input.left[i - late]!)
    const right = spreadRight(input.right[i - late]!)
    let sum = 0
    for (let k = 0; k < heard.length; k++) sum += heard[k] = lines[k]![places[k]!]!
    const shared = sum * (-2 / heard.length)
    let [l, r] = [0, 0]
    for (let k = 0; k < heard.length; k++) {
      const line = lines[k]!
      const back = walls[k]!.lowpass(heard[k]! + shared) * losses[k]!
      line[places[k]!] = back + (k % 2 ? right : left)
      places[k] = places[k]! + 1 === line.length ? 0 : places[k]! + 1
      const sign = k % 4 < 2 ? 1 : -1
      if (k % 2) r += heard[k]! * sign
      else l += heard[k]! * sign
    }
    output.left[i] = l * 0.4
    output.right[i] = r * 0.4
  }
  return cleared(output)
}

/** Four all-pass delays in a row: one click becomes a cloud. */
function diffuser(offset: number): (input: number) => number {
  const lines = DIFFUSERS.map(length => new Float64Array(length + offset))
  const places = new Int32Array(lines.length)
  return input => {
    let value = input
    for (let k = 0; k < lines.length; k++) {
      const line = lines[k]!
      const stored = line[places[k]!]!
      const fed = value + stored * 0.62
      line[places[k]!] = fed
      value = stored - fed * 0.62
      places[k] = places[k]! + 1 === line.length ? 0 : places[k]! + 1
    }
    return value
  }
}

/** Lows stay dry, or the bass would blur. */
function cleared(sound: Stereo): Stereo {
  for (const side of [sound.left, sound.right]) {
    const floor = new Filter(190)
    for (let i = 0; i < side.length; i++) side[i] = floor.highpass(side[i]!)
  }
  return sound
}
