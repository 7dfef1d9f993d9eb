// Passkeys: registered by whoever is signed in, and a way in of their own.
import { fromBase64url, toBase64url } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type Passkey,
  takePasskey,
} from '#lib/signin/passkeys-store.ts'
import { type Entering, freshSession, newWord, type SignedIn } from '#lib/signin/session.ts'
import { challengeHash, checkAssertion, type Expected, readRegistration, userHandle } from '#lib/signin/webauthn.ts'
import type { Entered } from '#lib/signin/words.ts'

export const CHALLENGE_MINUTES = 5
const CHALLENGE_BYTES = 32
/** Of each field that a browser sends. */
const LONGEST = 8_000

type Stores = Pick<World, 'db' | 'now' | 'random'>
export type Place = Pick<Expected, 'origin' | 'rp_id'>

const refused = () =>
  new Problem('invalid_state', 'This passkey could not be checked. Try again, or sign in another way.')

/** What is to be signed: good once, for five minutes, and for that session or browser alone. */
export async function newChallenge(world: Stores, tie: string): Promise<string> {
  const challenge = toBase64url(world.random(CHALLENGE_BYTES))
  const now = world.now()
  const hash = await challengeHash(challenge, tie)
  await insertChallenge(world.db, hash, now.toISOString(), after(now, CHALLENGE_MINUTES * MINUTE_MS).toISOString())
  return challenge
}

/** For a browser that is nobody's yet. */
export const newTie = (world: Pick<World, 'random'>): string => newWord(world)

/** Fields of a form as bytes. */
function bytesOf<Name extends string>(texts: Record<Name, string>): Record<Name, Uint8Array> {
  const read = Object.entries<string>(texts).map(([name, text]) => {
    const bytes = text.length <= LONGEST ? fromBase64url(text) : null
    if (!bytes) throw refused()
    return [name, bytes] as const
  })
  return Object.fromEntries(read) as Record<Name, Uint8Array>
}

/** The challenge is read from what was signed; whether it was ours the store knows. */
function challengeIn(client: Uint8Array): string {
  try {
    const { challenge } = JSON.parse(new TextDecoder().decode(client)) as { challenge?: unknown }
    if (typeof challenge === 'string' && challenge.length <= 100) return challenge
  } catch {}
  throw refused()
}

export type Made = { client: string; data: string; name: string }

export async function addPasskey(
  world: Stores,
  { person, session }: SignedIn,
  place: Place,
  { client, data, name }: Made,
  request_id: string,
): Promise<void> {
  const given = bytesOf({ client, data })
  const challenge = challengeIn(given.client)
  const attested = await readRegistration(given, { ...place, challenge })
  if (!attested) throw refused()
  const passkey = { ...attested, user_id: person.id, name: name.trim().slice(0, 60) || 'Passkey' }
  const by = { request_id, at: world.now().toISOString() }
  if (!(await insertPasskey(world.db, await challengeHash(challenge, session), passkey, session, by))) throw refused()
}

export type Signed = { id: string; client: string; data: string; signature: string; user: string }

export async function enterByPasskey(
  world: Stores,
  { id, user, ...texts }: Signed,
  place: Place,
  tie: string,
  entering: Entering,
): Promise<Entered> {
  const given = bytesOf(texts)
  const challenge = challengeIn(given.client)
  const known = id.length <= LONGEST ? await findPasskey(world.db, id) : null
  if (!known || user !== userHandle(known.user_id)) throw refused()
  const counter = await checkAssertion(known.key, given, { ...place, challenge })
  if (counter === null) throw refused()
  const { secret, session } = await freshSession(world, entering)
  const hash = await challengeHash(challenge, tie)
  if (!(await takePasskey(world.db, hash, { id, counter }, session))) throw refused()
  return { secret, workspace_id: null }
}

export const passkeysOf = (world: Stores, { person }: SignedIn): Promise<Passkey[]> => listPasskeys(world.db, person.id)

export async function removePasskey(
  world: Stores,
  { person, session }: SignedIn,
  id: string,
  request_id: string,
): Promise<void> {
  const by = { request_id, at: world.now().toISOString() }
  if (!(await deletePasskey(world.db, id, person.id, session, by)))
    throw new Problem('route_not_found', 'There is no such passkey.')
}
