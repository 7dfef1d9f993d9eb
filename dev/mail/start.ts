// Stands in for whoever carries letters: takes them as Resend does, keeps them, and shows them on a page.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { listen } from '#dev/http/listen.ts'
import { pageOf } from '#dev/mail/page.ts'

const Taken = z.object({
  from: z.string(),
  to: z.array(z.email()).min(1),
  subject: z.string().min(1),
  text: z.string(),
})
export type Kept = z.output<typeof Taken> & { name: string; at: string }

export type MailBox = {
  url: string
  /** The newest last. */
  letters: Kept[]
  /** What a Worker is started with. */
  vars: Record<string, string>
  /** Answers that many letters with 500 before it takes one again. */
  refuse(count: number): void
  close(): Promise<void>
}

const KEY = 're_local_mail'
const FROM = 'Brand content <hello@local.example>'

export async function startMail(port = 0): Promise<MailBox> {
  const letters: Kept[] = []
  let refusing = 0
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return json(response, 401, { message: 'the key is wrong' })
    if (refusing > 0) {
      refusing--
      return json(response, 500, { message: 'not now' })
    }
    const letter = Taken.safeParse(JSON.parse(await text(request)))
    if (!letter.success) return json(response, 422, { message: letter.error.message })
    const name = String(request.headers['idempotency-key'] ?? '')
    if (!letters.some(kept => name !== '' && kept.name === name))
      letters.push({ ...letter.data, name, at: new Date().toISOString() })
    return json(response, 200, { id: String(letters.length) })
  }
  const { url, close } = await listen((request, response) => {
    if (request.method === 'POST' && request.url === '/emails')
      take(request, response).catch(error => response.writeHead(400).end(String(error)))
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(letters))
  }, port)
  return {
    url,
    letters,
    vars: { MAIL_PROVIDER: 'resend', MAIL_KEY: KEY, MAIL_FROM: FROM, MAIL_API_URL: url },
    refuse: count => {
      refusing = count
    },
    close,
  }
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
