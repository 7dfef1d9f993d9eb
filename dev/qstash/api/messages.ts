import { pageOf, readFilter } from '#dev/qstash/api/filter.ts'
import { at, NAME, type Route } from '#dev/qstash/api/router.ts'
import { showMessage } from '#dev/qstash/api/show.ts'
import type { Courier } from '#dev/qstash/delivery/courier.ts'
import type { Message } from '#dev/qstash/message.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import type { State } from '#dev/qstash/state.ts'

const USUAL_EVENTS = 100

export function messageRoutes(state: State, courier: Courier): Route[] {
  const found = (id = ''): Message => {
    const message = state.messages.get(id)
    if (!message) throw new Refusal(404, `message ${id} not found`)
    return message
  }
  const events = (query: URLSearchParams) => {
    const matches = readFilter(query)
    const newestFirst = state.events
      .entries()
      .filter(([, event]) => matches(event))
      .reverse()
    const { items, cursor } = pageOf(newestFirst, query, USUAL_EVENTS)
    return { cursor, events: items.map(event => ({ ...event, label: event.labels?.[0] })) }
  }

  return [
    ['GET', at(`messages/${NAME}`), ({ parts: [id] }) => ({ body: showMessage(found(id)) })],
    [
      'DELETE',
      at(`messages/${NAME}`),
      ({ parts: [id] }) => {
        courier.cancel(found(id))
        return { body: { cancelled: 1 } }
      },
    ],
    [
      'DELETE',
      at('messages'),
      ({ query }) => {
        const matches = readFilter(query)
        const matching = state.messages.values().filter(message => matches({ ...message, time: message.createdAt }))
        for (const message of matching) courier.cancel(message)
        return { body: { cancelled: matching.length } }
      },
    ],
    ['GET', at('events'), ({ query }) => ({ body: events(query) })],
    ['GET', at('logs'), ({ query }) => ({ body: events(query) })],
  ]
}
