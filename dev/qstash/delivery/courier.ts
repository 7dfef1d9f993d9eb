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

export type Courier = ReturnType<typeof openCourier>

const MOST_LATE_MS = 10_000
const MOST_APART_MS = 2_000

export function openCourier(parts: CourierParts) {
  const { state, clock, timeline, flow, queues, log, faults, stats, overtaking, deliver } = parts
  const appointments = new Map<string, Appointment>()
  const cancelled = new Set<string>()
  let sequence = Math.max(0, ...state.messages.values().map(message => message.sequence))
  let deadCount = 0

  const accept = (draft: Draft): Message => {
    const messageId = `msg_${randomBytes(18).toString('base64url')}`
    const createdAt = Math.floor(clock.now())
    const message: Message = { ...draft, messageId, createdAt, retried: 0, sequence: ++sequence }
    stats.accepted++
    if (faults.strikes('drop', message.sequence)) {
      stats.dropped++
      log.record('CREATED', message)
      return message
    }
    state.messages.set(messageId, message)
    log.record('CREATED', message)
    enter(message)
    return message
  }

  const enter = (message: Message) => {
    flow.join(message)
    if (message.holds) queues.hold(message.holds.queueName, message.holds.root)
    if (message.queueName === undefined) plan(message)
    else queues.join(message.queueName, message.messageId, () => plan(message))
  }

  const plan = (message: Message) => {
    let time = message.notBefore
    if (faults.strikes('delay', message.sequence, message.retried)) {
      stats.delayed++
      time += clock.wait(faults.amount('delay', message.sequence, message.retried) * MOST_LATE_MS)
    }
    appointments.set(
      message.messageId,
      timeline.at(time, () => {
        appointments.delete(message.messageId)
        flow.begin(message, () => overtaking.pass(message, () => run(message)))
      }),
    )
  }

  const run = async (message: Message) => {
    if (cancelled.has(message.messageId)) {
      flow.done(message)
      return settle(message, 'CANCELLED')
    }
    log.record('ACTIVE', message)
    stats.attempts++
    repeat(message)
    const outcome = await deliver(message)
    if (outcome === 'closed') return
    flow.done(message)
    judge(message, outcome)
  }

  const repeat = (message: Message) => {
    if (!faults.strikes('duplicate', message.sequence, message.retried)) return
    stats.duplicated++
    const apart = faults.amount('duplicate', message.sequence, message.retried) * MOST_APART_MS
    timeline.at(clock.now() + clock.wait(apart), () => void deliver(message))
  }

  const judge = (message: Message, outcome: Outcome) => {
    const callback = callbackOf(message, outcome, clock)
    if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
      if (callback) accept(callback)
      stats.delivered++
      return settle(message, 'DELIVERED')
    }
    log.record('ERROR', message, problem(outcome))
    if (callback) accept(callback)
    if (cancelled.has(message.messageId)) return settle(message, 'CANCELLED')
    if (message.retried >= message.maxRetries || isFinal(outcome)) return fail(message, outcome)
    const now = clock.now()
    const again = {
      ...message,
      retried: message.retried + 1,
      notBefore: now + clock.wait(retryDelay(message, outcome, now)),
    }
    state.messages.set(again.messageId, again)
    stats.retried++
    log.record('RETRY', again, { nextDeliveryTime: Math.floor(again.notBefore) })
    plan(again)
  }

  const fail = (message: Message, outcome: Outcome) => {
    const failedAt = Math.floor(clock.now())
    const dlqId = `${failedAt}-${deadCount++}`
    state.dead.set(dlqId, { ...message, dlqId, failedAt, ...response(outcome) })
    const callback = failureCallbackOf(message, outcome, dlqId, clock)
    if (callback) accept(callback)
    stats.failed++
    settle(message, 'FAILED')
  }

  const settle = (message: Message, how: 'DELIVERED' | 'FAILED' | 'CANCELLED') => {
    state.messages.delete(message.messageId)
    cancelled.delete(message.messageId)
    log.record(how, message)
    if (how === 'CANCELLED') stats.cancelled++
    flow.leave(message)
    if (message.queueName !== undefined) queues.release(message.queueName, message.messageId)
    if (message.holds) queues.release(message.holds.queueName, message.holds.root)
  }

  return {
    accept,
    /** Takes up what a former process left. Places of queues first: a callback may still hold one. */
    resume(): void {
      const left = state.messages.values().sort((a, b) => a.sequence - b.sequence)
      for (const message of left.filter(({ holds }) => holds)) enter(message)
      for (const message of left.filter(({ holds }) => !holds)) enter(message)
    },
    /** A message that is being delivered is cancelled only if that fails. */
    cancel(message: Message) {
      const { messageId: id, queueName } = message
      log.record('CANCEL_REQUESTED', message)
      const appointment = appointments.get(id)
      if (queueName !== undefined && queues.withdraw(queueName, id)) return settle(message, 'CANCELLED')
      if (appointment) {
        appointment.cancel()
        appointments.delete(id)
        return settle(message, 'CANCELLED')
      }
      if (flow.withdraw(message)) return settle(message, 'CANCELLED')
      cancelled.add(id)
    },
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
