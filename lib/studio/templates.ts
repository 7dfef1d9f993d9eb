// The templates that a key may ask for, with what each takes.
import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { AssetType } from '#lib/plans.ts'
import { ENGINE } from '#lib/render/engine.ts'
import { findBound } from '#lib/studio/profile.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

export const TemplateEntry = z
  .object({
    output_type: z.string(),
    title: z.string(),
    description: z.string(),
    asset_type: AssetType,
    compositions: z.array(z.string()),
    sizes: z.array(z.object({ width: z.int(), height: z.int() })),
    data_schema: z.record(z.string(), z.unknown()),
    sample: z.record(z.string(), z.unknown()),
    /** A small picture of it. */
    preview_url: z.url(),
    allowed: z.boolean(),
  })
  .meta({ id: 'Template' })
export type TemplateEntry = z.output<typeof TemplateEntry>

/** As a part of an address. */
export const engineName = (engine: string) => engine.replaceAll('/', '-')

/** A small picture of a template with somebody's words. */
const previewUrl = ({ public_url }: Pick<Ctx, 'public_url'>, template: string) =>
  `${public_url}/previews/${engineName(ENGINE)}/${template}.webp`

/** Every template with the JSON Schema of its data, and whether this key may ask for it, in Studio by its profile. */
export async function listTemplates(ctx: Ctx): Promise<TemplateEntry[]> {
  const { asset_types } = ctx.key
  const allowed = (await findBound(ctx))?.profile.templates ?? null
  return Object.values(catalogue).map(template => ({
    output_type: template.name,
    title: template.title,
    description: template.description,
    asset_type: template.asset_type,
    compositions: [...template.compositions],
    sizes: template.sizes.map(([width, height]) => ({ width, height })),
    data_schema: z.toJSONSchema(template.fields, { io: 'input' }) as Record<string, unknown>,
    sample: template.sample,
    preview_url: previewUrl(ctx, template.name),
    allowed:
      (asset_types === null || asset_types.includes(template.asset_type)) &&
      (allowed === null || allowed.includes(template.name)),
  }))
}
