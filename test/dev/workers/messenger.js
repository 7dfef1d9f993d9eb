// Publishes to itself with the official client and verifies what comes with the official receiver.
import { Client, Receiver } from '@upstash/qstash'

const seen = []
const failed = []

async function publish(request, env) {
  const client = new Client({ baseUrl: env.QSTASH_URL, token: env.QSTASH_TOKEN, enableTelemetry: false })
  const url = path => new URL(path, request.url).href
  const single = await client.publishJSON({ url: url('/hook?single'), body: { n: 'single' }, deduplicationId: 'one' })
  const repeated = await client.publishJSON({ url: url('/hook?single'), body: { n: 'single' }, deduplicationId: 'one' })
  const batch = await client.batchJSON(
    Array.from({ length: 20 }, (_, n) => ({
      url: url('/hook?batch'),
      body: { n },
      flowControl: { key: 'self', parallelism: 2 },
    })),
  )
  await client.publishJSON({
    url: url('/fail'),
    body: {},
    retries: 1,
    retryDelay: '10',
    failureCallback: url('/failed'),
  })
  return Response.json({ single, repeated, batch: batch.length })
}

async function verified(request, env) {
  const body = await request.text()
  const receiver = new Receiver({ currentSigningKey: env.CURRENT, nextSigningKey: env.NEXT })
  await receiver.verify({ body, signature: request.headers.get('upstash-signature') ?? '', url: request.url })
  return JSON.parse(body)
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/publish') return publish(request, env)
    if (pathname === '/seen') return Response.json({ seen, failed })
    try {
      const body = await verified(request, env)
      if (pathname === '/fail') return new Response('no', { status: 500 })
      if (pathname === '/failed') failed.push(body)
      else seen.push(body.n)
      return new Response('thanks')
    } catch (error) {
      return new Response(error.message, { status: 401 })
    }
  },
}
