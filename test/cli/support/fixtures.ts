import { createHash } from 'node:crypto'
import { png } from '#test/cli/support/png.ts'

export const KEY = 'sk_test_0123456789abcdefghijABCDEFGHIJ0123456789'.slice(0, 46)
export const RUN_ID = '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'
export const REQUEST_ID = 'req_0197a2b37c1e7d449f003b5c8e21d6ab'
export const PICTURE = png(160, 90)
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export type Fields = Record<string, unknown>

export const queued = (fields: Fields = {}): Fields => ({
  id: RUN_ID,
  status: 'queued',
  brief: 'Dark mode is here.',
  channel: 'twitter',
  asset_type: 'card',
  output_text: null,
  asset_url: null,
  asset_urls: null,
  impact_score: null,
  verdict: null,
  audience_score: null,
  audience_verdict: null,
  audience_themes: null,
  audience_risks: null,
  audience_opportunities: null,
  error_message: null,
  created_at: '2026-11-20T09:00:00.000Z',
  started_at: null,
  finished_at: null,
  auto_post_eligible: false,
  assets: [],
  scheduled_at: null,
  created_via: 'cli',
  livemode: true,
  metadata: {},
  archived: false,
  progress: 0,
  error_code: null,
  score_reasons: [],
  receipt: { stages: [] },
  something_new: { in: 'a later version' },
  ...fields,
})

export const running = (fields: Fields = {}): Fields =>
  queued({
    status: 'running',
    started_at: '2026-11-20T09:00:00.400Z',
    progress: 20,
    receipt: { stages: [{ step: 'compose', ms: 900, attempts: 1 }] },
    ...fields,
  })

export const picture = (base: string, position = 0, bytes = PICTURE): Fields => ({
  id: `asset-${position}`,
  position,
  url: `${base}/assets/${RUN_ID}/${position}${sha256(bytes).slice(0, 63)}.png`,
  kind: 'image',
  content_type: 'image/png',
  width: 1600,
  height: 900,
  duration_ms: null,
  bytes: bytes.length,
  sha256: sha256(bytes),
  alt_text: 'Dark mode is here.',
})

export function succeeded(base: string, fields: Fields = {}): Fields {
  const asset = picture(base)
  return running({
    status: 'succeeded',
    progress: 100,
    finished_at: '2026-11-20T09:00:07.800Z',
    output_text: 'Dark mode is here. Your eyes can rest now.',
    asset_url: asset.url,
    impact_score: 86,
    verdict: 'approved',
    assets: [asset],
    ...fields,
  })
}

export const failed = (fields: Fields = {}): Fields =>
  running({
    status: 'failed',
    finished_at: '2026-11-20T09:00:03.200Z',
    error_code: 'glyph_missing',
    error_message: 'No font has U+0C95 ಕ (Kannada).',
    ...fields,
  })

export const account = (fields: Fields = {}): Fields => ({
  key_id: '0197a2b3-0000-7000-8000-000000000001',
  workspace_id: '0197a2b3-0000-7000-8000-000000000002',
  asset_types: ['card', 'video'],
  channels: ['twitter', 'linkedin'],
  connected_accounts: null,
  auto_post: false,
  auto_post_min_score: 80,
  daily_limit: 5000,
  mode: 'test',
  name: 'CI',
  last4: KEY.slice(-4),
  plan: 'pro',
  scopes: ['asset_type:card', 'asset_type:video'],
  created_at: '2026-11-01T00:00:00.000Z',
  expires_at: null,
  limits: { rate_per_minute: 600, daily_limit: 5000, requests_today: 1037, resets_at: '2099-11-21T00:00:00.000Z' },
  caps: [
    { asset_type: 'card', limit: 500, used: 12, resets_at: '2099-12-01T00:00:00.000Z' },
    { asset_type: 'video', limit: 15, used: 0, resets_at: '2099-12-01T00:00:00.000Z' },
  ],
  credits_remaining: null,
  ...fields,
})
