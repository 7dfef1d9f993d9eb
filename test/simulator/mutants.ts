// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
/** A rule of the product taken out: the simulation has to notice. */
export type Mutant = { name: string; edits: Edit[] }
export type Edit = { file: string; from: string; to: string }

const mutant = (name: string, file: string, from: string, to: string): Mutant => ({ name, edits: [{ file, from, to }] })

export const mutants: Mutant[] = [
  mutant(
    'the answer is not stored with the run',
    'lib/runs/accept-store.ts',
    '...(record ? [sql`stored as (${storedRecord(first, record, sql`accepted`)})`] : []),',
    '',
  ),
  mutant(
    'a full cap goes before a stored answer',
    'lib/runs/accept.ts',
    'if (first) return first',
    'const before = await fullCap(ctx, runs, now)\n      if (before) throw before\n      if (first) return first',
  ),
  mutant(
    'a cap is not looked at',
    'lib/runs/accept-store.ts',
    'where u.used + ${by}::int <= ${cap}::int\n  returning',
    'where true\n  returning',
  ),
  mutant(
    'a failed run keeps its place',
    'lib/runs/store.ts',
    'and u.used > 0 returning 1),',
    'and false returning 1),',
  ),
  mutant('stuck runs are not looked for', 'lib/runs/sweep.ts', '  runs: sweepRuns,', '  runs: async () => 0,'),
  mutant(
    'stuck pieces are not looked for',
    'lib/runs/sweep.ts',
    '  renders: sweepRenders,',
    '  renders: async () => 0,',
  ),
  mutant(
    'stuck deliveries are not looked for',
    'lib/runs/sweep.ts',
    '  deliveries: sweepDeliveries,',
    '  deliveries: async () => 0,',
  ),
  mutant(
    'failed tombstones are not laid again',
    'lib/runs/sweep.ts',
    '  keys: world => layTombstones(world, BATCH),',
    '  keys: async () => 0,',
  ),
  mutant(
    'stray files are not looked for',
    'lib/runs/sweep.ts',
    '  files: world => removeStrayFiles(world, FILES_AT_ONCE),',
    '  files: async () => 0,',
  ),
  mutant(
    'files are not checked for before they are stored',
    'lib/runs/keep-asset.ts',
    '  await expectFile(world.db, path, after(world.now(), DAY_MS).toISOString())\n',
    '',
  ),
  mutant(
    'files have fixed names',
    'lib/runs/keep-asset.ts',
    'assets/${run.id}/${sha256}.',
    'assets/${run.id}/${file.position}.',
  ),
  mutant(
    'a file that is shown counts as stray',
    'lib/media/files-store.ts',
    "then 'named'\n              else 'stray' end",
    "then 'stray'\n              else 'stray' end",
  ),
  {
    name: 'a piece is done and counted in by everyone who hears of it',
    edits: [
      {
        file: 'lib/runs/renders-store.ts',
        from: 'and (c.lease is null or c.lease_until < ${picture.now}) ',
        to: '',
      },
      {
        file: 'lib/runs/renders-store.ts',
        from: "where run_id = ${run_id} and idx = ${idx} and status = 'queued' and lease = ${lease.token} returning run_id)",
        to: 'where run_id = ${run_id} and idx = ${idx} returning run_id)',
      },
    ],
  },
  mutant(
    'a run finishes whatever it is doing',
    'lib/runs/store.ts',
    'where id = ${run_id} and step = ${step} and lease = ${lease.token} returning *),',
    'where id = ${run_id} returning *),',
  ),
  mutant(
    'a run that has ended fails again',
    'lib/runs/store.ts',
    "where id = ${run_id} and status in ('queued', 'running') returning *),\n          refunded",
    'where id = ${run_id} returning *),\n          refunded',
  ),
  mutant(
    'every failure is the last',
    'lib/runs/give-up.ts',
    '  if (error instanceof RunFailure) {',
    "  if (error instanceof Error) {\n    error = new RunFailure('draw_failed', error.message)\n  }\n  if (error instanceof RunFailure) {",
  ),
  mutant(
    'a delivery has a new name at each attempt',
    'lib/webhooks/deliver.ts',
    'id: eventName(event.id),',
    'id: eventName(world.id()),',
  ),
  mutant(
    'silence counts as taken',
    'lib/webhooks/deliver.ts',
    'if (status !== null && status >= 200 && status < 300)',
    'if (status === null || (status >= 200 && status < 300))',
  ),
  mutant(
    'a delivery that failed is not tried again',
    'lib/webhooks/deliver.ts',
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
    'lib/keys/revoke.ts',
    '  await world.redis.run(fill, [recordKey(revoked.hash)], tombstoneArguments(revoked.version))\n',
    '',
  ),
]
