// What people get wrong about posts, campaigns and webhooks.
import type { Wrong } from '#test/flaws/wrong-places.ts'

const ID = '01900000-0000-7000-8000-000000000000'
const hook = { url: 'https://hooks.example.com/brand', events: ['run.succeeded'] }
const plan = {
  name: 'Harbour run',
  brief: 'The harbour run is on Sunday at 9.',
  channels: ['linkedin'],
  scheduled_at: '2026-11-23T09:00:00Z',
}

const posting: Wrong[] = [
  [
    'a platform that is none',
    `POST runs/${ID}/post`,
    { body: { platform: 'pinterest' } },
    422,
    /platform: “pinterest” is not known; it takes one of x, linkedin/,
  ],
  ['no platform', `POST runs/${ID}/post`, { body: {} }, 422, /platform: is missing; it takes one of x/],
  ['channel for platform', `POST runs/${ID}/post`, { body: { channel: 'x' } }, 422, /platform|channel/],
  ['twitter for x, of a run of nobody', `POST runs/${ID}/post`, { body: { platform: 'twitter' } }, 404, /no such run/],
  ['a change of nothing', `PATCH posts/${ID}`, { body: {} }, 422, /changes nothing/],
  [
    'an outcome in other words',
    `POST posts/${ID}/resolve`,
    { body: { outcome: 'done' } },
    422,
    /outcome: “done” is not known; it takes one of posted, not_posted/,
  ],
  ['a campaign of no channel', 'POST campaigns', { body: { ...plan, channels: [] } }, 422, /channels: is empty/],
  [
    'a campaign of a slip',
    'POST campaigns',
    { body: { ...plan, channels: ['linkdin'] } },
    400,
    /`linkdin` is not supported\. Did you mean linkedin\?/,
  ],
  ['a campaign that is nameless', 'POST campaigns', { body: { ...plan, name: undefined } }, 422, /name: is missing/],
  ['a campaign every while', 'POST campaigns', { body: { ...plan, every: 'daily', count: 3 } }, 422, /every: /],
]

const hooks: Wrong[] = [
  [
    'a webhook on http',
    'POST webhooks',
    { body: { ...hook, url: 'http://hooks.example.com' } },
    400,
    /must begin with https:\/\//,
  ],
  [
    'a webhook that is no address',
    'POST webhooks',
    { body: { ...hook, url: 'hooks.example.com' } },
    400,
    /cannot be read; give all of it, such as https:/,
  ],
  [
    'a webhook of one text',
    'POST webhooks',
    { body: { ...hook, events: 'run.succeeded' } },
    422,
    /events: “.+” is a text; it takes a list/,
  ],
  ['a webhook of no event', 'POST webhooks', { body: { ...hook, events: [] } }, 422, /events: is empty/],
  [
    'a webhook of a wrong form',
    'POST webhooks',
    { body: { ...hook, events: ['run_succeeded'] } },
    422,
    /did you mean run\.succeeded\?/,
  ],
  [
    'a webhook that is active',
    `PATCH webhooks/${ID}`,
    { body: { status: 'active' } },
    422,
    /status: “active” is not known; it takes one of enabled, disabled/,
  ],
  ['a change of nothing', `PATCH webhooks/${ID}`, { body: {} }, 422, /change at least one of/],
]

export const wrongTargets: Wrong[] = [...posting, ...hooks]
