// A message, spelled as QStash's own API spells it.
export type Header = Record<string, string[]>

export type Message = {
  messageId: string
  url: string
  method: string
  /** What the receiver gets besides the queue's own headers. */
  header: Header
  bodyBase64: string
  createdAt: number
  notBefore: number
  maxRetries: number
  retried: number
  retryDelayExpression?: string
  timeout?: number
  callback?: string
  callbackHeader?: Record<string, string>
  failureCallback?: string
  failureCallbackHeader?: Record<string, string>
  topicName?: string
  endpointName?: string
  queueName?: string
  scheduleId?: string
  callerIP: string
  labels?: string[]
  flowControlKey?: string
  parallelism?: number
  rate?: number
  /** Seconds. */
  period?: number
  redact?: string
  /** The place in the order of acceptance. */
  sequence: number
  /** A callback of a queue's message: the queue goes on after it. */
  holds?: { queueName: string; root: string }
}

/** What a message is made of, before it is accepted. */
export type Draft = Omit<Message, 'messageId' | 'sequence' | 'createdAt' | 'retried'>

export type DeadMessage = Message & {
  dlqId: string
  responseStatus?: number
  responseHeader?: Header
  responseBodyBase64?: string
  failedAt: number
}
