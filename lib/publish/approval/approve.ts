// A person approves a run, or asks for a change. There is no way here from a key: whoever calls this has shown a link, a chat or a session.
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { approve, findForApproval, requestChanges, type Shown } from '#lib/publish/approval/approval-store.ts'
import { sendOn } from '#lib/publish/attempt/send-on.ts'
import { runNotFound } from '#lib/runs/read/watch.ts'
import type { RunRef } from '#lib/runs/run-ref.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

/** Who says it: in the audit as `actor`, on the run as `who`. */
export type Person = { actor: string; who: string; request_id: string }

export const decision = (world: Pick<World, 'now' | 'id'>, { actor, who, request_id }: Person) => ({
  ...{ by: { id: world.id(), actor, request_id, at: world.now().toISOString() }, who, event_id: world.id() },
})

export async function showForApproval(world: Pick<World, 'db'>, ref: RunRef): Promise<Shown> {
  const shown = await findForApproval(world.db, ref)
  if (!shown) throw runNotFound()
  return shown
}

/** Everything that somebody sees who is asked now. */
export const contentOf = ({ hash, posts }: Shown): string[] => [...new Set([hash, ...posts.map(post => post.hash)])]

export const CLOSED = 'A gate of the run has failed, or a person has rejected it, which nobody can lift. Make it anew.'

/** How many posts go on their way, and how many have missed their time and do not. */
export type Answered = { released: number; missed: number }

/** Holds for these files and words: what was changed since they were shown stays where it is. */
export async function approveRun(
  world: World,
  person: Person,
  ref: RunRef,
  content: readonly string[],
): Promise<Answered> {
  const shown = await showForApproval(world, ref)
  if (shown.is_closed) throw new Problem('invalid_state', CLOSED)
  if (contentOf(shown).some(hash => !content.includes(hash)))
    throw new Problem('invalid_state', 'Words or pictures have changed since this was shown. Ask for a new link.')
  const released = await approve(world.db, ref, content, decision(world, person))
  if (!released)
    throw new Problem('invalid_state', `The run is ${shown.status}; only one that has succeeded is approved.`)
  announce(world, released.hints)
  for (const post of released.posts) world.later(sendOn(world, post, 0))
  return { released: released.released, missed: released.missed }
}

/** `in_flight` names posts that were sent before, and may still come out. */
export async function askForChanges(
  world: World,
  person: Person,
  ref: RunRef,
  comment: string,
): Promise<{ in_flight: string[] }> {
  const said = await requestChanges(world.db, ref, comment, decision(world, person))
  if (!said) throw runNotFound()
  announce(world, said.hints)
  return { in_flight: said.in_flight }
}
