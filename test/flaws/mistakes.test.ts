// Mistakes of people, each through the public door, and what they read.
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBodies } from '#test/flaws/wrong-bodies.ts'
import { wrongFirstHour, wrongKeys } from '#test/flaws/wrong-first-hour.ts'
import { wrongPlaces } from '#test/flaws/wrong-places.ts'
import { wrongTargets } from '#test/flaws/wrong-targets.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }
const { brief: _, ...noBrief } = brief
const RAW =
  /Invalid (input|option|UUID|URL|string)|expected (string|number|array|object|one of)|received|Unrecognized|Too (big|small)|undefined|NaN/

let world: TestWorld
let key: Awaited<ReturnType<TestWorld['key']>>

beforeAll(async () => {
  world = await createWorld()
  key = await world.key()
})

const wrongRequests = [...wrongPlaces, ...wrongBodies, ...wrongTargets, ...wrongFirstHour]
const generate = (more: object, base: object = brief) => ['generate', { ...base, ...more }] as const

const flawed: [mistake: string, asked: readonly [path: string, body: unknown], place: string, words: RegExp][] = [
  ['no brief', generate({}, noBrief), 'brief', /^is missing; it takes a text$/],
  ['an empty brief', generate({ brief: '' }), 'brief', /^is empty$/],
  ['a brief that is a number', generate({ brief: 7 }), 'brief', /^is a number; it takes a text$/],
  ['a brief that is a list', generate({ brief: ['a'] }), 'brief', /^is a list; it takes a text$/],
  ['a brief that is null', generate({ brief: null }), 'brief', /^is null; it takes a text$/],
  [
    'a brief that is too long',
    generate({ brief: 'x'.repeat(6_000) }),
    'brief',
    /^is too long: at most \d+ characters, not 6000$/,
  ],
  ['no channel', generate({ channel: undefined }), 'channel', /^is missing; it takes one of twitter, linkedin, /],
  ['a channel that is a list', generate({ channel: ['twitter'] }), 'channel', /^is a list; it takes one of twitter, /],
  [
    'an asset type that is null',
    generate({ asset_type: null }),
    'asset_type',
    /^is null; it takes one of card, video, /,
  ],
  [
    'a field with a slip',
    generate({ assettype: 'card' }),
    'assettype',
    /^is no known field; the known ones are brief, /,
  ],
  [
    'a field whose right name is free',
    generate({ websook_url: 'https://a.example.com' }),
    'websook_url',
    /did you mean webhook_url\?/,
  ],
  [
    'a field of another service',
    generate({ prompt: 'hello' }, noBrief),
    'prompt',
    /^is no known field; did you mean brief\?/,
  ],
  ['metadata that is a list', generate({ metadata: [] }), 'metadata', /is a list; it takes an object/],
  ['a variation that is a text', generate({ variation: '1' }), 'variation', /is a text; it takes a (whole )?number/],
  ['a variation that is no whole number', generate({ variation: 1.5 }), 'variation', /it takes a whole number/],
  ['a variation below zero', generate({ variation: -1 }), 'variation', /is too small: at least 0/],
  ['a day that is none', generate({ scheduled_at: 'tomorrow' }), 'scheduled_at', /such as 20\d\d-/],
  ['dry_run in words', generate({ dry_run: 'yes' }), 'dry_run', /is a text; it takes true or false/],
  ['a body that is a list', ['generate', []], 'body', /^must be a JSON object$/],
  ['render without items', ['render', {}], 'items', /is missing; it takes a list/],
  ['render with no item', ['render', { items: [] }], 'items', /is empty/],
  ['a webhook without an address', ['webhooks', {}], 'url', /is missing; it takes a text/],
  [
    'a webhook with an unknown event',
    ['webhooks', { url: 'https://a.example.com', events: ['run.succeded'] }],
    'events.0',
    /did you mean run\.succeeded\?/,
  ],
]

const unknown: [mistake: string, asked: object, words: RegExp][] = [
  ['a capital in the asset type', { asset_type: 'Card' }, /Did you mean card\?/],
  ['a slip in the asset type', { asset_type: 'carusel' }, /Did you mean carousel\?/],
  ['a hyphen in the asset type', { asset_type: 'og-image' }, /Did you mean og_image\?/],
  ['another asset type', { asset_type: 'poster' }, /not supported\. Use one of card, /],
  ['a slip in the channel', { channel: 'linkdin' }, /Did you mean linkedin\?/],
  ['a channel in capitals', { channel: 'INSTAGRAM' }, /Did you mean instagram\?/],
]

describe('a mistake is told in words', () => {
  it.each(flawed)('%s', async (_mistake, [path, body], place, words) => {
    const answer = await key.post(`/api/v1/programmatic/${path}`, body)
    const told = answer.body as { message: string; detail?: { loc: string[]; msg: string }[] }
    expect(answer.status).toBe(422)
    const flaw = told.detail?.find(({ loc }) => (loc.slice(1).join('.') || 'body') === place)
    expect([place, flaw?.msg ?? told]).toEqual([place, expect.stringMatching(words)])
    expect(JSON.stringify(told)).not.toMatch(RAW)
  })

  it.each(unknown)('%s', async (_mistake, asked, words) => {
    const answer = await key.post('/api/v1/programmatic/generate', { ...brief, ...asked })
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([400, expect.stringMatching(words)])
  })

  it.each(wrongRequests)('%s', async (_mistake, asked, { body, text, headers = {} }, status, words) => {
    const [method = '', path = ''] = asked.split(' ')
    const sent = text ?? (body === undefined ? null : JSON.stringify(body))
    const answer = await key.send<{ message: string }>(method, path, sent, {
      ...(sent === null ? {} : { 'content-type': 'application/json' }),
      ...headers,
    })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(words)])
    expect(answer.text).not.toMatch(RAW)
    expect(answer.body).toMatchObject({ doc_url: expect.stringMatching(/\/docs\/errors#[a-z_]+$/) })
  })

  it.each(wrongKeys)('%s', async (_mistake, path, headers, words) => {
    const answer = await world.anonymous.get<{ message: string }>(path, headers)
    expect([answer.status, answer.body.message]).toEqual([401, expect.stringMatching(words)])
    expect(answer.text).not.toMatch(/sk_live_[0-9a-z]|c2s6|sk-proj/)
  })

  it('letters of another encoding are told, not drawn', async () => {
    const latin = new Uint8Array([...JSON.stringify(brief)].map(letter => letter.charCodeAt(0)))
    latin[12] = 0xe9
    const answer = await key.send('POST', 'generate', latin, { 'content-type': 'application/json' })
    expect(answer.body).toMatchObject({ code: 'malformed_body', message: expect.stringMatching(/not UTF-8/) })
  })

  it('knows a hundred and seventy of them', () => {
    const known = flawed.length + unknown.length + wrongRequests.length + wrongKeys.length
    expect(known).toBeGreaterThanOrEqual(170)
  })

  it('a field of a template with a slip, at its own place', async () => {
    const items = [{ output_type: 'statement', body: { headlin: 'Open late' } }]
    const answer = await key.post('/api/v1/programmatic/render', { items })
    const { detail } = answer.body as { detail: { loc: (string | number)[]; msg: string }[] }
    expect(answer.status).toBe(422)
    expect(detail.map(({ loc, msg }) => `${loc.join('.')} ${msg}`).join('\n')).toMatch(
      /body\.items\.0\.body\.headlin is no known field; did you mean headline\?/,
    )
    expect(JSON.stringify(answer.body)).not.toMatch(RAW)
  })
})
