// A Studio profile: what its keys may draw, how it looks, where it goes.
import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Held } from '#lib/caller/key.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import { Instant } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { Scheme } from '#lib/render/picture.ts'
import { ShownName } from '#lib/shown-name.ts'
import {
  bindKey,
  type FoundProfile,
  findBoundRow,
  insertProfile,
  listProfileRows,
  updateProfileRow,
} from '#lib/studio/profiles-store.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

export const CAPTION_MAX = 3_000

const TemplateName = z.string().refine(name => Object.hasOwn(catalogue, name), {
  error: ({ input }) => unknownTemplate(String(input)),
})

/** “event” is meant for `event_reminder`, as “Offer ” for `offer`. */
function unknownTemplate(given: string): string {
  const known = Object.keys(catalogue)
  const meant = nearest(given.trim(), known) ?? known.find(name => given !== '' && name.startsWith(given))
  return `“${given}” is no template; ${meant ? `did you mean ${meant}? ` : ''}GET /api/v1/studio/templates lists them`
}

const fields = {
  name: ShownName,
  /** Null allows all. */
  templates: z.array(TemplateName).min(1).nullable(),
  theme: Scheme,
  /** What is posted where a request brings no caption. */
  default_caption: z.string().max(CAPTION_MAX),
  /** To every chat that is linked to the workspace. */
  telegram: z.boolean(),
  /** Connected accounts that each card is posted to. */
  social: z.array(z.uuid()),
}

export const Profile = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  ...fields,
  paused: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type Profile = z.output<typeof Profile>

export const CreateProfileInput = z.strictObject({
  workspace_id: z.uuid(),
  name: fields.name,
  templates: fields.templates.default(null),
  theme: fields.theme.default('auto'),
  default_caption: fields.default_caption.default(''),
  telegram: fields.telegram.default(false),
  social: fields.social.default([]),
})
export type CreateProfileInput = z.output<typeof CreateProfileInput>

export const UpdateProfileInput = z.strictObject({ ...fields, paused: z.boolean() }).partial()
export type UpdateProfileInput = z.output<typeof UpdateProfileInput>

export async function createProfile(world: World, by: By, input: CreateProfileInput): Promise<Profile> {
  const audit = auditedBy(world, by)
  const profile = { ...input, id: world.id(), paused: false, created_at: audit.at, updated_at: audit.at }
  const row = await insertProfile(world.db, profile, audit)
  if (!row)
    throw new Problem('bad_request', 'There is no such workspace, or it has not connected all of these accounts.')
  return Profile.parse(row)
}

export async function listProfiles(world: Pick<World, 'db'>, workspace_id: string): Promise<Profile[]> {
  return (await listProfileRows(world.db, workspace_id)).map(row => Profile.parse(row))
}

/** Also pauses and resumes. A run that was taken before keeps what held then. */
export async function updateProfile(world: World, by: By, held: Held, input: UpdateProfileInput): Promise<Profile> {
  const action = input.paused === undefined ? 'changed' : input.paused ? 'paused' : 'resumed'
  const row = await updateProfileRow(world.db, held, input, action, auditedBy(world, by))
  if (!row)
    throw new Problem(
      'bad_request',
      `There is no profile ${held.id}, or its workspace has not connected all of these accounts.`,
    )
  return Profile.parse(row)
}

/** From the next request on; null takes Studio from the key. */
export async function bindProfile(world: World, by: By, key: Held, profile_id: string | null): Promise<void> {
  const bound = await bindKey(world.db, { key, profile_id }, auditedBy(world, by))
  if (!bound) throw new Problem('bad_request', `There are no such key and profile in one workspace.`)
}

type Asking = Pick<Ctx, 'db'> & { workspace: { id: string }; key: { id: string } }

/** The profile that is bound to a key, how many chats its workspace has, and the accounts of it that are connected. */
export type Bound = Omit<FoundProfile, 'profile'> & { profile: Profile }

export async function findBound(ctx: Asking): Promise<Bound | null> {
  const row = await findBoundRow(ctx.db, ctx.workspace.id, ctx.key.id)
  return row && { ...row, profile: Profile.parse(row.profile) }
}
