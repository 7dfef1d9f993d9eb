// How the landscape of a film goes: slowly aside all the time, down in one scene and up in the next, and at each cut to where the words leave room.
import { between, inOut } from '#lib/video/motion/ease.ts'

export type Journey = {
  /** Where the land begins where nothing lowers it. */
  horizon: number
  /** Pixels that what is at a depth has gone down and to the left by a frame. */
  down(frame: number, depth: number): number
  along(frame: number, depth: number): number
  /** How far what is nearest goes down at most. */
  deepest: number
  /** How far it goes to either side. */
  bleed: number
  /** Of the film. */
  frames: number
}

/** Frames from which an act has come until the next one begins to, and where its words end; absent where they need no room. */
export type Leg = { from: number; until: number; foot: number | null }

/** Of the height: the horizon is never higher nor lower. */
const [HIGHEST, LOWEST] = [0.54, 0.82]
/** Pixels a frame that what is nearest goes, within an act in steps of some frames: each step is coded, and nothing between. */
const [ALONG, DOWN, STEP] = [1, 1, 3]
/** What is near gives way less to words, so that the foreground stays in sight. */
const KEPT = 0.65
/** What is far goes this much of what is near. */
const [FAR_ALONG, FAR_DOWN] = [0.2, 0.65]

/** `from` is where the land begins where that does not follow from the words. */
export function journeyOf(height: number, legs: readonly Leg[], frames: number, from?: number): Journey {
  const feet = legs.flatMap(({ foot }) => (foot === null ? [] : [foot]))
  const horizon = from ?? Math.max(height * HIGHEST, Math.min(height * LOWEST, ...feet))
  const stops = legs.flatMap(({ from, until, foot }, index) => {
    const low = Math.max(0, Math.min(foot ?? horizon, height * LOWEST) - horizon)
    const sunk = DOWN * Math.max(0, until - from)
    const [first, last] = index % 2 === 0 ? [0, sunk] : [sunk, 0]
    return [
      { frame: from, low, sunk: first },
      { frame: until, low, sunk: last },
    ]
  })
  const at = (stop: (typeof stops)[number] | undefined, depth: number) =>
    (stop?.low ?? 0) * (1 - KEPT * depth) + (stop?.sunk ?? 0) * between(FAR_DOWN, 1, depth)
  return {
    horizon,
    frames,
    deepest: Math.ceil(Math.max(0, ...stops.map(stop => at(stop, 1)))),
    bleed: Math.ceil((ALONG * frames) / 2) + 4,
    along: (frame, depth) => ALONG * (stepped(frame) - frames / 2) * between(FAR_ALONG, 1, depth),
    down(now, depth) {
      const frame = stops.some(
        (stop, index) => index % 2 === 1 && now >= stop.frame && now < (stops[index + 1]?.frame ?? 0),
      )
        ? now
        : stepped(now)
      const next = stops.findIndex(stop => stop.frame > frame)
      const [before, after] = next < 0 ? [stops.at(-1), stops.at(-1)] : [stops[Math.max(0, next - 1)], stops[next]]
      if (!before || !after || before.frame === after.frame) return at(after, depth)
      const share = Math.max(0, Math.min(1, (frame - before.frame) / (after.frame - before.frame)))
      // Between two acts it goes as their cut does.
      return between(at(before, depth), at(after, depth), next % 2 === 0 ? inOut(share) : share)
    },
  }
}

const stepped = (frame: number): number => STEP * Math.floor(frame / STEP)
