import * as z from 'zod'
import { type Mascot, MascotStyle, priceOfFigure, shown } from '#lib/brand/mascot/mascot.ts'
import { beginMascot } from '#lib/brand/mascot/mascot-store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { imageFields, MOST_ONE_IMAGE, mostOneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { ownShelf } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'
import { firstDue } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

export const CreateMascotInput = z
  .strictObject({
    description: z.string().trim().min(1).max(1000).describe('What it is and how it looks, in your own words.'),
    name: ShownName.optional().describe('What it is called.'),
    style: MascotStyle.default('auto').meta({
      description: 'Left to the description where it names an animal or a machine.',
    }),
    ...imageFields,
  })
  .refine(mostOneImage, MOST_ONE_IMAGE)
  .meta({ id: 'CreateMascotInput' })
export type CreateMascotInput = z.output<typeof CreateMascotInput>

/** Begins a figure; what was kept before stays in use until the new one is kept. */
export async function createMascot(ctx: Ctx, input: CreateMascotInput): Promise<Mascot> {
  ctx.limits.assert()
  const id = ctx.id()
  const { description, name, style } = input
  const brought = input.image_url !== undefined || input.image_base64 !== undefined
  const source = brought ? await ctx.library.take(uploadOf(input), 'picture') : null
  const at = ctx.now().toISOString()
  const shelf = ownerOf(ctx)
  await ownShelf(ctx.db, shelf, at)
  const work = { id, kind: 'draft' as const, pose: 'standing', feedback: '', source, price: priceOfFigure(ctx) }
  const row = await beginMascot(ctx.db, {
    ...{ ...shelf, id, name: name ?? `${ctx.workspace.name} mascot`, description, style, work, at },
    due_at: firstDue(ctx, 'mascots'),
  })
  if (!row) throw busy()
  ctx.later(sendFor(ctx, 'mascots', row, id))
  return shown(ctx, row)
}

export const busy = () =>
  new Problem('invalid_state', 'The mascot is being drawn. Ask again when its status is no longer `drafting`.', {
    retry_after: 2,
  })
