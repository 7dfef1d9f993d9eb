// The render Worker has a public address, so a call from the api Worker proves itself: this request, these bytes, now.
import { sha256Hex } from '#lib/bytes.ts'
import { isSigned, sign } from '#lib/media/signed/hmac.ts'
import type { Keyring } from '#lib/seal.ts'

const LIFE_SECONDS = 60

export type Call = { target: string; body: Uint8Array }

/** For the `authorization` header. */
export async function signCall(keys: Keyring, call: Call, now: Date): Promise<string> {
  const exp = String(Math.floor(now.getTime() / 1000) + LIFE_SECONDS)
  const hash = await sha256Hex(call.body)
  const { kid, sig } = await sign(keys, textOf(call.target, exp, hash))
  return `Internal ${exp}.${kid}.${sig}.${hash}`
}

const form = /^Internal (\d{1,12})\.([\w-]{1,16})\.([\w-]{43})\.([0-9a-f]{64})$/

export async function isOurCall(keys: Keyring, call: Call, header: string, now: Date): Promise<boolean> {
  return (await announcedBody(keys, call.target, header, now)) === (await sha256Hex(call.body))
}

/** The hash that the body of our own call has to have, known before a byte of it is read; null for a call of others. */
export async function announcedBody(keys: Keyring, target: string, header: string, now: Date): Promise<string | null> {
  const [, exp = '', kid = '', sig = '', hash = ''] = form.exec(header) ?? []
  const left = Number(exp) - now.getTime() / 1000
  const isInTime = left > 0 && left <= LIFE_SECONDS
  return isInTime && (await isSigned(keys, textOf(target, exp, hash), { kid, sig })) ? hash : null
}

const textOf = (target: string, exp: string, hash: string) => `CALL\n${target}\n${exp}\n${hash}`
