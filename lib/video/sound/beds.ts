// The music beds: what each is for, and which one a tone asks for.
import { dice, pick } from '#lib/render/seed.ts'
import { type BedName, bedNames, type Length, LONGEST } from '#lib/video/sound/bed-names.ts'
import type { Pace } from '#lib/video/sound/grid.ts'

export type Bed = Pace & {
  mood: string
  /** Beginnings of the words of a tone that call for it. */
  tones: readonly string[]
}

export const beds = {
  linen: {
    mood: 'calm and editorial: felt piano over slow strings',
    tones: `calm quiet editorial elegant refined unhurried slow literary classic serene soft adult relie reflective
      minimal understated gentle sober poetic delicate`.split(/\s+/),
    bpm: 80,
    unit: 2,
    ring: 2.4,
  },
  hearth: {
    mood: 'warm and acoustic: picked guitar, double bass, a shaker',
    tones: `warm friend kind homely honest human welcom neighbo natural rustic gentle wry local handmade craft heartfelt
      caring sincere down-to-earth cosy cozy`.split(/\s+/),
    bpm: 100,
    unit: 2,
    ring: 1.9,
  },
  pebble: {
    mood: 'bright and playful: marimba, pizzicato, finger snaps',
    tones: `cheer playful funny bright child kids whims fun light-hearted joy quirk silly humor humour curious upbeat
      sunny happy witty`.split(/\s+/),
    bpm: 112,
    unit: 2,
    ring: 1.5,
  },
  signal: {
    mood: 'confident and technical: a sequencer over a steady kick',
    tones: `technical precise exact plain engineer developer data confident modern clear sharp crisp efficient smart
      digital innovat dry analytic professional matter-of-fact`.split(/\s+/),
    bpm: 120,
    unit: 4,
    ring: 1.6,
  },
  stride: {
    mood: 'energetic and driving: riff, big drums, brass in threes',
    tones: `direct physical energ loud blunt punchy quick sport fast bold strong active athletic dynamic urgent rousing
      motivat fearless pitch-side`.split(/\s+/),
    bpm: 150,
    unit: 4,
    ring: 1.1,
  },
  horizon: {
    mood: 'cinematic: tension over a held note, then release',
    tones:
      `cinematic dramatic epic grand visionary ambitious inspir solemn serious adventur majestic bold premium heroic
      luxur moving suspense monumental`.split(/\s+/),
    bpm: 96,
    unit: 2,
    ring: 2.1,
  },
} as const satisfies Record<BedName, Bed>

/** The first version that was made. Films that name it or a shorter one keep their bytes, so neither is ever made anew. */
const FIRST = 20

/** The version that another begins as: up to the first one they begin as that, longer ones as the longest, and that as the first. */
export const opensAs = (seconds: Length): Length | null =>
  seconds === FIRST ? null : seconds < FIRST || seconds === LONGEST ? FIRST : LONGEST

export const bedFile = (name: BedName, seconds: Length) =>
  `${name}${seconds === FIRST ? '' : `-${String(seconds).padStart(2, '0')}`}.aac`

/** For a tone that says nothing about music: those that suit most brands. */
const SAFE: readonly [BedName, ...BedName[]] = ['signal', 'hearth', 'linen']

/** What a tone forbids ("never loud", "relief, not excitement") must not choose the music. */
const FORBIDDEN = /(?<![\p{L}])(?:no|not|never|without|avoid|nothing|less)(?![\p{L}])[^.,;:!?·]*/giu

/** The bed whose words come first and most often in the tone; the seed settles a tie. */
export function chooseBed(tone: string, seed: string): BedName {
  const wanted = tone
    .replace(FORBIDDEN, ' ')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .map(word => bedNames.filter(name => beds[name].tones.some(beginning => word.startsWith(beginning))))
    .filter(names => names.length > 0)
  const points = (name: BedName) =>
    wanted.reduce((sum, names, rank) => sum + (names.includes(name) ? 1 / (rank + 1) : 0), 0)
  const most = Math.max(...bedNames.map(points))
  const [first, ...rest] = most > 0 ? bedNames.filter(name => points(name) === most) : SAFE
  return pick(dice(`bed ${seed}`), [first ?? SAFE[0], ...rest])
}
