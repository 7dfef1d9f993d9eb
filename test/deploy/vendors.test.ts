// What the doctor hears from vendors about our accounts with them: all is well, or one of them has something to say.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doctor, vendorChecks } from '#dev/deploy/doctor/doctor.ts'
import { openTools, type Tools } from '#dev/deploy/tools.ts'
import { type Social, startSocial } from '#dev/social/start.ts'
import { createAccount } from './account.ts'
import { type Answers, healthyVendors, settingsOfAll } from './vendors.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-content-vendors-'))
let social: Social
beforeAll(async () => {
  social = await startSocial()
})
afterAll(async () => {
  await social.close()
  rmSync(folder, { recursive: true, force: true })
})

const NOW = new Date('2026-11-21T12:00:00Z')

/** What `npm run doctor` prints, by check. */
async function printed(given: Record<string, string | undefined>, spoilt: Answers = {}, name = 'prod') {
  const values = Object.entries({ ...settingsOfAll, ...given }).filter(([, value]) => value !== undefined)
  writeFileSync(join(folder, `.env.${name}`), values.map(([key, value]) => `${key}=${value}\n`).join(''))
  const answers = { ...spoilt, ...healthyVendors(), ...spoilt }
  const lines: string[] = []
  const { wrangler } = createAccount()
  const tools: Tools = {
    ...openTools(),
    wrangler,
    fetch: (async (input: string, init?: RequestInit) => {
      const told = Object.entries(answers).find(([address]) => input.startsWith(address))
      if (told) return told[1](input, init)
      const { host, pathname, search } = new URL(input)
      if (!/\/(access_?token|token)\/?$/i.test(pathname)) throw new Error(`nobody is at ${host}`)
      return fetch(`${social.url}/${host}${pathname}${search}`, init)
    }) as typeof fetch,
    print: line => void lines.push(line),
    now: () => NOW,
    folder,
  }
  await doctor(tools, name)
  return (id: string) => {
    const title = vendorChecks.find(check => check.id === id)?.title ?? id
    return lines.find(line => line.startsWith(`✓ ${title}`) || line.startsWith(`✗ ${title}`))
  }
}

const answer =
  (status: number, body: unknown = {}): Answers[string] =>
  () =>
    Response.json(body, { status })
const refused = { status: 401, json: { error: 'invalid_client', error_description: 'The client is not known.' } }

type Plant = [id: string, cure: RegExp, given: Record<string, string | undefined>, spoilt: Answers, app?: string]

const UPSTASH = 'https://api.upstash.com/v2'
const price = 'https://api.stripe.com/v1/prices/price_pro'
const endpoints = 'https://api.stripe.com/v1/webhook_endpoints'
const hook = { url: 'https://api.example.com/billing/stripe', status: 'enabled' }

const plants: Plant[] = [
  ['app-x', /X_CLIENT_SECRET again/, {}, {}, 'api.x.com'],
  ['app-linkedin', /LINKEDIN_CLIENT_SECRET again/, {}, {}, 'www.linkedin.com'],
  ['app-instagram', /INSTAGRAM_CLIENT_SECRET again/, {}, {}, 'api.instagram.com'],
  ['app-youtube', /YOUTUBE_CLIENT_SECRET again/, {}, {}, 'oauth2.googleapis.com'],
  ['app-threads', /THREADS_CLIENT_SECRET again/, {}, {}, 'graph.threads.net'],
  ['app-facebook', /FACEBOOK_CLIENT_SECRET again/, {}, {}, 'graph.facebook.com'],
  ['app-tiktok', /TIKTOK_CLIENT_KEY and/, {}, {}, 'open.tiktokapis.com'],
  ['linkedin-version', /a month of the last half year/, { LINKEDIN_VERSION: '202511' }, {}],
  ['linkedin-version', /a month of the last half year/, { LINKEDIN_VERSION: '202701' }, {}],
  ['telegram', /TELEGRAM_BOT_TOKEN and/, { TELEGRAM_BOT_NAME: 'another_bot' }, {}],
  ['telegram', /telegram setup/, { PUBLIC_URL: 'https://moved.example.com' }, {}],
  ['model-first', /LLM_MODEL to one/, { LLM_MODEL: 'gone' }, {}],
  ['model-first', /LLM_API_KEY again/, {}, { 'https://llm.example.com/v1/models': answer(401) }],
  ['model-first', /LLM_MODEL to one/, { LLM_PROVIDER: 'anthropic', LLM_BASE_URL: undefined, LLM_MODEL: 'gone' }, {}],
  ['model-first', /LLM_MODEL to one/, { LLM_BASE_URL: undefined, LLM_MODEL: '@cf/google/gone' }, {}],
  ['model-second', /LLM_SECOND_MODEL to one/, { LLM_SECOND_MODEL: 'gone' }, {}],
  ['model-judge', /LLM_JUDGE_MODEL to one/, { LLM_JUDGE_MODEL: 'gone' }, {}],
  ['model-edit', /LLM_EDIT_MODEL to one/, { LLM_EDIT_MODEL: 'gone' }, {}],
  ['model-critic', /LLM_CRITIC_MODEL to one/, { LLM_CRITIC_MODEL: 'gone' }, {}],
  ['model-draw', /LLM_DRAW_MODEL to one/, { LLM_DRAW_MODEL: 'gone' }, {}],
  ['model-image', /IMAGE_MODEL to one/, { IMAGE_MODEL: 'gone' }, {}],
  ['model-image', /IMAGE_MODEL to one/, { IMAGE_BASE_URL: undefined, IMAGE_MODEL: '@cf/x/gone' }, {}],
  ['model-vision', /VISION_API_KEY again/, {}, { 'https://vision.example.com/v1/models': answer(403) }],
  ['stripe-key', /STRIPE_SECRET_KEY again/, {}, { 'https://api.stripe.com/v1/checkout/sessions': answer(401) }],
  ['stripe-mode', /of live mode/, { STRIPE_SECRET_KEY: 'sk_test_1' }, {}],
  ['stripe-webhook', /an endpoint https:\/\/api.example.com/, {}, { [endpoints]: answer(200, { data: [] }) }],
  [
    ...(['stripe-webhook', /switched on/, {}] as const),
    { [endpoints]: answer(200, { data: [{ ...hook, status: 'disabled', enabled_events: ['*'] }] }) },
  ],
  [
    ...(['stripe-webhook', /for the events/, {}] as const),
    { [endpoints]: answer(200, { data: [{ ...hook, enabled_events: ['charge.refunded'] }] }) },
  ],
  ['stripe-prices', /active recurring prices/, {}, { [price]: answer(404) }],
  ['stripe-prices', /active recurring prices/, {}, { [price]: answer(200, { active: false, recurring: {} }) }],
  ['stripe-prices', /active recurring prices/, {}, { [price]: answer(200, { active: true, recurring: null }) }],
  [
    'mail-key',
    /MAIL_KEY again/,
    {},
    { 'https://api.resend.com/domains': answer(401, { message: 'API key is invalid' }) },
  ],
  ['mail-sender', /Verify elsewhere.org/, { MAIL_FROM: 'Us <us@elsewhere.org>' }, {}],
  [
    ...(['quota-neon', /plan Launch/, {}] as const),
    {
      'https://console.neon.tech/api/v2/projects/p1': answer(200, {
        project: { compute_time_seconds: 300_000, owner: { subscription_type: 'free_v3' } },
      }),
    },
  ],
  ['quota-neon', /NEON_PROJECT_ID/, {}, { 'https://console.neon.tech/api/v2/projects/p1': answer(404) }],
  [
    'quota-queue',
    /pay as you go/,
    {},
    { [`${UPSTASH}/qstash/stats`]: answer(200, { daily_used: [{ x: 'now', y: 900 }] }) },
  ],
  ['quota-queue', /Management API/, {}, { [`${UPSTASH}/qstash/users`]: answer(401) }],
  [
    'quota-redis',
    /higher budget/,
    {},
    { [`${UPSTASH}/redis/stats`]: answer(200, { total_monthly_requests: 480_000 }) },
  ],
]

describe('the doctor asks vendors', () => {
  it('and finds nothing where all is well', async () => {
    const said = await printed({})
    expect(vendorChecks.map(({ id }) => [id, said(id)?.[0]])).toEqual(vendorChecks.map(({ id }) => [id, '✓']))
  })

  it.each(plants)('%s: %s', async (id, cure, given, spoilt, app) => {
    if (app) social.misbehave({ at: `POST ${app}`, kind: 'answer', ...refused })
    const line = (await printed(given, spoilt))(id)
    expect(line).toMatch(/^✗ /)
    expect(line).toMatch(new RegExp(`→ .*${cure.source}`))
  })

  it('and has a fault for every check', () => {
    expect([...new Set(plants.map(([id]) => id))].sort()).toEqual(vendorChecks.map(({ id }) => id).sort())
  })

  it('takes test keys of Stripe beside production, and no live ones there', async () => {
    const staging = (key: string) => printed({ STRIPE_SECRET_KEY: key }, {}, 'staging')
    expect((await staging('sk_live_1'))('stripe-mode')).toMatch(/real money[\s\S]*of test mode/)
    expect((await staging('rk_test_1'))('stripe-mode')).toMatch(/^✓/)
  })

  it('blames nobody who does not answer, and nobody who is not set up', async () => {
    const busy = Object.fromEntries(Object.keys(healthyVendors()).map(address => [address, answer(503)]))
    social.misbehave({ at: 'POST ', kind: 'answer', status: 503, json: {}, times: 99 })
    const silent = await printed({ LINKEDIN_VERSION: '202610' }, busy)
    social.behave()
    const known = ['linkedin-version', 'stripe-mode']
    expect(vendorChecks.filter(({ id }) => !known.includes(id)).flatMap(({ id }) => silent(id) ?? [])).toEqual([])
    const nothing = Object.fromEntries(Object.keys(settingsOfAll).map(name => [name, undefined]))
    const bare = await printed({ ...nothing, LLM_PROVIDER: 'off', IMAGE_PROVIDER: 'off' })
    expect(vendorChecks.flatMap(({ id }) => bare(id) ?? [])).toEqual([])
  })

  it.each([
    ['postmark', 'https://api.postmarkapp.com/server'],
    ['sendgrid', 'https://api.sendgrid.com/v3/scopes'],
    ['brevo', 'https://api.brevo.com/v3/senders'],
  ])('asks %s of its key', async (provider, address) => {
    expect((await printed({ MAIL_PROVIDER: provider }, { [address]: answer(200) }))('mail-key')).toMatch(/^✓/)
    expect((await printed({ MAIL_PROVIDER: provider }, { [address]: answer(401) }))('mail-key')).toMatch(/^✗/)
  })
})
