import { failOnRequest } from '#lib/runs/accept/test-brief.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Asset, RunRow } from '#lib/runs/run.ts'
import { encodeInTurns, filmOf } from '#lib/runs/work/film.ts'
import { aiMade, keepAsset } from '#lib/runs/work/keep-asset.ts'
import { lasting } from '#lib/runs/work/lasting.ts'
import { loadParts } from '#lib/runs/work/parts.ts'
import { COST } from '#lib/runs/work/processor.ts'
import { madeApart } from '#lib/runs/work/renders-store.ts'
import type { RunWorld, Step } from '#lib/runs/work/run-world.ts'
import { videoAssets } from '#lib/runs/work/video-assets.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { segmentsOf } from '#lib/video/segments.ts'

/** A run with one piece of work does it here; of one with several all has been made apart and is put together. */
export const draw: Step = async (world, run) => {
  const recipe = Recipe.parse(run.recipe)
  if (isOnePiece(recipe)) return { assets: [await drawOne(world, run, recipe, 0)] }
  const { assets, parts, stages } = await madeApart(world.db, run.id)
  const receipt = { ...run.receipt, stages: [...run.receipt.stages, ...stages] }
  if (!recipe.video) return { assets, receipt }
  failOnRequest(run, 'draw')
  const film = await filmOf(world, run, recipe)
  const streams =
    parts.length > 0 ? await loadParts(world, parts) : await encodeInTurns(world, run, film, segmentsOf(film.frames))
  return { assets: [...assets, ...(await videoAssets(world, { run, recipe, film }, streams, assets.length))], receipt }
}

/** Nothing of it was ever made apart. */
const isOnePiece = ({ pictures, video }: Recipe): boolean => !video && pictures.length === 1

/** Draws one picture of a recipe and puts it where anybody who has its address can fetch it. */
export async function drawOne(world: RunWorld, run: RunRow, recipe: Recipe, idx: number): Promise<Asset> {
  failOnRequest(run, 'draw')
  const picture = recipe.pictures[idx]
  if (!picture) throw new Error(`run ${run.id} has no picture ${idx}`)
  const kit = await loadKit(world.blobs, recipe.brand)
  await world.processor.turn(world, run.workspace_id, COST.step)
  const drawn = await drawPicture(world.raster, picture, kit).catch(lasting)
  const { bytes, content_type, width, height, alt_text, proof } = drawn
  const shown = { width, height, alt_text, proof, ...aiMade(drawn, recipe.brand) }
  return keepAsset(world, run, { kind: 'image', position: idx, bytes, content_type, ...shown })
}
