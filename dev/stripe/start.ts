// Stripe on one machine: the endpoints that the service calls, a page on which one pays or declines, and news by webhook.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Book, openBook } from '#dev/stripe/book.ts'
import { answer } from '#dev/stripe/endpoints.ts'
import { manners, openTeller, type Teller } from '#dev/stripe/news.ts'
import { overview, payPage, portalPage } from '#dev/stripe/page.ts'

export type Stripe = {
  url: string
  book: Book
  teller: Teller
  /** Settings of the service that lead here. */
  vars: Record<string, string>
  /** Where news are told from now on. */
  listen(url: string): void
  close(): Promise<void>
}

export type StripeOptions = { dir?: string; port?: number; secret: string; now?: () => number; late_ms?: number }

const prices = { starter: 'price_starter', pro: 'price_pro', growth: 'price_growth', scale: 'price_scale' }

/** Longer than workerd keeps an idle connection. */
const KEEP_ALIVE_MS = 600_000

export async function startStripe(options: StripeOptions): Promise<Stripe> {
  const { dir, port = 0, secret, now = Date.now, late_ms } = options
  let hook: string | null = null
  const teller = openTeller({
    ...{ secret, now, ...(late_ms === undefined ? {} : { late_ms }) },
    post: async (body, signature) => {
      if (!hook) throw new Error('nobody listens')
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const heard = await fetch(hook, { method: 'POST', headers, body })
      await heard.body?.cancel()
      return heard.status
    },
  })
  const told: Promise<void>[] = []
  const happened = (type: string, object: Record<string, unknown>) => void told.push(teller.tell(type, object))
  const book = openBook({ file: dir && join(dir, 'stripe.json'), now, happened })

  async function respond(asked: Request, base_url: string): Promise<Response> {
    const form = new URLSearchParams(asked.method === 'POST' ? await asked.text() : '')
    const answered = answer(book, base_url, asked, form)
    if (answered) return Response.json(answered.json, { status: answered.status })
    const path = new URL(asked.url).pathname
    if (asked.method === 'GET') return html(shown(path))
    const back = await act(path)
    await Promise.all(told.splice(0))
    return new Response(null, { status: 303, headers: { location: back } })
  }

  function shown(path: string): string {
    const [, kind, id = ''] = path.split('/')
    if (kind === 'pay') return payPage(book, id)
    return kind === 'portal' ? portalPage(book, id, prices) : overview(book, teller, prices)
  }

  /** Does what a button says, and answers where to go then. */
  async function act(path: string): Promise<string> {
    const [, kind, id = '', deed = '', more = ''] = path.split('/')
    if (kind === 'manner') teller.behave(manners.find(one => one === id) ?? 'once')
    if (kind === 'news') await teller.again(id)
    if (kind === 'plan') ofPlan(book, id, deed, more)
    if (kind === 'sale') ofSale(book, id, deed)
    if (kind !== 'pay') return kind === 'plan' ? `/portal/${id}` : '/'
    if (deed === 'pay') book.pay(id)
    if (deed === 'bank') book.payByBank(id)
    if (deed !== 'decline') return book.session(id).return_url || '/'
    book.decline(id)
    return `/pay/${id}`
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    respond(requestOf(incoming, base_url), base_url)
      .catch(error => new Response(String(error), { status: 400 }))
      .then(async response => {
        const bytes = Buffer.from(await response.arrayBuffer())
        const headers = { ...Object.fromEntries(response.headers), 'content-length': String(bytes.length) }
        outgoing.writeHead(response.status, headers).end(bytes)
      })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, book, teller },
    vars: {
      ...{ STRIPE_SECRET_KEY: 'sk_local_stripe', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url },
      STRIPE_PRICES: Object.entries(prices)
        .map(pair => pair.join('='))
        .join(','),
    },
    listen: at => {
      hook = at
    },
    close: () =>
      new Promise(resolve => {
        teller.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function ofSale(book: Book, id: string, deed: string): void {
  const { amount_total } = book.session(id)
  if (deed === 'expire') book.expire(id)
  if (deed === 'bank-pays' || deed === 'bank-fails') book.bankAnswers(id, deed === 'bank-pays')
  if (deed === 'refund') book.refund(id, amount_total)
  if (deed === 'refund-half') book.refund(id, Math.ceil(amount_total / 2))
  if (deed === 'dispute') book.dispute(id)
  if (deed === 'win' || deed === 'lose') book.closeDispute(id, deed === 'win')
}

function ofPlan(book: Book, customer: string, deed: string, plan: string): void {
  const price = new Map(Object.entries(prices)).get(plan)
  if (deed === 'pay') book.payInvoice(customer)
  if (deed === 'renew' || deed === 'renew-fails') book.renew(customer, deed === 'renew')
  if (deed === 'change' && price) book.changePlan(customer, price)
  if (deed === 'cancel') book.cancel(customer)
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

function requestOf(incoming: IncomingMessage, base_url: string): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const body = incoming.method === 'POST' ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}
  return new Request(new URL(incoming.url ?? '/', base_url), {
    method: incoming.method ?? 'GET',
    headers,
    ...body,
  } as RequestInit)
}
