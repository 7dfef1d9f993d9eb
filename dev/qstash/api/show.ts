// Stored things as the API shows them: bodies as text where they are text, redacted fields as hashes.
import { createHash } from 'node:crypto'
import type { DeadMessage, Header, Message } from '#dev/qstash/message.ts'

export function showMessage(message: Message) {
  const { bodyBase64, sequence, retried, holds, redact, callbackHeader, failureCallbackHeader, ...shown } = message
  return {
    ...shown,
    notBefore: Math.floor(message.notBefore),
    label: message.labels?.[0],
    header: redactHeader(message.header, redact),
    ...(isRedacted(redact, 'body') ? { body: hidden(bodyBase64) } : showBody(bodyBase64)),
  }
}

export function showDead({ responseBodyBase64, failedAt: _, ...message }: DeadMessage) {
  const { body, bodyBase64 } = showBody(responseBodyBase64 ?? '')
  return {
    ...showMessage(message),
    dlqId: message.dlqId,
    responseStatus: message.responseStatus,
    responseHeader: message.responseHeader,
    responseBody: body,
    responseBodyBase64: bodyBase64,
  }
}

/** One of the two, by whether the bytes are UTF-8. */
function showBody(base64: string): { body?: string; bodyBase64?: string } {
  const bytes = Buffer.from(base64, 'base64')
  const text = bytes.toString()
  return Buffer.from(text).equals(bytes) ? { body: text } : { bodyBase64: base64 }
}

function redactHeader(header: Header, redact: string | undefined): Header {
  const all = isRedacted(redact, 'header') || isRedacted(redact, 'headers')
  const entries = Object.entries(header).map(([name, values]) =>
    all || isRedacted(redact, `header[${name.toLowerCase()}]`) ? [name, values.map(hidden)] : [name, values],
  )
  return Object.fromEntries(entries)
}

const isRedacted = (redact: string | undefined, field: string) =>
  (redact ?? '').split(',').some(part => part.trim().toLowerCase() === field)

const hidden = (value: string) => `REDACTED:${createHash('sha256').update(value).digest('hex')}`
