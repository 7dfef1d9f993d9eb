import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseSigningKeys, signPath, verifyPath } from '#lib/media/signed-url.ts'

const secret = (fill: number) => Buffer.alloc(32, fill)
const [old, fresh] = [`1:${secret(1).toString('base64')}`, `2:${secret(2).toString('base64')}`]
const keys = parseSigningKeys(`${fresh},${old}`)
const path = '/library/0198/logo.png'
const now = new Date('2026-11-20T13:14:15Z')
const parts = (url: string) => new URL(url, 'https://a.dev').searchParams
const opens = (url: string, at = now, by = keys, of = path) => verifyPath(by, of, parts(url), at)

describe('signPath', () => {
  it('is HMAC-SHA256 over method, path, key and expiry', async () => {
    const expires = Date.UTC(2026, 10, 28) / 1000
    const expected = createHmac('sha256', secret(2)).update(`GET\n${path}\n2\n${expires}`).digest('base64url')
    expect(await signPath(keys, path, now)).toBe(`${path}?exp=${expires}&kid=2&sig=${expected}`)
  })

  it('stays the same for a UTC day and changes with the next', async () => {
    const at = (time: string) => signPath(keys, path, new Date(time))
    expect(await at('2026-11-20T00:00:00Z')).toBe(await at('2026-11-20T23:59:59.999Z'))
    expect(await at('2026-11-21T00:00:00Z')).not.toBe(await at('2026-11-20T23:59:59.999Z'))
  })
})

describe('verifyPath', () => {
  it('opens for at least seven days and then no more', async () => {
    const url = await signPath(keys, path, new Date('2026-11-20T23:59:59Z'))
    expect(await opens(url, new Date('2026-11-27T23:59:59Z'))).toBe(true)
    expect(await opens(url, new Date('2026-11-28T00:00:00Z'))).toBe(false)
  })

  it('opens links of the former key while that is kept', async () => {
    const url = await signPath(parseSigningKeys(old), path, now)
    expect(await opens(url)).toBe(true)
    expect(await opens(url, now, parseSigningKeys(fresh))).toBe(false)
  })

  it('stays shut for anything that was changed', async () => {
    const url = await signPath(keys, path, now)
    expect(await opens(url)).toBe(true)
    const query = parts(url)
    const [exp, sig] = [query.get('exp') ?? '', query.get('sig') ?? '']
    const first = sig.startsWith('A') ? 'B' : 'A'
    const forged = [
      url.replace(exp, String(Number(exp) + 1)),
      url.replace('kid=2', 'kid=1'),
      url.replace('kid=2', 'kid=9'),
    ]
    forged.push(
      url.replace(sig, first + sig.slice(1)),
      url.replace(sig, ''),
      url.replace(sig, `${sig}A`),
      url.replace(sig, sig.slice(1)),
    )
    forged.push(
      path,
      `${path}?exp=9999999999&kid=2`,
      `${path}?exp=&kid=&sig=`,
      url.replace(exp, `${exp}.0`),
      url.replace(exp, '1e12'),
    )
    for (const attempt of forged) expect(await opens(attempt), attempt).toBe(false)
    expect(await opens(url, now, keys, '/library/0198/logo.png/')).toBe(false)
    expect(await opens(url, now, keys, '/library/0199/logo.png')).toBe(false)
  })
})

describe('parseSigningKeys', () => {
  it.each(['', 'abc', '1:short', `1 ${secret(1).toString('base64')}`, `:${secret(1).toString('base64')}`, `${old},`])(
    'refuses %j',
    text => expect(() => parseSigningKeys(text)).toThrow('signing key'),
  )
})
