import type { Asset, DryRun, EventPayload, GenerateInput, Operations, Run } from './types.generated.d.ts'

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
  /** How your program calls itself; `brand-client/…`. */
  userAgent?: string
  /** Told before each further attempt and how long it waits for it, in milliseconds; `false` gives up. */
  onRetry?: (error: BrandError, next: { attempt: number; wait: number }) => unknown
}

export type CallOptions = {
  /** Your own name for the call; without it each call has one, which all of its attempts share. */
  idempotencyKey?: string
  signal?: AbortSignal
  headers?: Record<string, string>
  retries?: number
  timeout?: number
}

export type WatchOptions = {
  signal?: AbortSignal
  /** Of one attempt, in milliseconds; the service holds none for longer. */
  timeout?: number | undefined
  /** How long the service may hold each request, or what says it of the one after so many; 20. */
  holdSeconds?: number | ((asked: number) => number)
}

export type WaitOptions = WatchOptions & {
  /** Told of every change of the run. */
  onProgress?: (run: Run) => void
  /** How long to wait in all, in milliseconds; 11 minutes. Beyond it the last answer has a second more. */
  wait?: number
}

/** An answer as it came; 204 and 304 have no data. */
export type Answer<Data> = { status: number; headers: Headers; data: Data }
export type InputOf<Name extends keyof Operations> = Parameters<Operations[Name]>[0]
export type AnswerOf<Name extends keyof Operations> = Awaited<ReturnType<Operations[Name]>>
/** `Brand['call']` as it is inside, where names are known only when it runs. */
export type LooseCall = (name: string, input?: Record<string, unknown>, own?: CallOptions) => Promise<Answer<unknown>>

/** Operations that answer a list, or a page of one. */
export type Listed = {
  [Name in keyof Operations]: AnswerOf<Name> extends readonly unknown[] | { has_more: boolean } ? Name : never
}[keyof Operations]
type Entry<Found> = Found extends readonly (infer One)[]
  ? One
  : Found extends { events: (infer One)[] } | { rows: (infer One)[] } | { requests: (infer One)[] }
    ? One
    : never

export interface Brand extends Operations {
  /** An operation by its name, with status and headers of the answer. */
  call<Name extends keyof Operations>(
    name: Name,
    input?: InputOf<Name>,
    options?: CallOptions,
  ): Promise<Answer<AnswerOf<Name>>>
  /** The run each time the service has answered, changed or not, until it has succeeded or failed. */
  watchRun(run_id: string, options?: WatchOptions): AsyncGenerator<Run, void, undefined>
  /** The bytes of a file, checked against its sum; the key is not sent along. */
  download(asset: Pick<Asset, 'url'> & { sha256?: string | null }, options?: CallOptions): Promise<Uint8Array>
  /** The run once it has succeeded or failed. */
  waitForRun(run_id: string, options?: WaitOptions): Promise<Run>
  /** `generate`, and the run once it has succeeded; a failed one is thrown as `run_failed`. */
  make(input: GenerateInput, options?: CallOptions & WaitOptions): Promise<Run>
  /** What `generate` would do, without doing it. */
  dryRun(input: GenerateInput, options?: CallOptions): Promise<DryRun>
  /** Every entry of a list, whatever its length. */
  each<Name extends Listed>(
    name: Name,
    input?: InputOf<Name>,
    options?: CallOptions,
  ): AsyncGenerator<Entry<AnswerOf<Name>>, void, undefined>
}

export function createBrand(options: BrandOptions): Brand

export class BrandError extends Error {
  constructor(code: string, message: string, more?: Partial<BrandError>)
  /** A code of the catalogue, or `connection_failed`, `timed_out`, `bad_response`, `run_failed`, `download_damaged`, `bad_signature`. */
  code: string
  /** Undefined where the service was not reached. */
  status: number | undefined
  detail: unknown
  request_id: string | undefined
  doc_url: string | undefined
  /** Seconds. */
  retry_after: number | undefined
  run: Run | undefined
  /** What came instead of a success, as it came. */
  answer: { headers: Headers; text: string } | undefined
}

/** The event of a request, or an error where it is not from the service, was changed or is old. */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers | Record<string, string | string[] | undefined>,
  secrets: string | readonly string[],
  options?: { now?: Date; tolerance_seconds?: number },
): Promise<EventPayload>
