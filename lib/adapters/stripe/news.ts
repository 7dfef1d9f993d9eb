// What Stripe's webhook says, and whether it is Stripe who says it.
import * as z from 'zod'
import { jsonIn, utf8 } from '#lib/bytes.ts'
import { SECOND_MS } from '#lib/instant.ts'
import type { PaymentNews } from '#lib/ports/payments.ts'

/** As long as Stripe's own libraries allow. */
const TOLERANCE_SECONDS = 300

const Event = z.object({
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string(),
      mode: z.string().optional(),
      customer: z.string().nullish(),
      payment_intent: z.string().nullish(),
    }),
  }),
})

/** Of whatever is about a sale, a payment or a customer; all else is none of ours. */
export function newsIn(raw: string): PaymentNews {
  const event = Event.safeParse(jsonIn(raw))
  if (!event.success) return null
  const { type } = event.data
  const { object } = event.data.data
  if (type.startsWith('checkout.session.') && object.mode === 'payment') return { sale: object.id }
  if (/^(charge\.|payment_intent\.)/.test(type)) {
    const payment = type.startsWith('payment_intent.') ? object.id : object.payment_intent
    return payment ? { payment } : null
  }
  const about = /^(checkout\.session|customer\.subscription|invoice)\./.test(type)
  return about && object.customer ? { customer: object.customer } : null
}

/** `t=<seconds>,v1=<hex>`, of the raw bytes, with any of the secrets while one is being changed. */
export async function isSigned(raw: string, header: string, secret: string, now: Date): Promise<boolean> {
  const parts = header.split(',').map(part => part.trim().split('=', 2))
  const at = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / SECOND_MS - Number(at)) > TOLERANCE_SECONDS) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8(secret) as BufferSource, algorithm, false, ['verify'])
  for (const [name, hex = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(hex)) continue
    const shown = Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
    if (await crypto.subtle.verify('HMAC', key, shown, utf8(`${at}.${raw}`) as BufferSource)) return true
  }
  return false
}
