import type { World } from '#lib/ctx.ts'
import type { Hint } from '#lib/events/emit.ts'
import { eventName, type Project } from '#lib/events/event.ts'
import { after } from '#lib/instant.ts'
import { unseal } from '#lib/seal.ts'
import {
  claimDelivery,
  type Done,
  type Held,
  recordFailure,
  recordSuccess,
} from '#lib/webhooks/delivery/deliveries-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { payloadOf } from '#lib/webhooks/delivery/payload.ts'
import { type Outcome, post } from '#lib/webhooks/delivery/post.ts'
import { DISABLE_AFTER_MS, FAILURES_APART_MS, nextAttempt } from '#lib/webhooks/delivery/schedule.ts'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { firstDefault } from '#lib/webhooks/secret/default-secret.ts'
import { defaultPlace, endpointPlace } from '#lib/webhooks/secret/secret.ts'
import { leaseOf, overdueAt } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

const GONE = 410

/** One attempt at one delivery. A message that comes twice, late or out of turn finds nothing to claim. */
export async function deliver(world: World, hint: Pick<Hint, 'id' | 'attempt'>, project: Project): Promise<void> {
  const token = world.id()
  const lease = leaseOf(world, 'deliveries', token)
  const began = new Date(lease.now)
  const held = await claimDelivery(world.db, hint, lease)
  if (!held) return
  const { delivery, event, url } = held
  const body = JSON.stringify(payloadOf(event, project))
  const signed = { id: eventName(event.id), timestamp: Math.floor(began.getTime() / 1000), body }
  const signature = await signatureHeaders(await secretsOf(world, held, began), signed)
  const outcome = await post(world, url, { ...signature, 'webhook-attempt': String(delivery.attempt) }, body)
  const now = world.now()
  const { status, error, response_body } = outcome
  const duration_ms = now.getTime() - began.getTime()
  const attempt = { attempt: delivery.attempt, at: lease.now, duration_ms, status, error, response_body }
  const done = { id: delivery.id, token, now: now.toISOString(), attempt }
  if (status !== null && status >= 200 && status < 300) await succeed(world, done, now)
  else await fail(world, held, done, outcome, now)
}

async function secretsOf(world: World, { delivery, sealed }: Held, now: Date): Promise<string[]> {
  const { workspace_id, livemode, webhook_id } = delivery
  const place = webhook_id ? endpointPlace(workspace_id, webhook_id) : defaultPlace(workspace_id, livemode)
  const newest = sealed.secret ?? (await firstDefault(world, delivery))
  const overlaps = sealed.previous_secret && sealed.previous_until && new Date(sealed.previous_until) > now
  const good = overlaps && sealed.previous_secret ? [newest, sealed.previous_secret] : [newest]
  return Promise.all(good.map(secret => unseal(world.keyring, secret, place)))
}

async function succeed(world: World, done: Done, now: Date): Promise<void> {
  announce(world, await recordSuccess(world.db, done, overdueAt(now, 'deliveries')), `after:${done.id}`)
}

async function fail(world: World, { delivery }: Held, done: Done, outcome: Outcome, now: Date): Promise<void> {
  const gone = outcome.status === GONE
  const chance = (world.random(1)[0] ?? 0) / 255
  const made = delivery.attempt - delivery.attempts_before
  const next = gone ? null : nextAttempt(made, now, chance, outcome.retry_after_ms)
  const told = await recordFailure(world.db, done, {
    next: next?.toISOString() ?? null,
    gone,
    disable_since: after(now, -DISABLE_AFTER_MS).toISOString(),
    apart: `${FAILURES_APART_MS} milliseconds`,
    event: { id: world.id(), type: 'endpoint.disabled', at: done.now },
  })
  announce(world, told)
  if (!next) return
  const wait = Math.ceil((next.getTime() - now.getTime()) / 1000)
  world.later(sendFor(world, 'deliveries', delivery, '', wait))
}
