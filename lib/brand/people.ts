import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { imageFields, ONE_IMAGE, oneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { addMedia, listMedia, type Media, ownShelf, removeMedia } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { forgetSince } from '#lib/requests/log.ts'
import { ShownLine, ShownName } from '#lib/shown-name.ts'

/** Whatever was sent may name them. */
const FIRST = '1970-01-01T00:00:00.000Z'

export const Person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z.string(),
    bio: z.string(),
    image_url: z.url().meta({ description: LINK_WORDS }),
    consent: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Person' })
export type Person = z.output<typeof Person>

export const AddPersonInput = z
  .strictObject({
    name: ShownName.describe('As briefs name this person.'),
    role: ShownLine(120).default('').describe('Stands under the name.'),
    bio: z.string().trim().max(1000).default('').describe('A few sentences, for your own use.'),
    consent: z
      .literal(true, 'nobody is stored without consent: send true once this person has agreed to be shown')
      .meta({ description: 'That this person has agreed to be shown. Nobody is stored without it.' }),
    ...imageFields,
  })
  .refine(oneImage, ONE_IMAGE)
  .meta({ id: 'AddPersonInput' })
export type AddPersonInput = z.output<typeof AddPersonInput>

const Tags = z.object({ role: z.string().catch(''), bio: z.string().catch(''), consent: z.boolean().catch(false) })

export async function listPeople(ctx: Ctx, page: { limit: number; offset: number }): Promise<Person[]> {
  const found = await listMedia(ctx.db, ownerOf(ctx), { kind: 'person', ...page })
  return Promise.all(found.map(media => shown(ctx, media)))
}

export async function addPerson(ctx: Ctx, input: AddPersonInput): Promise<Person> {
  ctx.limits.assert()
  const picture = await ctx.library.take(uploadOf(input), 'picture')
  const at = ctx.now().toISOString()
  const { name, role, bio, consent } = input
  const media: Media = {
    ...{ id: ctx.id(), ...ownerOf(ctx), kind: 'person', name, ...picture },
    ...{ tags: { role, bio, consent }, created_at: at, updated_at: at },
  }
  await ownShelf(ctx.db, ownerOf(ctx), at)
  await addMedia(ctx.db, media)
  return shown(ctx, media)
}

export async function deletePerson(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  if (!(await removeMedia(ctx.db, ownerOf(ctx), { id, kind: 'person' }, at)))
    throw new Problem('person_not_found', 'There is no such person in this workspace.')
  await forgetSince(ctx, { ...ownerOf(ctx), at: FIRST })
}

async function shown(ctx: Pick<Ctx, 'library'>, media: Media): Promise<Person> {
  return Person.parse({ ...media, ...Tags.parse(media.tags), image_url: await ctx.library.link(media.blob_key) })
}
