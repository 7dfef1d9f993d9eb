// What the service answers, by the names that it has here. On an older service newer fields may be missing.
import type { AnswerOf, Asset as FullAsset, Key, Limits, SignaturePreview } from '../client/index.mjs'

export type {
  Artwork,
  BrandDna,
  BrandDraft,
  Campaign,
  Checkout,
  ConnectedAccount,
  Credits,
  Delivery,
  DryRun,
  Event as FeedEvent,
  Font,
  Mascot,
  Person,
  Post,
  PostingPause,
  RequestEntry,
  RequestWithBody,
  Run,
  ScoreRow,
  Screen,
  SignaturePreview,
  Template,
  Video,
  Webhook,
} from '../client/index.mjs'

export type Account = Key
/** On an older service a run has addresses only. */
export type Asset = Pick<FullAsset, 'url' | 'kind'> & Partial<FullAsset>
export type Bucket = Limits['buckets'][number]
export type Cap = Key['caps'][number]
export type Question = AnswerOf<'clarify'>['questions'][number]
export type SignatureCard = SignaturePreview['cards'][number]

/** What a person types is text: whether it is one of the service's words the service says. */
export type Typed<Input> = Input extends string
  ? string
  : Input extends object
    ? { [Field in keyof Input]: Typed<Input[Field]> }
    : Input

/** The body of every refusal; `detail` alone where a validator in front of the service answers. */
export type Refusal = {
  code?: string
  message?: string
  detail?: unknown
  issues?: { message: string }[]
  request_id?: string
}
