import { describe, expect, it } from 'vitest'
import { ApiEnv, readEnv } from '#functions/env.ts'

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
}

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

  it('does not start in production with what is for the local stack', () => {
    expect(() => readEnv(ApiEnv, { ...complete, ALLOW_LOCAL_TARGETS: '1' })).toThrow('ALLOW_LOCAL_TARGETS')
    expect(() => readEnv(ApiEnv, { ...complete, NEON_FETCH_ENDPOINT: 'http://127.0.0.1/sql' })).toThrow('local stack')
    expect(readEnv(ApiEnv, { ...complete, ENVIRONMENT: 'local', ALLOW_LOCAL_TARGETS: '1' }).ALLOW_LOCAL_TARGETS).toBe(
      '1',
    )
  })
})
