// What every way in has in common: who asks, how often, and where one goes then.
import { keepPlace, keepSession, sessionOf, takeWay } from '#functions/dashboard/http/cookies.ts'
import type { C } from '#functions/dashboard/http/env.ts'
import { ownPath } from '#functions/dashboard/http/sent.ts'
import { address } from '#functions/http/entry/address.ts'
import { findPlace } from '#lib/members/place.ts'
import { Problem } from '#lib/problem.ts'
import { type Entering, readSession } from '#lib/signin/session.ts'
import { countTry } from '#lib/signin/tries.ts'
import type { Entered } from '#lib/signin/words.ts'

export const entering = (c: C, method: string): Entering => ({
  method,
  user_agent: c.req.header('user-agent') ?? '',
  former: sessionOf(c),
})

/** Where somebody goes who has just come in: on where they were going, else into the workspace that they joined. */
export async function go(c: C, { secret, workspace_id }: Entered): Promise<Response> {
  keepSession(c, secret)
  const way = ownPath(takeWay(c))
  if (workspace_id === null) return c.redirect(way, 303)
  const places = (await readSession(c.var.world, secret))?.places ?? []
  const joined = places.find(({ workspace }) => workspace.id === workspace_id)
  if (joined) keepPlace(c, joined.slug)
  const slug = /^\/w\/([^/?#]+)/.exec(way)?.[1]
  const isElsewhere = slug !== undefined && findPlace(places, slug) !== joined
  return c.redirect(isElsewhere ? '/' : way, 303)
}

/** One more try of this kind from this address; it waits where there were too many. */
export async function assertFew(c: C, kind: string): Promise<void> {
  const seconds = await countTry(c.var.world.redis, `${kind}:${address(c)}`)
  if (seconds === 0) return
  throw new Problem('too_many_auth_failures', `Too many tries from this address. Wait ${seconds} s.`, {
    retry_after: seconds,
  })
}

/** Counts what opens nothing. */
export async function counted<T>(c: C, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) await assertFew(c, 'word')
    throw error
  }
}

/** `Firefox on Linux` is all that one looks for. */
export function browserName(agent: string): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'Unknown browser'
  const system = /iPhone|iPad/.test(agent)
    ? 'iOS'
    : /Android/.test(agent)
      ? 'Android'
      : /Mac OS/.test(agent)
        ? 'macOS'
        : /Windows/.test(agent)
          ? 'Windows'
          : /Linux/.test(agent)
            ? 'Linux'
            : ''
  return system ? `${browser} on ${system}` : browser
}
