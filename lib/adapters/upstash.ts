import { hex, utf8 } from '#lib/bytes.ts'
import type { Redis, Script } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

const TIMEOUT_MS = 300
const BREAKER_MS = 5_000

const shas = new Map<string, string>()

export type Patience = { timeout_ms: number; breaker_ms: number }

/** Redis over HTTP with no second tries: a request waits 300 ms at most, and for 5 s after a failure not at all. */
export function connect(
  url: string,
  token: string,
  clock: () => number,
  { timeout_ms, breaker_ms }: Patience = { timeout_ms: TIMEOUT_MS, breaker_ms: BREAKER_MS },
): Redis {
  const inTime = commands(url, token, timeout_ms)
  const guarded = breaker(clock, breaker_ms)
  return {
    run: (script, keys, args) =>
      guarded(async () => {
        const words = [keys.length, ...keys, ...args.map(String)]
        try {
          return await inTime('evalsha', shas.get(script.source) ?? (await sha1(script)), ...words)
        } catch (error) {
          if (!String(error).includes('NOSCRIPT')) throw error
          return inTime('eval', script.source, ...words)
        }
      }),
    ping: () => guarded(async () => void (await inTime('ping'))),
  }
}

/** A command as the client of Upstash sends it, without the two hundred others that every Worker would carry. */
export function commands(url: string, token: string, timeout_ms: number) {
  const ask = asker(url, token)
  return (...command: unknown[]): Promise<unknown> => within(ask(command), timeout_ms)
}

function asker(url: string, token: string) {
  const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
  return async (command: unknown[]): Promise<unknown> => {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(command) })
    const told: { result?: unknown; error?: string } = JSON.parse(await answer.text())
    if (told.result === undefined) throw new Error(told.error ?? `status ${answer.status}`)
    return told.result
  }
}

/** After a failure nobody is asked for a while. */
function breaker(clock: () => number, breaker_ms: number) {
  let closed_until = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (clock() < closed_until) throw new Unreachable('redis')
    try {
      return await work()
    } catch (error) {
      closed_until = clock() + breaker_ms
      throw new Unreachable('redis', error)
    }
  }
}

/** A signal would do the same at a higher price. */
const within = <Answer>(work: Promise<Answer>, timeout_ms: number): Promise<Answer> =>
  new Promise((answered, failed) => {
    const timer = setTimeout(() => failed(new Error(`no answer in ${timeout_ms} ms`)), timeout_ms)
    const ended = (end: () => void) => {
      clearTimeout(timer)
      end()
    }
    work.then(
      answer => ended(() => answered(answer)),
      error => ended(() => failed(error)),
    )
  })

async function sha1(script: Script): Promise<string> {
  const known = shas.get(script.source)
  if (known) return known
  const sha = hex(new Uint8Array(await crypto.subtle.digest('SHA-1', utf8(script.source))))
  shas.set(script.source, sha)
  return sha
}
