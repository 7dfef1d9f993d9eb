// How the command line gets its key: a person says yes in a browser, and the program that has asked fetches a key that it
// alone can fetch. What lies between is a code for five minutes, of use only to whoever knows what the code was asked with.
import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import type { Key } from '#lib/caller/key.ts'
import { Permission } from '#lib/caller/permissions.ts'
import type { World } from '#lib/ctx.ts'
import { MintInput, type Mints, mint } from '#lib/keys/mint.ts'
import { can } from '#lib/members/roles.ts'
import { roleOf } from '#lib/members/store.ts'
import type { Person } from '#lib/oauth/person.ts'
import { putRecord, takeRecord } from '#lib/oauth/records.ts'
import { Problem } from '#lib/problem.ts'
import { newWord } from '#lib/signin/session.ts'

const CODE_SECONDS = 300

const Promised = z.object({
  user_id: z.uuid(),
  challenge: z.string(),
  ...MintInput.pick({ workspace_id: true, mode: true, name: true }).shape,
  permissions: z.array(Permission).min(1),
})
export type Promised = z.output<typeof Promised>

const recordOf = async (code: string) => `command-line:${await sha256Hex(code)}`

/** The person has said yes; nothing is minted before the program comes for it. */
export async function promiseKey(
  world: Pick<World, 'redis' | 'random'>,
  person: Person,
  asked: Omit<Promised, 'user_id'>,
): Promise<string> {
  if (!person.workspaces.some(({ id }) => id === asked.workspace_id))
    throw new Problem('bad_request', 'Choose one of your workspaces.')
  const code = newWord(world)
  const promised = Promised.parse({ ...asked, user_id: person.id.replace(/^user:/, '') })
  await putRecord(world.redis, await recordOf(code), JSON.stringify(promised), CODE_SECONDS)
  return code
}

const over = () => new Problem('bad_request', 'This code is over: it works once, and for five minutes. Log in again.')

/** Whoever comes with another verifier has used the code up for everybody. */
export async function fetchKey(
  world: Mints,
  request_id: string,
  { code, verifier }: { code: string; verifier: string },
): Promise<Key & { key: string }> {
  const text = await takeRecord(world.redis, await recordOf(code))
  if (text === null) throw over()
  const { user_id, challenge, ...wanted } = Promised.parse(JSON.parse(text))
  if ((await sha256Hex(verifier)) !== challenge) throw over()
  const role = await roleOf(world.db, { workspace_id: wanted.workspace_id, user_id })
  if (!role || !can(role, 'develop')) throw new Problem('permission_denied', 'You may not make keys here any more.')
  return mint(world, { actor: `user:${user_id}`, request_id }, MintInput.parse(wanted))
}
