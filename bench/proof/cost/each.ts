// What one made thing asks of each vendor, from the request to the finished run, on the real handlers.
import type { Counted } from '#bench/proof/cost/bill.ts'
import { countedWorld } from '#bench/proof/cost/counted.ts'
import type { Db } from '#lib/db.ts'

export type Kind = 'card' | 'infographic' | 'carousel' | 'video'
export const kinds: Kind[] = ['card', 'infographic', 'carousel', 'video']

export type Each = Pick<Counted, 'statements' | 'redis' | 'messages' | 'files'>

const BRIEF =
  'Five tips for better bread: rest the dough, weigh the flour, heat the oven, steam it, wait an hour before you cut.'

/** Of the second one: the first fills what an isolate keeps. */
export async function countEach(kind: Kind, own: Db): Promise<Each> {
  const { world, live, restart, stop } = await countedWorld(own)
  const make = async (variation: number) => {
    const channel = kind === 'video' ? 'tiktok' : 'instagram'
    await live.post('generate', { brief: BRIEF, channel, asset_type: kind, variation })
    await world.drain()
  }
  await make(1)
  restart()
  await make(2)
  const { statements, redis, messages, files } = stop()
  return { statements, redis, messages, files }
}
