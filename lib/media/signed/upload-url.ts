// Addresses that a caller may write to, once they are handed out: one method, one path, until then.
import { isSigned, sign } from '#lib/media/signed/hmac.ts'
import type { Keyring } from '#lib/seal.ts'

const textOf = (method: string, path: string, exp: string) => `${method}\n${path}\n${exp}`

export async function signUpload(keys: Keyring, method: string, path: string, until: Date): Promise<string> {
  const exp = String(Math.floor(until.getTime() / 1000))
  return `${path}?${new URLSearchParams({ exp, ...(await sign(keys, textOf(method, path, exp))) })}`
}

export async function mayUpload(
  keys: Keyring,
  { method, path, query }: { method: string; path: string; query: URLSearchParams },
  now: Date,
): Promise<boolean> {
  const [exp = '', kid = '', sig = ''] = ['exp', 'kid', 'sig'].map(name => query.get(name) ?? '')
  if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now.getTime()) return false
  return isSigned(keys, textOf(method, path, exp), { kid, sig })
}
