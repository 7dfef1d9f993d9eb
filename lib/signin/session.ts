// Who is signed in. A session is read from Postgres each time: signing out, another role, a member who is gone hold at once.
import { randomBase62, sha256Hex } from '#lib/bytes.ts'
import { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { zoneOrUtc } from '#lib/instant/zone.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { type Place, slugOf } from '#lib/members/place.ts'
import { Role } from '#lib/members/roles.ts'
import { Problem } from '#lib/problem.ts'
import {
  type Browser,
  deleteBrowser,
  deleteOthers,
  deleteSession,
  findSession,
  listBrowsers,
  type NewSession,
  renameUser,
} from '#lib/signin/store.ts'

export const SESSION_DAYS = 30
const SECRET_LENGTH = 43
const form = /^[0-9A-Za-z]{43}$/
/** A page does not write each time that it is looked at. */
const STALE_MS = 10 * MINUTE_MS

export type Person = { id: string; name: string; email: string; time_zone: string }
export type SignedIn = { session: string; person: Person; places: Place[] }

type Stores = Pick<World, 'db' | 'now'>

/** What the cookie holds opens this, or nothing. */
export async function readSession(world: Stores, secret: string | undefined): Promise<SignedIn | null> {
  if (!secret || !form.test(secret)) return null
  const now = world.now()
  const found = await findSession(world.db, await sha256Hex(secret), {
    now: now.toISOString(),
    stale: after(now, -STALE_MS).toISOString(),
    expires_at: after(now, SESSION_DAYS * DAY_MS).toISOString(),
  })
  if (!found) return null
  const places = found.places.map(({ workspace: row, role, mark }) => {
    const workspace = Workspace.parse(row)
    return { workspace, role: Role.parse(role), slug: slugOf(workspace), mark }
  })
  return { session: found.hash, person: { ...found.user, time_zone: zoneOrUtc(found.user.time_zone) }, places }
}

export const newWord = (world: Pick<World, 'random'>): string => randomBase62(SECRET_LENGTH, world.random)

export type Entering = { method: string; user_agent: string; former: string | undefined }

/** A session that is not there yet, and the secret that opens it. */
export async function freshSession(
  world: Pick<World, 'random' | 'now'>,
  { method, user_agent, former }: Entering,
): Promise<{ secret: string; session: NewSession }> {
  const secret = newWord(world)
  const now = world.now()
  const session = {
    hash: await sha256Hex(secret),
    former: former ? await sha256Hex(former) : null,
    method,
    user_agent: user_agent.slice(0, 300),
    at: now.toISOString(),
    expires_at: after(now, SESSION_DAYS * DAY_MS).toISOString(),
  }
  return { secret, session }
}

export const signOut = (world: Stores, { session }: Pick<SignedIn, 'session'>): Promise<void> =>
  deleteSession(world.db, session)

export const renamePerson = (
  world: Stores,
  { person }: Pick<SignedIn, 'person'>,
  { name }: { name: string },
): Promise<void> => renameUser(world.db, person.id, name)

export const signOutOthers = (world: Stores, { session, person }: SignedIn): Promise<number> =>
  deleteOthers(world.db, person.id, session)

/** Enough of a hash to tell one's own browsers apart, and nothing that opens anything. */
const NAMED = 16

type Known = Omit<Browser, 'hash'> & { id: string; here: boolean }

/** Where somebody is signed in, this browser first. */
export async function browsersOf(world: Stores, { session, person }: SignedIn): Promise<Known[]> {
  const found = await listBrowsers(world.db, person.id, world.now().toISOString())
  return found
    .map(({ hash, ...browser }) => ({ ...browser, id: hash.slice(0, NAMED), here: hash === session }))
    .sort((a, b) => Number(b.here) - Number(a.here))
}

export async function signOutBrowser(world: Stores, { person }: SignedIn, id: string): Promise<void> {
  const gone = id.length === NAMED && (await deleteBrowser(world.db, person.id, id))
  if (!gone) throw new Problem('invalid_state', 'That browser is signed out already.')
}
