#!/usr/bin/env node
// @ts-check
// Takes events: node receiver.mjs, and `brand listen --forward 3000` beside it prints the secret to try it with.
import { createServer } from 'node:http'
import { BrandError, verifyWebhook } from '../../client/index.mjs'

const { PORT = '3000', BRAND_WEBHOOK_SECRET = '' } = process.env
if (!BRAND_WEBHOOK_SECRET) {
  console.error('BRAND_WEBHOOK_SECRET is missing; `brand listen --forward 3000` prints one.')
  process.exit(2)
}
/** Each event comes at least once; a service of several processes keeps these where all of them look. */
const seen = new Set()

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  try {
    const event = await verifyWebhook(body, request.headers, BRAND_WEBHOOK_SECRET)
    // Answered first: what takes longer than 15 seconds is sent again.
    response.writeHead(204).end()
    if (seen.has(event.id)) return
    seen.add(event.id)
    handle(event)
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    response.writeHead(400).end(error.message)
  }
})

/** @param {import('../../client/types.generated.d.ts').EventPayload} event */
function handle({ type, sequence, data }) {
  if (type === 'run.succeeded') console.log(`#${sequence} ${data.verdict} ${data.asset_url}`)
  else if (type === 'post.posted') console.log(`#${sequence} posted ${data.url}`)
  else console.log(`#${sequence} ${type}`)
}

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening on ${typeof address === 'object' ? address?.port : PORT}`)
})
