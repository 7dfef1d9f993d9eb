/** A language model as the composer sees it: one question, one answer as data. */
export type Writer = {
  /** The model's name, for the receipt. */
  name: string
  /** Answers data that follows the schema; throws a WriterError, never anything else. */
  write(request: WriteRequest): Promise<WriteAnswer>
}

export type WriteRequest = {
  /** Fixed in code; no word of a user is in it. */
  instructions: string
  /** What the instructions speak of, between delimiters that nobody can guess. */
  data: string
  /** A JSON schema in strict form: every field required, no others allowed. */
  schema: Record<string, unknown>
  max_tokens: number
  /** Pictures to look at, as data URIs; only for models that see. */
  pictures?: readonly string[]
  /** Requests that begin alike go to the same place, where a provider can keep the beginning. */
  affinity?: string
  /** By whom the provider's own counts and limits may tell requests apart. */
  workspace?: string
  /** Ends the wait earlier than the writer would. */
  timeout_ms?: number
}

/** How much a model thinks before it answers. */
export const efforts = ['none', 'low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]

export type Usage = { input_tokens: number; output_tokens: number; cost_usd?: number }
export const UNUSED: Usage = { input_tokens: 0, output_tokens: 0 }
export type WriteAnswer = {
  value: unknown
  usage: Usage
  /** Where the provider names another one than it was asked for. */
  model?: string
}

const writerFaults = [
  'timeout',
  /** Asked for less at the moment: another model may have room. */
  'busy',
  /** The account's allowance of today is used up: no model of it answers. */
  'allowance_used',
  'unavailable',
  'refused',
  'truncated',
  'broken',
  'too_large',
  'unauthorized',
  /** No such model, or its terms were not accepted. */
  'misconfigured',
] as const
export type WriterFault = (typeof writerFaults)[number]

/** The model gave nothing that can be used; the reason goes on the receipt. */
export class WriterError extends Error {
  readonly fault: WriterFault
  readonly usage: Usage | undefined

  constructor(fault: WriterFault, detail?: string, usage?: Usage) {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'WriterError'
    this.fault = fault
    this.usage = usage
  }
}
