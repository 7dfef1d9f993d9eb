// What has to hold for a card of Studio and its chat at every interleaving of messages, sweep, unlinking, the clock and kills.
import fc from 'fast-check'
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { unlinkChats } from '#lib/studio/chats-store.ts'
import { deliverCard } from '#lib/studio/deliver.ts'
import { sweep } from '#lib/sweep.ts'
import { kinds } from '#lib/work/kinds.ts'
import type { Database } from '../../database.ts'
import { immortal, newId, type Worker } from '../moments.ts'
import { WORKSPACE } from '../stage.ts'
import { CardStage, CHAT, type Fate, type Given } from './stage.ts'

const SETTLING_ROUNDS = 100
const LEASE_S = kinds.messages.lease_ms / SECOND_MS

type Death = { after: number; does_last: boolean } | null
type Deed = { waits: number } & (
  | { kind: 'turn' | 'sweep'; death: Death }
  | { kind: 'unlink' }
  | { kind: 'clock'; seconds: number[] }
)
export type Play = Given & { deeds: Deed[] }

const death = fc.option(fc.record({ after: fc.nat(5), does_last: fc.boolean() }), { freq: 2 })
const kind = fc.constantFrom('turn' as const, 'turn' as const, 'sweep' as const)

export const plays: fc.Arbitrary<Play> = fc
  .record({
    fates: fc.array(fc.constantFrom<Fate>('sent', 'lost', 'vanished', 'unsure', 'later', 'refused', 'gone'), {
      maxLength: 3,
    }),
    is_long: fc.boolean(),
    turns: fc.array(fc.record({ waits: fc.nat(2), kind, death }), { minLength: 2, maxLength: 4 }),
    unlinks: fc.array(fc.record({ waits: fc.nat(6), kind: fc.constant('unlink' as const) }), { maxLength: 1 }),
    seconds: fc.array(fc.constantFrom(20, 70, 200), { maxLength: 4 }),
  })
  .map(({ turns, unlinks, seconds, ...given }) => ({
    ...given,
    deeds: [...turns, ...unlinks, { kind: 'clock', waits: 0, seconds }],
  }))

/** `in_flight`: a call was allowed before and may still come. */
type Unlinked = { seq: number; in_flight: boolean }
export type Played = { violations: string[]; begun: number }

export async function played(database: Database, play: Play, scheduler: fc.Scheduler): Promise<Played> {
  const stage = new CardStage(database, play, scheduler)
  await stage.finish()
  const failed: unknown[] = []
  let unlinked: Unlinked | null = null
  let workers = 0
  const act = async (deed: Deed, attempt = 0): Promise<void> => {
    const { after = Number.POSITIVE_INFINITY, does_last = true } = ('death' in deed && deed.death) || {}
    const worker: Worker = { name: `${deed.kind} ${++workers}`, left: after, does_last }
    const world = stage.world(worker)
    for (let count = 0; count < deed.waits; count++) await stage.moment(worker)
    if (deed.kind === 'turn') return deliverCard(world, { id: stage.id, attempt })
    if (deed.kind === 'sweep') return void (await sweep(world, 'messages'))
    if (deed.kind === 'clock') {
      for (const seconds of deed.seconds)
        await stage.step(worker, `${seconds} s`, async () => stage.pass(seconds * 1_000))
      return
    }
    const by = { id: newId(), actor: 'test', request_id: 'test', at: world.now().toISOString() }
    await unlinkChats(world.db, { id: CHAT, workspace_id: WORKSPACE }, by)
    unlinked = { seq: ++stage.seq, in_flight: (await stage.row()).armed_at !== null }
  }
  const begin = (deed: Deed, attempt?: number) => void act(deed, attempt).catch(error => failed.push(error))
  stage.onMessage = attempt => begin({ kind: 'turn', waits: 0, death: null }, attempt)
  for (const deed of play.deeds) begin(deed)
  await stage.rest()
  if (failed.length > 0) throw failed[0]
  await settle(stage)
  return { violations: [...judged(stage, unlinked), ...(await ended(stage, play))], begun: stage.calls.length }
}

/** Nothing goes wrong any more: the sweep beats, and its messages come. */
async function settle(stage: CardStage): Promise<void> {
  const world = stage.world(immortal('settling'), { waits: false })
  const attempts: number[] = []
  stage.messages_left = Number.POSITIVE_INFINITY
  stage.onMessage = attempt => void attempts.push(attempt)
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    const { status, due_at } = await stage.row()
    if (status !== 'queued') return
    if (due_at === null) throw new Error('nobody would look at it again')
    stage.pass(2 * MINUTE_MS)
    await sweep(world, 'messages')
    for (const attempt of attempts.splice(0)) await deliverCard(world, { id: stage.id, attempt })
  }
}

/** What was begun, against what was known by then. */
function judged({ calls, parts, there }: CardStage, unlinked: Unlinked | null): string[] {
  const known = (call: (typeof calls)[number]) => call.heard && call.fate !== 'unsure'
  const isLost = ({ fate }: (typeof calls)[number]) => fate === 'lost' || fate === 'vanished'
  const wrong: string[] = []
  for (const part of parts) {
    const of = calls.filter(call => call.part === part)
    const closing = of.findIndex(call => !known(call) || ['sent', 'refused', 'gone'].includes(call.fate))
    if (closing >= 0 && closing < of.length - 1) wrong.push(`the ${part} was told again after ${of[closing]?.fate}`)
    const twice = there.filter(one => one === part).length
    if (twice > 1 && !of.some(call => call.fate === 'lost')) wrong.push(`the ${part} is there ${twice} times`)
  }
  if (calls.filter(call => isLost(call) && call.heard).length > 2) wrong.push('it was sent once more twice')
  const first = calls.findIndex(call => call.part === 'reply')
  if (first >= 0 && !calls.slice(0, first).some(call => call.part === 'picture' && call.fate === 'sent'))
    wrong.push('the reply was told before the picture')
  const late = calls.filter(call => unlinked !== null && call.seq > unlinked.seq).length
  if (late > Number(unlinked?.in_flight ?? 0)) wrong.push('it was begun after the chat was unlinked')
  return wrong
}

/** Whoever holds it is neither dead nor gone for longer than that is its own. */
const isSmooth = ({ deeds }: Play) =>
  deeds.every(
    deed =>
      !('death' in deed && deed.death) &&
      (deed.kind !== 'clock' || deed.seconds.reduce((sum, one) => sum + one, 0) < LEASE_S),
  )

/** It is over, told so once, and as it is. */
async function ended(stage: CardStage, play: Play): Promise<string[]> {
  const { status, lease } = await stage.row()
  const told = await stage.told()
  const isThere = stage.parts.every(part => stage.there.includes(part))
  return [
    ...(['sent', 'failed', 'unknown'].includes(String(status)) && !lease ? [] : [`it is lost: ${status}`]),
    ...(status === 'sent' && !isThere ? ['it is told as delivered and is not all there'] : []),
    ...(status === 'failed' && isThere && !stage.calls.some(call => call.fate === 'lost')
      ? ['it is there and told as failed']
      : []),
    ...(status === 'unknown' && isSmooth(play) && stage.calls.every(({ fate }) => fate === 'sent' || fate === 'later')
      ? ['nobody died or came late, and it is told as unknown']
      : []),
    ...(told.length === 1 ? [] : [`its end was told ${told.length} times`]),
  ]
}
