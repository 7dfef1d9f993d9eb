import { type SQL, sql } from 'drizzle-orm'
import { audited } from '#lib/audit/store.ts'
import { madeId, toldCard, toldPost } from '#lib/events/emit.ts'
import type { Consequence } from '#lib/runs/end/consequence.ts'
import { approvalAsked, toldAsked } from '#lib/runs/posts/asked-store.ts'
import { fileHashes } from '#lib/runs/posts/file-hashes-store.ts'
import { repeated } from '#lib/runs/posts/repeats-store.ts'
import { messageFor } from '#lib/work/kinds.ts'

/** Why a post that was asked for with the run does not come about, in the words of `posts`. */
const refusals = {
  run_not_approved:
    'The run is not approved, and only an approved one is posted. Approve it or make another, then post the run.',
  channel_not_connected:
    'No account of the platform is connected that the key may use. Connect one, then post the run.',
  asset_not_supported: 'The platform does not take this run; its `fits` say why.',
}
const words = sql.raw(
  `case refusal ${Object.entries(refusals)
    .map(([code, text]) => `when '${code}' then '${text}'`)
    .join(' ')} end`,
)

/** Due this long after, should the queue's message be lost. */
const FIRST_DUE = '20 seconds'

/** Whether everything that would end in the verdict is a person's to decide: no gate has failed. */
const isHeld = sql`(d.verdict = 'needs_review' and not exists (
  select 1 from jsonb_array_elements(d.score_reasons) row
  where (row ->> 'gate')::boolean and not (row ->> 'passed')::boolean))`

/** Cards and pre-formed runs have no composer that could be wrong. */
const isCalibrated = sql`coalesce((to_jsonb(j) ->> 'calibrated')::boolean, true)`

/** Where it would go: to the channel that was asked for, or of itself where the key sends what is good; a card of Studio to its accounts. */
const addressed = sql`
  campaign as (
    select g.canceled_at from campaigns g join changed c on g.id = c.campaign_id for share of g),
  addressed as (
    select c.*, case c.channel when 'twitter' then 'x' else c.channel end as platform, k.connected_accounts,
      c.connected_account_id as wanted_id, case when c.scheduled_at is null then 'auto' else 'schedule' end as origin
    from changed c left join keys k on k.id = c.key_id
    where (c.scheduled_at is not null or (c.auto_post_eligible and k.revoked_at is null and c.verdict = 'approved'
      and c.impact_score >= k.auto_post_min_score and c.given -> 'deliver' is null))
      and not exists (select 1 from campaign where canceled_at is not null)
    union all
    select c.*, a.platform, null, a.id, 'studio'
    from changed c cross join lateral jsonb_array_elements_text(c.given -> 'deliver' -> 'social') social (account_id)
    join connected_accounts a on a.id = social.account_id::uuid and a.workspace_id = c.workspace_id)`

/** What was planned with a run that a person may let out waits for that person, as everything does where the workspace has it looked at. */
const mayWait = sql`(${isHeld} and (d.origin = 'schedule' or coalesce(s.approval, 'never') <> 'never'))`

/** Planned for later on whichever account there is by then: the first that is connected takes it (`adopted`). */
const mayFind = (at: string): SQL =>
  sql`(d.origin = 'schedule' and d.wanted_id is null and d.scheduled_at > ${at}::timestamptz)`

/** With the account that takes it, and why it does not come about. */
const judged = (at: string): SQL => sql`
  judged as (
    select d.*, a.id as account_id, coalesce(s.approval, 'never') <> 'never' as is_looked_at, s.trust_composer, case
        when d.verdict is distinct from 'approved' and not ${mayWait} then 'run_not_approved'
        when d.livemode and a.id is null and not ${mayFind(at)} then 'channel_not_connected'
        when not (d.fits -> d.platform ->> 'ok')::boolean then 'asset_not_supported' end as refusal,
      ${fileHashes(sql`d.assets`)} as files
    from addressed d left join posting_settings s on s.workspace_id = d.workspace_id
    left join lateral (
      select a.id from connected_accounts a
      where d.livemode and a.workspace_id = d.workspace_id and a.platform = d.platform and a.status = 'connected'
        and (d.wanted_id is null or a.id = d.wanted_id)
        and (d.connected_accounts is null or a.id::text = any(d.connected_accounts))
      order by a.created_at, a.id limit 1) a on true)`

/** Where somebody has to look first, `awaits` says why. */
const decided = (at: string): SQL => sql`
  decided as (
    select j.*, case when refusal is not null then null when is_looked_at then 'setting'
        when verdict is distinct from 'approved' then 'verdict' when not ${isCalibrated} and not coalesce(trust_composer, false) then 'calibration'
        when origin <> 'studio' and ${repeated({
          account_id: sql`j.account_id`,
          files: sql`j.files`,
          caption: sql`coalesce(j.output_text, '')`,
          run_id: sql`j.id`,
          scheduled_at: sql`j.scheduled_at`,
          at,
        })} is not null then 'repetition'
        when greatest(scheduled_at, ${at}::timestamptz) >= event_over_at then 'event_over' end as awaits
    from judged j)`

/**
 * CTEs for the statement in which a run ends well (`changed`): its post, where one was asked for with it (`scheduled_at`),
 * or where its key sends by itself what its score clears; a card of Studio goes where its request was answered that it
 * would, and nowhere else. Where a person has to look first, it waits. All of it stands in the row, so that nothing can lose it.
 */
const dropped = (at: string): SQL => sql`
  ${addressed},
  ${judged(at)},
  ${decided(at)},
  dropped as (
    insert into posts (id, workspace_id, livemode, run_id, platform, connected_account_id, origin, status, caption, scheduled_at,
      asset_sha256, awaits, error_code, error_message, due_at, created_at, updated_at)
    select ${madeId(sql`id::text || 'post' || case origin when 'studio' then wanted_id::text else '' end`)}, workspace_id, livemode,
      id, platform, account_id, origin,
      case when refusal is not null then 'failed' when awaits is not null then 'awaiting_approval'
        when scheduled_at > ${at} then 'scheduled' else 'queued' end,
      coalesce(output_text, ''), scheduled_at, files, awaits, refusal, ${words},
      case when refusal is null and awaits is null then greatest(scheduled_at, ${at}::timestamptz + ${FIRST_DUE}::interval) end,
      ${at}::timestamptz, ${at}::timestamptz
    from decided on conflict do nothing returning *),
  ${approvalAsked(sql`dropped`, at)},
  ${audited(
    {
      id: madeId(sql`id::text || 'reserved'`),
      actor: sql`(select coalesce('key:' || key_id, 'service') from changed)`,
      request_id: null,
      at,
    },
    'post.reserved',
    sql`dropped`,
  )}`

const toldDrop = (at: string): SQL =>
  sql`${toldPost(madeId(sql`p.id::text || 'reserved'`), at, sql`dropped`)} union all ${toldCard(at, sql`dropped`)}
    union all ${toldAsked(sql`dropped`, at)}`

/** The post that was asked for with the run. */
export const droppedPost: Consequence<string> = {
  name: 'posts',
  ctes: dropped,
  told: toldDrop,
  sends: sql`(select coalesce(jsonb_agg(id), '[]') from dropped where status = 'queued')`,
  message: (run, id) => messageFor('posts', { ...run, id }, 'dropped'),
}
