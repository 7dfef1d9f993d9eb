// Has an image model paint what a brief asks to be seen: once for the same asking, within what its workspace may spend.
import { payForPicture } from '#lib/billing/pay-for-picture.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import { takePainted } from '#lib/media/picture/take-painted.ts'
import { type Media, ownShelf } from '#lib/media/store.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import { type PaintAsk, type Painter, PainterError } from '#lib/ports/painter.ts'
import { PAINTING } from '#lib/prices.ts'
import { flawOf, hasLetters } from '#lib/runs/paint/check.ts'
import {
  type Asked,
  claimPainting,
  dropPainting,
  findPainting,
  givePaintingBack,
  holdRun,
  type KeptPainting,
  keepPainting,
} from '#lib/runs/paint/paint-store.ts'
import { type Place, paintedSize, paintPrompt, showsOf } from '#lib/runs/paint/prompt.ts'
import type { Brand } from '#lib/runs/recipe/freeze.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'

/** A picture, or why there is none. */
export type Painted = { kept: KeptPainting } | { kept: null; fault: string }

/** So many pictures are asked for where the first cannot be shown. */
const MOST_TRIES = 2
/** Longer than a painter takes for as many. */
const PAINTING_MS = 135 * SECOND_MS
const GLANCE_MS = SECOND_MS

/** What a picture counts as among the day's costs of models: about the dearest of the common ones. */
const PAINTING_USD = 0.05

type Ask = { dna: Brand['dna']; scene: Scene; place: Place; painter: Painter }

export async function paint(world: RunWorld, run: RunRow, ask: Ask): Promise<Painted> {
  const { scene, place, painter, dna } = ask
  const prompt = paintPrompt(scene, { palette: dna.palette, hand: dna.signature?.hand })
  const asking = { prompt, ground: 'full' as const, ...paintedSize(place) }
  const { livemode, variation, workspace_id } = run
  const hash = await sha256Hex(canonicalJson({ ...asking, model: painter.name, livemode, variation }))
  const asked = { workspace_id, asked: hash }
  const kept = await keptOrClaimed(world, run, asked)
  if (kept) return { kept }
  const fault = livemode ? await refusal(world, run) : null
  const made = fault ? { fault } : await painted(world, run, painter, asking)
  if ('fault' in made) {
    await Promise.all([dropPainting(world.db, asked), givePaintingBack(world.db, run, world.now().toISOString())])
    return { kept: null, fault: made.fault }
  }
  return { kept: await keep(world, run, asked, { ...made, model: painter.name, prompt, scene }) }
}

/** Null where it is for this run to have it painted: whoever comes second waits for whoever came first. */
async function keptOrClaimed(world: RunWorld, run: RunRow, asked: Asked): Promise<KeptPainting | null> {
  const { db, blobs } = world
  for (let isHeld = false; ; isHeld = true) {
    const kept = await findPainting(db, asked)
    if (kept && (await blobs.head(kept.blob_key))) return kept
    if (kept) await dropPainting(db, asked)
    if (!isHeld) await holdRun(db, run, after(world.now(), 2 * PAINTING_MS).toISOString())
    const now = world.now()
    if (await claimPainting(db, asked, now.toISOString(), after(now, PAINTING_MS).toISOString())) return null
    await world.pause(GLANCE_MS)
  }
}

/** Its price is taken here. A free run pays nothing, and where nothing is counted none does. */
async function refusal(world: RunWorld, run: RunRow): Promise<string | null> {
  const { db, models, now } = world
  const { id, workspace_id, credits, free } = run
  const spent = await memoryOf(db, workspace_id, now()).spent_usd()
  if (spent + PAINTING_USD > (models?.daily_usd ?? 0)) return 'spend_limit'
  if (credits === null || free) return null
  const isPaid = await payForPicture(world, { of: 'painting', workspace_id, id, price: PAINTING })
  return isPaid ? null : 'insufficient_credits'
}

type Good = { picture: StoredPicture; letters?: true }

/** It never throws for what a model does. Letters may be no letters: such a picture is shown where the next one is no better. */
async function painted(
  world: RunWorld,
  run: RunRow,
  painter: Painter,
  asking: PaintAsk,
): Promise<Good | { fault: string }> {
  let lettered: Good | null = null
  let fault = ''
  for (let nth = 0; nth < MOST_TRIES; nth++)
    try {
      const picture = await paintedOnce(world, run, painter, asking)
      const flaw = flawOf(picture)
      if (flaw) fault = flaw
      else if (await hasLetters(world, picture)) lettered = { picture, letters: true }
      else return { picture }
    } catch (error) {
      if (!(error instanceof PainterError)) throw error
      return lettered ?? { fault: error.fault }
    }
  return lettered ?? { fault }
}

async function paintedOnce(world: RunWorld, { workspace_id, livemode }: RunRow, painter: Painter, asking: PaintAsk) {
  const bytes = await painter.paint(asking)
  const cost = { input_tokens: 0, output_tokens: 0, cost_usd: PAINTING_USD }
  if (livemode) await memoryOf(world.db, workspace_id, world.now()).spend(1, cost)
  return takePainted(world, bytes)
}

type Made = Good & { model: string; prompt: string; scene: Scene }

async function keep(world: RunWorld, run: RunRow, asked: Asked, made: Made): Promise<KeptPainting> {
  const { picture, letters, model, prompt, scene } = made
  const { workspace_id, livemode, id: run_id } = run
  const at = world.now().toISOString()
  const media: Media = {
    ...{ id: world.id(), workspace_id, livemode, kind: 'painting', name: showsOf(scene), ...picture },
    ...{ tags: { run_id, model, prompt }, created_at: at, updated_at: at },
  }
  const { blob_key, content_type, width, height } = picture
  const painting = { blob_key, content_type, width, height, model, ...(letters && { letters }) }
  await ownShelf(world.db, run, at)
  await keepPainting(world.db, asked, painting, media)
  return painting
}
