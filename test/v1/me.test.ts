import { describe, expect, it } from 'vitest'
import { createWorld } from '#test/support/world.ts'

describe('GET /programmatic/me', () => {
  it('200 shows the key, its limits and its caps', async () => {
    const world = await createWorld()
    const key = await world.key({
      name: 'Press room',
      asset_types: ['card', 'video'],
      channels: ['linkedin'],
      daily_limit: 50,
    })
    await key.post('generate', { brief: 'A brief', channel: 'linkedin', asset_type: 'card' })
    const answer = await key.get('me')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      key_id: key.minted?.id,
      workspace_id: world.workspace.id,
      asset_types: ['card', 'video'],
      channels: ['linkedin'],
      connected_accounts: null,
      auto_post: false,
      auto_post_min_score: 70,
      daily_limit: 50,
      mode: 'live',
      name: 'Press room',
      last4: key.minted?.key.slice(-4),
      plan: 'pro',
      scopes: ['asset_type:card', 'asset_type:video', 'channel:linkedin'],
      permissions: ['read', 'generate', 'post', 'brand', 'webhooks', 'billing'],
      allowed_addresses: null,
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: null,
      limits: { rate_per_minute: 600, daily_limit: 50, requests_today: 2, resets_at: '2026-11-21T00:00:00.000Z' },
      caps: [
        { asset_type: 'card', limit: 500, used: 1, resets_at: '2026-12-20T00:00:00.000Z' },
        { asset_type: 'video', limit: 15, used: 0, resets_at: '2026-12-20T00:00:00.000Z' },
      ],
      credits_remaining: null,
    })
  })
})
