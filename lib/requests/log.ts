// What keys have asked for: writes and refusals, noted after the answer has gone.
import type { World } from '#lib/ctx.ts'
import { uuidv7 } from '#lib/id.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { idOf } from '#lib/requests/request.ts'
import { forgetBodies, insertRequest, pruneBodies, pruneRequests, type RequestRow } from '#lib/requests/store.ts'
import { seal } from '#lib/seal.ts'

const LOG_DAYS = 30
const BODY_DAYS = 3
const LONGEST_PATH = 300
const LONGEST_BODY = 16_000
/** Files in base64 and other bulk are told by their length. */
const LONGEST_TEXT = 2_000
const secretName = /secret|token|password|authorization/i
/** Another Worker's clock may be this much behind. */
const CLOCKS_MS = 60_000

export const bodyPlace = (id: string) => `requests.body:${id}`

type Noted = Omit<RequestRow, 'id'> & { request_id: string; workspace_id: string; livemode: boolean; body: unknown }

export async function noteRequest(world: Pick<World, 'db' | 'keyring' | 'random'>, noted: Noted): Promise<void> {
  const { request_id, body, path, ...row } = noted
  const id = idOf(request_id)
  const text = body === undefined ? null : printed(body)
  const sealed = text === null ? null : await seal(world.keyring, world.random, text, bodyPlace(id))
  await insertRequest(world.db, { ...row, id, path: path.slice(0, LONGEST_PATH), body: sealed })
}

function printed(body: unknown): string | null {
  const text = JSON.stringify(body, (name, value) => {
    if (typeof value !== 'string') return value
    if (secretName.test(name)) return '…'
    return value.length > LONGEST_TEXT ? `${value.slice(0, 40)}… (${value.length} characters)` : value
  })
  return text.length > LONGEST_BODY ? null : text
}

const border = (at: Date) => uuidv7(Math.max(0, at.getTime()), new Uint8Array(10))

export async function pruneLog(world: Pick<World, 'db' | 'now'>, limit: number): Promise<number> {
  const [now, days] = [world.now(), (count: number) => border(after(now, -count * DAY_MS))]
  const gone = await pruneRequests(world.db, days(LOG_DAYS), limit)
  return Math.max(gone, await pruneBodies(world.db, days(BODY_DAYS), limit))
}

/** What was written since a moment is kept no longer: somebody wants it gone. */
export const forgetSince = (
  { db }: Pick<World, 'db'>,
  { at, ...owner }: { workspace_id: string; livemode: boolean; at: string },
): Promise<void> => forgetBodies(db, { ...owner, since: border(after(new Date(at), -CLOCKS_MS)) })
