import * as z from 'zod'
import { busy } from '#lib/brand/mascot/create.ts'
import { figuresOf, type Mascot, MOST_POSES, priceOfFigure, readMascot, shown } from '#lib/brand/mascot/mascot.ts'
import { keepCandidate, type MascotRow, poseMascot, retryMascot } from '#lib/brand/mascot/mascot-store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { imageFields, MOST_ONE_IMAGE, mostOneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { ownShelf } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'
import { firstDue } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

export const MascotStepInput = z
  .strictObject({
    action: z.enum(['keep', 'retry', 'pose']),
    pose: ShownName.optional().meta({
      description:
        'For `pose`, in your words. The built-in drawer knows standing, waving, pointing, cheering, thinking, holding, walking and resting.',
    }),
    feedback: z.string().trim().min(1).max(500).optional().describe('For `retry`: what should be different.'),
    ...imageFields,
  })
  .refine(input => (input.action === 'pose') === (input.pose !== undefined), {
    message: '`pose` is needed for the action pose, and for no other',
    path: ['pose'],
  })
  .refine(mostOneImage, MOST_ONE_IMAGE)
  .refine(input => input.action === 'pose' || (input.image_url ?? input.image_base64) === undefined, {
    message: 'a picture of your own can be sent for a pose only',
    path: ['image_url'],
  })
  .meta({ id: 'MascotStepInput' })
export type MascotStepInput = z.output<typeof MascotStepInput>

/** One step of the figure's life: what is looked at is kept, tried again, or what is kept gets a pose. */
export async function stepMascot(ctx: Ctx, input: MascotStepInput): Promise<Mascot> {
  ctx.limits.assert()
  const id = ctx.id()
  const shelf = ownerOf(ctx)
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, shelf, at)
  if (input.action === 'keep')
    return shown(ctx, (await keepCandidate(ctx.db, shelf, at)) ?? (await refuse(ctx, 'keep')))
  const time = { at, due_at: firstDue(ctx, 'mascots') }
  const feedback = input.feedback ?? ''
  const row: MascotRow =
    input.action === 'retry'
      ? ((await retryMascot(ctx.db, shelf, { id, feedback, price: priceOfFigure(ctx) }, time)) ??
        (await refuse(ctx, 'retry')))
      : await pose(ctx, input, { id, feedback, ...time })
  ctx.later(sendFor(ctx, 'mascots', row, id))
  return shown(ctx, row)
}

async function pose(
  ctx: Ctx,
  input: MascotStepInput,
  { id, feedback, ...time }: { id: string; feedback: string; at: string; due_at: string },
): Promise<MascotRow> {
  const wanted = input.pose?.toLowerCase() ?? ''
  const standing = await readMascot(ctx)
  if (standing.status !== 'active') return refuse(ctx, 'pose')
  const known = (await figuresOf(ctx.db, ownerOf(ctx))).filter(({ tags }) => tags.part === 'pose')
  if (known.length >= MOST_POSES && !known.some(({ tags }) => tags.pose === wanted))
    throw new Problem('invalid_state', `A mascot has ${MOST_POSES} poses at most. Delete one of its pictures first.`)
  const brought = input.image_url !== undefined || input.image_base64 !== undefined
  const source = brought ? await ctx.library.take(uploadOf(input), 'picture') : null
  const work = { id, kind: 'pose' as const, pose: wanted, feedback, source, price: priceOfFigure(ctx) }
  return (await poseMascot(ctx.db, ownerOf(ctx), work, time)) ?? (await refuse(ctx, 'pose'))
}

const needs = {
  keep: 'There is no candidate to keep.',
  retry: 'There is no candidate, and nothing that failed, to try again.',
  pose: 'Poses are drawn of a mascot that is kept: keep the candidate first.',
}

async function refuse(ctx: Ctx, action: keyof typeof needs): Promise<never> {
  const { status } = await readMascot(ctx)
  if (status === 'drafting') throw busy()
  throw new Problem('invalid_state', `${needs[action]} The status is \`${status}\`.`, { detail: { status, action } })
}
