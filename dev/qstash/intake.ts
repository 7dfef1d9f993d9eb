// What becomes of a publish: one message, one for each endpoint of a group, a schedule, or nothing but the id of a former one.
import { createHash } from 'node:crypto'
import type { Clock } from '#dev/qstash/clock.ts'
import type { Courier } from '#dev/qstash/delivery/courier.ts'
import type { Draft } from '#dev/qstash/message.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import { assertUrl, type Headers, readSettings, type Settings } from '#dev/qstash/read/settings.ts'
import type { State } from '#dev/qstash/state.ts'
import type { Stats } from '#dev/qstash/stats.ts'

export type Publication = {
  destination: string
  headers: Headers
  body: Buffer
  callerIP: string
  queueName?: string
}

export type Receipt = { messageId: string; url?: string; deduplicated?: true }
export type Publish = (publication: Publication) => Receipt | Receipt[]

const WINDOW_MS = 600_000
const MOST_BYTES = 10_000_000

export function openIntake(state: State, courier: Courier, clock: Clock, stats: Stats): Publish {
  const forget = () => {
    for (let oldest = state.seen.first(); oldest && oldest[1].until <= clock.now(); oldest = state.seen.first()) {
      state.seen.delete(oldest[0])
    }
  }

  const once = (id: string | undefined, draft: Draft): Receipt => {
    if (id === undefined) return { messageId: courier.accept(draft).messageId }
    const former = state.seen.get(id)
    if (former && former.until > clock.now()) {
      stats.deduplicated++
      return { messageId: former.messageId, deduplicated: true }
    }
    const { messageId } = courier.accept(draft)
    state.seen.delete(id)
    state.seen.set(id, { messageId, until: clock.now() + clock.wait(WINDOW_MS) })
    return { messageId }
  }

  return ({ destination, headers, body, callerIP, queueName }) => {
    if (body.length > MOST_BYTES) throw new Refusal(413, `the body is longer than ${MOST_BYTES} bytes`)
    forget()
    const settings = readSettings(headers, clock)
    const { deduplicationId: _, deduplicatesByContent: __, ...rest } = settings
    const id = deduplicationOf(settings, destination, body)
    const draft = { ...rest, bodyBase64: body.toString('base64'), callerIP, queueName: queueName ?? rest.queueName }
    if (/^https?:/i.test(destination)) return once(id, { ...draft, url: assertUrl('destination', destination) })

    const group = state.groups.get(destination)
    if (!group) throw new Refusal(404, `"${destination}" is neither an http or https url nor a url group`)
    return group.endpoints.map(({ url, name }) => ({
      ...once(id && `${id} ${url}`, { ...draft, url, topicName: group.name, endpointName: name }),
      url,
    }))
  }
}

function deduplicationOf(settings: Settings, destination: string, body: Buffer): string | undefined {
  if (settings.deduplicationId !== undefined) return settings.deduplicationId
  if (!settings.deduplicatesByContent) return undefined
  const facts = JSON.stringify([destination, settings.header])
  return `content ${createHash('sha256').update(facts).update(body).digest('base64url')}`
}
