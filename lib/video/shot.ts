// One shot of a storyboard, put up and proved: every text has its place in it before anything is drawn.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Canvas } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { collisions, type Proof } from '#lib/render/proof/proof.ts'
import { prove } from '#lib/render/proof/prove.ts'
import { notTooLong, tooMuchText } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { hash } from '#lib/render/seed.ts'
import { besideOf } from '#lib/render/signature/of.ts'
import { shows } from '#lib/render/subject/show.ts'
import { type Subject, subjectOf, tradeThings } from '#lib/render/subject/subject.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import type { Land } from '#lib/video/dress/land.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { hurried } from '#lib/video/motion/hurry.ts'
import { tempoOf } from '#lib/video/motion/tempo.ts'
import { scenes } from '#lib/video/scenes/index.ts'
import { artBelow } from '#lib/video/scenes/part/backdrop.ts'
import type { SceneTemplate } from '#lib/video/scenes/scene.ts'
import type { Shot, Storyboard } from '#lib/video/storyboard.ts'

export type Put = { stage: Stage; ledger: Ledger; page: Page; proof: Proof }

/** `turn` counts the shots of the same scene before it: each is put up in another way. */
export type Place = {
  index: number
  turn: number
  on: Ground
  length: number
  /** What lies at its foot. */
  land: Land['kind'] | null
}

const SCALES = [1, 0.86, 0.74, 0.62, 0.5]

export function sceneNamed(name: string): SceneTemplate {
  const found = scenes[name]
  if (!found) throw new Error(`no scene is named ${name}`)
  return found
}

/** Words come before land: a scene that has no room for both has none at its foot. */
export async function putUp(raster: Raster, board: Storyboard, kit: BrandKit, shot: Shot, place: Place): Promise<Put> {
  try {
    return await composed(raster, board, kit, shot, place)
  } catch (error) {
    if (!place.land || place.land === 'motif') throw error
    notTooLong(error)
    return await composed(raster, board, kit, shot, { ...place, land: null })
  }
}

/** The compositions that can serve, from the one the seed asks for; sizes are let down until nothing collides. */
async function composed(raster: Raster, board: Storyboard, kit: BrandKit, shot: Shot, place: Place): Promise<Put> {
  const template = sceneNamed(shot.scene)
  let refusal: unknown
  for (const composition of order(
    template,
    shot,
    kit,
    hash(`composition/${template.name}/${board.seed}`) + place.turn,
  )) {
    try {
      let left: string[] = []
      for (const scale of SCALES) {
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

/** Scenes of words alone, which show what the film names where they leave room for it. */
const SPOKEN: ReadonlySet<string> = new Set(['hook', 'statement', 'problem', 'call_to_action', 'end_card', 'quote'])

async function shown(stage: Stage, { occupied }: Ledger): Promise<void> {
  if (occupied.some(one => !one.text && one.role !== 'logo')) return
  const foot = Math.max(0, ...occupied.map(one => one.y + one.height))
  await artBelow(stage, foot + 110 * stage.page.canvas.unit)
}

type Attempt = Place & { composition: string; scale: number }

async function attempt(
  raster: Raster,
  board: Storyboard,
  kit: BrandKit,
  shot: Shot,
  { index, on, length, land, composition, scale }: Attempt,
): Promise<{ put: Put } | { left: string[] }> {
  const { width, height, scheme, seed } = board
  const picture = {
    template: `video/${shot.scene}`,
    composition,
    width,
    height,
    format: 'png' as const,
    scheme,
    data: shot.data,
    depicts: shot.depicts === undefined ? undefined : [shot.depicts],
    // Motifs and grounds are the film's own, not each scene's.
    seed,
    index: 0,
    ribbon: null,
    service_mark: false,
  }
  const { page, ledger } = createPage(raster, picture, kit, scale)
  // What is about nothing itself shows what the film is about; over grave news no scene shows anything.
  const whole = toldBy(board, kit)
  const isTold = shot.depicts === undefined && page.subject.nouns.length === 0
  if (isTold || whole.grave) page.subject = whole
  const tempo = tempoOf(page.pairing.manner)
  const stage: Stage = { page, on, tempo, length, opening: index === 0, land, parts: [] }
  if (land && land !== 'motif' && !shows(page))
    page.canvas = above(page.canvas, sceneNamed(shot.scene).above(shot.data) + (land === 'things' ? MORE : 0))
  await sceneNamed(shot.scene).put(stage, composition, shot.data)
  if (SPOKEN.has(shot.scene)) await shown(stage, ledger)
  stage.parts = hurried(stage.parts, length)
  const nodes = stage.parts.map(part => part.drawing.root)
  const proof = prove(page.canvas, ledger, { paper: on.paper, nodes }, kit.palette)
  const left = [...collisions(width, height, ledger.occupied), ...proof.safe_zone_hits]
  return left.length > 0 ? { left } : { put: { stage, ledger, page, proof } }
}

/** Of the height: things on a floor leave more to words than a place does. */
const MORE = 0.05

/** The canvas with its content above a share of its height. */
function above(canvas: Canvas, share: number): Canvas {
  const foot = Math.min(canvas.area.y + canvas.area.height, canvas.height * share)
  return { ...canvas, area: { ...canvas.area, height: Math.round(foot - canvas.area.y) } }
}

/** What the whole film names, else the thing of the brand's trade where it may show that. */
function toldBy(board: Storyboard, kit: BrandKit): Subject {
  const data = { shots: board.shots.map(one => one.data) }
  const told = subjectOf('film', data, besideOf(kit))
  if (told.grave || told.nouns.length > 0 || !mayShowThings(kit, data)) return told
  const fitting = tradeThings(tradeOfBrand(kit), data, besideOf(kit))
  return { ...told, nouns: standing(fitting).slice(0, 1) }
}

function order(template: SceneTemplate, shot: Shot, kit: BrandKit, turn: number): string[] {
  const names = template.fitting(kit, shot.data)
  if (shot.composition !== 'auto') return [shot.composition]
  const first = turn % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}
