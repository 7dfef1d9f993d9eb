// What the administration knows of a deployment is what its file says: its bot and its Stripe among it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openServices } from '#dev/admin/services.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-content-administered-'))
const here = vi.spyOn(process, 'cwd').mockReturnValue(folder)
afterAll(() => {
  here.mockRestore()
  rmSync(folder, { recursive: true, force: true })
})

const keep = (name: string, more: Record<string, string> = {}) => {
  const values = {
    DATABASE_URL: 'postgresql://team@db.example.com/brand',
    UPSTASH_REDIS_REST_URL: 'https://redis.example.com',
    UPSTASH_REDIS_REST_TOKEN: 'token',
    PUBLIC_URL: 'https://api.example.com/',
    ...more,
  }
  writeFileSync(
    join(folder, `.env.${name}`),
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  )
}

it('the bot and Stripe of a deployment are those of its file', async () => {
  keep('prod', {
    TELEGRAM_BOT_TOKEN: '12345:abcdefghijklmnop',
    TELEGRAM_BOT_NAME: 'brand_bot',
    TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    STRIPE_PRICES: 'pro=price_1',
  })
  const { public_url, bot, money } = await openServices({ DEPLOYMENT: 'prod' })
  expect(public_url).toBe('https://api.example.com')
  expect(bot).toMatchObject({ TELEGRAM_BOT_NAME: 'brand_bot', TELEGRAM_BOT_TOKEN: '12345:abcdefghijklmnop' })
  expect(money.STRIPE_SECRET_KEY).toBe('sk_test_1234567890')
  expect(money.STRIPE_PRICES).toBeTruthy()
})

it('the shell may name another bot, and without one in either there is none', async () => {
  keep('staging')
  expect((await openServices({ DEPLOYMENT: 'staging' })).bot).toEqual({})
  const other = { TELEGRAM_BOT_TOKEN: '6:other', TELEGRAM_BOT_NAME: 'other_bot' }
  expect((await openServices({ DEPLOYMENT: 'staging', ...other })).bot).toMatchObject(other)
})
