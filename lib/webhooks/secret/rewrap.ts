import type { World } from '#lib/ctx.ts'
import { rewrap } from '#lib/seal.ts'
import { replaceSealed, sealedByOther } from '#lib/webhooks/secret/sealed-store.ts'

/** Brings secrets under the newest sealing key, so that the one before can be taken away. With one key there is nothing to look for. */
export async function rewrapSecrets(world: Pick<World, 'db' | 'keyring'>, limit: number): Promise<number> {
  const [newest, ...older] = world.keyring
  if (older.length === 0) return 0
  const found = await sealedByOther(world.db, newest.id, limit)
  for (const sealed of found) {
    const moved = await rewrap(world.keyring, sealed)
    if (moved) await replaceSealed(world.db, sealed, moved)
  }
  return found.length
}
