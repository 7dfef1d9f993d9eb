// The filters that cancelling, the dead letter queue and the log share: values of one name are alternatives,
// different names must all hold.
import type { Message } from '#dev/qstash/message.ts'

type Facts = Pick<Message, 'messageId' | 'url'> &
  Partial<Pick<Message, 'topicName' | 'queueName' | 'scheduleId' | 'flowControlKey' | 'callerIP' | 'labels'>> & {
    dlqId?: string
    state?: string
    responseStatus?: number
    time: number
  }

const facts: Record<string, (of: Facts) => (string | undefined)[]> = {
  messageIds: of => [of.messageId],
  messageId: of => [of.messageId],
  dlqIds: of => [of.dlqId],
  url: of => [of.url],
  host: of => [new URL(of.url).host],
  path: of => [new URL(of.url).pathname],
  topicName: of => [of.topicName],
  queueName: of => [of.queueName],
  scheduleId: of => [of.scheduleId],
  flowControlKey: of => [of.flowControlKey],
  callerIp: of => [of.callerIP],
  callerIP: of => [of.callerIP],
  label: of => of.labels ?? [],
  state: of => [of.state],
  responseStatus: of => [`${of.responseStatus}`],
}

export type Filter = (of: Facts) => boolean

export function readFilter(query: URLSearchParams): Filter {
  const wanted = Object.entries(facts).flatMap(([name, read]) => {
    const values = query.getAll(name).flatMap(value => value.split(','))
    return values.length > 0 ? [(of: Facts) => read(of).some(fact => fact !== undefined && values.includes(fact))] : []
  })
  const from = Number(query.get('fromDate') ?? Number.NEGATIVE_INFINITY)
  const to = Number(query.get('toDate') ?? Number.POSITIVE_INFINITY)
  return of => of.time >= from && of.time <= to && wanted.every(holds => holds(of))
}

export type Page<T> = { cursor?: string; items: T[] }

const MOST_ITEMS = 1_000

/** The next `count` items after the cursor, which is the key of the last item that was given. */
export function pageOf<T>(items: [key: string, item: T][], query: URLSearchParams, usually: number): Page<T> {
  const count = Math.min(Number(query.get('count') ?? usually), MOST_ITEMS)
  const cursor = query.get('cursor')
  const start = cursor === null ? 0 : items.findIndex(([key]) => key === cursor) + 1
  const page = items.slice(start, start + count)
  const more = start + count < items.length
  return { items: page.map(([, item]) => item), ...(more && { cursor: page.at(-1)?.[0] }) }
}
