import { payForPicture } from '#lib/billing/pay-for-picture.ts'
import { buildMascot, isBuilt, mascotPrompt, styleOf } from '#lib/brand/mascot/artist.ts'
import { onClearGround } from '#lib/brand/mascot/cut-figure.ts'
import { type FigureTags, figuresOf } from '#lib/brand/mascot/mascot.ts'
import { claimMascot, type Drawn, failMascot, finishMascot, type MascotRow } from '#lib/brand/mascot/mascot-store.ts'
import { findBrand } from '#lib/brand/store.ts'
import type { World } from '#lib/ctx.ts'
import { takePainted } from '#lib/media/picture/take-painted.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import { type Painter, PainterError } from '#lib/ports/painter.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { kinds } from '#lib/work/kinds.ts'
import { leaseOf } from '#lib/work/lease.ts'
import { putOff } from '#lib/work/put-off.ts'

const WAIT_SECONDS = 30

/** What figures are drawn with. */
export type MascotWorld = World & { raster: Raster; painter: Painter | null }

/** What cannot be drawn however often it is tried; the caller is told why. */
class CannotDraw extends Error {}

/** Draws what a figure waits for; a message that comes twice finds nothing to do. */
export async function advanceMascot(world: MascotWorld, id: string): Promise<void> {
  const token = world.id()
  const row = await claimMascot(world.db, id, leaseOf(world, 'mascots', token))
  if (!row) return
  const fail = (error: string) => failMascot(world.db, id, token, error, world.now().toISOString())
  if (row.attempt > kinds.mascots.most_attempts) return fail('The mascot could not be drawn. Try again.')
  try {
    const drawn = await drawFor(world, row)
    await finishMascot(world.db, row, token, drawn, world.now().toISOString())
  } catch (error) {
    if (error instanceof CannotDraw) return fail(error.message)
    world.report(error, { mascot_id: id })
    await putOff(world, 'mascots', row, token, WAIT_SECONDS)
  }
}

async function drawFor(world: MascotWorld, row: MascotRow): Promise<Drawn> {
  const { work } = row
  const brand = await findBrand(world.db, row.workspace_id, row.livemode)
  const palette = brand?.dna.palette ?? {}
  const made = work.kind === 'draft' ? await draft(world, row, palette) : await pose(world, row, palette)
  const at = world.now().toISOString()
  const { workspace_id, livemode } = row
  const name = work.kind === 'draft' ? row.name : `${row.name}, ${work.pose}`
  const media = {
    ...{ id: world.id(), workspace_id, livemode, kind: 'mascot', name, ...made.picture },
    ...{ tags: made.tags, created_at: at, updated_at: at },
  }
  return { media, drawn_by: made.drawn_by, is_painted: made.is_painted ?? false, fallback: made.fallback }
}

type Made = { picture: StoredPicture; tags: FigureTags; drawn_by: string; is_painted?: true; fallback: string | null }

async function draft(world: MascotWorld, row: MascotRow, palette: Palette): Promise<Made> {
  const { description, work, take } = row
  const tags = { part: 'candidate' as const, pose: 'standing', style: null, seed: '', description }
  const painted = await paint(world, row, palette, work.source)
  if (painted.picture) return { picture: painted.picture, tags, drawn_by: painted.by, is_painted: true, fallback: null }
  const { fallback } = painted
  if (work.source) return { picture: work.source, tags, drawn_by: 'upload', fallback }
  const style = styleOf(row.style, description, take)
  const seed = `${row.workspace_id}/${description}/${take}`
  const picture = await build(world, { palette, style, seed, pose: 'standing' })
  return { picture, tags: { ...tags, style, seed }, drawn_by: 'builtin', fallback }
}

async function pose(world: MascotWorld, row: MascotRow, palette: Palette): Promise<Made> {
  const { work } = row
  const figures = await figuresOf(world.db, row)
  const main = figures.find(figure => figure.tags.part === 'main')
  if (!main) throw new CannotDraw('The figure that this pose was to be of is gone.')
  const tags = { ...main.tags, part: 'pose' as const, pose: work.pose }
  if (work.source) return { picture: work.source, tags, drawn_by: 'upload', fallback: null }
  if (isBuilt(main.tags)) {
    const { style, seed } = main.tags
    return {
      picture: await build(world, { palette, style, seed, pose: work.pose }),
      tags,
      drawn_by: 'builtin',
      fallback: null,
    }
  }
  const painted = await paint(world, row, palette, main.media)
  if (painted.picture) return { picture: painted.picture, tags, drawn_by: painted.by, is_painted: true, fallback: null }
  const why = painted.fallback ? `the image model failed (${painted.fallback})` : 'no image model is configured'
  throw new CannotDraw(
    `This figure was not drawn by the built-in drawer, and ${why}. Send the pose as a picture of your own.`,
  )
}

async function build(world: MascotWorld, ask: Parameters<typeof buildMascot>[1]): Promise<StoredPicture> {
  return world.library.take({ bytes: await buildMascot(world.raster, ask) }, 'picture')
}

type Painted = { picture: StoredPicture; by: string } | { picture: null; fallback: string | null }

/** By the model, where there is one and the key is a live one; its failure is told, not raised. */
async function paint(
  world: MascotWorld,
  row: MascotRow,
  palette: Palette,
  reference: { blob_key: string } | null,
): Promise<Painted> {
  const { description, work, livemode, workspace_id } = row
  if (!world.painter || !livemode) return { picture: null, fallback: null }
  if (!(await payForPicture(world, { of: 'mascot', workspace_id, id: work.id, price: work.price })))
    return { picture: null, fallback: 'insufficient_credits' }
  try {
    const source = reference && (await bytesOf(world, reference.blob_key))
    const { pose, feedback } = work
    const prompt = mascotPrompt({ description, palette, pose, feedback, isFollowing: source !== null })
    const bytes = await world.painter.paint({ prompt, ground: 'clear', reference: source })
    const picture = await takePainted(world, bytes)
    return { picture: await onClearGround(world, picture), by: world.painter.name }
  } catch (error) {
    if (!(error instanceof PainterError)) throw error
    return { picture: null, fallback: error.message }
  }
}

async function bytesOf({ blobs }: Pick<World, 'blobs'>, blob_key: string) {
  const blob = await blobs.get(blob_key)
  return blob && { bytes: new Uint8Array(await new Response(blob.body).arrayBuffer()), content_type: blob.content_type }
}
