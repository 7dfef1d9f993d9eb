import type { Ctx } from '#lib/ctx.ts'
import { plans, upgradeFor } from '#lib/plans.ts'
import type { Script } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { Problem } from '#lib/problem.ts'

/** Those that have ended without saying so make room when their time is over. */
const enter: Script = {
  name: 'enter-stream',
  source: `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1`,
}

const leave: Script = { name: 'leave-stream', source: `return redis.call('ZREM', KEYS[1], ARGV[1])` }

const streamsKey = (key_id: string) => `{${key_id}}:streams`

/** Takes a place among the open streams of the key; answers how it is given back. Without Redis nobody is counted. */
export async function openStream(ctx: Ctx, until: Date): Promise<() => Promise<void>> {
  const most = plans[ctx.workspace.plan].streams_at_once
  const [keys, id] = [[streamsKey(ctx.key.id)], ctx.id()]
  const room = await ctx.redis.run(enter, keys, [ctx.now().getTime(), until.getTime(), id, most]).catch(error => {
    if (error instanceof Unreachable) return 1
    throw error
  })
  if (room === 0) throw tooMany(ctx, most)
  return async () => {
    await ctx.redis.run(leave, keys, [id]).catch(() => undefined)
  }
}

function tooMany(ctx: Pick<Ctx, 'now'>, limit: number): Problem {
  const upgrade = upgradeFor(plan => plan.streams_at_once > limit)
  const remedy = upgrade ? `Close one, or upgrade to ${upgrade}.` : 'Close one.'
  return new Problem('rate_limited', `This key holds ${limit} event streams open, as many as it may. ${remedy}`, {
    detail: { bucket: 'streams', limit, used: limit, window: 'at once', resets_at: ctx.now().toISOString() },
    retry_after: 5,
  })
}
