// Whether the finished sound, and not only its score, keeps time and plays the chords that the score names.
import { describe, expect, it } from 'vitest'
import { pieces } from '#dev/music/pieces/index.ts'
import { arranged } from '#dev/music/score/perform.ts'
import { timeOf } from '#dev/music/score/player.ts'
import type { Span } from '#dev/music/score/score.ts'
import { type BedName, bedNames, type Length, LONGEST } from '#lib/video/sound/bed-names.ts'
import { RATE, START_SAMPLES } from '#lib/video/sound/grid.ts'
import { bedTrack } from '#lib/video/sound/soundtrack.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { decode, hasFfmpeg } from '#test/video/sound/support/decode.ts'
import { chroma, middle, onsets } from '#test/video/sound/support/ear.ts'
import { sounds } from '#test/video/sound/support/shelf.ts'

const versions = bedNames.flatMap(name => ([16, LONGEST] as const).map(seconds => ({ name, seconds })))
type Version = { name: BedName; seconds: Length }
const heard = new Map<string, Float32Array>()
async function listen({ name, seconds }: Version): Promise<Float32Array> {
  const label = `${name} ${seconds}`
  const side = heard.get(label) ?? middle(decode(await bedTrack(name, seconds, sounds)))
  heard.set(label, side)
  return side
}

/** How far each onset is from a sixteenth of the piece, played `faster` times as fast as it says. */
function misses(name: BedName, heard: number[], faster = 1): number[] {
  const piece = { ...pieces[name], bpm: pieces[name].bpm * faster }
  const grid = Array.from({ length: 400 }, (_, step) => START_SAMPLES / RATE + timeOf(step / 4, piece))
  return heard.map(second => Math.min(...grid.map(line => Math.abs(second - line)))).sort((a, b) => a - b)
}

/** How much stronger the notes of a chord sound than all other notes, were it `up` semitones higher than written. */
function agreement({ chord }: Span, heard: number[], up: number): number {
  const own = new Set([...chord.classes, chord.bass].map(one => (one + up) % 12))
  const mean = (mine: boolean) => {
    const strengths = heard.filter((_, one) => own.has(one) === mine)
    return strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  }
  return mean(true) / mean(false)
}

describe.runIf(hasFfmpeg && AT_LENGTH)('to the ear', () => {
  it.each(versions)('$name keeps time for $seconds s', async version => {
    const { name, seconds } = version
    const heard = onsets(await listen(version), 7).filter(second => second > 0.1 && second < seconds - 4)
    const away = misses(name, heard)
    expect(heard.length).toBeGreaterThan(8)
    expect(away[Math.floor(away.length / 2)]).toBeLessThan(0.015)
    expect(away.filter(distance => distance < 0.03).length / away.length).toBeGreaterThan(0.9)
    const strange = misses(name, heard, 1.037)
    expect(strange[Math.floor(strange.length / 2)]).toBeGreaterThan(0.02)
  })

  it.each(versions)('$name plays the chords of its score for $seconds s, in its key', async version => {
    const { name, seconds } = version
    const side = await listen(version)
    const spans = arranged(pieces[name], seconds).harmony.filter(({ beats, chord: { classes } }) => {
      return beats >= 2 && classes.length < 5
    })
    const strengths = spans.map(({ at, beats }) => {
      const from = START_SAMPLES + Math.round(timeOf(at, pieces[name]) * RATE)
      const length = Math.round(((Math.min(beats, 4) * 60) / pieces[name].bpm) * RATE)
      return chroma(side, from + 2000, Math.min(from + length, side.length))
    })
    const fits = Array.from({ length: 12 }, (_, up) => spans.map((span, i) => agreement(span, strengths[i] ?? [], up)))
    const typical = fits.map(row => row.reduce((sum, one) => sum + Math.log(one), 0) / row.length)
    expect(spans.length).toBeGreaterThan(3)
    expect(Math.min(...(fits[0] ?? []))).toBeGreaterThan(1.3)
    expect((typical[0] ?? 0) - Math.max(...typical.slice(1))).toBeGreaterThan(Math.log(1.5))
  })
})
