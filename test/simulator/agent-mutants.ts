// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { type Mutant, mutant } from './mutant.ts'

/** Guards of programs that were let in, each taken out. */
export const agentMutants: Mutant[] = [
  mutant(
    'who renews twice at once gets two tokens, of which one is none',
    'functions/agents/token.ts',
    'const next = await readRecord(world.redis, kept)',
    'const next = null',
  ),
  mutant(
    'a grant is written by who has held it before',
    'lib/oauth/records.ts',
    "if KEYS[3] and (redis.call('GET', KEYS[3]) ~= ARGV[4] or redis.call('EXISTS', KEYS[1]) == 0) then return 0 end",
    '',
  ),
  mutant(
    'a grant that is given back again, for its answer was lost, keeps its key',
    'functions/agents/token.ts',
    'const answer = await issue(keeper, asked, kept)\n  if (!answer.ok ||',
    'const before = await kept.list({ prefix: `grant:${owner}:` })\n  const answer = await issue(keeper, asked, kept)\n  if (before.keys.length === 0 || !answer.ok ||',
  ),
  mutant(
    'a call that is sent again is another call',
    'lib/mcp/call.ts',
    'return (await redis.run(begin, [`{call:${hash}}`], [id(), REPEATED_SECONDS])) as string',
    'return id()',
  ),
  mutant(
    'calls alike are one by the clock, and two where its five minutes end',
    'lib/mcp/call.ts',
    'return (await redis.run(begin, [`{call:${hash}}`], [id(), REPEATED_SECONDS])) as string',
    'return `${hash}-${id().slice(0, 10)}`',
  ),
  mutant(
    'a grant that is used is not prolonged',
    'lib/keys/agent-store.ts',
    'update keys set expires_at = ${until}, version',
    'update keys set expires_at = least(expires_at, ${until}::timestamptz), version',
  ),
  {
    // What revoking does not find the sweep takes back, and nobody makes it meanwhile.
    name: 'what a grant has planned goes out after its end',
    edits: [
      {
        file: 'lib/publish/control/revoke-key.ts',
        from: 'await takeBack(world.db, { key_id: key.id }, auditedBy(world, by))',
        to: '{ count: 0, hints: [] }',
      },
      {
        file: 'lib/sweep.ts',
        from: '  announce(world, (await takeBack(world.db, { limit: BATCH }, auditedByService(world))).hints)\n',
        to: '',
      },
      { file: 'lib/publish/attempt/attempts-store.ts', from: ' and not ${isCalledOff}', to: '' },
    ],
  },
  {
    name: 'a grant that is over goes on',
    edits: [
      { file: 'lib/oauth/grant.ts', from: 'await dropOwner(world.redis, grant.id)', to: '' },
      {
        file: 'lib/keys/agent-store.ts',
        from: 'where id = ${key_id} and agent is not null and revoked_at is null and expires_at > ${now}',
        to: 'where id = ${key_id} and agent is not null and expires_at > ${now}',
      },
    ],
  },
]
