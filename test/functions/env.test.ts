import { describe, expect, it } from 'vitest'
import { ApiEnv, readEnv } from '#functions/env/env.ts'
import { appsOf, standInsOf } from '#functions/env/platform.ts'
import { RenderEnv } from '#functions/env/render.ts'
import { DEFAULT_IMAGE_MODEL, painterOf } from '#functions/painter.ts'
import { createWeb } from '#test/support/web.ts'

const complete = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgresql://u:p@db.example/main',
  UPSTASH_REDIS_REST_URL: 'https://redis.example',
  UPSTASH_REDIS_REST_TOKEN: 'token',
  QSTASH_URL: 'https://queue.example',
  QSTASH_TOKEN: 'token',
  QSTASH_CURRENT_SIGNING_KEY: 'sig_current',
  QSTASH_NEXT_SIGNING_KEY: 'sig_next',
  URL_SIGNING_KEYS: `1:${'A'.repeat(43)}=`,
  PUBLIC_URL: 'https://api.example/',
  RENDER_URL: 'https://render.example',
  SEALING_KEYS: `a:${'A'.repeat(43)}=`,
  ASSETS: {},
  RENDER: {},
  INTAKE: {},
  SITE: {},
}

const worker = { ...complete, SHELF: {} }

describe('the environment', () => {
  it('is read, with addresses without a slash at their end', () => {
    expect(readEnv(ApiEnv, complete).PUBLIC_URL).toBe('https://api.example')
  })

  it.each(Object.keys(complete))('names %s when it is missing, and no value', name => {
    const { [name as keyof typeof complete]: _, ...rest } = complete
    expect(() => readEnv(ApiEnv, rest)).toThrow(name)
    expect(() =>
      readEnv(ApiEnv, { ...rest, DATABASE_URL: name === 'DATABASE_URL' ? undefined : 'secret' }),
    ).not.toThrow('secret')
  })

  it('names everything that is missing at once', () => {
    expect(() => readEnv(ApiEnv, {})).toThrow(/DATABASE_URL.*QSTASH_TOKEN.*RENDER/)
  })

  it('takes the whole bot or none, and its other address on the local stack only', () => {
    const bot = {
      TELEGRAM_BOT_TOKEN: '1:abc',
      TELEGRAM_BOT_NAME: 'cards_bot',
      TELEGRAM_WEBHOOK_SECRET: 'abcdefgh-1234567',
    }
    expect(readEnv(ApiEnv, { ...complete, ...bot }).TELEGRAM_BOT_NAME).toBe('cards_bot')
    for (const name of Object.keys(bot))
      expect(() => readEnv(ApiEnv, { ...complete, ...bot, [name]: undefined })).toThrow('together or not at all')
    expect(() => readEnv(ApiEnv, { ...complete, ...bot, TELEGRAM_WEBHOOK_SECRET: 'short' })).toThrow('SECRET')
    const elsewhere = { ...complete, ...bot, TELEGRAM_API_URL: 'http://127.0.0.1:1' }
    expect(() => readEnv(ApiEnv, elsewhere)).toThrow('local stack')
    expect(readEnv(ApiEnv, { ...elsewhere, ENVIRONMENT: 'local' }).TELEGRAM_API_URL).toBe('http://127.0.0.1:1')
  })

  it('does not start in production with what is for the local stack', () => {
    expect(() => readEnv(ApiEnv, { ...complete, ALLOW_LOCAL_TARGETS: '1' })).toThrow('ALLOW_LOCAL_TARGETS')
    expect(() => readEnv(ApiEnv, { ...complete, NEON_FETCH_ENDPOINT: 'http://127.0.0.1/sql' })).toThrow('local stack')
    expect(readEnv(ApiEnv, { ...complete, ENVIRONMENT: 'local', ALLOW_LOCAL_TARGETS: '1' }).ALLOW_LOCAL_TARGETS).toBe(
      '1',
    )
  })

  it.each([
    ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_SECRET', 'LINKEDIN_VERSION'],
    ['INSTAGRAM_CLIENT_SECRET', 'INSTAGRAM_CLIENT_ID'],
    ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
    ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ])('takes %s only together with %s', (name, other) => {
    const value = name === 'LINKEDIN_VERSION' ? '202607' : 'registered-with-them'
    expect(() => readEnv(RenderEnv, { ...worker, [name]: value })).toThrow(new RegExp(`${other}.* together`))
    expect(() => readEnv(RenderEnv, { ...worker, [name]: value })).not.toThrow(value)
  })

  it('knows who paints, and what that takes', () => {
    const { http } = createWeb('https://api.example.com')
    const painter = (env: Record<string, unknown>) => painterOf(readEnv(RenderEnv, { ...worker, ...env }), http)?.name
    const AI = { run: async () => ({}) }
    const address = { IMAGE_BASE_URL: 'https://images.example.com/v1' }
    expect(painter({})).toBeUndefined()
    expect(painter({ AI })).toBe(DEFAULT_IMAGE_MODEL)
    expect(painter({ AI, IMAGE_MODEL: '@cf/x/other' })).toBe('@cf/x/other')
    expect(painter({ AI, ...address, IMAGE_MODEL: 'mine' })).toBe('mine')
    expect(painter({ AI, IMAGE_PROVIDER: 'off' })).toBeUndefined()
    expect(() => painter({ AI, ...address })).toThrow('IMAGE_PROVIDER=compatible needs IMAGE_MODEL')
    expect(() => painter({ AI, IMAGE_API_KEY: 'k', IMAGE_MODEL: 'm' })).toThrow('needs IMAGE_BASE_URL')
    expect(() => painter({ IMAGE_PROVIDER: 'workers-ai' })).toThrow('needs the AI binding')
  })

  it('knows the platforms that we are registered with', () => {
    const linkedin = { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret', LINKEDIN_VERSION: '202607' }
    const apps = appsOf(readEnv(RenderEnv, { ...worker, ...linkedin }))
    expect(apps.linkedin).toEqual({ id: 'id', secret: 'secret' })
    expect(apps.x).toBeUndefined()
    expect(() => readEnv(RenderEnv, { ...worker, ...linkedin, LINKEDIN_VERSION: 'newest' })).toThrow('a month such as')
  })

  it('has stand-ins for platforms on one machine only', () => {
    const local = { ...worker, ENVIRONMENT: 'local', TIKTOK_API_URL: 'http://127.0.0.1:9' }
    expect(standInsOf(readEnv(RenderEnv, local))).toEqual({ tiktok: 'http://127.0.0.1:9' })
    expect(() => readEnv(RenderEnv, { ...local, ENVIRONMENT: 'production' })).toThrow('_API_URL')
  })
})
