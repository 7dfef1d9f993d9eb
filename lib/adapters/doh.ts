import * as z from 'zod'
import type { Resolver } from '#lib/fetch.ts'

const A = 1
const AAAA = 28
const NO_SUCH_NAME = 3
const TIMEOUT_MS = 3_000
const CLOUDFLARE = 'https://cloudflare-dns.com/dns-query'

const DnsAnswer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

/** Asks DNS over HTTPS; a server that fails is an error, never an empty answer. */
export function dohResolver(call: typeof fetch, endpoint = CLOUDFLARE): Resolver {
  const ask = async (host: string, type: number): Promise<string[]> => {
    const response = await call(`${endpoint}?name=${encodeURIComponent(host)}&type=${type}`, {
      headers: { accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`DNS over HTTPS answered ${response.status}`)
    const { Status, Answer } = DnsAnswer.parse(await response.json())
    if (Status !== 0 && Status !== NO_SUCH_NAME) throw new Error(`DNS over HTTPS answered code ${Status}`)
    return Answer.filter(answer => answer.type === type).map(answer => answer.data)
  }
  return async host => (await Promise.all([ask(host, A), ask(host, AAAA)])).flat()
}
