// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { type Mutant, mutant } from './mutant.ts'

/** Guards of campaigns and of what people say of posts, each taken out. */
export const campaignMutants: Mutant[] = [
  mutant(
    'a campaign that is canceled goes on with runs that end later',
    'lib/runs/end/dropped-post-store.ts',
    'and not exists (select 1 from campaign where canceled_at is not null)',
    '',
  ),
  mutant(
    'posts of a campaign that is canceled are not told as canceled',
    'lib/publish/control/called-off-store.ts',
    '${emitted(sql`${toldPost(madeId(sql`${by.id}::text || p.id::text`), by.at, sql`canceled`)}',
    '${emitted(sql`${toldPost(madeId(sql`${by.id}::text || p.id::text`), by.at, sql`(select * from canceled where false)`)}',
  ),
  mutant(
    'what comes with a run is looked at by nobody',
    'lib/runs/end/dropped-post-store.ts',
    "when is_looked_at then 'setting'",
    "when false then 'setting'",
  ),
  mutant(
    'what is asked for is looked at by nobody',
    'lib/publish/post/store.ts',
    "when s.approval = 'always' then 'setting' end",
    "when s.approval = 'seldom' then 'setting' end",
  ),
  mutant(
    'an objection leaves what was let out on its way',
    'lib/publish/approval/approval-store.ts',
    "update posts p set awaits = 'setting', updated_at = ${by.at},\n            status = case when p.armed_at is null then 'awaiting_approval' else p.status end",
    "update posts p set awaits = 'setting', updated_at = ${by.at},\n            status = p.status",
  ),
  mutant(
    'a yes lets nothing go',
    'lib/publish/approval/approval-store.ts',
    "from r where p.run_id = r.id and p.status = 'awaiting_approval' and ${postHash} = any(${list})\n      and (r.verdict",
    "from r where p.run_id = r.id and p.status = 'scheduled' and ${postHash} = any(${list})\n      and (r.verdict",
  ),
  mutant(
    'what was declined goes out at its time',
    'lib/publish/approval/decline-store.ts',
    'from said where p.run_id = said.run_id and ${isUnsent}',
    'from said where false and p.run_id = said.run_id and ${isUnsent}',
  ),
  mutant(
    'answers to a run are not told to its own address',
    'lib/publish/approval/approval-store.ts',
    '    webhook_url: ownUrl,\n    data: data(released),',
    '    data: data(released),',
  ),
]
