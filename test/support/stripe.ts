// Stripe in memory behind the real adapter; what it tells waits until a test passes it on.
import { openBook } from '#dev/stripe/book.ts'
import { answer } from '#dev/stripe/endpoints.ts'
import { signatureOf } from '#dev/stripe/news.ts'
import { stripe } from '#lib/adapters/stripe/stripe.ts'
import type { Payments } from '#lib/ports/payments.ts'

export const SECRET = 'whsec_test'
export const prices = { starter: 'price_starter', pro: 'price_pro', growth: 'price_growth', scale: 'price_scale' }

export type News = { body: string; signature: string }

let worlds = 0

export function memoryStripe(now: () => Date) {
  const news: News[] = []
  let reachable = true
  let asked = 0
  const happened = (type: string, object: Record<string, unknown>) => {
    const body = JSON.stringify({ id: `evt_${news.length}`, type, data: { object } })
    news.push({ body, signature: signatureOf(body, SECRET, Math.floor(now().getTime() / 1000)) })
  }
  // Worlds share a database, and no two have a name in common.
  const name = `w${process.pid}x${++worlds}x`
  const book = openBook({ now: () => now().getTime(), happened, name })
  const call: typeof fetch = async (input, init) => {
    asked++
    if (!reachable) throw new Error('connection refused')
    const request = new Request(String(input), init as RequestInit)
    const form = new URLSearchParams(request.method === 'POST' ? await request.clone().text() : '')
    const found = answer(book, 'https://pay.example', request, form)
    return Response.json(found?.json ?? null, { status: found?.status ?? 404 })
  }
  const payments: Payments = stripe({
    ...{ secret_key: 'sk', webhook_secret: SECRET, prices, return_url: 'https://api.example.com/docs/plans' },
    ...{ api_url: 'https://stripe.example', fetch: call },
  })
  return {
    ...{ book, news, payments },
    asked: () => asked,
    reachable: (state: boolean) => {
      reachable = state
    },
  }
}
