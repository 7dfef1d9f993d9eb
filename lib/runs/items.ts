import { ownsBlobs } from '#lib/brand/store.ts'
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import type { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { ENGINE } from '#lib/render/engine.ts'
import { gated } from '#lib/runs/gates.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import type { Given } from '#lib/runs/run.ts'
import { nearlyTagline } from '#lib/runs/slogan.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import type { About } from '#lib/templates/template.ts'

export type Item =
  | { output_type: string; body: Record<string, unknown>; caption?: string }
  | { recipe: Record<string, unknown> }

/** An item that will be drawn as it is. */
export type Ready = { output_type: string; asset_type: AssetType; given: Given }

export type Flaw = { loc: (string | number)[]; msg: string; type: string }

/** Judges all items of a request and tells every flaw of every one. An unknown template is told first. */
export async function readItems(
  ctx: Ctx,
  items: readonly (Item & { channel: Channel })[],
  tagline: string,
): Promise<Ready[]> {
  for (const item of items) if ('output_type' in item) templateOf(item.output_type)
  const flaws: Flaw[] = []
  const ready: Ready[] = []
  for (const [index, item] of items.entries()) {
    const read =
      'recipe' in item
        ? await fromRecipe(ctx, item.recipe, item.channel, index)
        : readBody(item, ['body', 'items', index, 'body'], tagline)
    if (Array.isArray(read)) flaws.push(...read)
    else ready.push(read)
  }
  if (flaws.length === 0) return ready
  throw flawed(flaws, flaws.every(flaw => flaw.loc[3] === 'recipe') ? 'recipe_invalid' : 'validation_error')
}

export function flawed(flaws: readonly Flaw[], code: 'recipe_invalid' | 'validation_error'): Problem {
  const [first] = flaws
  return new Problem(code, `${first?.loc.slice(1).join('.')}: ${first?.msg}`, { detail: flaws })
}

export function templateOf(output_type: string): About {
  const template = catalogue[output_type]
  if (template) return template
  throw new Problem(
    'unsupported_output_type',
    `output_type \`${output_type}\` is not known. GET /api/v1/studio/templates lists all.`,
    {
      detail: { field: 'output_type', allowed: Object.keys(catalogue) },
    },
  )
}

/** Judged by the template's own fields and by the slogan lock; `at` is where the body stands in the request. */
export function readBody(
  item: Extract<Item, { output_type: string }>,
  at: (string | number)[],
  tagline: string,
): Ready | Flaw[] {
  const template = templateOf(item.output_type)
  const read = template.fields.safeParse(item.body)
  if (!read.success) {
    return read.error.issues.map(issue => ({
      loc: [...at, ...issue.path.map(part => (typeof part === 'symbol' ? String(part) : part))],
      msg: issue.message.slice(0, 300),
      type: issue.code,
    }))
  }
  const near = Object.entries(item.body).filter(
    ([, value]) => typeof value === 'string' && nearlyTagline(value, tagline),
  )
  if (near.length > 0) {
    const msg = `is nearly the tagline; it has to read exactly “${tagline}”, or say something else`
    return near.map(([field]) => ({ loc: [...at, field], msg, type: 'slogan_lock' }))
  }
  return {
    output_type: item.output_type,
    asset_type: template.asset_type,
    given: { template: item.output_type, data: item.body, caption: item.caption ?? null },
  }
}

async function fromRecipe(
  ctx: Ctx,
  given: Record<string, unknown>,
  channel: Channel,
  index: number,
): Promise<Ready | Flaw[]> {
  const at = ['body', 'items', index, 'recipe']
  const read = Recipe.safeParse(given)
  if (!read.success) {
    return read.error.issues.map(issue => ({
      loc: [...at, ...issue.path.map(part => (typeof part === 'symbol' ? String(part) : part))],
      msg: issue.message.slice(0, 300),
      type: issue.code,
    }))
  }
  const { brand, pictures } = read.data
  const keys = [...brand.logos, ...brand.screens, ...brand.photos, ...brand.people, ...brand.mascot].map(
    image => image.blob_key,
  )
  if (!(await ownsBlobs(ctx.db, ctx.workspace.id, keys)))
    return [{ loc: [...at, 'brand'], msg: 'names pictures that this workspace does not have', type: 'foreign_asset' }]
  const unknown = pictures.findIndex(picture => !catalogue[picture.template])
  if (unknown >= 0)
    return [
      {
        loc: [...at, 'pictures', unknown, 'template'],
        msg: 'is not a template of this engine',
        type: 'unknown_template',
      },
    ]
  if (read.data.engine !== ENGINE)
    throw new Problem(
      'engine_mismatch',
      `This recipe is of engine ${read.data.engine}; ${ENGINE} draws now, and would give other bytes.`,
    )
  // Without pictures it is a film.
  const template = catalogue[pictures[0]?.template ?? '']
  if (read.data.video && template && template.asset_type !== 'slideshow')
    return [
      { loc: [...at, 'video'], msg: 'stands alone or beside the stills of a slideshow', type: 'unexpected_video' },
    ]
  return {
    output_type: template?.name ?? 'video',
    asset_type: template?.asset_type ?? 'video',
    given: { recipe: gated(read.data, { livemode: ctx.livemode, channel }, ctx.workspace) },
  }
}
