import type { Topics } from '#lib/ports/topics.ts'

/** A Lua script and the words it is known by in a trace. */
export type Script = { name: string; source: string }

/** Short-lived counts and copies. Never the truth: it may be gone, late or empty. */
export interface Redis {
  /** Runs one script in one round trip; throws Unreachable when there is no answer in time. */
  run(script: Script, keys: string[], args: (string | number)[]): Promise<unknown>
  ping(): Promise<void>
}

/** A port gave no answer. What was asked may have happened or not. */
export class Unreachable extends Error {
  readonly port: string

  constructor(port: string, cause?: unknown) {
    super(`${port} did not answer`, { cause })
    this.name = 'Unreachable'
    this.port = port
  }
}

/** Counts attempts by a name such as an address, and tells when there were too many. */
export interface AttemptLimiter {
  count(name: string): Promise<{ allowed: boolean; limit: number; resets_at: Date }>
}

export type Message = {
  [Topic in keyof Topics]: {
    topic: Topic
    body: Topics[Topic]
    /** Two messages with the same name within ten minutes are one. */
    name: string
    delay_seconds?: number
    /** Messages with the same lane share a place in the queue and cannot crowd out other lanes. */
    lane?: string
    /** How many messages of the lane may be under way at once; the queue's usual number without it. */
    parallelism?: number
  }
}[keyof Topics]

/** Carries messages at least once, in any order. A message is only a hint: the row's `due_at` brings lost ones back. */
export interface Queue {
  send(messages: Message[]): Promise<void>
  ping(): Promise<void>
}

export type BlobInfo = { content_type: string; size: number; etag: string }
export type Blob = BlobInfo & { body: ReadableStream; range?: { start: number; end: number } }
export type ByteRange = { start: number; end?: number } | { last: number }

/** Files too large to be held at once: parts of one size, only the last one smaller. */
export interface PartedBlobs {
  startParts(key: string, content_type: string): Promise<string>
  /** Answers the tag by which the part is named in the end. A stream has to have a known length. */
  putPart(key: string, upload_id: string, number: number, body: ReadableStream | Uint8Array): Promise<string>
  finishParts(key: string, upload_id: string, parts: { number: number; etag: string }[]): Promise<void>
  dropParts(key: string, upload_id: string): Promise<void>
}

/** Immutable files under keys that nobody can guess. */
export interface Blobs extends PartedBlobs {
  put(key: string, bytes: Uint8Array, content_type: string): Promise<void>
  get(key: string, range?: ByteRange): Promise<Blob | null>
  /** A whole file to look at and not to write to: whoever reads it next may be given the same bytes. */
  read(key: string): Promise<Uint8Array | null>
  head(key: string): Promise<BlobInfo | null>
  /** Of a file that is not there, too. */
  remove(key: string): Promise<void>
  ping(): Promise<void>
}

/** What a chat is told: pictures or a film with a text below them, or a text alone; in a topic of it where one is named. */
export type Telling = { thread_id?: string | null } & (
  | { files: readonly [ChatFile, ...ChatFile[]]; caption: string }
  | { text: string; reply_to: string | null; buttons?: readonly { text: string; data: string }[] }
)

export type ChatFile = {
  kind: 'image' | 'video'
  bytes: Uint8Array
  content_type: string
  name: string
  width: number | null
  height: number | null
  duration_ms: number | null
}

/** What came of telling a chat. Whatever may have come about without our knowing is `unknown`. */
export type Told =
  | { outcome: 'sent'; external_id: string }
  | { outcome: 'later'; wait_seconds: number }
  | { outcome: 'moved'; chat_id: string }
  /** The bot was sent away, or the chat is no more. */
  | { outcome: 'gone'; reason: string }
  | { outcome: 'refused'; reason: string }
  /** `is_lost`: the network failed and not the messenger. */
  | { outcome: 'unknown'; reason: string; is_lost?: boolean }

/** A bot in the chats of workspaces. It never throws: what it cannot tell is an outcome. */
export interface Messenger {
  /** Characters that stand below a picture. */
  caption_max: number
  /** Files of one message. */
  files_max: number
  tell(chat_id: string, telling: Telling): Promise<Told>
  /** Says to whoever pressed a button that it was heard. */
  acknowledge(press_id: string, text: string): Promise<void>
  /** Addresses at which a person hands a word to the bot: alone, or in a group. */
  links(word: string): { url: string; group_url: string }
  /** Whether a callback shows the secret that the platform was given. */
  isGenuine(shown: string): Promise<boolean>
  /** Has updates of chats sent to this address. */
  listen(url: string): Promise<void>
}

export type Order = { id: string; workspace_id: string; credits: number; amount_total: number; currency: string }
export type Checkout = { id: string; url: string; expires_at: string }

/** A sale of credits as the provider knows it now; money in the smallest unit of its currency. */
export type Sale = {
  /** Our name of it. */
  topup_id: string | null
  session_id: string
  status: 'open' | 'paid' | 'expired' | 'failed'
  amount_total: number
  currency: string
  refunded: number
  disputed: number
}

/** What a customer's subscription is now; `none` where there never was one, `ended` where there is none any more. */
export type PlanState =
  | { status: 'none' | 'ended' }
  | {
      status: 'active' | 'past_due'
      subscription_id: string
      plan: string
      anchor: string
      paid_until: string
      pay_url: string | null
    }

/** What something happened to; how it is now is asked for then, so that late, lost and repeated news do no harm. */
export type PaymentNews = { sale: string } | { payment: string } | { customer: string } | null

export type Letter = { to: string; subject: string; text: string }

/** Carries letters to people; throws Unreachable where one was not taken. */
export interface Mail {
  /** Where letters lead to: the dashboard, without a slash at the end. */
  home: string
  /** The same name twice is the same letter. */
  send(letter: Letter, name: string): Promise<void>
}

/** Whoever takes the money. Throws Unreachable where nothing is known of what came of a call. */
export interface Payments {
  /** Plans that can be subscribed to. */
  sells: readonly string[]
  /** The same order asked for again is the same link. */
  sellCredits(order: Order): Promise<Checkout>
  readSale(session_id: string): Promise<Sale | null>
  /** The sale that a payment was for; null for what is none of ours. */
  saleOf(payment: string): Promise<Sale | null>
  openCustomer(workspace: { id: string; name: string }): Promise<string>
  sellPlan(order: { workspace_id: string; customer: string; plan: string; once: string }): Promise<Checkout>
  readPlan(customer: string): Promise<PlanState>
  /** A page on which a customer changes plan, card and invoices. */
  openPortal(customer: string): Promise<string>
  /** The news in a callback; undefined where it is not signed, or long ago. */
  readNews(raw: string, signature: string, now: Date): Promise<PaymentNews | undefined>
}
