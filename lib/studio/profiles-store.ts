import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Held } from '#lib/caller/key.ts'
import type { Platform } from '#lib/channels.ts'
import { arrayOf, type Db, rows } from '#lib/db.ts'
import type { Profile, UpdateProfileInput } from '#lib/studio/profile.ts'

type Found = { profile: unknown }

/** Each of these accounts is connected to the workspace. */
const allConnected = (accounts: readonly string[], workspace: SQL): SQL => sql`not exists (
  select 1 from unnest(${arrayOf(accounts, 'uuid')}) wanted (id) where not exists (
    select 1 from connected_accounts a where a.id = wanted.id and a.workspace_id = ${workspace} and a.status <> 'disconnected'))`

/** Profiles have no mode; their audit stands with live mode. */
const live = (source: string): SQL => sql`(select id, workspace_id, true as livemode from ${sql.raw(source)}) noted`

export async function insertProfile(db: Db, profile: Profile, by: Audited): Promise<unknown> {
  const found = await rows<Found>(
    db,
    sql`with created as (
          insert into studio_profiles (id, workspace_id, name, templates, theme, default_caption, telegram, social, paused,
            created_at, updated_at)
          select ${profile.id}::uuid, w.id, ${profile.name}, ${arrayOf(profile.templates)}, ${profile.theme},
            ${profile.default_caption}, ${profile.telegram}::boolean, ${arrayOf(profile.social, 'uuid')}, false,
            ${profile.created_at}::timestamptz, ${profile.updated_at}::timestamptz
          from workspaces w where w.id = ${profile.workspace_id} and ${allConnected(profile.social, sql`w.id`)}
          returning *),
        ${audited(by, 'studio_profile.created', live('created'))}
        select to_jsonb(created) as profile from created`,
  )
  return found[0]?.profile
}

export async function listProfileRows(db: Db, workspace_id: string): Promise<unknown[]> {
  const found = await rows<Found>(
    db,
    sql`select to_jsonb(p) as profile from studio_profiles p where workspace_id = ${workspace_id}
        order by created_at desc, id desc`,
  )
  return found.map(row => row.profile)
}

export async function updateProfileRow(
  db: Db,
  { id, workspace_id }: Held,
  patch: UpdateProfileInput,
  action: string,
  by: Audited,
): Promise<unknown> {
  const { name, templates, theme, default_caption, telegram, social, paused } = patch
  const found = await rows<Found>(
    db,
    sql`with changed as (
          update studio_profiles p set name = coalesce(${name ?? null}, p.name),
            templates = ${templates === undefined ? sql`p.templates` : arrayOf(templates)},
            theme = coalesce(${theme ?? null}, p.theme), default_caption = coalesce(${default_caption ?? null}, p.default_caption),
            telegram = coalesce(${telegram ?? null}::boolean, p.telegram),
            social = ${social === undefined ? sql`p.social` : arrayOf(social, 'uuid')},
            paused = coalesce(${paused ?? null}::boolean, p.paused), updated_at = ${by.at}
          where id = ${id} and workspace_id = coalesce(${workspace_id}::uuid, workspace_id) and ${allConnected(social ?? [], sql`p.workspace_id`)} returning p.*),
        ${audited(by, `studio_profile.${action}`, live('changed'))}
        select to_jsonb(changed) as profile from changed`,
  )
  return found[0]?.profile
}

/** Within one workspace only. The key's copy in Redis does not hold its profile, so the next request finds it. */
export async function bindKey(
  db: Db,
  { key, profile_id }: { key: Held; profile_id: string | null },
  by: Audited,
): Promise<boolean> {
  const bound = await rows(
    db,
    sql`with bound as (
          update keys k set studio_profile_id = ${profile_id} where k.id = ${key.id}
            and k.workspace_id = coalesce(${key.workspace_id}::uuid, k.workspace_id) and (${profile_id}::uuid is null or exists (
            select 1 from studio_profiles p where p.id = ${profile_id} and p.workspace_id = k.workspace_id))
          returning k.id, k.workspace_id, k.livemode),
        ${audited(by, profile_id ? 'key.studio_bound' : 'key.studio_unbound', sql`bound`)}
        select id from bound`,
  )
  return bound.length > 0
}

export type FoundProfile = { profile: unknown; chats: number; accounts: { id: string; platform: Platform }[] }

export async function findBoundRow(db: Db, workspace_id: string, key_id: string): Promise<FoundProfile | null> {
  const found = await rows<FoundProfile>(
    db,
    sql`select to_jsonb(p) as profile, (
          select count(*)::int from chats c where c.workspace_id = p.workspace_id and c.status = 'linked') as chats, (
          select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'platform', a.platform) order by a.created_at, a.id), '[]')
          from connected_accounts a where a.workspace_id = p.workspace_id and a.id = any(p.social) and a.status = 'connected'
        ) as accounts
        from keys k join studio_profiles p on p.id = k.studio_profile_id and p.workspace_id = k.workspace_id
        where k.id = ${key_id} and k.workspace_id = ${workspace_id}`,
  )
  return found[0] ?? null
}
