// The vendors' interfaces as their pages describe them, where all is well with our accounts.
import { DEFAULT_MODEL, DEFAULT_SECOND_MODEL } from '#functions/models.ts'
import { DEFAULT_IMAGE_MODEL } from '#functions/painter.ts'

/** By the beginning of an address. */
export type Answers = Record<string, (url: string, init?: RequestInit) => Response>

const registered = Object.fromEntries(
  ['X_CLIENT_ID', 'LINKEDIN_CLIENT_ID', 'INSTAGRAM_CLIENT_ID', 'YOUTUBE_CLIENT_ID', 'THREADS_CLIENT_ID']
    .concat('FACEBOOK_CLIENT_ID', 'TIKTOK_CLIENT_KEY')
    .flatMap(id => [
      [id, 'ours'],
      [id.replace(/_CLIENT_(ID|KEY)$/, '_CLIENT_SECRET'), 'secret'],
    ]),
)

export const settingsOfAll: Record<string, string> = {
  ...registered,
  ...{ PUBLIC_URL: 'https://api.example.com', LINKEDIN_VERSION: '202607' },
  ...{ TELEGRAM_BOT_TOKEN: '1:t', TELEGRAM_BOT_NAME: 'our_bot', TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-hook' },
  ...{ LLM_BASE_URL: 'https://llm.example.com/v1', LLM_API_KEY: 'k', LLM_MODEL: 'writer' },
  ...{
    LLM_SECOND_MODEL: 'mender',
    LLM_JUDGE_MODEL: 'judge',
    LLM_DRAW_MODEL: 'judge',
    LLM_EDIT_MODEL: 'judge',
    LLM_CRITIC_MODEL: 'judge',
  },
  ...{ IMAGE_BASE_URL: 'https://image.example.com/v1', IMAGE_API_KEY: 'k', IMAGE_MODEL: 'painter' },
  ...{ VISION_BASE_URL: 'https://vision.example.com/v1', VISION_API_KEY: 'k', VISION_MODEL: 'viewer' },
  ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICES: 'pro=price_pro' },
  ...{ MAIL_PROVIDER: 'resend', MAIL_KEY: 're_1', MAIL_FROM: 'Team <hello@mail.example.com>' },
  ...{ NEON_API_KEY: 'k', NEON_PROJECT_ID: 'p1', UPSTASH_EMAIL: 'us@example.com', UPSTASH_API_KEY: 'k' },
  ...{
    QSTASH_TOKEN: 'queue-token',
    QSTASH_URL: 'http://127.0.0.1:9',
    UPSTASH_REDIS_REST_URL: 'https://our-redis.upstash.io',
  },
}

const says = (body: unknown) => () => Response.json(body)
const listed = (...ids: string[]) => says({ data: ids.map(id => ({ id })) })

export function healthyVendors(): Answers {
  const every = { url: 'https://api.example.com/billing/stripe', status: 'enabled', enabled_events: ['*'] }
  return {
    'https://api.telegram.org/bot1:t/getMe': says({ ok: true, result: { username: 'our_bot' } }),
    'https://api.telegram.org/bot1:t/getWebhookInfo': says({
      result: { url: 'https://api.example.com/telegram/webhook' },
    }),
    'https://llm.example.com/v1/models': listed('writer', 'mender', 'judge'),
    'https://image.example.com/v1/models': listed('painter'),
    'https://vision.example.com/v1/models': listed('viewer'),
    'https://api.anthropic.com/v1/models/gone': () => Response.json({}, { status: 404 }),
    'https://api.cloudflare.com/client/v4/accounts/a1/ai/models/search': hostedModels,
    'https://api.stripe.com/v1/checkout/sessions': says({ data: [] }),
    'https://api.stripe.com/v1/webhook_endpoints': says({ data: [every] }),
    'https://api.stripe.com/v1/prices/price_pro': says({ active: true, recurring: { interval: 'month' } }),
    'https://api.resend.com/domains': says({ data: [{ name: 'example.com', status: 'verified' }] }),
    'https://console.neon.tech/api/v2/projects/p1': says({
      project: { compute_time_seconds: 9_000, owner: { subscription_type: 'free_v3' } },
    }),
    'https://api.upstash.com/v2/qstash/users': says([{ id: 'q1', token: 'queue-token', max_requests_per_day: 1_000 }]),
    'https://api.upstash.com/v2/qstash/stats/q1': says({ daily_used: [{ x: '2026-11-21 12:00', y: 288 }] }),
    'https://api.upstash.com/v2/redis/databases': says([
      { database_id: 'r1', endpoint: 'our-redis.upstash.io', state: 'active', type: 'free' },
    ]),
    'https://api.upstash.com/v2/redis/stats/r1': says({ total_monthly_requests: 52_000 }),
  }
}

export const hostedModels = says({
  result: [DEFAULT_MODEL, DEFAULT_SECOND_MODEL, DEFAULT_IMAGE_MODEL].map(name => ({ name })),
})
