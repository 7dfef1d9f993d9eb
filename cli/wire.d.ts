// What the client reads of the API's answers. Unknown fields are ignored; optional ones may be missing on an older service.

export type RunStatus = 'queued' | 'running' | 'succeeded' | 'failed'

export type Asset = {
  url: string
  kind: 'image' | 'video' | 'thumbnail' | 'captions'
  content_type?: string
  width?: number | null
  height?: number | null
  duration_ms?: number | null
  bytes?: number
  sha256?: string
}

export type ScoreRow = {
  rule: string
  measured?: unknown
  threshold?: unknown
  weight: number
  points: number
  passed: boolean
  gate?: boolean
  hold?: boolean
  cap?: number
  fix?: string
}

export type Run = {
  id: string
  status: RunStatus
  brief: string
  channel: string
  asset_type: string
  output_text: string | null
  asset_url: string | null
  asset_urls: string[] | null
  impact_score: number | null
  verdict: string | null
  error_message: string | null
  created_at: string
  started_at: string | null
  finished_at: string | null
  auto_post_eligible: boolean
  assets?: Asset[]
  scheduled_at?: string | null
  livemode?: boolean
  progress?: number
  error_code?: string | null
  score_reasons?: ScoreRow[]
  captions?: Record<string, string> | null
  holds?: { rule: string; what: string; where: string }[]
  sensitive?: string | null
  questions?: { about: string; question: string; options: string[] }[]
  composer?: string | null
  calibrated?: boolean | null
  receipt?: { stages: { step: string; ms: number }[] }
}

export type Post = {
  id: string
  run_id: string
  platform: string
  status: string
  external_post_id: string | null
  url: string | null
  posted_at: string | null
  error_message?: string | null
  scheduled_at?: string | null
  created_at?: string
  caption?: string
  attempts?: number
  next_attempt_at?: string | null
  last_error?: { code: string; message: string; at: string } | null
  awaits?: string | null
  parts?: { text: string; status: 'waiting' | 'sent' | 'posted'; url: string | null }[] | null
}

export type ConnectedAccount = {
  id: string
  platform: string
  kind: string
  name: string
  handle: string | null
  status: string
  expires_at: string | null
  capabilities: string[]
}

export type PostingPause = { paused: boolean; paused_at: string | null; by: string | null; in_flight: string[] }

export type CampaignItem = {
  run_id: string
  channel: string
  asset_type: string
  scheduled_at: string
  post_id: string | null
  status: string
}

export type Campaign = { id: string; name: string; status: string; created_at: string; items: CampaignItem[] }

export type Cap = { asset_type: string; limit: number; used: number; resets_at: string }

export type Account = {
  key_id: string
  workspace_id: string
  asset_types: string[]
  channels: string[]
  connected_accounts: string[] | null
  auto_post: boolean
  auto_post_min_score: number
  daily_limit: number
  mode?: 'live' | 'test'
  name?: string
  last4?: string
  plan?: string
  expires_at?: string | null
  limits?: { rate_per_minute: number; daily_limit: number; requests_today: number; resets_at: string }
  caps?: Cap[]
  credits_remaining?: number | null
}

export type Bucket = {
  bucket: string
  limit: number
  used: number
  remaining: number
  resets_at: string | null
  remedy?: string | null
}

export type Question = { id: string; question: string; options: string[] }

export type Clarification = { status: 'ready' | 'needs_clarification'; questions: Question[]; degraded?: boolean }

export type DryRun = {
  would: 'queue' | 'refuse'
  guards?: { guard: string; ok: boolean; code?: string }[]
  caps_after?: { asset_type: string; limit: number; remaining: number }[]
  daily_after?: { limit: number; remaining: number }
  plan?: { pictures: { template: string; data: Record<string, unknown> }[]; captions: Record<string, string> } | null
  estimate?: { p50_ms: number | null; p95_ms: number | null; samples: number } | null
}

/** The body of every refusal; `detail` alone where a validator in front of the service answers. */
export type Refusal = { code?: string; message?: string; detail?: unknown; request_id?: string }

export type CreditEntry = {
  id: string
  source: string
  amount: number
  balance_after: number
  run_id: string | null
  created_at: string
}

export type Credits = {
  included: number | null
  used: number | null
  bought: number | null
  remaining: number | null
  resets_at: string
  entries: CreditEntry[]
}

export type Checkout = {
  id: string
  url: string
  credits: number
  amount_total: number
  currency: string
  expires_at: string
}

export type LoggedRequest = {
  request_id: string
  key_id: string
  via: string
  method: string
  path: string
  status: number
  code: string | null
  ms: number
  created_at: string
  body?: Record<string, unknown> | null
}

export type FeedEvent = {
  sequence: number
  id: string
  type: string
  timestamp: string
  data: Record<string, unknown>
}

export type BrandDna = { name: string }

export type BrandDraft = { url: string; patch: Record<string, unknown> }

export type SignatureCard = { output_type: string; meaning: string; width: number; height: number; image: string }
export type SignaturePreview = { explained: string[]; cards: SignatureCard[] }
