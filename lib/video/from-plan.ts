// From the scenes of a plan to a storyboard: which scene template says each of them, and when it cuts.
import * as z from 'zod'
import { type BedName, LENGTHS } from '#lib/video/sound/bed-names.ts'
import { chooseBed } from '#lib/video/sound/beds.ts'
import { cuesOf } from '#lib/video/sound/cues.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

const PlannedScene = z.object({
  role: z.string(),
  text: z.string(),
  start_ms: z.int(),
  end_ms: z.int(),
  items: z.array(z.string()).optional(),
  quote: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  value: z.string().optional(),
  label: z.string().optional(),
  from: z.string().optional(),
  left_title: z.string().optional(),
  left: z.string().optional(),
  right_title: z.string().optional(),
  right: z.string().optional(),
  link: z.string().optional(),
  tagline: z.string().optional(),
  /** Of the last scene: what all of it is about. */
  what: z.string().optional(),
  /** Of a scene without words: what is to be seen there. */
  seen: z.string().optional(),
  /** Of the first scene: on which day it takes place. */
  when: z.string().optional(),
})
type PlannedScene = z.output<typeof PlannedScene>

const Planned = z.object({ scenes: z.array(PlannedScene).min(1), legal: z.string().optional() })

type Look = Omit<Storyboard, 'bed' | 'shots'>

/** Pure: the same plan gives the same storyboard. `depicts` is what each scene shows, where somebody has said it. */
export function storyboardOf(data: unknown, look: Look, tone: string, depicts?: readonly string[]): Storyboard {
  const { scenes, legal } = Planned.parse(data)
  const bed = chooseBed(tone, look.seed)
  const ends = onTheBeat(scenes, bed)
  const shots = scenes.map((scene, index): Shot => {
    const [name, shown] = shotOf(scene, legal)
    const said = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined && value !== ''))
    return {
      scene: name,
      data: said,
      composition: 'auto',
      ...(depicts && { depicts: depicts[index] ?? '' }),
      start_ms: ends[index - 1] ?? 0,
      end_ms: ends[index] ?? scene.end_ms,
    }
  })
  return { ...look, bed, shots }
}

type Said = readonly [scene: string, data: Record<string, unknown>]

function shotOf(scene: PlannedScene, legal?: string): Said {
  const { role, text, items, quote, name, title, value, label, from, link, tagline, what, when } = scene
  const { left_title, left, right_title, right } = scene
  if (role === 'show') return ['show', { seen: scene.seen }]
  if (role === 'hook') return ['hook', { text, when }]
  if (role === 'end') return ['end_card', { text, what, facts: items, tagline, url: link, legal }]
  if (role === 'action') return ['call_to_action', { text, action: link }]
  if (quote) return ['quote', { quote, name, role: title }]
  if (left && right && left_title && right_title)
    return ['comparison', { ...(text && { headline: text }), left_title, left, right_title, right }]
  if (value && label) return ['stat', { value, label, from }]
  if (role === 'person') return ['people', { name: name ?? text, role: title }]
  if (items) return [role === 'steps' ? 'steps' : 'list', { headline: items.includes(text) ? undefined : text, items }]
  // A line about the product is said over one of its screens, the one whose name it is nearest to.
  if (role === 'brand') return ['product', { text, screen_hint: text }]
  if (role === 'problem') return ['problem', { text }]
  const number = counted(text)
  return number ? ['stat', number] : ['statement', { text }]
}

/**
 * “13 places left.” as a number and what it counts: a noun and at most a word after it. Of “2 for 1 croissants”, “36 hr
 * ferment” or “10,412 as of last night” the figure alone would say something else, so they stay lines; so does a capital
 * after the number, which is a month or a name.
 */
function counted(text: string): { value: string; label: string } | null {
  const [, value, label] = /^([£$€]?\d[\d.,]*\d?(?:\s?(?:%|€|k|m))?)\s+(\p{Ll}{4,}(?: \p{Ll}+)?)\.?$/u.exec(text) ?? []
  return value && label ? { value, label } : null
}

const FARTHEST_MS = 260

/** The ends of the scenes, each moved to the nearest beat of the music where one is near; the last is the music's. */
function onTheBeat(scenes: readonly PlannedScene[], bed: BedName): number[] {
  const whole = scenes.at(-1)?.end_ms ?? 0
  const length = LENGTHS.find(seconds => seconds * 1000 === whole)
  const beats = length ? cuesOf(bed, length).beats.map(second => Math.round(second * 1000)) : []
  return scenes.map(({ end_ms }) => {
    if (end_ms === whole) return end_ms
    const near = beats.toSorted((a, b) => Math.abs(a - end_ms) - Math.abs(b - end_ms))[0]
    return near !== undefined && Math.abs(near - end_ms) <= FARTHEST_MS ? near : end_ms
  })
}
