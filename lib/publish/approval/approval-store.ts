// What a person says of a run, and what follows from it, in one statement each. The words hold for what was shown and nothing else.
import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Platform } from '#lib/channels.ts'
import type { Hold, OpenQuestion } from '#lib/composer/concerns.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, madeId, told, toldPost } from '#lib/events/emit.ts'
import { projection } from '#lib/projection.ts'
import { contentHash } from '#lib/publish/control/settings-store.ts'
import type { Overflow } from '#lib/runs/platforms.ts'
import { fileHashes } from '#lib/runs/posts/file-hashes-store.ts'
import { Asset } from '#lib/runs/run.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'

export const at = ({ workspace_id, livemode, run_id }: RunRef): SQL =>
  sql`r.id = ${run_id} and r.workspace_id = ${workspace_id} and r.livemode = ${livemode}`

const ownHash = contentHash(fileHashes(sql`r.assets`), sql`coalesce(r.output_text, '')`)
const postHash = contentHash(sql`p.asset_sha256`, sql`p.caption`)

/** Nobody lifts a gate. */
const noGate = sql`not exists (
  select 1 from jsonb_array_elements(r.score_reasons) row where (row ->> 'gate')::boolean and not (row ->> 'passed')::boolean)`

export type Waiting = {
  platform: Platform
  caption: string
  overflow: Overflow | null
  awaits: string | null
  scheduled_at: string | null
  hash: string
  account: string | null
}
export type Shown = {
  workspace_name: string
  channel: string
  brief: string
  output_text: string | null
  verdict: string | null
  status: string
  /** A gate has failed, or a person has rejected it. */
  is_closed: boolean
  hash: string
  assets: Asset[]
  posts: Waiting[]
  /** Whether another post of it needs nobody's answer any more. */
  is_under_way: boolean
  impact_score: number | null
  holds: Hold[]
  questions: OpenQuestion[]
  state: 'none' | 'pending' | 'approved' | 'changes_requested'
  by: string | null
  /** The day that its words speak of as coming, and when that is over. */
  event_day: string | null
  event_over_at: string | null
}

const readAsset = projection(Asset)

/** Everything that somebody has to see before an answer. */
export async function findForApproval(db: Db, ref: RunRef): Promise<Shown | null> {
  const found = await rows<Shown>(
    db,
    sql`select w.name as workspace_name, r.channel, r.brief, r.output_text, r.verdict, r.status, (r.verdict = 'rejected' or not ${noGate}) as is_closed,
          ${ownHash} as hash, r.assets, r.holds, r.questions, r.impact_score, r.event_day::text as event_day, to_jsonb(r.event_over_at) #>> '{}' as event_over_at,
          exists (select 1 from posts p where p.run_id = r.id and p.status not in ('awaiting_approval', 'failed', 'canceled')) as is_under_way, coalesce(a.state, 'none') as state, a.by,
          (select coalesce(jsonb_agg(jsonb_build_object('platform', p.platform, 'caption', p.caption, 'overflow', p.overflow, 'awaits', p.awaits,
              'scheduled_at', p.scheduled_at, 'hash', ${postHash}, 'account', c.username) order by p.created_at, p.id), '[]')
            from posts p left join connected_accounts c on c.id = p.connected_account_id
            where p.run_id = r.id and p.status = 'awaiting_approval') as posts
        from runs r join workspaces w on w.id = r.workspace_id left join approvals a on a.run_id = r.id where ${at(ref)}`,
  )
  const [shown] = found
  return shown ? { ...shown, assets: shown.assets.map(readAsset) } : null
}

/** A run that was asked for with an address of its own has its answers told there as well. */
export const ownUrl = sql`(select r.webhook_url from runs r where r.id = said.run_id)`

/** What is told of an answer that stands in `said`. */
export const data = (
  posts: SQL,
) => sql`jsonb_build_object('run_id', said.run_id, 'state', said.state, 'by', said.by, 'at', said.at,
  'comment', said.comment, 'posts', ${posts})`

export type Decision = { by: Audited; who: string; event_id: string }
/** `posts` are those that go out at once. */
export type Released = {
  hints: Hint[]
  posts: { id: string; workspace_id: string }[]
  released: number
  missed: number
}

const hashesOf = (hashes: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`

/** The event that tells of an approval, with what it let go. */
const toldApproval = (id: string, at: string): SQL => {
  const released = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'platform', platform, 'awaits', null)), '[]') from released)`
  // Events lock the workspace, which a post that is being armed waits for: whatever it holds is asked for before.
  const first = sql`said cross join (select count(*) from lifted) l cross join (select count(*) from unmarked) u`
  return told({ id, type: 'run.approved', at }, first, {
    run_id: sql`said.run_id`,
    webhook_url: ownUrl,
    data: data(released),
  })
}

/** As `isMissed`. */
const misses = (now: string): SQL => sql`(p.awaits = 'verdict' and p.scheduled_at <= ${now}::timestamptz)`

const OVER = 'Its time was over when it was approved. Post the run at another time.'

/** Posts of just what was approved (`list`): those that go out, and those that have missed the time that was planned with a held run. */
const answered = (list: SQL, now: string): SQL => sql`
  answered as (
    update posts p set awaits = null, updated_at = ${now},
      status = case when ${misses(now)} then 'failed' when p.scheduled_at > ${now}::timestamptz then 'scheduled' else 'queued' end,
      error_code = case when ${misses(now)} then 'run_not_approved' end, error_message = case when ${misses(now)} then ${OVER} end,
      due_at = case when not ${misses(now)} then greatest(p.scheduled_at, ${now}::timestamptz) end
    from r where p.run_id = r.id and p.status = 'awaiting_approval' and ${postHash} = any(${list})
      and (r.verdict = 'approved' or r.is_lifted) returning p.*),
  released as (select * from answered where status <> 'failed'),
  missed as (select * from answered where status = 'failed'),
  unmarked as (
    update posts p set awaits = null from r where p.run_id = r.id and p.status = 'posting' and ${postHash} = any(${list}) returning p.id)`

/** Posts of just these files and words go on their way; a hold is lifted where they are the run's own. */
export async function approve(
  db: Db,
  ref: RunRef,
  hashes: readonly string[],
  decision: Decision,
): Promise<Released | null> {
  const { by, who, event_id } = decision
  const list = hashesOf(hashes)
  const found = await rows<Released>(
    db,
    sql`with r as (select r.*, (r.verdict = 'needs_review' and ${noGate} and ${ownHash} = any(${list})) as is_lifted
          from runs r where ${at(ref)} and r.status = 'succeeded' and r.verdict is distinct from 'rejected'),
        said as (
          insert into approvals as a (run_id, workspace_id, livemode, state, by, at, comment, hashes, updated_at)
          select id, workspace_id, livemode, 'approved', ${who}, ${by.at}::timestamptz, null, ${list}, ${by.at}::timestamptz from r
          on conflict (run_id) do update set state = 'approved', by = excluded.by, at = excluded.at, comment = null,
            hashes = array(select distinct unnest(a.hashes || excluded.hashes)), updated_at = excluded.updated_at
          returning *, run_id as id),
        lifted as (
          update runs set verdict = 'approved', version = runs.version + 1, updated_at = ${by.at} from r
          where runs.id = r.id and r.is_lifted and runs.verdict = 'needs_review' returning runs.id),
        ${answered(list, by.at)},
        ${audited(by, 'run.approved', sql`said`)},
        ${audited({ ...by, id: madeId(sql`${by.id}::text || id::text`) }, 'post.failed', sql`missed`, 'audited_missed')},
        ${emitted(
          sql`${toldApproval(event_id, by.at)} union all ${toldPost(madeId(sql`p.id::text || ${event_id}::text`), by.at, sql`answered`)}`,
        )}
        select ${hints}, (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'workspace_id', workspace_id)), '[]')
          from released where status = 'queued') as posts, (select count(*)::int from released) as released,
          (select count(*)::int from missed) as missed from said`,
  )
  return found[0] ?? null
}

/** What was approved before is approved no longer, and what of it was not sent yet waits again; what was sent waits once it is known not to be out. */
export async function requestChanges(
  db: Db,
  ref: RunRef,
  comment: string,
  { by, who, event_id }: Decision,
): Promise<{ hints: Hint[]; in_flight: string[] } | null> {
  const found = await rows<{ hints: Hint[]; in_flight: string[] }>(
    db,
    sql`with said as (
          insert into approvals as a (run_id, workspace_id, livemode, state, by, at, comment, updated_at)
          select r.id, r.workspace_id, r.livemode, 'changes_requested', ${who}, ${by.at}::timestamptz, ${comment}, ${by.at}::timestamptz
          from runs r where ${at(ref)} and r.status = 'succeeded'
          on conflict (run_id) do update set state = excluded.state, by = excluded.by, at = excluded.at, comment = excluded.comment,
            hashes = '{}', updated_at = excluded.updated_at
          returning *, run_id as id),
        held as (
          update posts p set awaits = 'setting', updated_at = ${by.at},
            status = case when p.armed_at is null then 'awaiting_approval' else p.status end,
            lease = case when p.armed_at is not null then p.lease end,
            lease_until = case when p.armed_at is not null then p.lease_until end,
            due_at = case when p.armed_at is not null then p.due_at end
          from said where p.run_id = said.run_id and p.status in ('scheduled', 'queued', 'posting')
          returning p.*),
        ${audited(by, 'run.changes_requested', sql`said`)},
        ${emitted(
          told({ id: event_id, type: 'run.changes_requested', at: by.at }, sql`said`, {
            run_id: sql`said.run_id`,
            webhook_url: ownUrl,
            data: data(sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'platform', p.platform, 'awaits', p.awaits)), '[]')
              from (select * from posts where status = 'awaiting_approval' union all select * from held where status = 'awaiting_approval') p where p.run_id = said.run_id)`),
          }),
        )}
        select ${hints}, (select coalesce(jsonb_agg(id), '[]') from held where armed_at is not null) as in_flight from said`,
  )
  return found[0] ?? null
}
