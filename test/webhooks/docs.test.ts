import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventTypes } from '#lib/events/emit.ts'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { verified } from './example.ts'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'docs', 'webhooks.md'), 'utf8')
const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

describe('docs/webhooks.md', () => {
  it('shows the example that is tested here', async () => {
    expect(page).toContain(readFileSync(join(import.meta.dirname, 'example.ts'), 'utf8'))
    const body = JSON.stringify({ type: 'run.succeeded' })
    const headers = await signatureHeaders([secret], { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body })
    const request = () => new Request('https://hooks.example.com', { method: 'POST', body, headers })
    expect(await verified(request(), secret)).toEqual({ type: 'run.succeeded' })
    await expect(verified(request(), `whsec_${Buffer.alloc(32, 1).toString('base64')}`)).rejects.toThrow()
  })

  it('names every event', () => {
    for (const type of eventTypes) expect(page).toContain(`\`${type}\``)
  })
})
