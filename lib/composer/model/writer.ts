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
}

export type Usage = { input_tokens: number; output_tokens: number; cost_usd?: number }
export type WriteAnswer = { value: unknown; usage: Usage }

export const writerFaults = ['timeout', 'unavailable', 'refused', 'truncated', 'broken', 'unauthorized'] as const
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
