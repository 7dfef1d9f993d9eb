import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { imageFields, ONE_IMAGE, oneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { addMedia, listMedia, type Media, ownShelf, removeMedia, retagMedia } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'

export const ScreenType = z.enum([
  ...(['home', 'feature', 'feed', 'chat', 'results', 'verdict', 'dashboard', 'desktop', 'onboarding'] as const),
  ...(['detail', 'settings', 'other'] as const),
])
export const Device = z.enum(['phone', 'desktop', 'tablet'])
export const Theme = z.enum(['light', 'dark', 'unknown'])

const Name = ShownName.describe('For your own use.')
const Tags = z.object({
  screen_type: ScreenType.catch('other'),
  device: Device.catch('desktop'),
  theme: Theme.catch('unknown'),
})

export const Screen = z
  .object({
    id: z.uuid(),
    name: z.string(),
    screen_type: ScreenType,
    device: Device,
    theme: Theme,
    image_url: z.url().meta({ description: LINK_WORDS }),
    content_type: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    sha256: z.string(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'Screen' })
export type Screen = z.output<typeof Screen>

export const AddScreenInput = z
  .strictObject({
    name: Name,
    screen_type: ScreenType.default('other'),
    device: Device.optional().meta({ description: 'Told from the proportions when it is left out.' }),
    theme: Theme.default('unknown'),
    ...imageFields,
  })
  .refine(oneImage, ONE_IMAGE)
  .meta({ id: 'AddScreenInput' })
export type AddScreenInput = z.output<typeof AddScreenInput>

export const PatchScreenInput = z
  .strictObject({
    name: Name.optional(),
    screen_type: ScreenType.optional(),
    device: Device.optional(),
    theme: Theme.optional(),
  })
  .refine(input => Object.values(input).some(value => value !== undefined), 'send at least one field to change')
  .meta({ id: 'PatchScreenInput' })
export type PatchScreenInput = z.output<typeof PatchScreenInput>

const own = (id: string) => ({ id, kind: 'screen' as const })

export async function listScreens(ctx: Ctx, page: { limit: number; offset: number }): Promise<Screen[]> {
  const found = await listMedia(ctx.db, ownerOf(ctx), { kind: 'screen', ...page })
  return Promise.all(found.map(media => shown(ctx, media)))
}

export async function addScreen(ctx: Ctx, input: AddScreenInput): Promise<Screen> {
  ctx.limits.assert()
  const picture = await ctx.library.take(uploadOf(input), 'picture')
  const at = ctx.now().toISOString()
  const { screen_type, theme, name } = input
  const tags = { screen_type, device: input.device ?? deviceOf(picture), theme }
  const media: Media = {
    ...{ id: ctx.id(), ...ownerOf(ctx), kind: 'screen', name, ...picture, tags, created_at: at, updated_at: at },
  }
  await ownShelf(ctx.db, ownerOf(ctx), at)
  await addMedia(ctx.db, media)
  return shown(ctx, media)
}

export async function retagScreen(ctx: Ctx, id: string, { name, ...tags }: PatchScreenInput): Promise<Screen> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  const media = await retagMedia(ctx.db, ownerOf(ctx), own(id), { name, tags }, at)
  if (!media) throw unknown()
  return shown(ctx, media)
}

export async function deleteScreen(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  if (!(await removeMedia(ctx.db, ownerOf(ctx), own(id), at))) throw unknown()
}

const unknown = () => new Problem('screen_not_found', 'There is no such screen in this workspace.')

async function shown(ctx: Pick<Ctx, 'library'>, media: Media): Promise<Screen> {
  return Screen.parse({ ...media, ...Tags.parse(media.tags), image_url: await ctx.library.link(media.blob_key) })
}

/** Phones are at least 1.6 times as high as wide; tablets are about 4:3, held either way. */
function deviceOf({ width, height }: { width: number; height: number }): z.output<typeof Device> {
  if (height / width >= 1.6) return 'phone'
  return height > width || width / height < 1.4 ? 'tablet' : 'desktop'
}
