// One shot of a storyboard, put up and proved: every text has its place in it before anything is drawn.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Canvas } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { collisions, type Proof } from '#lib/render/proof/proof.ts'
import { prove } from '#lib/render/proof/prove.ts'
import { notTooLong, tooMuchText } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { hash } from '#lib/render/seed.ts'
import { likeness, saidIn } from '#lib/render/subject/about.ts'
import { tellsOf } from '#lib/render/subject/subject.ts'
import type { Role } from '#lib/video/dress/cast.ts'
import { clearFoot } from '#lib/video/dress/level.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { hurried } from '#lib/video/motion/hurry.ts'
import { tempoOf } from '#lib/video/motion/tempo.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import type { SceneTemplate } from '#lib/video/scenes/scene.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

export type Put = { stage: Stage; ledger: Ledger; page: Page; proof: Proof }

/** `turn` counts the shots of the same scene before it: each is put up in another way. */
export type Place = {
  index: number
  turn: number
  on: Ground
  /** The same in the colour that its thing keeps through the film. */
  thingOn: Ground
  length: number
  /** What it shows beside its words. */
  role: Role
  /** Whether its words end above what rises towards them. */
  isClear?: boolean
}

const SCALES = [1, 0.86, 0.74, 0.62, 0.5]
/** Beside a drawing words are let down by less: they come first. */
const BESIDE = SCALES.slice(0, 3)
const ALONE: Role = { thing: '', place: false }

export function sceneNamed(name: string): SceneTemplate {
  const found = scenes[name]
  if (!found) throw new Error(`no scene is named ${name}`)
  return found
}

/** Words come before drawings: a scene that has no room for both shows its words alone; and before what rises towards them, which goes on behind many of them. */
export async function putUp(raster: Raster, board: Storyboard, kit: BrandKit, shot: Shot, place: Place): Promise<Put> {
  if (place.role.thing || place.role.place)
    try {
      return await composed(raster, board, kit, shot, place, BESIDE)
    } catch (error) {
      notTooLong(error)
    }
  const alone = { ...place, role: ALONE }
  try {
    return await composed(raster, board, kit, shot, { ...alone, isClear: true }, BESIDE)
  } catch (error) {
    notTooLong(error)
  }
  return await composed(raster, board, kit, shot, alone, SCALES)
}

/** The compositions that can serve, from the one the seed asks for; sizes are let down until nothing collides. */
async function composed(
  raster: Raster,
  board: Storyboard,
  kit: BrandKit,
  shot: Shot,
  place: Place,
  scales: readonly number[],
): Promise<Put> {
  const template = sceneNamed(shot.scene)
  let refusal: unknown
  const { name, alike } = template
  const turn = hash(`composition/${alike ?? name}/${board.seed}`) + (alike ? 0 : place.turn)
  for (const composition of order(template, shot, kit, turn, place.index)) {
    try {
      let left: string[] = []
      for (const scale of scales) {
        const made = await attempt(raster, board, kit, shot, { ...place, composition, scale })
        if ('put' in made) return made.put
        left = made.left
      }
      throw tooMuchText(left)
    } catch (error) {
      notTooLong(error)
      refusal ??= error
    }
  }
  throw refusal
}

type Attempt = Place & { composition: string; scale: number }

async function attempt(
  raster: Raster,
  board: Storyboard,
  kit: BrandKit,
  shot: Shot,
  { index, on, thingOn, length, role, isClear, composition, scale }: Attempt,
): Promise<{ put: Put } | { left: string[] }> {
  const { width, height, scheme, seed, wished, stressed } = board
  const picture = {
    template: `video/${shot.scene}`,
    composition,
    width,
    height,
    format: 'png' as const,
    scheme,
    data: shot.data,
    depicts: [role.thing],
    ...(wished && { wished }),
    ...(stressed && { stressed }),
    // Motifs and grounds are the film's own, not each scene's.
    seed,
    index: 0,
    ribbon: null,
    service_mark: false,
  }
  const { page, ledger } = createPage(raster, picture, kit, scale)
  const tempo = tempoOf(page.pairing.manner)
  const stage: Stage = { page, on, thingOn, tempo, length, opening: index === 0, land: role.place, parts: [] }
  const foot = role.place ? sceneNamed(shot.scene).above(shot.data) * height : isClear && clearFoot(page.canvas, length)
  if (foot) page.canvas = above(page.canvas, foot)
  await sceneNamed(shot.scene).put(stage, composition, shot.data)
  stage.parts = hurried(stage.parts, length)
  const nodes = stage.parts.map(part => part.drawing.root)
  const proof = prove(page.canvas, ledger, { paper: on.paper, nodes }, kit.palette)
  const lost =
    role.thing !== '' && shot.scene !== 'end_card' && !isShown(stage, ledger) ? ['no room for what is shown'] : []
  const left = [...collisions(width, height, ledger.occupied), ...proof.safe_zone_hits, ...lost]
  return left.length > 0 ? { left } : { put: { stage, ledger, page, proof } }
}

/** Beside its words: a drawing, a portrait, a screen, or a photo over all of it. */
const isShown = ({ parts }: Stage, { occupied }: Ledger): boolean =>
  occupied.some(({ text, role }) => !text && role !== 'logo' && role !== 'row') || parts.some(({ steady }) => steady)

/** The canvas with its content above a line. */
function above(canvas: Canvas, line: number): Canvas {
  const foot = Math.min(canvas.area.y + canvas.area.height, line)
  return { ...canvas, area: { ...canvas.area, height: Math.round(foot - canvas.area.y) } }
}

/** Whether a scene tells of what one of the brand's photos shows. */
const isPhotographed = ({ data }: Shot, kit: BrandKit): boolean =>
  kit.photos.some(({ shows }) => likeness(shows, saidIn(tellsOf(data).all, kit), kit) > 0)

/** A film opens with what was painted for it, where its first scene can, and shows it once; a scene that tells of what a photo shows stands over that. */
function order(template: SceneTemplate, shot: Shot, kit: BrandKit, turn: number, index: number): string[] {
  const fitting = template.fitting(kit, shot.data)
  if (shot.composition !== 'auto') return [shot.composition]
  const isOver = (name: string) => OVER_PICTURE.has(name)
  if (fitting.some(isOver) && (kit.painted ? index === 0 : isPhotographed(shot, kit)))
    return fitting.toSorted((a, b) => +isOver(b) - +isOver(a))
  const names = kit.painted ? fitting.filter(name => !isOver(name)) : fitting
  const first = turn % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}

/** Compositions whose words stand over a photo. */
const OVER_PICTURE: ReadonlySet<string> = new Set(['pictured', 'photographed'])
