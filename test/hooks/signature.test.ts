import { Receiver } from '@upstash/qstash'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sign } from '#dev/qstash/delivery/signature.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { signed } from '#functions/http/body/signature.ts'

const [current, next] = ['sig_current_0123456789abcdef', 'sig_next_0123456789abcdef']
const base = 'https://api.example.com'
const url = `${base}/hooks/steps`
const body = '{"v":1}'
const receiver = new Receiver({ currentSigningKey: current, nextSigningKey: next })
const app = new Hono<AppEnv>()
app.use(
  signed(
    given =>
      receiver.verify({ ...given, clockTolerance: 5 }).then(
        () => true,
        () => false,
      ),
    base,
  ),
)
app.post('/hooks/steps', async c => c.json({ got: await c.req.json() }))
app.onError(onError)

const now = Date.now()
const HOUR_MS = 3_600_000

async function call(signature: string | null, text = body) {
  const headers: Record<string, string> = signature === null ? {} : { 'upstash-signature': signature }
  const answer = await app.request('/hooks/steps', { method: 'POST', body: text, headers })
  return { status: answer.status, body: await answer.json() }
}

describe('a callback', () => {
  it('passes with the current and with the next key, and its body is still there', async () => {
    for (const key of [current, next])
      expect(await call(sign(key, url, Buffer.from(body), now))).toEqual({ status: 200, body: { got: { v: 1 } } })
  })

  it.each([
    ['no signature', null, body],
    ['nonsense', 'abc.def.ghi', body],
    ['a key that is not ours', sign('sig_other_0123456789abcdef', url, Buffer.from(body), now), body],
    ['another body', sign(current, url, Buffer.from(body), now), '{"v":2}'],
    ['another address', sign(current, `${base}/hooks/sweep`, Buffer.from(body), now), body],
    ['another host', sign(current, 'https://evil.example/hooks/steps', Buffer.from(body), now), body],
    ['an old signature', sign(current, url, Buffer.from(body), now - HOUR_MS), body],
    ['one from the future', sign(current, url, Buffer.from(body), now + HOUR_MS), body],
  ])('401 with %s', async (_, signature, text) => {
    const answer = await call(signature, text)
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_signature'])
  })
})
