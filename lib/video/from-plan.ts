// From the scenes of a plan to a storyboard: which scene template says each of them, and when it cuts.
import * as z from 'zod'
import { chooseBed, LENGTHS, type Length } from '#lib/video/sound/beds.ts'
import { cuesOf } from '#lib/video/sound/cues.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

export const PlannedScene = z.object({
  role: z.string(),
  text: z.string(),
  start_ms: z.int(),
  end_ms: z.int(),
})
export type PlannedScene = z.output<typeof PlannedScene>

const Planned = z.object({ scenes: z.array(PlannedScene).min(1), legal: z.string().optional() })

export type Look = Omit<Storyboard, 'bed' | 'shots'>

/** Pure: the same plan gives the same storyboard. */
export function storyboardOf(
  data: unknown,
  look: Look,
  { tone, tagline }: { tone: string; tagline: string },
): Storyboard {
  const { scenes, legal } = Planned.parse(data)
  const bed = chooseBed(tone, look.seed)
  const ends = onTheBeat(scenes, bed)
  const shots = scenes.map((scene, index): Shot => {
    const said = shotOf(scene, { tagline, legal })
    return { ...said, composition: 'auto', start_ms: ends[index - 1] ?? 0, end_ms: ends[index] ?? scene.end_ms }
  })
  return { ...look, bed, shots }
}

function shotOf(
  { role, text }: PlannedScene,
  { tagline, legal }: { tagline: string; legal?: string },
): Pick<Shot, 'scene' | 'data'> {
  if (role === 'end') {
    const line = tagline && tagline !== text ? { tagline } : {}
    return { scene: 'end_card', data: { text, ...line, ...(legal ? { legal } : {}) } }
  }
  return { scene: role === 'hook' ? 'hook' : 'statement', data: { text } }
}

const FARTHEST_MS = 260

/** The ends of the scenes, each moved to the nearest beat of the music where one is near; the last is the music's. */
function onTheBeat(scenes: readonly PlannedScene[], bed: ReturnType<typeof chooseBed>): number[] {
  const whole = scenes.at(-1)?.end_ms ?? 0
  const length = LENGTHS.find(seconds => seconds * 1000 === whole)
  const beats = length ? cuesOf(bed, length as Length).beats.map(second => Math.round(second * 1000)) : []
  return scenes.map(({ end_ms }) => {
    if (end_ms === whole) return end_ms
    const near = beats.toSorted((a, b) => Math.abs(a - end_ms) - Math.abs(b - end_ms))[0]
    return near !== undefined && Math.abs(near - end_ms) <= FARTHEST_MS ? near : end_ms
  })
}
