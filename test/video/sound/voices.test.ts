import { describe, expect, it } from 'vitest'
import { pieces } from '#dev/music/pieces/index.ts'
import { hertz } from '#dev/music/score/pitch.ts'
import type { Voice } from '#dev/music/synth/voice.ts'
import { sub } from '#dev/music/synth/voices/bass.ts'
import { electricPiano } from '#dev/music/synth/voices/electric-piano.ts'
import { glockenspiel, kalimba, marimba } from '#dev/music/synth/voices/mallets.ts'
import { piano } from '#dev/music/synth/voices/piano.ts'
import * as presets from '#dev/music/synth/voices/presets.ts'
import { choir } from '#dev/music/synth/voices/saws.ts'
import { nylon, pizzicato, plucked, ukulele, upright } from '#dev/music/synth/voices/string.ts'
import { dice } from '#lib/render/seed.ts'
import { bedNames } from '#lib/video/sound/bed-names.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { middle, tone } from '#test/video/sound/support/ear.ts'

const struck: Record<string, [Voice, lowest: number, highest: number]> = {
  piano: [piano({ soft: 1300, hard: 3200 }), 38, 84],
  electricPiano: [electricPiano, 48, 88],
  marimba: [marimba, 48, 90],
  glockenspiel: [glockenspiel, 72, 98],
  kalimba: [kalimba, 60, 90],
  nylon: [plucked(nylon), 40, 79],
  ukulele: [plucked(ukulele), 60, 79],
  pizzicato: [plucked(pizzicato), 55, 79],
  upright: [plucked(upright), 28, 48],
  sub: [sub({ warmth: 0.3, attack: 0.01, decay: 1, sustain: 0.8, release: 0.1 }), 26, 50],
}
const choirs = Object.entries(presets).map(([name, preset]) => [name, choir(preset)] as const)

const sing = (voice: Voice, pitch: number, seconds = 1) =>
  middle(voice({ hz: hertz(pitch), force: 0.7, seconds, grain: dice(`${pitch}`) }))

/** Cents between the note asked for and the strongest frequency near it. */
function offBy(side: Float32Array, pitch: number): number {
  const cents = Array.from({ length: 41 }, (_, i) => i - 20)
  const heard = cents.map(cent => tone(side, 2000, side.length, hertz(pitch + cent / 100)))
  return cents[heard.indexOf(Math.max(...heard))] ?? 99
}

describe.runIf(AT_LENGTH)('instruments', () => {
  it.each(Object.entries(struck))('%s is in tune over its range', (_, [voice, lowest, highest]) => {
    for (let pitch = lowest; pitch <= highest; pitch += 5) {
      const off = offBy(sing(voice, pitch, 1.5), pitch)
      expect(Math.abs(off), `${pitch}`).toBeLessThanOrEqual(2)
    }
  })

  it.each(choirs)('%s is in tune as a choir is, within its spread', (name, voice) => {
    const spread = Object.entries(presets).find(([one]) => one === name)?.[1].spread ?? 0
    for (const pitch of [43, 55, 67])
      expect(Math.abs(offBy(sing(voice, pitch, 1.2), pitch))).toBeLessThanOrEqual(0.7 * spread)
  })

  it('louder strokes are louder and brighter', () => {
    for (const [voice, lowest] of Object.values(struck).slice(0, 8)) {
      const at = (force: number) => middle(voice({ hz: hertz(lowest + 12), force, seconds: 0.6, grain: dice('one') }))
      const [soft, hard] = [at(0.3), at(0.9)]
      const power = (side: Float32Array) => side.reduce((sum, value) => sum + value * value, 0)
      const edge = (side: Float32Array) => power(side.map((value, i) => value - (side[i - 1] ?? 0))) / power(side)
      expect(power(hard)).toBeGreaterThan(2 * power(soft))
      expect(edge(hard)).toBeGreaterThan(edge(soft) * 0.999)
    }
  })

  it('begin and end without a click, and never run away', () => {
    const players = bedNames.flatMap(name => Object.entries<{ voice: Voice }>(pieces[name].band))
    expect(players.length).toBeGreaterThan(50)
    for (const [name, { voice }] of players)
      for (const seconds of [0.1, 0.8]) {
        const side = sing(voice, 50, seconds)
        const most = side.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)
        expect(side.every(Number.isFinite), name).toBe(true)
        expect(most, name).toBeGreaterThan(0.02)
        expect(most, name).toBeLessThan(2.5)
        expect(Math.abs(side[0] ?? 1), name).toBeLessThan(0.3 * most)
        expect(Math.abs(side.at(-1) ?? 1), name).toBeLessThan(0.02 * most)
      }
  })
})
