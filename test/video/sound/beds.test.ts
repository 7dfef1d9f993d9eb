import { describe, expect, it } from 'vitest'
import { bedNames, LENGTHS } from '#lib/video/sound/bed-names.ts'
import { beds, chooseBed } from '#lib/video/sound/beds.ts'
import { cuesOf } from '#lib/video/sound/cues.ts'

const SEEDS = Array.from({ length: 200 }, (_, i) => `run ${i}`)
const chosen = (tone: string) => [...new Set(SEEDS.map(seed => chooseBed(tone, seed)))].sort()

describe('chooseBed', () => {
  it('hears the tone of brands as they write it', () => {
    expect(chosen('Calm and adult. Sums that add up. Relief, not excitement. Never frighten people.')).toEqual([
      'linen',
    ])
    expect(chosen('Plain and exact, one engineer to another. Dry humour is rare. No superlatives.')).toEqual(['signal'])
    expect(chosen('Warm and short, like a note on the counter. No “artisan”, no “passion”.')).toEqual(['hearth'])
    expect(chosen('Quiet and precise, like a good host. No “luxury”, no “escape”.')).toEqual(['linen'])
    expect(chosen('Direct, physical and friendly. Short lines that can be shouted.')).toEqual(['stride'])
    expect(chosen('Cheerful and clear, at a child’s height. Ask a question, then show it.')).toEqual(['pebble'])
    expect(chosen('Grand, cinematic, a little solemn')).toEqual(['horizon'])
  })

  it('does not choose what the tone forbids', () => {
    expect(chosen('Never loud, never playful, not epic; warm')).toEqual(['hearth'])
    expect(chosen('without drama, no jokes: calm')).toEqual(['linen'])
    expect(chosen('Notable, normal, kind')).toEqual(['hearth'])
  })

  it('settles a tie by the seed, and always alike', () => {
    expect(chosen('gentle')).toEqual(['hearth', 'linen'])
    expect(chosen('bold')).toEqual(['horizon', 'stride'])
    for (const seed of SEEDS) expect(chooseBed('bold', seed)).toBe(chooseBed('bold', seed))
  })

  it('plays something that suits most brands when the tone says nothing', () => {
    for (const tone of ['', 'whatever', '率直に、簡潔に']) expect(chosen(tone)).toEqual(['hearth', 'linen', 'signal'])
  })

  it('knows every bed by at least one word of its own', () => {
    expect(bedNames).toHaveLength(6)
    for (const name of bedNames) expect(beds[name].tones.some(word => chosen(word).join() === name)).toBe(true)
  })
})

describe('cuesOf', () => {
  it('gives beats at the tempo, and an ending with room to ring', () => {
    for (const name of bedNames)
      for (const seconds of LENGTHS) {
        const { beats, bars, ending } = cuesOf(name, seconds)
        const steps = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0))
        for (const step of steps) expect(step).toBeCloseTo(60 / beds[name].bpm, 9)
        expect(beats[0]).toBeCloseTo(0.0427, 4)
        expect(beats.at(-1)).toBe(ending)
        expect(bars.at(-1)).toBe(ending)
        expect(seconds - ending).toBeGreaterThanOrEqual(beds[name].ring)
        expect(seconds - ending).toBeLessThan(4)
      }
  })

  it('lets a bed of whole bars end on one', () => {
    expect(cuesOf('signal', 10).bars).toHaveLength(5)
    expect(cuesOf('signal', 10).ending).toBeCloseTo(8.0427, 4)
  })
})
