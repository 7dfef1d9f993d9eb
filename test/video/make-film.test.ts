import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import { Problem } from '#lib/problem.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { type Dice, dice, pick } from '#lib/render/seed.ts'
import { isIn } from '#lib/video/encode.ts'
import type { Film, FilmLayer, Pose } from '#lib/video/film.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'
import { randomData, randomKit } from '../render/random.ts'

const COUNT = many(8, 16, 400)
const kits = brandNames.map(sampleKit) as [BrandKit, ...BrandKit[]]

const board = (shots: unknown[], seed = 'a', extra = {}): Storyboard =>
  Storyboard.parse({ ...UPRIGHT, seed, shots, ...extra })

/** Every scene with its sample, the hook first and the end card last. */
const sampler = (seed: string) => {
  const names = ['hook', ...Object.keys(scenes).filter(name => name !== 'hook' && name !== 'end_card'), 'end_card']
  const shots = names.slice(0, 12).map((scene, index) => ({
    scene,
    data: scenes[scene]?.sample ?? {},
    start_ms: index * 1800,
    end_ms: (index + 1) * 1800,
  }))
  return board(shots, seed)
}

function randomBoard(roll: Dice): Storyboard {
  const names = Object.keys(scenes) as [string, ...string[]]
  let at = 0
  const shots = Array.from({ length: 1 + Math.floor(roll() * 4) }, (_, index) => {
    const name = index === 0 ? 'hook' : pick(roll, names)
    const start_ms = at
    at += 1200 + Math.floor(roll() * 30) * 100
    return { scene: name, data: short(roll, name), start_ms, end_ms: at }
  })
  return board(shots, String(roll()), { ribbon: pick(roll, ['test', null]), service_mark: roll() < 0.3 })
}

/** Data of a length that scenes are written in, mostly. */
function short(roll: Dice, name: string): Record<string, unknown> {
  const scene = scenes[name]
  if (!scene) throw new Error(name)
  for (;;) {
    const data = randomData(roll, scene)
    if (JSON.stringify(data).length < 240 || roll() < 0.1) return data
  }
}

const onCanvas = ({ scene }: FilmLayer, { x, y, scale = 1, opacity = 1, clip }: Pose, { width, height }: Film) => {
  const left = Math.max(x, clip?.left ?? 0, 0)
  const top = Math.max(y, clip?.top ?? 0, 0)
  const right = Math.min(x + scene.width * scale, clip?.right ?? width, width)
  const bottom = Math.min(y + scene.height * scale, clip?.bottom ?? height, height)
  return opacity > 0.05 && right - left > 1 && bottom - top > 1
}

/** What no film may do, whatever it is made of. */
function flaws(film: Film): string[] {
  const found: string[] = []
  const say = (what: string) => found.length < 8 && found.push(what)
  if (film.proof.safe_zone_hits.length > 0) say(`outside the safe zone: ${film.proof.safe_zone_hits}`)
  const low = film.proof.contrast.find(row => row.wcag < 3)
  if (low) say(`cannot be read: ${low.pair} ${low.wcag}`)
  for (const segment of segmentsOf(film.frames)) {
    const names = new Set(film.layers.filter(layer => isIn(layer, segment)).map(layer => layer.name))
    if (names.size > 64) say(`${names.size} drawings in a segment`)
  }
  const drawings = new Map<string, FilmLayer>()
  for (const layer of film.layers) {
    const { name, scene, from, until } = layer
    const same = drawings.get(name)
    if (same && (same.scene.width !== scene.width || same.scene.height !== scene.height)) say(`${name} is two drawings`)
    drawings.set(name, layer)
    if (!(Number.isInteger(from) && Number.isInteger(until) && from >= 0 && from < until && until <= film.frames))
      say(`${name} is shown from ${from} to ${until}`)
    if (scene.width > 8192 || scene.height > 8192 || scene.width * scene.height < 1) say(`${name} has no size`)
    let before: Pose | undefined
    for (let frame = from; frame < until; frame++) {
      const pose = layer.pose(frame)
      const { x, y, scale = 1, opacity = 1, clip } = pose
      const numbers = [x, y, scale, opacity, ...(clip ? Object.values(clip) : [])]
      if (!numbers.every(Number.isFinite)) say(`${name} is nowhere in frame ${frame}`)
      if (scale < 1 / 16 || scale > 64 || opacity < 0 || opacity > 1)
        say(`${name} has scale ${scale}, opacity ${opacity}`)
      if (clip && !Object.values(clip).every(Number.isInteger)) say(`${name} is clipped between pixels`)
      if (before && (before.opacity ?? 1) > 0.3 && opacity > 0.3) {
        const middle = (pose: Pose) => [
          pose.x + (scene.width * (pose.scale ?? 1)) / 2,
          pose.y + (scene.height * (pose.scale ?? 1)) / 2,
        ]
        const [here = [], there = []] = [middle(pose), middle(before)]
        const step = Math.hypot((here[0] ?? 0) - (there[0] ?? 0), (here[1] ?? 0) - (there[1] ?? 0))
        const visible = onCanvas(layer, pose, film) && onCanvas(layer, before, film)
        if (visible && step > 480) say(`${name} jumps by ${Math.round(step)} in frame ${frame}`)
      }
      before = pose
    }
  }
  for (let frame = 0; frame < film.frames; frame++) {
    const shown = film.layers.filter(layer => layer.from <= frame && frame < layer.until)
    if (shown.length > 64) say(`${shown.length} placements in frame ${frame}`)
  }
  const first = film.layers.filter(layer => layer.from === 0 && / text /.test(layer.name))
  if (!first.some(layer => onCanvas(layer, layer.pose(0), film))) say('frame 0 says nothing')
  if (film.poster < 0 || film.poster >= film.frames) say(`no poster ${film.poster}`)
  return found
}

const drawn = (film: Film) =>
  JSON.stringify(
    film.layers.map(layer => [
      layer.name,
      layer.from,
      layer.until,
      layer.scene.root,
      [layer.from, (layer.from + layer.until) >> 1, layer.until - 1].map(layer.pose),
    ]),
  )

describe('a film', () => {
  it.each(brandNames)('of %s puts every scene up without a flaw, and the same one twice', async brand => {
    const [film, again] = [
      await makeFilm(raster, sampler('s'), sampleKit(brand)),
      await makeFilm(raster, sampler('s'), sampleKit(brand)),
    ]
    expect(flaws(film)).toEqual([])
    expect(drawn(again)).toBe(drawn(film))
    expect(film.frames).toBe(Math.round((sampler('s').shots.at(-1)?.end_ms ?? 0) * 0.03))
  })

  it('takes its words into captions, in the time that they are seen', async () => {
    const film = await makeFilm(raster, sampler('c'), kits[0])
    for (const { start_ms, end_ms, text } of film.cues) {
      expect(text.length).toBeLessThanOrEqual(80)
      expect(end_ms - start_ms).toBeGreaterThan(200)
    }
    expect(film.cues.every((cue, index) => cue.start_ms >= (film.cues[index - 1]?.end_ms ?? 0))).toBe(true)
    expect(film.cues.at(-1)?.end_ms).toBe(sampler('c').shots.at(-1)?.end_ms)
  })

  it(`of random words and brands has no flaw, or is refused as its texts do not fit (seed ${seed})`, async () => {
    let made = 0
    for (let index = 0; index < COUNT; index++) {
      const roll = dice(`${seed}/${index}`)
      const kit = randomKit(roll, pick(roll, kits))
      try {
        const film = await makeFilm(raster, randomBoard(roll), kit)
        expect(flaws(film), `seed ${seed}/${index}`).toEqual([])
        made++
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        expect(['text_does_not_fit', 'glyph_missing']).toContain(error.code)
      }
    }
    expect(made).toBeGreaterThan(COUNT / 3)
  }, 900_000)
})
