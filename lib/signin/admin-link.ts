// The way in that the deployment's own shell makes: for somebody who need not have an account yet.
import { sha256Hex } from '#lib/bytes.ts'
import type { By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { listMembers } from '#lib/members/members.ts'
import { Problem } from '#lib/problem.ts'
import { deleteSession } from '#lib/signin/store.ts'
import { join, type NewcomerInput, ownerLink, personLink, type WayIn } from '#lib/signin/words.ts'

const entering = { method: 'link', user_agent: '', former: undefined }

/** Signs a person of the workspace in, once; who is not in it yet becomes an owner. */
export async function adminLink(world: World, by: By, workspace_id: string, person: NewcomerInput): Promise<WayIn> {
  const members = await listMembers(world, workspace_id)
  if (!members.some(({ email }) => email === person.email)) {
    const { word } = await ownerLink(world, by, workspace_id)
    const { secret } = await join(world, word, person, { ...entering, request_id: by.request_id })
    await deleteSession(world.db, await sha256Hex(secret))
  }
  const link = await personLink(world, by, person.email)
  if (!link) throw new Problem('bad_request', `Nobody has an account with ${person.email}.`)
  return link
}
