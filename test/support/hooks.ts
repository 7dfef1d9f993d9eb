// What the tests of webhooks do over and over.
import { sql } from 'drizzle-orm'
import { rows } from '#lib/db.ts'
import type { Run } from '#lib/runs/run.ts'
import { eventData } from '#lib/told.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'
import type { Payload } from '#lib/webhooks/delivery/payload.ts'
import type { Webhook } from '#lib/webhooks/endpoint.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import type { Asked } from '#test/support/outside.ts'
import type { TestWorld } from '#test/support/world.ts'

export type Created = Webhook & { secret: string }

export async function register(caller: Caller, url: string, events: string[] = ['*']): Promise<Created> {
  const answer = await caller.post<Created>('webhooks', { url, events })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

/** A run that has ended; a test key's brief can say how. */
export async function finished(world: TestWorld, caller: Caller, more: object = {}): Promise<Run> {
  const { body } = await caller.post<Run>('generate', { ...brief, ...more })
  await world.drain()
  return (await caller.get<Run>(`runs/${body.id}`)).body
}

export const payloads = (asked: readonly Asked[]): Payload[] => asked.map(one => JSON.parse(one.text))

export const ok = () => new Response('ok')
export const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('no', { status: code, headers })

/** A sweep looks at the whole database of the test file: what earlier tests have left there is taken out of its sight. */
export const aloneWithDeliveries = (world: TestWorld) =>
  world.world.db.execute(sql`update deliveries set due_at = null where workspace_id <> ${world.workspace.id}`)

/** The delivery message that waits first, taken out of the queue. */
export async function waiting(world: TestWorld): Promise<{ id: string; attempt: number }> {
  await new Promise(resolve => setImmediate(resolve))
  const message = world.queue.waiting.find(one => one.topic === 'deliveries')
  if (message?.topic !== 'deliveries') throw new Error('no delivery waits')
  world.queue.waiting.splice(world.queue.waiting.indexOf(message), 1)
  return { id: message.body.delivery_id, attempt: message.body.attempt }
}

/** One attempt at the delivery that waits first. */
export const attemptOnce = async (world: TestWorld) => deliver(world.world, await waiting(world), eventData)

export type DeliveryState = { id: string; status: string; attempt: number; due_at: string | null; event_type: string }

export const deliveriesOf = (world: TestWorld): Promise<DeliveryState[]> =>
  rows(
    world.world.db,
    sql`select id, status, attempt, due_at, event_type from deliveries where workspace_id = ${world.workspace.id} order by created_at, id`,
  )
