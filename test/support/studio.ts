// What the tests of Studio do over and over.
import { sql } from 'drizzle-orm'
import { rows } from '#lib/db.ts'
import type { StudioAnswer } from '#lib/studio/generate.ts'
import { bindProfile, type CreateProfileInput, createProfile } from '#lib/studio/profile.ts'
import type { Caller } from '#test/support/caller.ts'
import { by, type KeyOptions, type TestWorld } from '#test/support/world.ts'

export const milestone = {
  output_type: 'milestone',
  data: { headline: 'Ten thousand runs', metric_value: '10,000', metric_label: 'runs without a lost one' },
}

/** A key with a profile of its own. */
export async function bound(at: TestWorld, more: Partial<CreateProfileInput> = {}, key: KeyOptions = {}) {
  const everything = { templates: null, theme: 'auto' as const, default_caption: '', telegram: false, social: [] }
  const profile = await createProfile(at.world, by, {
    ...{ workspace_id: at.workspace.id, name: 'Desk', ...everything, ...more },
  })
  const caller = await at.key(key)
  at.pass(1)
  await bindProfile(at.world, by, { id: caller.minted?.id ?? '', workspace_id: null }, profile.id)
  return { caller, profile }
}

export const card = (caller: Caller, more: object = {}, headers: Record<string, string> = {}) =>
  caller.post<StudioAnswer & { code: string; message: string; detail: { loc: string[] }[] }>(
    '/api/v1/studio/generate',
    { ...milestone, ...more },
    headers,
  )

export async function linked(at: TestWorld, chat_id: string, title = 'Desk'): Promise<string> {
  const id = at.world.id()
  const now = at.world.now().toISOString()
  await at.world.db.execute(sql`
    insert into chats (id, workspace_id, chat_id, type, title, created_at, updated_at)
    values (${id}, ${at.workspace.id}, ${chat_id}, 'group', ${title}, ${now}, ${now})`)
  await at.world.db.execute(sql`
    insert into usage as u (workspace_id, kind, period, used) values (${at.workspace.id}, 'chats', 'ever', 1)
    on conflict (workspace_id, kind, period) do update set used = u.used + 1`)
  return id
}

export type MessageRow = {
  id: string
  status: string
  attempt: number
  external_id: string | null
  error: { code: string; message: string } | null
}

export const messagesOf = (at: TestWorld, run_id: string) =>
  rows<MessageRow>(
    at.world.db,
    sql`select id, status, attempt, external_id, error from messages where run_id = ${run_id} order by id`,
  )

/** What was told of the cards of a workspace, in order. */
export const deliveredOf = async (at: TestWorld) =>
  (
    await rows<{ data: Record<string, unknown> }>(
      at.world.db,
      sql`select data from events where workspace_id = ${at.workspace.id} and type = 'studio.delivered' order by sequence`,
    )
  ).map(row => row.data)
