import { describe, expect, it } from 'vitest'
import { loudness } from '#dev/music/synth/effects/loudness.ts'
import { close, master } from '#dev/music/synth/effects/master.ts'
import { truePeaks } from '#dev/music/synth/effects/true-peak.ts'
import { gain, type Stereo, silent } from '#dev/music/synth/sound.ts'
import { dice } from '#lib/render/seed.ts'
import { RATE } from '#lib/video/sound/grid.ts'
import { ebur128, hasFfmpeg } from '#test/video/sound/support/decode.ts'

function sine(hz: number, level: number, seconds: number, phase = 0): Stereo {
  const sound = silent(seconds * RATE)
  for (let i = 0; i < sound.left.length; i++)
    sound.left[i] = sound.right[i] = level * Math.sin((2 * Math.PI * hz * i) / RATE + phase)
  return sound
}

/** Bursts of noise and tone from far too quiet to far too loud. */
function rough(seed: string): Stereo {
  const roll = dice(seed)
  const sound = silent(4 * RATE)
  for (let at = 0; at + 9000 < sound.left.length; at += 4800) {
    const [level, hz] = [gain(-40 + 50 * roll()), 60 + 9000 * roll() ** 3]
    for (let i = at; i < at + 9000; i++) {
      sound.left[i]! += level * (Math.sin((i * 2 * Math.PI * hz) / RATE) + 0.3 * (roll() - 0.5))
      sound.right[i]! += level * (Math.sin((i * 2 * Math.PI * hz) / RATE + 1) + 0.3 * (roll() - 0.5))
    }
  }
  return sound
}

const peakOf = (sound: Stereo) => 20 * Math.log10(truePeaks(sound).reduce((most, peak) => Math.max(most, peak), 0))

describe('the meters', () => {
  it('read what the standard says of a sine', () => {
    expect(loudness(sine(997, gain(-23), 5))).toBeCloseTo(-23, 1)
    expect(loudness(sine(997, 1, 5))).toBeCloseTo(0, 1)
  })

  it('see the peak between two samples', () => {
    const hidden = sine(RATE / 4, 1, 0.1, Math.PI / 4)
    expect(20 * Math.log10(hidden.left.reduce((most, value) => Math.max(most, Math.abs(value)), 0))).toBeCloseTo(-3, 1)
    expect(Math.abs(peakOf(hidden))).toBeLessThan(0.15)
  })

  it.runIf(hasFfmpeg)('agree with ffmpeg', () => {
    for (const seed of ['one', 'two', 'three']) {
      const sound = rough(seed)
      const judge = ebur128(sound)
      expect(Math.abs(loudness(sound) - judge.integrated)).toBeLessThanOrEqual(0.11)
      expect(Math.abs(peakOf(sound) - judge.peak)).toBeLessThanOrEqual(0.25)
    }
  })
})

describe('the master', () => {
  it('holds every peak under the ceiling, however rough the mix', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const sound = rough(seed)
      expect(peakOf(sound)).toBeGreaterThan(0)
      master(sound, 6, -3)
      expect(peakOf(sound)).toBeLessThanOrEqual(-2.95)
      expect(peakOf(sound)).toBeGreaterThan(-3.5)
    }
  })

  it('gives the same until just before two mixes part', () => {
    const [one, other] = [rough('one'), rough('one')]
    const parting = 2 * RATE
    other.left.fill(0.9, parting)
    master(one, 3, -3)
    master(other, 3, -3)
    const first = one.left.findIndex((value, i) => value !== other.left[i])
    expect(first).toBeGreaterThan(parting - 1024)
    expect(first).toBeLessThanOrEqual(parting)
  })

  it('makes the two sides one below 120 Hz', () => {
    const sound = sine(50, 0.3, 1)
    sound.right.fill(0)
    master(sound, 0, -3)
    const last = sound.left.length - 1000
    expect(Math.abs(sound.left[last]! - sound.right[last]!)).toBeLessThan(0.35 * 0.3)
  })

  it('ends on nothing', () => {
    const sound = sine(440, 0.5, 1)
    close(sound, 0.4)
    expect(sound.left.at(-1)).toBeCloseTo(0, 12)
    expect(sound.left[RATE / 2]).toBe(sine(440, 0.5, 1).left[RATE / 2])
  })
})
