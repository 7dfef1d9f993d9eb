import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Key, Workspace } from '#lib/caller/key.ts'
import { Instant } from '#lib/instant.ts'
import { projection } from '#lib/projection.ts'
import { Run, RunRow } from '#lib/runs/run.ts'

const id = '019c0000-0000-7000-8000-000000000000'
const at = '2026-11-20T10:50:55.123456+01:00'
const asset = {
  ...{
    id: 'a',
    position: 0,
    url: 'https://a.example/x.png',
    kind: 'image',
    content_type: 'image/png',
    inner: 'secret',
  },
  ...{ width: 1, height: 1, duration_ms: null, bytes: 9, sha256: 'a', alt_text: null, proof: { any: ['thing'] } },
}
const run = {
  ...{ id, workspace_id: id, key_id: null, livemode: true, status: 'succeeded', step: 'done', brief: 'A brief' },
  ...{ channel: 'linkedin', asset_type: 'card', size: null, variation: 0, metadata: { a: 'b' }, archived: false },
  ...{ output_text: 'Text', asset_url: null, asset_urls: null, assets: [asset], impact_score: 7, verdict: 'approved' },
  ...{ score_reasons: [], error_code: null, error_message: null, progress: 100, auto_post_eligible: false },
  ...{
    receipt: { stages: [{ step: 'draw', ms: 1, attempts: 1, inner: 1 }], inner: 1 },
    created_via: 'api',
    version: 3,
  },
  ...{ usage_period: null, lease: null, attempt: 1, remaining: 0, due_at: at, lease_until: null, scheduled_at: null },
  ...{ created_at: at, updated_at: at, started_at: at, finished_at: null },
}
const key = {
  ...{ id, workspace_id: id, livemode: false, name: 'k', last4: 'abcd', asset_types: ['card'], channels: null },
  ...{ connected_accounts: null, auto_post: false, auto_post_min_score: 70, daily_limit: 5, version: 1, hash: 'h' },
  ...{ created_at: at, expires_at: null, revoked_at: at },
}
const workspace = { id, name: 'W', plan: 'pro', status: 'active', time_zone: 'UTC', period_anchor: at, created_at: at }

describe('a projection', () => {
  it.each([
    ['a run', Run, run],
    ['a row', RunRow, run],
    ['a key', Key, key],
    ['a workspace', Workspace, workspace],
    ['a workspace whose zone is none', Workspace, { ...workspace, time_zone: 'London' }],
  ] as const)('of %s says what a parse says, in the same order', (_, schema, written) => {
    const parsed = (schema as z.ZodObject).parse(written)
    const projected = projection(schema as z.ZodObject)(written)
    expect(JSON.stringify(projected)).toBe(JSON.stringify(parsed))
    expect(projected).toStrictEqual(parsed)
    expect(JSON.stringify(projected)).not.toContain('inner')
  })

  it('leaves out what is not there, and fills in defaults', () => {
    const schema = z.object({ a: z.string().optional(), b: z.int().nullable().default(null), c: Instant.nullable() })
    expect(projection(schema)({ c: null, d: 1 })).toStrictEqual({ b: null, c: null })
  })

  it('is refused where a schema changes values in its own way', () => {
    expect(() => projection(z.object({ a: z.string().transform(Number) }))).toThrow('no projection')
  })
})
