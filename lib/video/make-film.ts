// From a storyboard to a film: shots put up one after the other, each ground coming over the one before.
import { altText } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { rgb } from '#lib/render/colour/oklch.ts'
import { inOneColour } from '#lib/render/colour/one-colour.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import type { Light } from '#lib/render/places/paints.ts'
import { joined } from '#lib/render/proof/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import { themeAsked } from '#lib/render/stressed.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { seenOf } from '#lib/render/subject/scenery.ts'
import { mannerOf } from '#lib/render/type/manner.ts'
import { cuesOf } from '#lib/video/cues.ts'
import { motifLayers } from '#lib/video/dress/carried.ts'
import { type Cast, castOf, isPainted, type Role } from '#lib/video/dress/cast.ts'
import { furnitureOf } from '#lib/video/dress/furniture.ts'
import { groundsOf } from '#lib/video/dress/grounds.ts'
import { holeIn } from '#lib/video/dress/hole.ts'
import { type Journey, journeyOf } from '#lib/video/dress/journey.ts'
import { flood, footOf, type Level, levelOf, levelParts } from '#lib/video/dress/level.ts'
import { sceneryParts } from '#lib/video/dress/scenery.ts'
import { type Film, type FilmLayer, FPS, type Pose } from '#lib/video/film.ts'
import { inOut } from '#lib/video/motion/ease.ts'
import { type Edges, type Part, sceneOf } from '#lib/video/part.ts'
import { type Put, putUp, sceneNamed } from '#lib/video/shot.ts'
import { type Shot, Storyboard } from '#lib/video/storyboard.ts'

type Act = Put & { from: number; turn: { from: number; until: number }; end: number; on: Ground }

/** Refuses with `text_does_not_fit` or `glyph_missing`, as pictures do. */
export async function makeFilm(raster: Raster, input: Storyboard, kit: BrandKit): Promise<Film> {
  const board = Storyboard.parse(input)
  const { width, height, shots } = board
  const frames = frameOf(shots.at(-1)?.end_ms ?? 0)
  const cast = castOf(board, kit)
  const acts = await putUpActs(raster, board, kit, { frames, cast })
  const lies = cast.setting && laid(cast.setting, board, acts, frames)
  const layers = acts.flatMap((_, index) => layersOf(acts, index, lies))
  const said = shots.map(shot => sceneNamed(shot.scene).said(shot.data))
  const furniture = await furnitureOf(raster, board, kit, frames)
  const first = acts[0] as Act
  return {
    width,
    height,
    frames,
    background: rgb(first.on.paper),
    layers: [...layers, ...motifLayers(first.page, first.on, frames), ...furniture],
    cues: shots.flatMap((shot, index) => cuesOf(said[index] ?? [], shot)),
    poster: Math.max(0, (acts[1]?.turn.from ?? frames) - 2),
    bed: board.bed,
    alt_text: altText(
      `Video from ${kit.name}, ${Math.round(frames / FPS)} seconds`,
      said.flat(),
      kit.name,
      isPainted(shots[0] as Shot, 0, kit) ? kit.painted?.shows : lies ? placeSeenIn(acts, lies.setting) : '',
    ),
    proof: {
      ...joined([first.proof, ...acts.slice(1).map(act => act.proof)]),
      hole: holeIn(board, layers, acts.map(restOf)),
      furniture: [
        ...(board.ribbon ? ['test ribbon' as const] : []),
        ...(board.service_mark ? ['service mark' as const] : []),
      ],
    },
  }
}

/** Before what comes next is over it. */
const restOf = ({ on, ledger, end }: Act, index: number, acts: readonly Act[]) => ({
  frame: (acts[index + 1]?.turn.from ?? end) - 1,
  paper: on.paper,
  occupied: ledger.occupied,
})

/** Each shot on its ground, with the moments at which it comes and is gone. */
async function putUpActs(
  raster: Raster,
  board: Storyboard,
  kit: BrandKit,
  { frames, cast }: { frames: number; cast: Cast },
): Promise<Act[]> {
  const { shots } = board
  const manner = mannerOf(kit.voice.tone ?? '')
  const wishes = shots.map(shot => sceneNamed(shot.scene).grounds)
  const grounds = groundsOf(themeAsked(kit.palette, board), manner, wishes, `${kit.name}/${board.seed}`)
  const acts: Act[] = []
  for (const [index, shot] of shots.entries()) {
    const on = grounds[index] as Ground
    const role = cast.roles[index] ?? WORDS
    const from = frameOf(shot.start_ms)
    const next = shots[index + 1]
    const put = await putUp(raster, board, kit, shot, {
      index,
      on,
      role,
      thingOn: inOneColour(on, groundsUnder(role.thing, cast, grounds)),
      turn: shots.slice(0, index).filter(one => one.scene === shot.scene).length,
      length: frameOf(shot.end_ms) - from,
    })
    const half = put.stage.tempo.turn / 2
    const turn = { from: Math.round(from - half), until: Math.round(from + half) }
    acts.push({ ...put, on, from, turn, end: next ? Math.round(frameOf(next.start_ms) + half) : frames })
  }
  return acts
}

const WORDS: Role = { thing: '', place: false }

/** Wherever the film shows it. */
const groundsUnder = (thing: string, { roles }: Cast, grounds: readonly Ground[]): Ground[] =>
  grounds.filter((_, at) => nounOf(roles[at]?.thing ?? '') === nounOf(thing))

const frameOf = (ms: number): number => Math.round((ms * FPS) / 1000)

type Laid = { setting: Setting; journey: Journey }

/** Where the land goes while the film does. */
function laid(setting: Setting, { height }: Storyboard, acts: readonly Act[], frames: number): Laid {
  const legs = acts.map(({ stage, turn, end, ledger, page }, index) => ({
    from: index === 0 ? 0 : turn.until,
    until: acts[index + 1]?.turn.from ?? end,
    foot: isBare(stage) ? null : footOf(ledger.occupied) + 56 * page.canvas.unit,
  }))
  return { setting, journey: journeyOf(height, legs, frames) }
}

/** The place is not seen in it: it shows something else, or its words need all of the page. */
const isBare = ({ land, parts }: Put['stage']): boolean => !land || parts.some(({ steady }) => steady)

/** An act's ground and what stands on it, from bottom to top. */
function layersOf(acts: readonly Act[], index: number, land: Laid | null): FilmLayer[] {
  const act = acts[index] as Act
  const [before, next] = [acts[index - 1], acts[index + 1]]
  const { canvas } = act.page
  const shared = (part: Part) => /^(?:flat|edge|scrim) /.test(part.name)
  const by = act.page.signature
  const brim = before ? (before.stage.land ? canvas.height : levelIn(acts, index - 1).brim) : 0
  const flooding = before ? flood(act.on.paper, brim, { turn: act.turn, until: act.end }, canvas, by) : []
  const own = act.stage.parts.map((part): FilmLayer => {
    const pose = (frame: number): Pose => {
      const there = part.pose(frame - act.from)
      return part.steady || frame >= act.turn.until ? there : seenIn(flooding[0], frame, there)
    }
    return {
      name: shared(part) ? part.name : `${index} ${part.name}`,
      scene: sceneOf(part.drawing, act.ledger),
      from: Math.max(0, act.from + part.from),
      until: Math.min(act.end, part.until === undefined ? act.end : act.from + part.until),
      pose: next ? frame => lifted(pose(frame), inOut(shareOf(next.turn, frame)) * canvas.height * GIVES_WAY) : pose,
    }
  })
  const level = act.stage.land ? [] : levelParts(levelIn(acts, index), act.end, canvas, by)
  const ground = [...flooding, ...level].map(
    (part): FilmLayer => ({ ...part, scene: sceneOf(part.drawing, act.ledger), until: part.until ?? act.end }),
  )
  return [...ground, ...(land ? sceneryOf(acts, index, land, flooding[0] ?? null) : []), ...own].filter(
    layer => layer.from < layer.until,
  )
}

/** Only where the ground has come that it stands on. */
function seenIn(flooding: Part | undefined, frame: number, pose: Pose): Pose {
  const come = flooding?.pose(frame).clip
  return come ? { ...pose, clip: pose.clip ? both(pose.clip, come) : come } : pose
}

/** The sun goes down over a film that begins by day; night on pale paper would be a day in other colours. */
function lightOf(light: Light, on: Ground, share: number): Light {
  if (light === 'night') return on.dark ? 'night' : 'dusk'
  return light === 'day' && share >= 0.6 ? 'dusk' : light
}

/** Of the place, in the light of the first scene that shows it. */
function placeSeenIn(acts: readonly Act[], setting: Setting): string {
  const first = acts.findIndex(act => !isBare(act.stage))
  const act = acts[first]
  return act ? seenOf({ ...setting, light: lightOf(setting.light, act.on, first / acts.length) }) : ''
}

/** Seen where the act's ground has come. */
function sceneryOf(
  acts: readonly Act[],
  index: number,
  { setting, journey }: Laid,
  flooding: Part | null,
): FilmLayer[] {
  const act = acts[index] as Act
  if (isBare(act.stage)) return []
  const { width, height } = act.page.canvas
  const shown = { from: flooding ? act.turn.from : 0, until: act.end }
  const all = { left: 0, top: 0, right: width, bottom: height }
  return placeParts(act, setting, journey, { ...shown, share: index / acts.length }).map(part => ({
    name: `${index} ${part.name}`,
    scene: sceneOf(part.drawing, act.ledger),
    ...shown,
    pose: frame => {
      const pose = part.pose(frame)
      return { ...pose, clip: both(pose.clip ?? all, flooding?.pose(frame).clip ?? all) }
    },
  }))
}

const both = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

function placeParts({ page, on }: Act, setting: Setting, journey: Journey, shown: Shown): Part[] {
  const { width, height } = page.canvas
  const others = page.theme.playful.map(one => one.paper)
  const light = lightOf(setting.light, on, shown.share)
  const ask = { ...setting, light, on, others, seed: page.kit.name, canvas: { width, height } }
  return sceneryParts(ask, journey, shown)
}

type Shown = { from: number; until: number; share: number }

/** After the last scene comes the first one again. */
function levelIn(acts: readonly Act[], index: number): Level {
  const { page, ledger, stage, on, turn, end } = acts[index] as Act
  const next = acts[index + 1]
  return levelOf({
    ...{ canvas: page.canvas, occupied: ledger.occupied, covered: stage.parts.some(({ steady }) => steady) },
    ...{ on, next: (next ?? acts[0])?.on ?? null },
    shown: { from: stage.opening ? 0 : turn.until, until: next?.turn.from ?? end },
  })
}

/** Of the height, by how much words go up before what floods them. */
const GIVES_WAY = 0.14

const shareOf = ({ from, until }: { from: number; until: number }, frame: number): number =>
  Math.min(1, Math.max(0, (frame - from) / (until - from)))

function lifted(pose: Pose, by: number): Pose {
  const up = Math.round(by)
  if (up === 0) return pose
  const { clip } = pose
  return { ...pose, y: pose.y - up, ...(clip && { clip: { ...clip, top: clip.top - up, bottom: clip.bottom - up } }) }
}
