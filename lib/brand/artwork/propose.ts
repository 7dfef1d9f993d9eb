import * as z from 'zod'
import { type Artwork, priceOfArtwork, shownArtwork } from '#lib/brand/artwork/artwork.ts'
import { beginArtwork, findArtwork } from '#lib/brand/artwork/artwork-store.ts'
import { asSubjects, LONGEST_SUBJECT } from '#lib/brand/artwork/subjects.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { ownShelf } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { firstDue } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

const [FEWEST, MOST, USUAL] = [6, 10, 8]

const Subject = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_SUBJECT)
  .refine(name => /^[\p{L}\p{N}][\p{L}\p{N} ,.'’&-]*$/u.test(name), 'must be the name of a thing, in words')

export const ProposeArtworkInput = z
  .strictObject({
    subjects: z
      .array(Subject)
      .min(1)
      .max(MOST)
      .optional()
      .describe(
        'A picture of each: things, one each, such as “sourdough loaf”. Left out, what the brand sells is chosen.',
      ),
    count: z
      .int()
      .min(FEWEST)
      .max(MOST)
      .optional()
      .describe(`How many, where no subjects are given; ${USUAL} without it.`),
  })
  .refine(({ subjects, count }) => !(subjects && count), {
    message: 'is not for a list of subjects, which says how many',
    path: ['count'],
  })
  .meta({ id: 'ProposeArtworkInput' })
export type ProposeArtworkInput = z.output<typeof ProposeArtworkInput>

/** Begins a set of pictures to choose from; what is kept stays, what was offered before and is not kept goes when the first of them is there. */
export async function proposeArtwork(ctx: Ctx, { subjects, count = USUAL }: ProposeArtworkInput): Promise<Artwork> {
  ctx.limits.assert()
  const id = ctx.id()
  const at = ctx.now().toISOString()
  const shelf = ownerOf(ctx)
  await ownShelf(ctx.db, shelf, at)
  const items = asSubjects(subjects ?? [], MOST).map(subject => ({
    ...{ id: ctx.id(), subject, state: 'waiting' as const, tries: 0, why: null },
  }))
  const row = await beginArtwork(ctx.db, {
    ...{ ...shelf, id, items, wanted: subjects ? items.length : count, price: priceOfArtwork(ctx), at },
    due_at: firstDue(ctx, 'artworks'),
  })
  if (row) ctx.later(sendFor(ctx, 'artworks', row, id))
  const begun = row ?? (await findArtwork(ctx.db, shelf))
  // Whoever asks again after a lost answer is told of what it began.
  if (begun?.id !== id) throw busy()
  return shownArtwork(ctx, begun)
}

const busy = () =>
  new Problem('invalid_state', 'Pictures are being painted. Ask again when the status is no longer `painting`.', {
    retry_after: 5,
  })
