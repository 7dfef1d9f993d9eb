// What Stripe is asked, and how: form-encoded, and once for each name.
import * as z from 'zod'
import { SECOND_MS } from '#lib/instant.ts'
import type { Checkout } from '#lib/ports/payments.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

const API_URL = 'https://api.stripe.com'
const VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10_000
export const MOST_LISTED = 20

export type Fields = Record<string, string | number>

/** One question; null for what is not there. What is asked twice under one name is done once. */
export type Call = (method: 'GET' | 'POST', path: string, fields: Fields, once?: string) => Promise<unknown>

export type WireOptions = { secret_key: string; api_url?: string | undefined; fetch?: typeof fetch }

export function wire({ secret_key, api_url = API_URL, fetch: given }: WireOptions): Call {
  const ask: typeof fetch = given ?? ((input, init) => fetch(input, init))
  return async (method, path, fields, once) => {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const url = `${api_url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`
    const headers = {
      authorization: `Bearer ${secret_key}`,
      'stripe-version': VERSION,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(once ? { 'idempotency-key': once } : {}),
    }
    const body = method === 'POST' ? form.toString() : undefined
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const answer = await ask(url, { method, headers, redirect: 'manual', signal, ...(body ? { body } : {}) })
      const json: unknown = await answer.json().catch(() => null)
      if (answer.ok) return json
      if (answer.status === 404) return null
      throw new Error(`Stripe answered ${answer.status} to ${method} ${path}`, { cause: json })
    } catch (error) {
      throw new Unreachable('stripe', error)
    }
  }
}

export const metadata = (name: string, of: Fields): Fields =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [`${name}[${key}]`, value]))

export const listOf = <T extends z.ZodType>(one: T) => z.object({ data: z.array(one) })

export const instantOf = (seconds: number) => new Date(seconds * SECOND_MS).toISOString()

/** Where whoever has paid, or has not, goes on: with the workspace that it was for. */
export function backTo(return_url: string, workspace_id: string) {
  const url = `${return_url}?workspace=${workspace_id}`
  return { success_url: url, cancel_url: url }
}

const Opened = z.object({ id: z.string(), url: z.url(), expires_at: z.int() })

/** A page on which something is paid for; the same name is the same page. */
export async function openCheckout(call: Call, fields: Fields, once: string): Promise<Checkout> {
  const { id, url, expires_at } = Opened.parse(await call('POST', 'checkout/sessions', fields, once))
  return { id, url, expires_at: instantOf(expires_at) }
}
