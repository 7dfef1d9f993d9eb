import { advancePost } from '#lib/publish/attempt/attempt.ts'
import { Chance } from '../chance.ts'
import { openPGlite } from '../database.ts'
import { settle } from './interleaving.ts'
import type { Many } from './many.ts'
import { immortal } from './moments.ts'
import { type Fate, prepare, Stage } from './stage.ts'

const UNKNOWN = 0.1

/** Of those that nobody hears of, half are out. */
export async function postMany(seed: number, count: number): Promise<Many> {
  const database = await openPGlite()
  const chance = new Chance(seed)
  const found = { posts: 0, unknown: 0, twice: 0, nowhere: 0, asked_for_a_person: 0 }
  try {
    await prepare(database)
    for (; found.posts < count; found.posts++) {
      const isUnknown = chance.happens(UNKNOWN)
      const lost: Fate = chance.happens(0.5) ? 'lost' : 'vanished'
      const given = {
        fates: [isUnknown ? lost : ('made' as const)],
        is_mute: false,
        is_thread: false,
        is_looked_at: false,
      }
      const stage = new Stage(database, { ...given, scheduled_in_s: null }, null)
      await stage.reserve()
      for (const message of ['first', 'the same again'])
        await advancePost(stage.world(immortal(message), { waits: false }), stage.post_id)
      await settle(stage)
      const { status } = await stage.row()
      if (isUnknown) found.unknown++
      if (stage.out.length > 1) found.twice++
      if (stage.out.length === 0 || status !== 'posted') found.nowhere++
      if (status === 'needs_attention') found.asked_for_a_person++
      if (found.posts % 1_000 === 0) await database.tidy()
    }
    return found
  } finally {
    await database.close()
  }
}
