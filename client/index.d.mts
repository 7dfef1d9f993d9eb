import type { DryRun, EventPayload, GenerateInput, Operations, Run } from './types.generated.d.ts'

export type * from './types.generated.d.ts'

export type BrandOptions = {
  /** `sk_live_…` or `sk_test_…`. */
  key: string
  /** Where the service is, such as `https://brand.example.com`. */
  url: string
  /** Another `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** How often a call is repeated after the network, a limit of up to a minute or a fault of the service; 4. */
  retries?: number
  /** Of one attempt, in milliseconds; 60,000. */
  timeout?: number
}

export type CallOptions = {
  /** Your own name for the call; without it each call has one, which all of its attempts share. */
  idempotencyKey?: string
  signal?: AbortSignal
  headers?: Record<string, string>
  retries?: number
  timeout?: number
}

export type WaitOptions = {
  signal?: AbortSignal
  /** Told of every change of the run. */
  onProgress?: (run: Run) => void
  /** How long to wait in all, in milliseconds; 11 minutes. */
  wait?: number
  /** How long the service may hold each request; 20. */
  holdSeconds?: number
}

export type Call = (
  name: string,
  input?: Record<string, unknown>,
  options?: CallOptions,
) => Promise<{ status: number; headers: Headers; data: unknown }>

type Answer<Name extends keyof Operations> = Awaited<ReturnType<Operations[Name]>>
/** Operations that answer a list, or a page of one. */
export type Listed = {
  [Name in keyof Operations]: Answer<Name> extends readonly unknown[] | { has_more: boolean } ? Name : never
}[keyof Operations]
type Entry<Found> = Found extends readonly (infer One)[]
  ? One
  : Found extends { events: (infer One)[] } | { rows: (infer One)[] } | { requests: (infer One)[] }
    ? One
    : never

export interface Brand extends Operations {
  /** The run once it has succeeded or failed. */
  waitForRun(run_id: string, options?: WaitOptions): Promise<Run>
  /** `generate`, and the run once it has succeeded; a failed one is thrown as `run_failed`. */
  make(input: GenerateInput, options?: CallOptions & WaitOptions): Promise<Run>
  /** What `generate` would do, without doing it. */
  dryRun(input: GenerateInput, options?: CallOptions): Promise<DryRun>
  /** Every entry of a list, whatever its length. */
  each<Name extends Listed>(
    name: Name,
    input?: Parameters<Operations[Name]>[0],
    options?: CallOptions,
  ): AsyncGenerator<Entry<Answer<Name>>, void, undefined>
}

export function createBrand(options: BrandOptions): Brand

export class BrandError extends Error {
  constructor(code: string, message: string, more?: Partial<BrandError>)
  /** A code of the catalogue, or `connection_failed`, `timed_out`, `bad_response`, `run_failed`, `bad_signature`. */
  code: string
  /** Undefined where the service was not reached. */
  status: number | undefined
  detail: unknown
  request_id: string | undefined
  doc_url: string | undefined
  /** Seconds. */
  retry_after: number | undefined
  run: Run | undefined
}

/** The event of a request, or an error where it is not from the service, was changed or is old. */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers | Record<string, string | string[] | undefined>,
  secrets: string | readonly string[],
  options?: { now?: Date; tolerance_seconds?: number },
): Promise<EventPayload>
