// The way of a message: accepted, due, let through by its queue and its flow, attempted until it is settled.
import { randomBytes } from 'node:crypto'
import type { Clock } from '#dev/qstash/clock.ts'
import type { Outcome } from '#dev/qstash/delivery/attempt.ts'
import { callbackOf, failureCallbackOf } from '#dev/qstash/delivery/callbacks.ts'
import type { Deliver } from '#dev/qstash/delivery/deliver.ts'
import type { Overtaking } from '#dev/qstash/delivery/overtaking.ts'
import { isFinal, retryDelay } from '#dev/qstash/delivery/retry.ts'
import type { Faults } from '#dev/qstash/faults.ts'
import type { Flow } from '#dev/qstash/flow.ts'
import type { Log } from '#dev/qstash/log.ts'
import type { Draft, Message } from '#dev/qstash/message.ts'
import type { Queues } from '#dev/qstash/queues.ts'
import type { State } from '#dev/qstash/state.ts'
import type { Stats } from '#dev/qstash/stats.ts'
import type { Appointment, Timeline } from '#dev/qstash/timeline.ts'

export type CourierParts = {
  state: State
  clock: Clock
  timeline: Timeline
  flow: Flow
  queues: Queues
  log: Log
  faults: Faults
  stats: Stats
  overtaking: Overtaking
  deliver: Deliver
}

const MOST_LATE_MS = 10_000
const MOST_APART_MS = 2_000

/** What is counted when a message is settled. */
const counters = { DELIVERED: 'delivered', FAILED: 'failed', CANCELLED: 'cancelled' } as const

export class Courier {
  private readonly parts: CourierParts
  private readonly appointments = new Map<string, Appointment>()
  private readonly cancelled = new Set<string>()
  private sequence: number
  private deadCount = 0

  constructor(parts: CourierParts) {
    this.parts = parts
    this.sequence = Math.max(0, ...parts.state.messages.values().map(message => message.sequence))
  }

  accept(draft: Draft): Message {
    const { state, clock, log, faults, stats } = this.parts
    const messageId = `msg_${randomBytes(18).toString('base64url')}`
    const createdAt = Math.floor(clock.now())
    const message: Message = { ...draft, messageId, createdAt, retried: 0, sequence: ++this.sequence }
    const isDropped = faults.strikes('drop', message.sequence)
    stats.accepted++
    if (isDropped) stats.dropped++
    else state.messages.set(messageId, message)
    log.record('CREATED', message)
    if (!isDropped) this.enter(message)
    return message
  }

  /** Takes up what a former process left. Places of queues first: a callback may still hold one. */
  resume(): void {
    const left = this.parts.state.messages.values().sort((a, b) => a.sequence - b.sequence)
    for (const message of left.filter(({ holds }) => holds)) this.enter(message)
    for (const message of left.filter(({ holds }) => !holds)) this.enter(message)
  }

  /** A message that is being delivered is cancelled only if that fails. */
  cancel(message: Message): void {
    this.parts.log.record('CANCEL_REQUESTED', message)
    if (this.withdraw(message)) this.settle(message, 'CANCELLED')
    else this.cancelled.add(message.messageId)
  }

  /** Takes a message back from wherever it waits. True unless it is under way. */
  private withdraw(message: Message): boolean {
    const { flow, queues } = this.parts
    const { messageId: id, queueName } = message
    if (queueName !== undefined && queues.withdraw(queueName, id)) return true
    const appointment = this.appointments.get(id)
    if (!appointment) return flow.withdraw(message)
    appointment.cancel()
    return this.appointments.delete(id)
  }

  private enter(message: Message): void {
    const { flow, queues } = this.parts
    flow.join(message)
    if (message.holds) queues.hold(message.holds.queueName, message.holds.root)
    if (message.queueName === undefined) this.plan(message)
    else queues.join(message.queueName, message.messageId, () => this.plan(message))
  }

  private plan(message: Message): void {
    const { timeline, flow, overtaking } = this.parts
    const appointment = timeline.at(message.notBefore + this.delay(message), () => {
      this.appointments.delete(message.messageId)
      flow.begin(message, () => overtaking.pass(message, () => this.run(message)))
    })
    this.appointments.set(message.messageId, appointment)
  }

  /** The fault `delay`: how much too late the message is. */
  private delay({ sequence, retried }: Message): number {
    const { faults, stats, clock } = this.parts
    if (!faults.strikes('delay', sequence, retried)) return 0
    stats.delayed++
    return clock.wait(faults.amount('delay', sequence, retried) * MOST_LATE_MS)
  }

  private async run(message: Message): Promise<void> {
    const { flow, log, stats, deliver } = this.parts
    if (this.cancelled.has(message.messageId)) {
      flow.done(message)
      return this.settle(message, 'CANCELLED')
    }
    log.record('ACTIVE', message)
    stats.attempts++
    this.repeat(message)
    const outcome = await deliver(message)
    if (outcome === 'closed') return
    flow.done(message)
    this.judge(message, outcome)
  }

  /** The fault `duplicate`: the same delivery once more, a little later. */
  private repeat(message: Message): void {
    const { faults, stats, clock, timeline, deliver } = this.parts
    if (!faults.strikes('duplicate', message.sequence, message.retried)) return
    stats.duplicated++
    const apart = faults.amount('duplicate', message.sequence, message.retried) * MOST_APART_MS
    timeline.at(clock.now() + clock.wait(apart), () => void deliver(message))
  }

  private judge(message: Message, outcome: Outcome): void {
    const { clock, log } = this.parts
    const isDelivered = 'status' in outcome && outcome.status >= 200 && outcome.status < 300
    if (!isDelivered) log.record('ERROR', message, problem(outcome))
    const callback = callbackOf(message, outcome, clock)
    if (callback) this.accept(callback)
    if (isDelivered) this.settle(message, 'DELIVERED')
    else if (this.cancelled.has(message.messageId)) this.settle(message, 'CANCELLED')
    else if (message.retried >= message.maxRetries || isFinal(outcome)) this.fail(message, outcome)
    else this.retry(message, outcome)
  }

  private retry(message: Message, outcome: Outcome): void {
    const { state, clock, log, stats } = this.parts
    const now = clock.now()
    const notBefore = now + clock.wait(retryDelay(message, outcome, now))
    const again = { ...message, retried: message.retried + 1, notBefore }
    state.messages.set(again.messageId, again)
    stats.retried++
    log.record('RETRY', again, { nextDeliveryTime: Math.floor(notBefore) })
    this.plan(again)
  }

  private fail(message: Message, outcome: Outcome): void {
    const { state, clock } = this.parts
    const failedAt = Math.floor(clock.now())
    const dlqId = `${failedAt}-${this.deadCount++}`
    state.dead.set(dlqId, { ...message, dlqId, failedAt, ...response(outcome) })
    const callback = failureCallbackOf(message, outcome, dlqId, clock)
    if (callback) this.accept(callback)
    this.settle(message, 'FAILED')
  }

  private settle(message: Message, how: keyof typeof counters): void {
    const { state, flow, queues, log, stats } = this.parts
    state.messages.delete(message.messageId)
    this.cancelled.delete(message.messageId)
    log.record(how, message)
    stats[counters[how]]++
    flow.leave(message)
    if (message.queueName !== undefined) queues.release(message.queueName, message.messageId)
    if (message.holds) queues.release(message.holds.queueName, message.holds.root)
  }
}

const problem = (outcome: Outcome) =>
  'status' in outcome
    ? {
        error: `the receiver answered ${outcome.status}`,
        responseStatus: outcome.status,
        responseHeaders: outcome.header,
        responseBody: outcome.body.toString('base64'),
      }
    : { error: outcome.error }

const response = (outcome: Outcome) =>
  'status' in outcome
    ? {
        responseStatus: outcome.status,
        responseHeader: outcome.header,
        responseBodyBase64: outcome.body.toString('base64'),
      }
    : {}
