import { describe, expect, it } from 'vitest'
import { pieces } from '#dev/music/pieces/index.ts'
import { chordAt } from '#dev/music/score/notation.ts'
import { arranged } from '#dev/music/score/perform.ts'
import type { Note, Span } from '#dev/music/score/score.ts'
import { bedNames, LENGTHS, LONGEST } from '#lib/video/sound/bed-names.ts'
import { beds } from '#lib/video/sound/beds.ts'
import { finalBeat } from '#lib/video/sound/grid.ts'

const DRUMS = /^(kick|snap|clap|snare|shaker|hat|openHat|crash|boom|riser|swell|toms|bigDrum)$/
const TUNES = ['rightHand', 'tune', 'marimba', 'horns']
const BASSES = ['bass', 'sub', 'leftHand', 'drone']

const all = bedNames.flatMap(name =>
  LENGTHS.map(seconds => ({
    name,
    label: `${name} ${seconds}`,
    end: finalBeat(seconds, beds[name]),
    ...arranged(pieces[name], seconds),
  })),
)
const flat = (parts: Record<string, Note[]>) => Object.values(parts).flat()
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6

describe('every arrangement', () => {
  it('has chords without a gap, to the last moment', () => {
    expect(all).toHaveLength(72)
    for (const { label, harmony } of all)
      harmony.forEach(({ at, beats }, i) => {
        expect(near(at, i === 0 ? 0 : (harmony[i - 1]?.at ?? 0) + (harmony[i - 1]?.beats ?? 0)), label).toBe(true)
        expect(beats, label).toBeGreaterThanOrEqual(1)
      })
  })

  it('gives every player something to play, in time and in reach', () => {
    for (const { name, label, parts, harmony, end } of all) {
      expect(Object.keys(parts).sort(), label).toEqual(Object.keys(pieces[name].band).sort())
      const whole = end + (harmony.at(-1)?.beats ?? 0)
      for (const { at, beats, force } of flat(parts)) {
        expect(at, label).toBeGreaterThanOrEqual(0)
        expect(at + 0.3, label).toBeLessThan(whole)
        expect(beats, label).toBeGreaterThan(0)
        expect(force > 0 && force <= 1, label).toBe(true)
      }
    }
  })

  it('opens with a hit and lands its last chord together, home', () => {
    for (const { label, parts, harmony, end } of all) {
      const striking = (beat: number) => Object.values(parts).filter(part => part.some(({ at }) => near(at, beat)))
      expect(striking(0).length, label).toBeGreaterThanOrEqual(3)
      expect(striking(end).length, label).toBeGreaterThanOrEqual(5)
      expect(harmony.at(-1)?.at, label).toBe(end)
      expect(['Dadd9', 'G', 'F6', 'Cadd9', 'E5'], label).toContain(harmony.at(-1)?.chord.symbol)
      expect(harmony.at(-2)?.chord.root, label).not.toBe(harmony.at(-1)?.chord.root)
    }
  })

  it('has the note of the chord in the bass whenever the chord changes', () => {
    for (const { label, parts, harmony } of all) {
      const low = BASSES.flatMap(part => parts[part] ?? [])
      for (const { at, chord } of harmony) {
        const lowest = Math.min(...low.filter(one => one.at >= at - 1e-6 && one.at < at + 0.6).map(one => one.pitch))
        expect(lowest % 12, `${label} beat ${at} ${chord.symbol}`).toBe(chord.bass)
      }
    }
  })

  it('never leans on the semitone above a note of its chord', () => {
    for (const { label, parts, harmony } of all)
      for (const [part, notes] of Object.entries(parts).filter(([part]) => !DRUMS.test(part)))
        for (const { at, beats, pitch } of notes) {
          const { classes, bass, symbol } = chordAt(harmony, at)
          const rubs = classes.some(one => (one + 1) % 12 === pitch % 12) && ![...classes, bass].includes(pitch % 12)
          expect(rubs && beats > 0.5, `${label} ${part} beat ${at} on ${symbol}`).toBe(false)
        }
  })

  it('sings: the tune moves mostly by step and small leap, and rests', () => {
    for (const { label, parts, end } of all) {
      const tune = TUNES.flatMap(part => parts[part] ?? []).filter(({ at, force }) => at < end && force > 0.45)
      const tops = [
        ...new Map(tune.sort((a, b) => a.at - b.at || a.pitch - b.pitch).map(one => [one.at, one.pitch])).values(),
      ]
      const leaps = tops.slice(1).map((pitch, i) => Math.abs(pitch - (tops[i] ?? pitch)))
      if (leaps.length < 4) continue
      expect(leaps.filter(leap => leap <= 7).length / leaps.length, label).toBeGreaterThan(0.7)
      expect(Math.max(...leaps), label).toBeLessThanOrEqual(12)
    }
  })
})

describe('the long versions', () => {
  it('add players as they go, and do not repeat their first four bars', () => {
    for (const { label, parts, end, name } of all.filter(({ label }) => / (?:20|40)$/.test(label))) {
      const half = Math.floor(end / 8) * 4
      const inBars = (from: number) =>
        flat(parts)
          .filter(({ at }) => at >= from && at < from + half)
          .map(({ at, pitch }) => `${(at - from).toFixed(2)} ${pitch}`)
      const [first, second] = [new Set(inBars(0)), new Set(inBars(half))]
      const kept = [...second].filter(one => first.has(one)).length / second.size
      expect(kept, label).toBeLessThan(0.8)
      const playing = (from: number, to: number) =>
        Object.values(parts).filter(part => part.some(({ at }) => at > from && at < to)).length
      expect(playing(half, end), name).toBeGreaterThan(playing(0.5, 4))
    }
  })

  it('hold back once in their second half, and come back with everybody', () => {
    for (const { label, parts, end } of all.filter(({ label }) => label.endsWith(` ${LONGEST}`))) {
      const bars = Array.from({ length: Math.floor(end / 4) }, (_, bar) =>
        Object.values(parts).map(part => part.filter(({ at }) => at > bar * 4 - 0.1 && at < bar * 4 + 3.9).length),
      )
      const busy = bars.map(counts => counts.reduce((sum, count) => sum + count, 0))
      const later = busy.slice(Math.floor(busy.length / 2))
      const quiet = busy.lastIndexOf(Math.min(...later))
      const usual = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0
      expect(busy[quiet], label).toBeLessThan(0.6 * usual)
      const players = (from: number, to: number) =>
        Object.values(parts).filter(part => part.some(({ at }) => at >= from && at < to)).length
      expect(players(quiet * 4 + 8, end), label).toBeGreaterThan(players(quiet * 4 + 0.1, quiet * 4 + 4))
    }
  })

  it('say something new after the first one ends, and end where their own music leads', () => {
    for (const name of bedNames) {
      const of = (seconds: number) => all.find(({ label }) => label === `${name} ${seconds}`)
      const [first, last] = [of(20), of(LONGEST)]
      const told = (harmony: readonly Span[] = []) =>
        harmony.slice(0, -1).map(({ chord, beats }) => `${chord.symbol} ${beats}`)
      const begun = told(first?.harmony)
      const after = told(last?.harmony.filter(({ at }) => at >= (first?.end ?? 0)))
      const again = begun.slice(0, after.length)
      expect(after.length, name).toBeGreaterThan(5)
      expect(after.filter((chord, i) => chord === again[i]).length / after.length, name).toBeLessThan(0.5)
      for (const seconds of [24, 30, 36])
        expect(of(seconds)?.harmony.at(-1)?.at, `${name} ${seconds}`).toBe(of(seconds)?.end)
    }
  })
})
