// What a receiver gets: the message's own headers and body, and the queue's headers with the signature.

import type { Clock } from '#dev/qstash/clock.ts'
import type { Call, Outcome, Sender } from '#dev/qstash/delivery/attempt.ts'
import { sign } from '#dev/qstash/delivery/signature.ts'
import type { Message } from '#dev/qstash/message.ts'

/** `closed` when the queue ends meanwhile: nobody knows what came of it. */
export type Deliver = (message: Message) => Promise<Outcome | 'closed'>

export type Target = {
  sender: Sender
  clock: Clock
  signingKey: () => string
  rewrite: (url: string) => string
  isClosed: () => boolean
}

const LONGEST_ANSWER_MS = 900_000

export function openDeliver({ sender, clock, signingKey, rewrite, isClosed }: Target): Deliver {
  return async message => {
    const body = Buffer.from(message.bodyBase64, 'base64')
    const call: Call = {
      url: rewrite(message.url),
      method: message.method,
      headers: {
        ...message.header,
        ...own(message),
        'Upstash-Signature': sign(signingKey(), message.url, body, clock.now()),
      },
      body,
      timeout_ms: message.timeout ?? LONGEST_ANSWER_MS,
    }
    const outcome = await sender.send(call)
    return isClosed() ? 'closed' : outcome
  }
}

function own({ messageId, retried, callerIP, topicName, scheduleId }: Message): Record<string, string> {
  return {
    'User-Agent': 'Upstash-QStash',
    'Upstash-Message-Id': messageId,
    'Upstash-Retried': `${retried}`,
    'Upstash-Caller-Ip': callerIP,
    ...(topicName !== undefined && { 'Upstash-Topic-Name': topicName }),
    ...(scheduleId !== undefined && { 'Upstash-Schedule-Id': scheduleId }),
  }
}
