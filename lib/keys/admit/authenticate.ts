import { type Opened, readOpened } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { admit, fill, fillArguments, gateKeys, isKnown, knownKey, recordKey } from '#lib/keys/admit/gate.ts'
import { findByHash } from '#lib/keys/store.ts'
import { plans } from '#lib/plans.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { Problem } from '#lib/problem.ts'
import { recent } from '#lib/recent.ts'

export type Refusal = 'minute' | 'creating' | 'day'

/** A key that was let in, and what it has used with this request. */
export type Admission = Opened & {
  hash: string
  minute: number
  creating: number
  day: number
  /** The limit that this request breaks; judged later, in the order that the contract names. */
  refused: Refusal | null
  /** Redis did not answer: the numbers are not known. */
  degraded: boolean
}

/** `local` counts a degraded request where no Redis can; it answers whether there is room. */
export type LocalCount = (hash: string, limit: number) => boolean

/** `dayless`: it counts in the minute alone. `known`: a key that was never seen to open anything is not looked for in Postgres. */
type Asked = { creating: '0' | '1'; dayless?: boolean; local: LocalCount; trust: 'any' | 'known' }

type Counted = [json: string, minute: number, creating: number, day: number, refused: Refusal | '']

const MOST_RECORDS = 1_000

const records = recent<Opened>(MOST_RECORDS)

/** Redis says with every request whether a record still stands; what it says is read once. */
function readRecord(json: string): Opened {
  const known = records.get(json)
  if (known) return known
  const { key, workspace } = readOpened(JSON.parse(json))
  return records.keep(json, { key: Object.freeze(key), workspace: Object.freeze(workspace) })
}

const invalid = () => new Problem('invalid_api_key', 'This API key is not known. Check that it was copied whole.')

/** `shown` is the hash of the key that the caller shows, null when what it shows cannot be one. */
export async function authenticate(
  world: Pick<World, 'db' | 'redis' | 'now'>,
  shown: Promise<string> | null,
  { creating, dayless = false, local, trust }: Asked,
): Promise<Admission> {
  if (!shown) throw invalid()
  const hash = await shown
  const now = world.now()
  const ask = async () => {
    const answer = await world.redis.run(admit, gateKeys(hash, now), [now.getTime(), creating, dayless ? '1' : '0'])
    return answer as Counted | [''] | null
  }
  try {
    let answer = await ask()
    if (!answer) {
      if (trust === 'known' && !(await world.redis.run(isKnown, [knownKey(hash)], []))) throw invalid()
      const opened = usable(await findByHash(world.db, hash), now)
      await world.redis.run(fill, [recordKey(hash), knownKey(hash)], fillArguments(opened))
      answer = await ask()
      if (!answer) throw new Unreachable('redis')
    }
    if (answer.length === 1) return await closed(world, hash)
    const [json, minute, making, day, refused] = answer
    const opened = usable(readRecord(json), now)
    return { ...opened, hash, minute, creating: making, day, refused: refused || null, degraded: false }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const opened = usable(await findByHash(world.db, hash), now)
    const room = local(hash, plans[opened.workspace.plan].requests_per_minute)
    return { ...opened, hash, minute: 0, creating: 0, day: 0, refused: room ? null : 'minute', degraded: true }
  }
}

/** Behind a tombstone: the row knows whether the key was revoked. */
async function closed(world: Pick<World, 'db' | 'now'>, hash: string): Promise<never> {
  usable(await findByHash(world.db, hash), world.now())
  throw invalid()
}

function usable(opened: Opened | null, now: Date): Opened {
  if (!opened) throw invalid()
  if (opened.key.revoked_at) throw new Problem('revoked_api_key', 'This API key was revoked. Mint a new one.')
  if (opened.key.expires_at && new Date(opened.key.expires_at) <= now)
    throw new Problem('expired_api_key', 'This API key has expired. Mint a new one.')
  return opened
}
