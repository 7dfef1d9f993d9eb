import type { World } from '#lib/ctx.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Kind, Waiting } from '#lib/work/kinds.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** What could not be done now is anybody's again, and tried in so many seconds. */
export async function putOff<One extends Kind>(
  world: World,
  kind: One,
  row: Waiting[One],
  token: string,
  seconds: number,
): Promise<void> {
  const due_at = after(world.now(), seconds * SECOND_MS).toISOString()
  await release(world.db, kind, { ...row }, { token, due_at })
  await sendFor(world, kind, row, `retry:${token}`, seconds)
}
