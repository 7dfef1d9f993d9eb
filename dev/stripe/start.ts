// Stripe on one machine: the endpoints that the service calls, a page on which one pays or declines, and news by webhook.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { listen } from '#dev/http/listen.ts'
import { type Book, openBook } from '#dev/stripe/book.ts'
import { act, prices } from '#dev/stripe/deeds.ts'
import { answer } from '#dev/stripe/endpoints.ts'
import { openTeller, type Teller } from '#dev/stripe/news.ts'
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

export async function startStripe(options: StripeOptions): Promise<Stripe> {
  const { dir, port, secret, now = Date.now, late_ms } = options
  let hook: string | null = null
  const teller = openTeller({
    ...{ secret, now, ...(late_ms === undefined ? {} : { late_ms }) },
    post: (body, signature) => postTo(hook, body, signature),
  })
  const told: Promise<void>[] = []
  const happened = (type: string, object: Record<string, unknown>) => void told.push(teller.tell(type, object))
  const book = openBook({ file: dir && join(dir, 'stripe.json'), now, happened })
  const allTold = () => Promise.all(told.splice(0))

  const server = await listen((incoming, outgoing) => {
    const origin = `http://127.0.0.1:${incoming.socket.localPort}`
    respond({ book, teller, allTold }, requestOf(incoming, origin))
      .catch(error => new Response(String(error), { status: 400 }))
      .then(response => send(outgoing, response))
  }, port)
  return {
    ...{ url: server.url, book, teller },
    vars: {
      ...{ STRIPE_SECRET_KEY: 'sk_local_stripe', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: server.url },
      STRIPE_PRICES: Object.entries(prices)
        .map(pair => pair.join('='))
        .join(','),
    },
    listen: at => {
      hook = at
    },
    close: () => {
      teller.close()
      return server.close()
    },
  }
}

async function postTo(hook: string | null, body: string, signature: string): Promise<number> {
  if (!hook) throw new Error('nobody listens')
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const heard = await fetch(hook, { method: 'POST', headers, body })
  await heard.body?.cancel()
  return heard.status
}

type Office = { book: Book; teller: Teller; allTold(): Promise<unknown> }

async function respond({ book, teller, allTold }: Office, asked: Request): Promise<Response> {
  const { pathname, origin } = new URL(asked.url)
  const form = new URLSearchParams(asked.method === 'POST' ? await asked.text() : '')
  const answered = answer(book, origin, asked, form)
  if (answered) return Response.json(answered.json, { status: answered.status })
  if (asked.method === 'GET') return html(pageAt(pathname, book, teller))
  const back = await act(pathname, book, teller)
  await allTold()
  return new Response(null, { status: 303, headers: { location: back } })
}

function pageAt(path: string, book: Book, teller: Teller): string {
  const [, kind, id = ''] = path.split('/')
  if (kind === 'pay') return payPage(book, id)
  return kind === 'portal' ? portalPage(book, id, prices) : overview(book, teller, prices)
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

function requestOf(incoming: IncomingMessage, origin: string): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const body = incoming.method === 'POST' ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method ?? 'GET',
    headers,
    ...body,
  } as RequestInit)
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = { ...Object.fromEntries(response.headers), 'content-length': String(bytes.length) }
  outgoing.writeHead(response.status, headers).end(bytes)
}
