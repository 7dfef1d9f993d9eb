// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { agentMutants } from './agent-mutants.ts'
import { campaignMutants } from './campaign-mutants.ts'
import { ofControl } from './control-mutants.ts'
import { moneyMutants } from './money-mutants.ts'
import { interleaved, type Mutant, mutant, seldom } from './mutant.ts'
import { chatMutants, ofStudio } from './studio-mutants.ts'

export const mutants: Mutant[] = [
  ...interleaved('posts', ofControl),
  ...interleaved('cards', ofStudio),
  mutant(
    'the answer is not stored with the run',
    'lib/runs/accept/store.ts',
    '...(record ? [sql`stored as (${storedRecord(first, record, sql`accepted`)})`] : []),',
    '',
  ),
  mutant(
    'a full cap goes before a stored answer',
    'lib/runs/accept/accept.ts',
    'if (first) return first',
    'const before = await fullCap(ctx, runs, now)\n      if (before) throw before\n      if (first) return first',
  ),
  mutant(
    'a cap is not looked at',
    'lib/runs/accept/store.ts',
    'where u.used + ${by}::int <= ${cap}::int\n  returning',
    'where true\n  returning',
  ),
  mutant(
    'a failed run keeps its place',
    'lib/runs/store.ts',
    'and u.used > 0 returning 1),',
    'and false returning 1),',
  ),
  mutant(
    'stuck runs are not looked for',
    'lib/sweep.ts',
    "  runs: world => sweepWork(world, 'runs', takeOverdueRuns, endOverdue('id')),",
    '  runs: async () => 0,',
  ),
  mutant(
    'stuck pieces are not looked for',
    'lib/sweep.ts',
    "  renders: world => sweepWork(world, 'renders', takeOverdueRenders, endOverdue('run_id')),",
    '  renders: async () => 0,',
  ),
  mutant(
    'stuck deliveries are not looked for',
    'lib/sweep.ts',
    '  deliveries: sweepDeliveries,',
    '  deliveries: async () => 0,',
  ),
  mutant(
    'failed tombstones are not laid again',
    'lib/sweep.ts',
    '  keys: world => refreshChanged(world, BATCH),',
    '  keys: async () => 0,',
  ),
  mutant(
    'stray files are not looked for',
    'lib/sweep.ts',
    '  files: world => removeStrayFiles(world, FILES_AT_ONCE),',
    '  files: async () => 0,',
  ),
  mutant(
    'files are not checked for before they are stored',
    'lib/runs/work/keep-asset.ts',
    '  await expectFile(world.db, path, after(world.now(), DAY_MS).toISOString())\n',
    '',
  ),
  mutant(
    'files have fixed names',
    'lib/runs/work/keep-asset.ts',
    'assets/${run.id}/${sha256}.',
    'assets/${run.id}/${file.position}.',
  ),
  seldom(
    mutant(
      'a file that is shown counts as stray',
      'lib/media/files-store.ts',
      "then 'named'\n              else 'stray' end",
      "then 'stray'\n              else 'stray' end",
    ),
  ),
  {
    name: 'a piece is done and counted in by everyone who hears of it',
    edits: [
      {
        file: 'lib/runs/work/renders-store.ts',
        from: 'and (c.lease is null or c.lease_until < ${picture.now}) ',
        to: '',
      },
      {
        file: 'lib/runs/work/renders-store.ts',
        from: "where run_id = ${run_id} and idx = ${idx} and status = 'queued' and lease = ${lease.token} returning run_id)",
        to: 'where run_id = ${run_id} and idx = ${idx} returning run_id)',
      },
    ],
  },
  seldom(
    mutant(
      'a run finishes whatever it is doing',
      'lib/runs/store.ts',
      'where id = ${run_id} and step = ${step} and lease = ${lease.token} returning *),',
      'where id = ${run_id} returning *),',
    ),
  ),
  seldom(
    mutant(
      'a run that has ended fails again',
      'lib/runs/store.ts',
      "where id = ${run_id} and status in ('queued', 'running') returning *),\n          refunded",
      'where id = ${run_id} returning *),\n          refunded',
    ),
  ),
  mutant(
    'every failure is the last',
    'lib/runs/work/give-up.ts',
    '  if (error instanceof RunFailure) {',
    "  if (error instanceof Error) {\n    error = new RunFailure('draw_failed', error.message)\n  }\n  if (error instanceof RunFailure) {",
  ),
  mutant(
    'a delivery has a new name at each attempt',
    'lib/webhooks/delivery/deliver.ts',
    'id: eventName(event.id),',
    'id: eventName(world.id()),',
  ),
  mutant(
    'silence counts as taken',
    'lib/webhooks/delivery/deliver.ts',
    'if (status !== null && status >= 200 && status < 300)',
    'if (status === null || (status >= 200 && status < 300))',
  ),
  mutant(
    'a delivery that failed is not tried again',
    'lib/webhooks/delivery/deliver.ts',
    'const next = gone ? null',
    'const next = gone || made > 0 ? null',
  ),
  mutant(
    'the end of a batch is told with each of its runs',
    'lib/events/emit.ts',
    'from batch where remaining = 0`',
    'from batch`',
  ),
  mutant(
    'a run that is claimed again is told of again',
    'lib/runs/store.ts',
    "sql`changed.was = 'queued'`",
    'sql`true`',
  ),
  mutant(
    'event numbers leave a gap',
    'lib/events/emit.ts',
    'set event_seq = w.event_seq + n.live,',
    'set event_seq = w.event_seq + n.live + 1,',
  ),
  mutant(
    'a revoked key leaves no tombstone',
    'lib/keys/admit/revoke.ts',
    '  await world.redis.run(fill, [recordKey(revoked.hash)], tombstoneArguments(revoked.version))\n',
    '',
  ),
  {
    name: 'the brand is written whatever stands',
    edits: [
      {
        file: 'lib/brand/store.ts',
        from: 'set dna = excluded.dna, version = excluded.version, updated_at',
        to: 'set dna = excluded.dna, version = b.version + 1, updated_at',
      },
      {
        file: 'lib/brand/store.ts',
        from: 'where b.version = ${basis.own ? basis.version : 0}\n',
        to: 'where b.version >= ${basis.own ? 0 : 1}\n',
      },
    ],
  },
  mutant(
    'If-Match is not looked at',
    'lib/brand/dna/change.ts',
    'if (allowed === null || allowed.includes(version)) return null',
    'if (allowed === null || version >= 0) return null',
  ),
  mutant(
    'a repeated change of the brand is another one',
    'lib/brand/dna/change.ts',
    'by: { audit_id: edit.id,',
    'by: { audit_id: ctx.id(),',
  ),
  mutant(
    'test mode goes on without the version that it goes on from',
    'lib/brand/store.ts',
    'where not changed.livemode and ${!basis.own} and',
    'where changed.livemode and ${!basis.own} and',
  ),
  mutant(
    'writes take no turns',
    'functions/http/body/repeatable.ts',
    'if (!claim) return next()',
    'if (!claim || claim.key) return next()',
  ),
  mutant(
    'a write that went wrong inside counts as not done',
    'functions/http/body/repeatable.ts',
    'if (c.res.status >= 500) return turn.pass()',
    'if (c.res.status >= 500) return turn.drop()',
  ),
  mutant(
    'pictures are not checked for before they are stored',
    'lib/media/picture/keep.ts',
    '  await expectFile(keeper.db, blob_key, after(keeper.now(), DAY_MS).toISOString())\n',
    '',
  ),
  mutant(
    'a row that goes leaves its file',
    'lib/media/store.ts',
    'insert into file_checks (blob_key, due_at) select distinct blob_key, ${at}::timestamptz from ${gone}\n',
    'insert into file_checks (blob_key, due_at) select distinct blob_key, ${at}::timestamptz from ${gone} where false\n',
  ),
  mutant(
    'a file of the library counts as stray',
    'lib/media/files-store.ts',
    "select 1 from media m where m.blob_key = f.blob_key and m.tags ->> 'status'",
    "select 1 from media m where false and m.tags ->> 'status'",
  ),
  mutant(
    'stuck videos are not looked for',
    'lib/sweep.ts',
    "  videos: world => sweepWork(world, 'videos', takeOverdueClips),",
    '  videos: async () => 0,',
  ),
  mutant(
    'what is cut off of an upload keeps its parts',
    'lib/brand/videos/advance.ts',
    '  if (clip.upload_id) await world.blobs.dropParts(key, clip.upload_id).catch(() => undefined)\n',
    '',
  ),
  mutant(
    'an upload that was put together before cannot be completed',
    'lib/brand/videos/receive.ts',
    'if (!(await world.blobs.head(key))) throw error',
    'throw error',
  ),
  mutant(
    'segments are not checked for before they are stored',
    'lib/runs/work/parts.ts',
    '  await expectFile(world.db, key, after(world.now(), DAY_MS).toISOString())\n',
    '',
  ),
  mutant(
    'a run goes on before all of its pieces are there',
    'lib/runs/store.ts',
    'and remaining = 0 and attempt < ${most_attempts}',
    'and attempt < ${most_attempts}',
  ),
  mutant(
    'a post is sent without being armed',
    'lib/publish/attempt/attempts-store.ts',
    "update posts p set step = 'check', armed_at = ${lease.now}, lease_until",
    'update posts p set lease_until',
  ),
  mutant(
    'a post whose answer was lost is sent again',
    'lib/publish/attempt/attempt.ts',
    "publisher.publish(publication, account, kept, tools), 'unknown')",
    "publisher.publish(publication, account, kept, tools), 'retry')",
  ),
  mutant(
    'one look is enough to send a post again',
    'lib/publish/attempt/decide.ts',
    "  const since = now.getTime() - Date.parse(post.armed_at ?? '')\n",
    "  if (post.armed_at) return again(post, new PublishError('retry', 'lost', '', 0), now, { armed: false })\n  const since = now.getTime() - Date.parse(post.armed_at ?? '')\n",
  ),
  mutant(
    'a post is made by everyone who hears of it',
    'lib/publish/attempt/attempts-store.ts',
    'and (p.lease_until is null or p.lease_until < ${lease.now})\n',
    '\n',
  ),
  {
    // Whoever reserves looks before the statement does, so that the statement alone is met by nobody who is quicker than minutes.
    name: 'a post that may be out is sent by another request',
    edits: [
      {
        file: 'lib/publish/post/store.ts',
        from: "where p.status in ('canceled', 'failed')",
        to: "where p.status in ('canceled', 'failed', 'needs_attention')",
      },
      {
        file: 'lib/publish/post/reserve.ts',
        from: "status === 'failed' || status === 'canceled'",
        to: "status === 'failed' || status === 'canceled' || status === 'needs_attention'",
      },
    ],
  },
  mutant('stuck posts are not looked for', 'lib/sweep.ts', '  posts: sweepPosts,', '  posts: async () => 0,'),
  mutant(
    'the end of a post is not told',
    'lib/events/emit.ts',
    "`'scheduled', 'posted', 'drafted',",
    "`'scheduled', 'drafted',",
  ),
  mutant(
    'a run that ends forgets its post',
    'lib/runs/end/dropped-post-store.ts',
    'where (c.scheduled_at is not null or (',
    'where ((',
  ),
  mutant(
    'a campaign is not named in its runs',
    'lib/campaigns/create.ts',
    'created_via, campaign_id: campaign.id }',
    'created_via, campaign_id: null }',
  ),
  mutant(
    'a campaign is not kept with its runs',
    'lib/campaigns/create.ts',
    '      batch_id: null,\n      campaign,\n',
    '      batch_id: null,\n',
  ),
  ...campaignMutants,
  ...chatMutants,
  ...moneyMutants,
  ...agentMutants,
]
