import { randomBytes } from 'node:crypto'
import { Webhook as Standard } from 'standardwebhooks'
import { Webhook as Svix } from 'svix'
import { describe, expect, it } from 'vitest'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { newSecret, secretBytes } from '#lib/webhooks/secret/secret.ts'

const random = (size: number) => new Uint8Array(randomBytes(size))
const body = JSON.stringify({ type: 'run.succeeded', data: { brief: 'Kräftig — 東京 🎉' } })
const now = Math.floor(Date.now() / 1000)
const MINUTE = 60
const secret = newSecret(random)
const signed = { id: 'msg_0190a0b0c0d0e0f0', timestamp: now, body }

type Verify = (with_secret: string, text: string, headers: Record<string, string>) => unknown

const verifiers: [string, Verify][] = [
  ['standardwebhooks', (with_secret, text, headers) => new Standard(with_secret).verify(text, headers)],
  [
    'svix',
    (with_secret, text, headers) => {
      // This one answers nothing: it throws or it does not.
      new Svix(with_secret).verify(text, headers)
      return JSON.parse(text)
    },
  ],
]

describe.each(verifiers)('what we sign, judged by %s', (_, verify) => {
  it('verifies, and gives back the body', async () => {
    expect(verify(secret, body, await signatureHeaders([secret], signed))).toEqual(JSON.parse(body))
  })

  it('verifies with the old and with the new secret while both are good', async () => {
    const newer = newSecret(random)
    const headers = await signatureHeaders([newer, secret], signed)
    for (const good of [newer, secret]) expect(verify(good, body, headers)).toEqual(JSON.parse(body))
  })

  it.each([
    ['is older than five minutes', { ...signed, timestamp: now - 6 * MINUTE }],
    ['comes from the future', { ...signed, timestamp: now + 6 * MINUTE }],
  ])('does not when it %s', async (_, at) => {
    const headers = await signatureHeaders([secret], at)
    expect(() => verify(secret, body, headers)).toThrow()
  })

  it('does not with another secret, body, id or time, nor with a signature that was touched', async () => {
    const headers = await signatureHeaders([secret], signed)
    expect(() => verify(newSecret(random), body, headers)).toThrow()
    expect(() => verify(secret, body.replace('succeeded', 'failed'), headers)).toThrow()
    expect(() => verify(secret, body, { ...headers, 'webhook-id': 'msg_other' })).toThrow()
    expect(() => verify(secret, body, { ...headers, 'webhook-timestamp': String(now - 1) })).toThrow()
    const touched = headers['webhook-signature']?.replace(/.{2}=$/, 'AA=') ?? ''
    expect(() => verify(secret, body, { ...headers, 'webhook-signature': touched })).toThrow()
    expect(() => verify(secret, body, { ...headers, 'webhook-signature': '' })).toThrow()
  })
})

describe('a secret', () => {
  it('has 32 random bytes in the form that receivers know', () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(secretBytes(secret)).toHaveLength(32)
    expect(newSecret(random)).not.toBe(secret)
  })
})
