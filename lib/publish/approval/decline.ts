// A person decides that a run is not posted. There is no way here from a key.
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { decision, type Person } from '#lib/publish/approval/approve.ts'
import { type Declined, decline } from '#lib/publish/approval/decline-store.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export async function declineRun(
  world: World,
  person: Person,
  ref: RunRef,
  comment: string | null,
): Promise<Pick<Declined, 'canceled' | 'in_flight'>> {
  const declined = await decline(world.db, ref, comment, decision(world, person))
  if (!declined)
    throw new Problem(
      'invalid_state',
      'It waits for nobody’s answer any more. What is planned of it is canceled post by post.',
    )
  announce(world, declined.hints)
  return declined
}
