import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { isOurCall, signCall } from '#lib/media/signed/internal-call.ts'
import { secondsLeft, signPath } from '#lib/media/signed/signed-url.ts'

const secret = (fill: number) => Buffer.alloc(32, fill)
const [old, fresh] = [`1:${secret(1).toString('base64')}`, `2:${secret(2).toString('base64')}`]
const keys = parseSigningKeys(`${fresh},${old}`)
const path = `/library/${'a'.repeat(64)}`
const now = new Date('2026-11-20T13:14:15Z')
const parts = (url: string) => new URL(url, 'https://a.dev').searchParams
const opens = (url: string, at = now, by = keys, of = path) => secondsLeft(by, of, parts(url), at)

describe('signPath', () => {
  it('is HMAC-SHA256 over method, path and expiry', async () => {
    const expires = Date.UTC(2026, 10, 28) / 1000
    const expected = createHmac('sha256', secret(2)).update(`GET\n${path}\n${expires}`).digest('base64url')
    expect(await signPath(keys, path, now)).toBe(`${path}?exp=${expires}&kid=2&sig=${expected}`)
  })

  it('stays the same for a UTC day and changes with the next', async () => {
    const at = (time: string) => signPath(keys, path, new Date(time))
    expect(await at('2026-11-20T00:00:00Z')).toBe(await at('2026-11-20T23:59:59.999Z'))
    expect(await at('2026-11-21T00:00:00Z')).not.toBe(await at('2026-11-20T23:59:59.999Z'))
  })
})

describe('secondsLeft', () => {
  it('counts down for at least seven days and then opens no more', async () => {
    const url = await signPath(keys, path, new Date('2026-11-20T23:59:59Z'))
    expect(await opens(url, new Date('2026-11-20T23:59:59Z'))).toBe(7 * 86_400 + 1)
    expect(await opens(url, new Date('2026-11-27T23:59:59Z'))).toBe(1)
    expect(await opens(url, new Date('2026-11-28T00:00:00Z'))).toBeNull()
  })

  it('opens links of the former key while that is kept', async () => {
    const url = await signPath(parseSigningKeys(old), path, now)
    expect(await opens(url)).toBeGreaterThan(0)
    expect(await opens(url, now, parseSigningKeys(fresh))).toBeNull()
  })

  it('stays shut for anything that was changed', async () => {
    const url = await signPath(keys, path, now)
    expect(await opens(url)).toBeGreaterThan(0)
    const query = parts(url)
    const [exp, sig] = [query.get('exp') ?? '', query.get('sig') ?? '']
    const first = sig.startsWith('A') ? 'B' : 'A'
    const forged = [
      url.replace(exp, String(Number(exp) + 1)),
      url.replace('kid=2', 'kid=1'),
      url.replace('kid=2', 'kid=9'),
    ]
    forged.push(url.replace(sig, first + sig.slice(1)), url.replace(sig, ''), url.replace(sig, `${sig}A`))
    forged.push(url.replace(sig, sig.slice(1)), url.replace(exp, `${exp}.0`), url.replace(exp, '1e12'), path)
    forged.push(`${path}?exp=9999999999&kid=2`, `${path}?exp=&kid=&sig=`)
    for (const attempt of forged) expect(await opens(attempt), attempt).toBeNull()
    expect(await opens(url, now, keys, `${path}/`)).toBeNull()
    expect(await opens(url, now, keys, path.replace('a', 'b'))).toBeNull()
  })
})

describe('signCall', () => {
  const call = { target: '/ingest?use=logo', body: Buffer.from('bytes') }
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

  it('lets the same call through for a minute, and no other', async () => {
    const header = await signCall(keys, call, now)
    const ours = (over: Partial<typeof call> = {}, at = now, by = keys) =>
      isOurCall(by, { ...call, ...over }, header, at)
    expect(await ours()).toBe(true)
    expect(await ours({}, later(59))).toBe(true)
    expect(await ours({}, later(61))).toBe(false)
    expect(await ours({ body: Buffer.from('other') })).toBe(false)
    expect(await ours({ target: '/ingest?use=picture' })).toBe(false)
    expect(await ours({}, now, parseSigningKeys(old))).toBe(false)
  })

  it('knows no header that says less, and none from a clock far ahead', async () => {
    const header = await signCall(keys, call, now)
    const [scheme, proof = ''] = header.split(' ')
    for (const other of ['', 'Internal', `Bearer ${proof}`, `${scheme} x${proof}`, header.slice(0, -1), `${header}=`])
      expect(await isOurCall(keys, call, other, now)).toBe(false)
    expect(await isOurCall(keys, call, await signCall(keys, call, later(3_600)), now)).toBe(false)
  })

  it('is no link, and a link is no call', async () => {
    const { target, body } = call
    const link = parts(await signPath(keys, target, now))
    const header = `Internal ${link.get('exp')}.${link.get('kid')}.${link.get('sig')}`
    expect(await isOurCall(keys, { target, body }, header, now)).toBe(false)
  })
})

describe('parseSigningKeys', () => {
  it.each(['', 'abc', '1:short', `1 ${secret(1).toString('base64')}`, `:${secret(1).toString('base64')}`, `${old},`])(
    'refuses %j',
    text => expect(() => parseSigningKeys(text)).toThrow('signing key'),
  )
})
