// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { type Mutant, mutant } from './mutant.ts'

/** Control of posts, each guard by itself. */
export const ofControl: Mutant[] = [
  mutant(
    'a pause is not looked at when a post is armed',
    'lib/publish/attempt/attempts-store.ts',
    'where s.paused_at is null and w.frozen_at is null for share of s, w)',
    'where w.frozen_at is null for share of s, w)',
  ),
  mutant(
    'what is in flight is read before the pause',
    'lib/publish/control/pause.ts',
    '  announce(world, await pause(world.db, workspace_id, auditedBy(world, by), world.id()))\n  return readPause(world, workspace_id)',
    '  const before = await readPause(world, workspace_id)\n  announce(world, await pause(world.db, workspace_id, auditedBy(world, by), world.id()))\n  return before',
  ),
  mutant(
    'a post that was sent is canceled',
    'lib/publish/control/control-store.ts',
    'where ${at(ref)} and ${isUnsent}',
    "where ${at(ref)} and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')",
  ),
  mutant(
    'who holds a post keeps it when it is canceled',
    'lib/runs/posts/unsent-store.ts',
    "status = 'canceled', ${freed},",
    "status = 'canceled',",
  ),
  mutant(
    'a cancel of a campaign leaves the posts that wait',
    'lib/campaigns/campaign.ts',
    '  announce(world, (await takeBack(world.db, { campaign_id: ref.id }, auditedBy(world, by))).hints)\n',
    '',
  ),
  mutant(
    'a cancel of a campaign takes what was sent',
    'lib/publish/control/called-off-store.ts',
    'where ${wanted(which, by.at)} and ${isUnsent}',
    "where ${wanted(which, by.at)} and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')",
  ),
  mutant(
    'what was on its way when its campaign was canceled is sent once more',
    'lib/publish/control/called-off-store.ts',
    '(p.armed_at is null and (${isOfRevoked} or ${isOfCanceled}))',
    '(p.armed_at is null and ${isOfRevoked})',
  ),
  mutant(
    'a thread whose campaign is canceled stops half way',
    'lib/publish/control/called-off-store.ts',
    '(p.armed_at is null and (${isOfRevoked} or ${isOfCanceled}))',
    '(${isOfRevoked} or ${isOfCanceled})',
  ),
  {
    name: 'a post is changed while somebody works at it',
    edits: [
      {
        file: 'lib/publish/control/control-store.ts',
        from: "where ${at(ref)} and p.status in ('scheduled', 'awaiting_approval')),",
        to: "where ${at(ref)} and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')),",
      },
      {
        file: 'lib/publish/control/control-store.ts',
        from: 'where p.id = w.id and ${isAs(seen)}',
        to: "where p.id = w.id and p.status in ('scheduled', 'awaiting_approval', 'queued', 'posting')",
      },
    ],
  },
  mutant(
    'a post goes out before its time',
    'lib/publish/attempt/attempts-store.ts',
    'and (p.scheduled_at is null or p.scheduled_at <= ${lease.now})\n',
    '\n',
  ),
  mutant(
    'a post is canceled by words alone',
    'lib/publish/attempt/attempts-store.ts',
    "where p.id = ${post_id} and p.status in ('scheduled', 'queued', 'posting')",
    "where p.id = ${post_id} and p.status in ('scheduled', 'queued', 'posting', 'canceled')",
  ),
  mutant(
    'a part that is refused gives the place of its thread up',
    'lib/publish/attempt/decide.ts',
    'const said = hasBegun(post)\n',
    'const said = hasBegun(post) && isUnknown\n',
  ),
  mutant(
    'a part that is out is not remembered',
    'lib/publish/attempt/decide.ts',
    "{ step: 'prepare', armed: true, parts, ...afresh }",
    "{ step: 'prepare', armed: true, ...afresh }",
  ),
  mutant(
    'other words than those that were approved are let out',
    'lib/publish/approval/approval-store.ts',
    "and p.status = 'awaiting_approval' and ${postHash} = any(${list})",
    "and p.status = 'awaiting_approval'",
  ),
  mutant(
    'a post that was canceled is let out by an approval',
    'lib/publish/approval/approval-store.ts',
    "and p.status = 'awaiting_approval' and ${postHash} = any(${list})",
    "and p.status in ('awaiting_approval', 'canceled') and ${postHash} = any(${list})",
  ),
  mutant(
    'words that are changed need no approval of their own',
    'lib/publish/control/control-store.ts',
    "when p.awaits <> 'words' then p.awaits",
    "when p.awaits <> 'words' then null",
  ),
  mutant(
    'an objection stops nothing that was let out',
    'lib/publish/approval/approval-store.ts',
    "from said where p.run_id = said.run_id and p.status in ('scheduled', 'queued', 'posting')",
    'from said where false',
  ),
  mutant(
    'an objection to a post that was sent is forgotten',
    'lib/publish/attempt/attempts-store.ts',
    '(not ${pause.armed}::boolean and awaits is not null)',
    '(not ${pause.armed}::boolean and false)',
  ),
  mutant(
    'an objection takes the place of a post that was sent',
    'lib/publish/approval/approval-store.ts',
    "status = case when p.armed_at is null then 'awaiting_approval' else p.status end",
    "status = 'awaiting_approval'",
  ),
  {
    name: 'a thread is canceled between two parts',
    edits: [
      {
        file: 'lib/publish/attempt/decide.ts',
        from: "{ step: 'prepare', armed: true, parts, ...afresh }",
        to: "{ step: 'prepare', armed: false, parts, ...afresh }",
      },
      { file: 'lib/publish/attempt/apply.ts', from: 'armed: armed || hasBegun(post) }', to: 'armed }' },
    ],
  },
]
