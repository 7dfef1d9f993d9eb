import { sha256Hex } from '#lib/bytes.ts'
import { Problem, RunFailure } from '#lib/problem.ts'
import { loadKit } from '#lib/runs/kit.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import { drawnAssets } from '#lib/runs/renders-store.ts'
import type { Asset, RunRow } from '#lib/runs/run.ts'
import { failOnRequest } from '#lib/runs/test-brief.ts'
import type { Step, Workshop } from '#lib/runs/workshop.ts'
import { drawPicture } from '#lib/templates/draw.ts'

/** A run with one picture is drawn here; one with several has been drawn apart, and its pictures are gathered. */
export const draw: Step = async (shop, run) => {
  const recipe = Recipe.parse(run.recipe)
  const assets =
    recipe.pictures.length === 1 ? [await drawOne(shop, run, recipe, 0)] : await drawnAssets(shop.db, run.id)
  return { assets }
}

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Draws one picture of a recipe and puts it where anybody who has its address can fetch it. */
export async function drawOne(shop: Workshop, run: RunRow, recipe: Recipe, idx: number): Promise<Asset> {
  failOnRequest(run, 'draw')
  const picture = recipe.pictures[idx]
  if (!picture) throw new Error(`run ${run.id} has no picture ${idx}`)
  const drawn = await drawPicture(shop.raster, picture, await loadKit(shop.blobs, recipe.brand)).catch(lasting)
  const sha256 = await sha256Hex(drawn.bytes)
  const path = `assets/${run.id}/${sha256}.${endings[drawn.content_type] ?? 'bin'}`
  await shop.blobs.put(path, drawn.bytes, drawn.content_type)
  return {
    id: `${run.id}:${idx}`,
    position: idx,
    url: `${shop.public_url}/${path}`,
    kind: 'image',
    content_type: drawn.content_type,
    width: drawn.width,
    height: drawn.height,
    duration_ms: null,
    bytes: drawn.bytes.length,
    sha256,
    alt_text: drawn.alt_text,
    proof: drawn.proof,
  }
}

/** What the engine refuses it will refuse again. */
function lasting(error: unknown): never {
  if (error instanceof Problem && (error.code === 'text_does_not_fit' || error.code === 'glyph_missing'))
    throw new RunFailure(error.code, error.message)
  throw error
}
