// Which notes of a chord are sounded: those that move least from the chord before, as a good accompanist would.
import type { Chord } from '#dev/music/score/chord.ts'

export type Hand = { low: number; high: number; voices: number }

export function voicings(chords: readonly Chord[], hand: Hand): number[][] {
  const played: number[][] = []
  for (const chord of chords) {
    const before = played.at(-1)
    const cost = (notes: number[]) => strain(notes, hand) + (before ? motion(before, notes) : 0)
    const best = positions(chord, hand).reduce<{ notes: number[]; cost: number } | undefined>((least, notes) => {
      const now = cost(notes)
      return least && least.cost <= now ? least : { notes, cost: now }
    }, undefined)
    if (!best) throw new Error(`${chord.symbol} does not fit between ${hand.low} and ${hand.high}`)
    played.push(best.notes)
  }
  return played
}

/** Every set of chord notes in reach that has all of the telling ones. */
function positions({ classes, telling }: Chord, { low, high, voices }: Hand): number[][] {
  const reachable = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(n => classes.includes(n % 12))
  const needed = telling.length <= voices ? telling : telling.slice(-voices)
  const grow = (notes: number[], from: number): number[][] => {
    if (notes.length === voices) return needed.every(want => notes.some(note => note % 12 === want)) ? [notes] : []
    return reachable.slice(from).flatMap((note, i) => {
      const below = notes.at(-1)
      return below !== undefined && note - below > 9 ? [] : grow([...notes, note], from + i + 1)
    })
  }
  return grow([], 0)
}

/** Seconds rub, doubled notes waste a voice, and the hand likes the middle of its range. */
function strain(notes: number[], { low, high }: Hand): number {
  const gaps = notes.slice(1).map((note, i) => note - notes[i]!)
  const rubs = gaps.filter(gap => gap < 3).length * 1.5 + gaps.filter(gap => gap === 1).length * 2
  const doubled = notes.length - new Set(notes.map(note => note % 12)).size
  const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length
  return rubs + doubled * 2 + Math.abs(middle - (low + high) / 2) * 0.5
}

function motion(before: number[], after: number[]): number {
  const steps = after.map((note, i) => note - (before[i] ?? note))
  const far = steps.reduce((sum, step) => sum + Math.abs(step) + (Math.abs(step) > 4 ? 3 : 0), 0)
  return far + 4 * parallels(before, after)
}

/** Pairs of voices that go from one perfect fifth or octave straight to another. */
function parallels(before: number[], after: number[]): number {
  let count = 0
  for (let i = 0; i < after.length; i++)
    for (let j = i + 1; j < after.length; j++) {
      const [was, is] = [(before[j]! - before[i]!) % 12, (after[j]! - after[i]!) % 12]
      if (was === is && (is === 0 || is === 7) && before[i] !== after[i]) count++
    }
  return count
}
