import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { digest, fingerprint } from '#dev/music/pcm.ts'
import { pieces } from '#dev/music/pieces/index.ts'
import { perform } from '#dev/music/score/perform.ts'
import { type BedName, bedNames, LENGTHS, type Length, LONGEST } from '#lib/video/sound/bed-names.ts'
import fingerprints from '#lib/video/sound/beds/fingerprints.json' with { type: 'json' }
import sharedFrames from '#lib/video/sound/beds/shared.json' with { type: 'json' }
import { bedFile } from '#lib/video/sound/beds.ts'
import { cuesOf } from '#lib/video/sound/cues.ts'
import { FRAME_SAMPLES, frameCount, RATE, START_SAMPLES } from '#lib/video/sound/grid.ts'
import { bedTrack } from '#lib/video/sound/soundtrack.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'
import { decode, ebur128, type Heard, hasFfmpeg } from '#test/video/sound/support/decode.ts'
import { chroma, correlation, decibels, middle, power } from '#test/video/sound/support/ear.ts'
import { sounds } from '#test/video/sound/support/shelf.ts'

const everything = bedNames.flatMap(name => LENGTHS.map(seconds => ({ name, seconds })))
const folder = new URL('../../../lib/video/sound/beds/', import.meta.url)
const file = (name: BedName, seconds: Length) => readFileSync(new URL(bedFile(name, seconds), folder))

/** In which the beds are held beside each other. */
const BESIDE = 12
const shortest = everything.filter(({ seconds }) => seconds === 6)
const longest = everything.filter(({ seconds }) => seconds === LONGEST)
const oneOf = (versions: typeof everything) => versions.filter(({ name }) => name === 'horizon')
const heardHere = many(
  [...shortest, ...oneOf(longest)],
  everything.filter(({ seconds }) => seconds === 6 || seconds === BESIDE || seconds > 20),
  everything,
)
const weighed = many([...shortest, ...oneOf(longest)], [...shortest, ...longest], everything)
const played = many(
  shortest.filter(({ name }) => name === 'linen'),
  [...shortest.filter(({ name }) => ['linen', 'stride', 'horizon'].includes(name)), ...oneOf(longest)],
  everything,
)
/** Of the files up to 20 s, one after the other: recipes of older films name them, and give the same bytes again. */
const OF_OLD = '27d18be152d09894eb5aaf6af892a6c4'

if (!hasFfmpeg) console.warn('\nNOT CHECKED: no ffmpeg, so nobody listened to the music beds\n')

describe('the music beds', () => {
  it('lie there as they were made, under 8 MB together', () => {
    expect(everything).toHaveLength(72)
    const files = everything.map(({ name, seconds }) => file(name, seconds))
    everything.forEach(({ name, seconds }, i) => {
      expect(digest(files[i] ?? new Uint8Array()), `${name} ${seconds}`).toBe(fingerprints[name][seconds].aac)
    })
    expect(files.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThan(8_000_000)
  })

  it('sound in films of up to 20 s as they did before there were longer ones', async () => {
    const old = everything.filter(({ seconds }) => seconds <= 20)
    const tracks = await Promise.all(old.map(({ name, seconds }) => bedTrack(name, seconds, sounds)))
    expect(digest(Buffer.concat(tracks.flatMap(({ frames }) => frames)))).toBe(OF_OLD)
  })

  it('begin alike for as long as they share, whatever they end as', async () => {
    const [first, middle, last] = await Promise.all(
      ([20, 30, LONGEST] as const).map(seconds => bedTrack('hearth', seconds, sounds)),
    )
    const shared = sharedFrames.hearth
    expect(last?.frames.slice(0, shared[LONGEST])).toEqual(first?.frames.slice(0, shared[LONGEST]))
    expect(middle?.frames.slice(0, shared[30])).toEqual(last?.frames.slice(0, shared[30]))
    expect(shared[30]).toBeGreaterThan(frameCount(20))
    expect(middle?.frames.at(-40)).not.toEqual(last?.frames[(middle?.frames.length ?? 0) - 40])
  })

  it('have a frame for every 1024 samples of their picture', async () => {
    for (const { name, seconds } of everything)
      expect((await bedTrack(name, seconds, sounds)).frames.length).toBe(frameCount(seconds))
  })
})

describe('the scores', () => {
  it.each(played)('still sound as they did when $name was encoded in $seconds s', async ({ name, seconds }) => {
    const sound = perform(pieces[name], seconds)
    expect(fingerprint(sound)).toBe(fingerprints[name][seconds].pcm)
    if (!hasFfmpeg) return
    const heard = decode(await bedTrack(name, seconds, sounds))
    const far = middle(heard).map((value, i) => value - ((sound.left[i] ?? 0) + (sound.right[i] ?? 0)) / 2)
    expect(decibels(power(middle(heard)) / power(far))).toBeGreaterThan(14)
    const seam = sharedFrames[name][seconds] * FRAME_SAMPLES
    if (seam === 0) return
    const around = [seam - 2048, seam + 2048] as const
    expect(decibels(power(middle(heard), ...around) / power(far, ...around))).toBeGreaterThan(10)
  })
})

describe.runIf(hasFfmpeg)('a listener', () => {
  /** A machine with other work took more than the minute of all hooks. */
  const SLOWEST = 180_000
  const heard = new Map<string, Heard>()
  const of = (name: BedName, seconds: Length) =>
    heard.get(`${name} ${seconds}`) ?? {
      left: new Float32Array(),
      right: new Float32Array(),
      complaints: 'not decoded',
    }

  beforeAll(async () => {
    for (const { name, seconds } of heardHere)
      heard.set(`${name} ${seconds}`, decode(await bedTrack(name, seconds, sounds)))
  }, SLOWEST)

  it('gets the exact length without a complaint of the decoder', () => {
    for (const { name, seconds } of heardHere) {
      const { left, complaints } = of(name, seconds)
      expect(complaints).toBe('')
      expect(left.length).toBe(frameCount(seconds) * FRAME_SAMPLES)
      expect(Math.abs(left.length / RATE - seconds)).toBeLessThan(0.0107)
    }
  })

  it('hears about -14 LUFS and nothing above -1 dBTP', () => {
    const told = weighed.map(({ name, seconds }) => ({ name, seconds, ...ebur128(of(name, seconds)) }))
    expect(told.filter(({ integrated }) => !(Math.abs(integrated + 14) <= 1))).toEqual([])
    expect(told.filter(({ peak }) => !(peak <= -1))).toEqual([])
  })

  it('is met at once, left gently, and never waits', () => {
    for (const { name, seconds } of heardHere) {
      const side = middle(of(name, seconds))
      const whole = decibels(power(side))
      const level = (from: number, to: number) => decibels(power(side, Math.round(from * RATE), Math.round(to * RATE)))
      const label = `${name} ${seconds}`
      expect(level(0, START_SAMPLES / RATE - 0.022), label).toBeLessThan(-60)
      expect(level(START_SAMPLES / RATE, 0.3) - whole, label).toBeGreaterThan(-3)
      const { ending } = cuesOf(name, seconds)
      expect(level(ending, ending + 0.4) - whole, label).toBeGreaterThan(-1.5)
      expect(level(seconds - 0.3, seconds - 0.2) - whole, label).toBeLessThan(-18)
      expect(level(seconds - 0.03, seconds), label).toBeLessThan(-55)
      for (let from = 0.05; from + 1 < seconds; from += 0.1) expect(level(from, from + 1), label).toBeGreaterThan(-45)
    }
  })

  it.runIf(AT_LENGTH)('tells the beds apart', () => {
    const pictures = bedNames.map(name => {
      const side = middle(of(name, BESIDE))
      return Array.from({ length: BESIDE - 1 }, (_, second) => chroma(side, second * RATE, (second + 1) * RATE)).flat()
    })
    const alike = pictures.flatMap((one, i) => pictures.slice(i + 1).map(other => correlation(one, other)))
    expect(alike).toHaveLength(15)
    expect(Math.max(...alike)).toBeLessThan(0.7)
  })
})
