// Accounts as their owners see them: listed, changed, disconnected.
import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { Platform } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import {
  type AccountRow,
  findAccount,
  listAccountRows,
  type Ref,
  saveSettings,
} from '#lib/publish/connect/accounts-store.ts'
import { disconnectAccount } from '#lib/publish/connect/endings-store.ts'

/** What its owner may choose for posts of a platform. */
export const settingsOf = {
  x: z.strictObject({ made_with_ai: z.boolean().optional() }),
  linkedin: z.strictObject({}),
  bluesky: z.strictObject({}),
  threads: z.strictObject({}),
  facebook: z.strictObject({}),
  instagram: z.strictObject({}),
  youtube: z.strictObject({
    privacy: z.enum(['public', 'unlisted', 'private']).optional(),
    made_with_ai: z.boolean().optional(),
    made_for_kids: z.boolean().optional(),
  }),
  tiktok: z.strictObject({
    /** Without it posts go to the drafts, as TikTok wants it of posts that nobody looks at before. */
    privacy: z
      .enum(['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'])
      .nullable()
      .optional(),
    comments: z.boolean().optional(),
    duets: z.boolean().optional(),
    stitches: z.boolean().optional(),
    own_business: z.boolean().optional(),
    music: z.boolean().optional(),
    made_with_ai: z.boolean().nullable().optional(),
  }),
} satisfies Record<Platform, z.ZodType>

/** Its token renews itself, without another that would. */
const renewsUnasked = (platform: Platform) => platform === 'instagram' || platform === 'threads'

/** An account as its owner sees it: everything but its tokens. */
function shownAccount(row: AccountRow) {
  const { access_token: _, refresh_token, ...shown } = row
  return { ...shown, renews_itself: refresh_token !== null || renewsUnasked(row.platform) }
}

export const listAccounts = async (world: Pick<World, 'db'>, workspace_id: string) =>
  (await listAccountRows(world.db, workspace_id)).map(shownAccount)

const missing = ({ id }: Ref) => new Problem('bad_request', `There is no connected account ${id} in this workspace.`)

export async function disconnect(world: World, by: By, ref: Ref) {
  const row = await disconnectAccount(world.db, ref, auditedBy(world, by))
  if (!row) throw missing(ref)
  return shownAccount(row)
}

export async function changeSettings(world: World, by: By, ref: Ref, settings: unknown) {
  const row = await findAccount(world.db, ref)
  if (!row) throw missing(ref)
  const chosen = settingsOf[row.platform].parse(settings)
  assertGranted(row, chosen)
  const changed = await saveSettings(world.db, ref, chosen, auditedBy(world, by))
  if (!changed) throw missing(ref)
  return shownAccount(changed)
}

/** What an owner has not granted cannot be chosen: the first post would end the connection. */
function assertGranted({ platform, scopes }: AccountRow, chosen: object): void {
  if (platform !== 'tiktok' || !('privacy' in chosen) || !chosen.privacy) return
  if (scopes.length === 0 || scopes.includes('video.publish')) return
  throw new Problem('bad_request', 'This account has granted drafts only. Connect it again and allow posts.')
}
