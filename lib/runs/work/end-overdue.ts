// Overdue work of runs that no other attempt can help.
import type { World } from '#lib/ctx.ts'
import { DEADLINE_MS } from '#lib/runs/limits.ts'
import { fail } from '#lib/runs/work/give-up.ts'
import { kinds } from '#lib/work/kinds.ts'

/** An invocation has six connections. */
const CALLS_AT_ONCE = 5

type Work = { created_at: string; attempt: number }

/** Ends the runs of work that is too old or was tried too often; answers the rest. One that cannot be ended holds up no other. */
export const endOverdue =
  <Key extends string>(key: Key) =>
  async <One extends Work & Record<Key, string>>(world: World, taken: One[]): Promise<One[]> => {
    const now = world.now()
    const isHopeless = (one: One) => isLate(one, now) || one.attempt >= kinds.runs.most_attempts
    const ending = (one: One) =>
      end(world, one[key], one).catch(error => world.report(error, { sweep: 'end', run_id: one[key] }))
    const hopeless = taken.filter(isHopeless)
    for (let at = 0; at < hopeless.length; at += CALLS_AT_ONCE)
      await Promise.all(hopeless.slice(at, at + CALLS_AT_ONCE).map(ending))
    return taken.filter(one => !isHopeless(one))
  }

const isLate = ({ created_at }: Work, now: Date) => now.getTime() - Date.parse(created_at) > DEADLINE_MS

async function end(world: World, run_id: string, work: Work): Promise<void> {
  const now = world.now()
  const failure = isLate(work, now)
    ? { error_code: 'deadline_exceeded' as const, error_message: 'The run did not finish within ten minutes.' }
    : {
        error_code: 'attempts_exhausted' as const,
        error_message: `The run failed ${kinds.runs.most_attempts} times and was given up.`,
      }
  await fail(world, run_id, failure)
}
