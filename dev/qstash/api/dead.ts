// The dead letter queue.
import { pageOf, readFilter } from '#dev/qstash/api/filter.ts'
import { at, NAME, type Request, type Route } from '#dev/qstash/api/router.ts'
import { showDead } from '#dev/qstash/api/show.ts'
import type { Clock } from '#dev/qstash/clock.ts'
import type { Courier } from '#dev/qstash/delivery/courier.ts'
import type { DeadMessage } from '#dev/qstash/message.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import { type Headers, readSettings } from '#dev/qstash/read/settings.ts'
import type { State } from '#dev/qstash/state.ts'

const USUAL_MESSAGES = 100

function openDead(state: State, courier: Courier, clock: Clock) {
  const found = (id = ''): DeadMessage => {
    const message = state.dead.get(id)
    if (!message) throw new Refusal(404, `message ${id} is not in the dead letter queue`)
    return message
  }
  const page = (query: URLSearchParams) => {
    const matches = readFilter(query)
    const matching = state.dead.entries().filter(([, message]) => matches({ ...message, time: message.failedAt }))
    return pageOf(matching, query, USUAL_MESSAGES)
  }
  const retry = ({ dlqId, failedAt, ...message }: DeadMessage, headers: Headers) => {
    const { responseStatus, responseHeader, responseBodyBase64, messageId, sequence, holds, ...rest } = message
    const { messageId: id } = courier.accept({ ...rest, notBefore: clock.now(), ...overrides(headers, clock) })
    state.dead.delete(dlqId)
    return { messageId: id }
  }
  const retryAll = ({ query, headers }: Request) => {
    const { items, cursor } = page(query)
    return { status: 201, body: { cursor, responses: items.map(message => retry(message, headers)) } }
  }
  return { found, page, retry, retryAll }
}

export function deadRoutes(state: State, courier: Courier, clock: Clock): Route[] {
  const { found, page, retry, retryAll } = openDead(state, courier, clock)
  return [
    [
      'GET',
      at('dlq'),
      ({ query }) => {
        const { items, cursor } = page(query)
        return { body: { cursor, messages: items.map(showDead) } }
      },
    ],
    ['GET', at(`dlq/${NAME}`), ({ parts: [id] }) => ({ body: showDead(found(id)) })],
    [
      'DELETE',
      at(`dlq/${NAME}`),
      ({ parts: [id] }) => {
        state.dead.delete(found(id).dlqId)
        return {}
      },
    ],
    [
      'DELETE',
      at('dlq'),
      ({ query }) => {
        const { items, cursor } = page(query)
        for (const { dlqId } of items) state.dead.delete(dlqId)
        return { body: { cursor, deleted: items.length } }
      },
    ],
    ['POST', at(`dlq/retry/${NAME}`), ({ parts: [id], headers }) => ({ status: 201, body: retry(found(id), headers) })],
    ['POST', at('dlq/retry'), retryAll],
  ]
}

/** A retry may change what the original message said of itself; what it does not name stays. */
function overrides(headers: Headers, clock: Clock) {
  const named = ['upstash-retries', 'upstash-retry-delay', 'upstash-delay', 'upstash-not-before', 'upstash-timeout']
  const { maxRetries, retryDelayExpression, notBefore, timeout } = readSettings(headers, clock)
  const [retries, expression, delay, moment, limit] = named.map(name => headers[name] !== undefined)
  return {
    ...(retries && { maxRetries }),
    ...(expression && { retryDelayExpression }),
    ...((delay || moment) && { notBefore }),
    ...(limit && { timeout }),
  }
}
