import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { type MediaFile, shownFile } from '#lib/media/list.ts'
import { imageFields, ONE_IMAGE, oneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { addMedia, type Media, ownShelf } from '#lib/media/store.ts'
import { ShownName } from '#lib/shown-name.ts'

export const AddPhotoInput = z
  .strictObject({
    shows: ShownName.describe('What is seen on it, as you would tell somebody: “our salon with three chairs”.'),
    ...imageFields,
  })
  .refine(oneImage, ONE_IMAGE)
  .meta({ id: 'AddPhotoInput' })
export type AddPhotoInput = z.output<typeof AddPhotoInput>

/** A photo of the brand's own; by what it shows it is put beside words that are about that. */
export async function addPhoto(ctx: Ctx, input: AddPhotoInput): Promise<MediaFile> {
  ctx.limits.assert()
  const picture = await ctx.library.take(uploadOf(input), 'picture')
  const at = ctx.now().toISOString()
  const shelf = ownerOf(ctx)
  await ownShelf(ctx.db, shelf, at)
  const photo: Media = {
    ...{ id: ctx.id(), ...shelf, kind: 'image', name: input.shows, ...picture },
    ...{ tags: {}, created_at: at, updated_at: at },
  }
  await addMedia(ctx.db, photo)
  return shownFile(ctx, photo)
}
