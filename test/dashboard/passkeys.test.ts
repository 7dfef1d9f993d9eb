// Passkeys by an authenticator of our own making: what is taken, and each single thing that is not.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from '#lib/bytes.ts'
import { rows } from '#lib/db.ts'
import { createTestDashboard, DASHBOARD_URL, type Visitor } from '#test/support/dashboard.ts'

type Algorithm = 'ES256' | 'RS256'
type Ceremony = { origin?: string; rp_id?: string; type?: string; flags?: number; cross?: boolean; trail?: number[] }

const RP_ID = new URL(DASHBOARD_URL).hostname
const ways = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    ...{ name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  },
}
const bytes = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap(part => [...part]))
const sha256 = async (data: Uint8Array) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(data)))
const text = (value: string) => new TextEncoder().encode(value)
const plain = (base64url: string) => fromBase64url(base64url) ?? new Uint8Array()

/** As CTAP2 writes keys. */
function coseOf(algorithm: Algorithm, { x = '', y = '', n = '' }: JsonWebKey): Uint8Array {
  return algorithm === 'ES256'
    ? bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20], plain(x), [0x22, 0x58, 0x20], plain(y))
    : bytes([0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0], plain(n), [0x21, 0x43, 1, 0, 1])
}

/** Two numbers of 32 bytes as DER. */
function derOf(raw: Uint8Array): Uint8Array {
  const number = (part: Uint8Array) => {
    const from = part.findIndex(byte => byte !== 0)
    const bare = part.subarray(from < 0 ? 31 : from)
    const body = (bare[0] ?? 0) > 0x7f ? bytes([0], bare) : bare
    return bytes([2, body.length], body)
  }
  const body = bytes(number(raw.subarray(0, 32)), number(raw.subarray(32)))
  return bytes([0x30, body.length], body)
}

async function authenticator(algorithm: Algorithm) {
  const pair = (await crypto.subtle.generateKey(ways[algorithm], true, ['sign', 'verify'])) as CryptoKeyPair
  const key = coseOf(algorithm, await crypto.subtle.exportKey('jwk', pair.publicKey))
  const id = crypto.getRandomValues(new Uint8Array(16))
  let counter = 0
  const client = (challenge: string, { origin = DASHBOARD_URL, type = '', cross = false }: Ceremony) =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: cross }))
  const head = async ({ rp_id = RP_ID, flags = 0x05 }: Ceremony, more = 0) =>
    bytes(await sha256(text(rp_id)), [flags | more], [0, 0, 0, counter])
  return {
    id: toBase64url(id),
    count: (value: number) => {
      counter = value
    },
    create: async (challenge: string, odd: Ceremony = {}) => {
      const data = bytes(await head(odd, 0x40), new Uint8Array(16), [0, id.length], id, key, odd.trail ?? [])
      return { client: toBase64url(client(challenge, { type: 'webauthn.create', ...odd })), data: toBase64url(data) }
    },
    get: async (challenge: string, user: string, odd: Ceremony = {}) => {
      counter++
      const [told, data] = [client(challenge, { type: 'webauthn.get', ...odd }), await head(odd)]
      const signed = bytes(data, await sha256(told))
      const raw = new Uint8Array(await crypto.subtle.sign(ways[algorithm], pair.privateKey, signed))
      const signature = toBase64url(algorithm === 'ES256' ? derOf(raw) : raw)
      return { id: toBase64url(id), client: toBase64url(told), data: toBase64url(data), signature, user }
    },
  }
}

const asked = async (browser: Visitor, path: string) => JSON.parse((await browser.post(path)).text)

async function registered(algorithm: Algorithm) {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  const device = await authenticator(algorithm)
  const { challenge, user } = await asked(owner, '/me/passkeys/challenge')
  const added = await owner.post('/me/passkeys', { ...(await device.create(challenge)), name: 'Phone' })
  const kept = async () => (await owner.get('/me')).text.match(/passkeys\/remove/g)
  return { at, owner, device, user, added, kept }
}

describe.each(['ES256', 'RS256'] as const)('a passkey by %s', algorithm => {
  it('signs in, is listed with its last use, and is over when it is removed', async () => {
    const { at, owner, device, user, added } = await registered(algorithm)
    expect(added.headers.get('location')).toBe('/me')
    const browser = at.visitor()
    const { challenge, rp_id } = await asked(browser, '/login/challenge')
    expect(rp_id).toBe(RP_ID)
    expect((await browser.post('/login/passkey', await device.get(challenge, user))).status).toBe(303)
    expect((await browser.get(at.at('more'))).status).toBe(200)
    expect((await owner.get('/me')).text).toMatch(/Phone<\/b>.*last used now/)
    expect((await owner.get(at.at('audit'))).text).toContain('added a passkey')
    expect((await owner.post('/me/passkeys/remove', { id: device.id, sure: '1' })).status).toBe(303)
    // The browser that came in by it is out as well.
    expect((await browser.get(at.at('more'))).status).toBe(303)
    const again = await asked(browser, '/login/challenge')
    expect((await browser.post('/login/passkey', await device.get(again.challenge, user))).status).toBe(409)
  })

  it('is refused with anything about it that is not as it was asked', async () => {
    const { at, device, user } = await registered(algorithm)
    const browser = at.visitor()
    const attempt = async (make: (challenge: string) => Promise<Record<string, string>>, by = browser) => {
      const { challenge } = await asked(browser, '/login/challenge')
      return (await by.post('/login/passkey', await make(challenge))).status
    }
    for (const odd of [
      { origin: 'https://dashboard.example.com.evil.example' },
      { origin: DASHBOARD_URL, rp_id: 'example.com' },
      { type: 'webauthn.create' },
      { flags: 0x01 },
      { flags: 0x04 },
      { flags: 0x15 },
      { cross: true },
    ])
      expect(await attempt(challenge => device.get(challenge, user, odd)), JSON.stringify(odd)).toBe(409)
    expect(await attempt(() => device.get('A'.repeat(43), user))).toBe(409)
    expect(await attempt(challenge => device.get(challenge, toBase64url(text('somebody'))))).toBe(409)
    // Asked for by another browser.
    expect(await attempt(challenge => device.get(challenge, user), at.visitor())).toBe(409)
    const bent = async (challenge: string) => {
      const made = await device.get(challenge, user)
      const signature = plain(made.signature)
      signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
      return { ...made, signature: toBase64url(signature) }
    }
    expect(await attempt(bent)).toBe(409)
    expect((await browser.get(at.at('more'))).status).toBe(303)
    expect(await attempt(challenge => device.get(challenge, user))).toBe(303)
  })

  it('is used once by what it signed, and never by a counter that did not rise', async () => {
    const { at, device, user } = await registered(algorithm)
    const browser = at.visitor()
    const { challenge } = await asked(browser, '/login/challenge')
    const signed = await device.get(challenge, user)
    const twice = await Promise.all(
      [1, 2, 3].map(() => at.visitor(new Map(browser.cookies)).post('/login/passkey', signed)),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    device.count(0)
    const later = await asked(browser, '/login/challenge')
    expect((await browser.post('/login/passkey', await device.get(later.challenge, user))).status).toBe(409)
  })

  it('is not made of what was not asked for here, or came too late', async () => {
    const { at, owner, kept } = await registered(algorithm)
    const device = await authenticator(algorithm)
    const other = await at.member('member')
    const attempt = async (odd: Ceremony, by: Visitor = owner) => {
      const { challenge } = await asked(owner, '/me/passkeys/challenge')
      return (await by.post('/me/passkeys', await device.create(challenge, odd))).status
    }
    for (const odd of [{ origin: 'https://evil.example' }, { rp_id: 'evil.example' }, { flags: 0x01 }, { trail: [0] }])
      expect(await attempt(odd), JSON.stringify(odd)).toBe(409)
    expect(await attempt({}, other)).toBe(409)
    const { challenge } = await asked(owner, '/me/passkeys/challenge')
    await at.world.db.execute(sql`update sign_in_words set expires_at = '2000-01-01' where kind = 'challenge'`)
    expect((await owner.post('/me/passkeys', await device.create(challenge))).status).toBe(409)
    expect(await kept()).toHaveLength(1)
  })
})

describe('asking for challenges', () => {
  it('ends for an address that asks for many, and leaves nothing of what is over', async () => {
    const at = await createTestDashboard()
    const browser = at.visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries++) statuses.push((await browser.post('/login/challenge')).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.at(-1)).toBe(429)
    await at.world.db.execute(sql`update sign_in_words set expires_at = '2000-01-01'`)
    const owner = await at.member('owner')
    await asked(owner, '/me/passkeys/challenge')
    expect(await rows(at.world.db, sql`select 1 from sign_in_words where expires_at < '2001-01-01'`)).toEqual([])
  })
})
