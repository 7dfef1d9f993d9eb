// Links to library files: they expire, stay the same for a day, so that caches and ETags hold, and need no key.
import { isSigned, sign } from '#lib/media/signed/hmac.ts'
import type { Keyring } from '#lib/seal.ts'

const DAY_SECONDS = 86_400
/** From the end of the present day: a link lives seven to eight days. */
const LIFE_SECONDS = 7 * DAY_SECONDS

/** Both as the API describes them. */
export const LINK_WORDS = 'Needs no key, stays the same for a day and opens for at least seven.'

const textOf = (path: string, expires: string) => `GET\n${path}\n${expires}`

/** `/path?exp=…&kid=…&sig=…`, the same for every call of one UTC day. */
export async function signPath(keys: Keyring, path: string, now: Date): Promise<string> {
  const day = Math.floor(now.getTime() / 1000 / DAY_SECONDS)
  const exp = String((day + 1) * DAY_SECONDS + LIFE_SECONDS)
  return `${path}?${new URLSearchParams({ exp, ...(await sign(keys, textOf(path, exp))) })}`
}

/** The seconds that the link still has, or null when it was not made by us for this path or has expired. */
export async function secondsLeft(
  keys: Keyring,
  path: string,
  query: URLSearchParams,
  now: Date,
): Promise<number | null> {
  const [exp = '', kid = '', sig = ''] = ['exp', 'kid', 'sig'].map(name => query.get(name) ?? '')
  if (!/^\d{1,12}$/.test(exp) || !(await isSigned(keys, textOf(path, exp), { kid, sig }))) return null
  const left = Math.floor(Number(exp) - now.getTime() / 1000)
  return left > 0 ? left : null
}
