import { describe, expect, it } from 'vitest'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { verifyWebhook } from '../../client/index.mjs'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const now = new Date('2026-11-20T12:00:00.000Z')
const body = JSON.stringify({ id: 'msg_1', type: 'run.succeeded', data: { brief: 'Größe 💥' } })
const signed = (secrets = [SECRET]) => signatureHeaders(secrets, { id: 'msg_1', timestamp: now.getTime() / 1000, body })
const refused = { code: 'bad_signature' }

describe('verifyWebhook', () => {
  it('gives the event that the service signed, from any form of headers and body', async () => {
    const headers = await signed()
    for (const given of [headers, new Headers(headers)])
      for (const text of [body, new TextEncoder().encode(body)])
        expect(await verifyWebhook(text, given, SECRET, { now })).toMatchObject({ type: 'run.succeeded' })
  })

  it('takes either secret while one takes the place of the other', async () => {
    expect(await verifyWebhook(body, await signed([SECRET, OTHER]), OTHER, { now })).toBeDefined()
    expect(await verifyWebhook(body, await signed(), [OTHER, SECRET], { now })).toBeDefined()
  })

  it.each([[''], [[]], ['whsec_']])('refuses with a reason where there is no secret: %j', async secret =>
    expect(verifyWebhook(body, await signed(), secret, { now })).rejects.toMatchObject(refused),
  )

  it('refuses what was changed, is old, comes from elsewhere or is not signed', async () => {
    const headers = await signed()
    const later = { now: new Date(now.getTime() + 301_000) }
    await expect(verifyWebhook(`${body} `, headers, SECRET, { now })).rejects.toMatchObject(refused)
    await expect(verifyWebhook(body, headers, SECRET, later)).rejects.toMatchObject(refused)
    await expect(verifyWebhook(body, headers, OTHER, { now })).rejects.toMatchObject(refused)
    await expect(verifyWebhook(body, headers, 'whsec_%', { now })).rejects.toMatchObject(refused)
    await expect(verifyWebhook(body, {}, SECRET, { now })).rejects.toMatchObject(refused)
    for (const changed of ['v1,', 'v1,AAAA', 'v2,x', 'nonsense'])
      await expect(
        verifyWebhook(body, { ...headers, 'webhook-signature': changed }, SECRET, { now }),
      ).rejects.toMatchObject(refused)
    await expect(
      verifyWebhook(body, { ...headers, 'webhook-timestamp': 'soon' }, SECRET, { now }),
    ).rejects.toMatchObject(refused)
  })
})
