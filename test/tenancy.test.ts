// Made from the route table: whatever belongs to one workspace is absent for every other, in both modes.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Artwork } from '#lib/brand/artwork/artwork.ts'
import type { Screen } from '#lib/brand/screens.ts'
import { Channel } from '#lib/channels.ts'
import { AssetType } from '#lib/plans.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { otf } from '#test/support/fonts.ts'
import { finished } from '#test/support/hooks.ts'
import { standIn } from '#test/support/painter.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { connect } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
let world: TestWorld
let owner: Caller

beforeAll(async () => {
  world = await createWorld({ plan: 'scale', painter: standIn })
  owner = await world.key()
  await connect(world)
})

/** What stands for a path parameter: something that the owner really has. */
const makers: Record<string, (caller: Caller) => Promise<string>> = {
  run_id: async caller =>
    (await caller.post<Run>('generate', { brief: 'Tea', channel: 'linkedin', asset_type: 'card' })).body.id,
  screen_id: async caller => {
    const png = await bytesOf(banded(90, 90, [250, 250, 250], [9, 9, 9]).png())
    const image_base64 = Buffer.from(png).toString('base64')
    return (await caller.post<Screen>('brand-assets/screens', { name: 'Home', image_base64 })).body.id
  },
  person_id: async caller => {
    const png = await bytesOf(banded(90, 90, [250, 250, 250], [9, 9, 9]).png())
    const body = { name: 'Ann', consent: true, image_base64: Buffer.from(png).toString('base64') }
    return (await caller.post<{ id: string }>('brand-assets/people', body)).body.id
  },
  artwork_id: async caller => {
    await caller.post('brand-assets/artwork', { subjects: ['Bread'] })
    await world.drain()
    return (await caller.get<Artwork>('brand-assets/artwork')).body.pictures[0]?.id ?? ''
  },
  font_id: async caller => {
    const body = { licence_asserted: true, font_base64: Buffer.from(otf()).toString('base64') }
    return (await caller.post<{ id: string }>('brand-assets/fonts', body)).body.id
  },
  video_id: async caller =>
    (await caller.post<{ id: string }>('brand-assets/videos', { video_url: 'https://cdn.example.com/a.mp4' })).body.id,
  post_id: async caller => {
    const run = await finished(world, caller)
    const { body } = await caller.post<{ id: string }>(`runs/${run.id}/post`, {
      ...{ platform: 'linkedin', allow_repeat: true },
    })
    return body.id
  },
  campaign_id: async caller => {
    const item = { brief: 'Tea', channel: 'linkedin', scheduled_at: '2026-11-21T12:00:00Z' }
    return (await caller.post<{ id: string }>('campaigns', { name: 'Tea', items: [item] })).body.id
  },
  request_id: async caller => {
    const { headers } = await caller.patch('brand-dna', { tagline: 'Tea' })
    await world.drain()
    return headers.get('x-request-id') ?? ''
  },
  webhook_id: async caller => (await caller.get<{ id: string }[]>('webhooks')).body[0]?.id ?? (await hook(caller)),
}

/** Count within one workspace and so name nothing of another; test/v1/brand-versions.test.ts holds them apart. */
const counted = /:version\b/

const hook = async (caller: Caller) =>
  (await caller.post<{ id: string }>('webhooks', { url: 'https://hooks.example.com', events: ['*'] })).body.id

describe('a path with an id', () => {
  it('answers a stranger exactly as it answers for an id that never was', async () => {
    const routes = new Map(
      world.app.routes
        .filter(route => route.method !== 'ALL' && /^\/api\/v1\/programmatic\/.*:/.test(route.path))
        .filter(route => !counted.test(route.path))
        .map(route => [`${route.method} ${route.path}`, route]),
    )
    expect(routes.size).toBeGreaterThan(1)
    const strangers = [await (await createWorld()).key(), await world.key({ mode: 'test' })]
    for (const { method, path } of routes.values()) {
      const name = /:([a-z_]+)/.exec(path)?.[1] ?? ''
      const make = makers[name]
      expect(make, `no maker for ${name} in ${path}: add one above`).toBeDefined()
      const id = (await make?.(owner)) ?? ''
      for (const stranger of strangers) {
        const ask = (value: string) =>
          stranger.send<Record<string, unknown>>(
            method,
            path.replaceAll(/:[a-z_]+(\{[^}]*\})?/g, value),
            method === 'GET' || method === 'DELETE' ? null : '{}',
            { 'content-type': 'application/json' },
          )
        const [foreign, absent] = [await ask(id), await ask(UNKNOWN)]
        expect([path, foreign.status]).toEqual([path, absent.status])
        expect({ ...foreign.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' })
        expect(absent.status).toBeGreaterThanOrEqual(400)
        expect(foreign.text).not.toContain(id)
      }
    }
  })
})

describe('the scopes of a key', () => {
  it('hold for every asset type and channel', async () => {
    for (const allowed_type of AssetType.options) {
      for (const allowed_channel of Channel.options) {
        const key = await world.key({ asset_types: [allowed_type], channels: [allowed_channel] })
        for (const asset_type of AssetType.options) {
          const channel =
            Channel.options[
              (AssetType.options.indexOf(asset_type) + Channel.options.indexOf(allowed_channel)) %
                Channel.options.length
            ]
          const answer = await key.post<Record<string, unknown>>('generate', { brief: 'Tea', channel, asset_type })
          const expected =
            asset_type !== allowed_type
              ? 'asset_type_not_allowed'
              : channel !== allowed_channel
                ? 'channel_not_allowed'
                : undefined
          expect([asset_type, channel, answer.body.code]).toEqual([asset_type, channel, expected])
        }
      }
    }
  })
})
