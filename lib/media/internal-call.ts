// The render Worker has a public address, so a call from the api Worker proves itself: this request, these bytes, now.
import { sha256Hex } from '#lib/bytes.ts'
import { isSigned, type SigningKeys, sign } from '#lib/media/hmac.ts'

const LIFE_SECONDS = 60

export type Call = { target: string; body: Uint8Array }

/** For the `authorization` header. */
export async function signCall(keys: SigningKeys, call: Call, now: Date): Promise<string> {
  const exp = String(Math.floor(now.getTime() / 1000) + LIFE_SECONDS)
  const { kid, sig } = await sign(keys, await textOf(call, exp))
  return `Internal ${exp}.${kid}.${sig}`
}

export async function isOurCall(keys: SigningKeys, call: Call, header: string, now: Date): Promise<boolean> {
  const [, exp = '', kid = '', sig = ''] = /^Internal (\d{1,12})\.([\w-]{1,16})\.([\w-]{43})$/.exec(header) ?? []
  const left = Number(exp) - now.getTime() / 1000
  return left > 0 && left <= LIFE_SECONDS && isSigned(keys, await textOf(call, exp), { kid, sig })
}

const textOf = async ({ target, body }: Call, exp: string) => `CALL\n${target}\n${exp}\n${await sha256Hex(body)}`
