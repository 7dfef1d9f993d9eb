// The messages that tell about a delivery: to the callback after each attempt, to the failure callback after the last.

import type { Clock } from '#dev/qstash/clock.ts'
import type { Outcome } from '#dev/qstash/delivery/attempt.ts'
import type { Draft, Message } from '#dev/qstash/message.ts'
import { readSettings } from '#dev/qstash/read/settings.ts'

/** Undefined when the message names no callback, or nothing answered. */
export function callbackOf(message: Message, outcome: Outcome, clock: Clock): Draft | undefined {
  if (message.callback === undefined || !('status' in outcome)) return undefined
  return draft(message, message.callback, message.callbackHeader, report(message, outcome), clock)
}

export function failureCallbackOf(message: Message, outcome: Outcome, dlqId: string, clock: Clock): Draft | undefined {
  if (message.failureCallback === undefined) return undefined
  const body = { ...report(message, outcome), dlqId }
  return draft(message, message.failureCallback, message.failureCallbackHeader, body, clock)
}

function draft(message: Message, url: string, settings: Message['callbackHeader'], body: object, clock: Clock): Draft {
  const headers = { 'content-type': 'application/json', ...settings }
  const { deduplicationId: _, deduplicatesByContent: __, ...rest } = readSettings(headers, clock)
  return {
    ...rest,
    url,
    bodyBase64: Buffer.from(JSON.stringify(body)).toString('base64'),
    callerIP: message.callerIP,
    queueName: undefined,
    holds: message.queueName === undefined ? undefined : { queueName: message.queueName, root: message.messageId },
  }
}

function report(message: Message, outcome: Outcome) {
  const answered = 'status' in outcome
  return {
    status: answered ? outcome.status : 0,
    header: answered ? outcome.header : {},
    body: Buffer.from(answered ? outcome.body : outcome.error).toString('base64'),
    retried: message.retried,
    maxRetries: message.maxRetries,
    sourceMessageId: message.messageId,
    topicName: message.topicName,
    endpointName: message.endpointName,
    url: message.url,
    method: message.method,
    sourceHeader: message.header,
    sourceBody: message.bodyBase64,
    notBefore: `${Math.floor(message.notBefore)}`,
    createdAt: `${message.createdAt}`,
    scheduleId: message.scheduleId,
    callerIP: message.callerIP,
  }
}
