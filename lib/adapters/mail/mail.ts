// Letters by HTTP: one request a letter, in plain text.
import { type MailProvider, ways } from '#lib/adapters/mail/providers.ts'
import type { Mail } from '#lib/ports/mail.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

export type MailOptions = {
  provider: MailProvider
  key: string
  /** `Paceline <hello@example.com>`, an address that the provider knows as ours. */
  from: string
  home: string
  api_url?: string | undefined
  fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000

export function mail({ provider, key, from, home, api_url, fetch: ask = call }: MailOptions): Mail {
  const way = ways[provider]
  const url = api_url ? api_url + new URL(way.url).pathname : way.url
  return {
    home,
    send: async (letter, name) => {
      const headers = { 'content-type': 'application/json', ...way.headers(key, name) }
      const body = JSON.stringify(way.body(letter, senderOf(from)))
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await ask(url, { method: 'POST', redirect: 'manual', headers, body, signal }).catch(error => {
        throw new Unreachable('mail', error)
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Unreachable('mail', new Error(`${provider} answered ${answer.status}`))
    },
  }
}

/** Called without a receiver: the platform's own refuses any other. */
const call: typeof fetch = (input, init) => fetch(input, init)

/** `Name <address>`, or an address alone. */
function senderOf(text: string) {
  const at = text.indexOf('<')
  return at < 0
    ? { text, name: '', email: text.trim() }
    : {
        text,
        name: text.slice(0, at).trim(),
        email: text
          .slice(at + 1)
          .replace('>', '')
          .trim(),
      }
}
