// What people get wrong about paths, ids, bodies, times and lists, and what the answer has to say to each.
const ID = '01900000-0000-7000-8000-000000000000'
const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }

/** `text` is sent as it is, in place of JSON. */
export type Wrong = [
  mistake: string,
  asked: string,
  sent: { body?: unknown; text?: string; headers?: Record<string, string> },
  status: number,
  told: RegExp,
]

const paths: Wrong[] = [
  ['a trailing slash', 'GET /api/v1/programmatic/me/', {}, 404, /Did you mean \/api\/v1\/programmatic\/me\?/],
  ['a path without its prefix', 'GET /me', {}, 404, /Did you mean \/api\/v1\/programmatic\/me\?/],
  ['a path without the key’s part', 'GET /api/v1/runs', {}, 404, /Did you mean \/api\/v1\/programmatic\/runs\?/],
  [
    'one run in the singular',
    `GET /api/v1/programmatic/run/${ID}`,
    {},
    404,
    /Did you mean \/api\/v1\/programmatic\/runs\/0190/,
  ],
  ['a path in capitals', 'GET /API/V1/PROGRAMMATIC/ME', {}, 404, /Did you mean \/api\/v1\/programmatic\/me\?/],
  [
    'a slip in a path',
    'POST /api/v1/programmatic/genrate',
    { body: brief },
    404,
    /Did you mean \/api\/v1\/programmatic\/generate\?/,
  ],
  [
    'an underscore for a hyphen',
    'GET /api/v1/programmatic/brand_dna',
    {},
    404,
    /Did you mean \/api\/v1\/programmatic\/brand-dna\?/,
  ],
  [
    'Studio below the wrong prefix',
    'POST /api/v1/programmatic/studio/generate',
    { body: {} },
    404,
    /Did you mean \/api\/v1\//,
  ],
  ['another version', 'GET /api/v2/programmatic/me', {}, 404, /Did you mean \/api\/v1\/programmatic\/me\?/],
  ['a doubled slash', 'GET /api/v1//programmatic/me', {}, 404, /Did you mean \/api\/v1\/programmatic\/me\?/],
  ['a run without its id', 'GET /api/v1/programmatic/runs/', {}, 404, /Did you mean .*\/runs\? An id is missing in it/],
  [
    'a variable that is empty',
    'POST /api/v1/programmatic/runs//post',
    { body: {} },
    404,
    /^There is nothing at \/api\/v1\/programmatic\/runs\/\/post\. An id is missing in it: is the variable empty/,
  ],
  [
    'nothing that is here',
    'GET /api/v1/programmatic/weather',
    {},
    404,
    /^There is nothing at \/api\/v1\/programmatic\/weather\. \/docs has all there is\.$/,
  ],
  ['GET where POST is taken', 'GET /api/v1/programmatic/generate', {}, 405, /takes POST/],
  ['POST where GET is taken', 'POST /api/v1/programmatic/me', { body: {} }, 405, /takes GET\.$/],
  ['an upload to the library', 'POST media', { body: {} }, 405, /takes GET\. Uploads go .*brand-assets\/photos/],
  ['a run among the runs', 'POST runs', { body: {} }, 405, /takes GET\. A run begins with POST .*\/generate/],
  ['PUT for PATCH', 'PUT /api/v1/programmatic/brand-dna', { body: {} }, 405, /takes .*PATCH/],
  ['PUT of a run', `PUT /api/v1/programmatic/runs/${ID}`, {}, 405, /takes DELETE, GET/],
]

const ids: Wrong[] = [
  ['a run that is no id', 'GET runs/not-an-id', {}, 422, /run_id: “.+” is no id; one looks like/],
  ['a run with the id of a post', `GET runs/post_${ID}`, {}, 422, /run_id: “.+” is no id; one looks like/],
  ['a run of nobody', `GET runs/${ID}`, {}, 404, /no such run in this workspace/],
  ['a post that is no id', 'GET posts/1', {}, 422, /post_id: “.+” is no id; one looks like/],
  ['a post of nobody', `GET posts/${ID}`, {}, 404, /no such post/],
  ['a webhook that is no id', 'DELETE webhooks/hook', {}, 422, /webhook_id: “.+” is no id; one looks like/],
  ['a screen that is no id', 'DELETE brand-assets/screens/home', {}, 422, /id: “.+” is no id; one looks like/],
  ['a campaign that is no id', 'GET campaigns/spring', {}, 422, /campaign_id: “.+” is no id; one looks like/],
  ['a person of nobody', `DELETE brand-assets/people/${ID}`, {}, 404, /no such person/],
  [
    'an account that is no id',
    'POST generate',
    { body: { ...brief, connected_account_id: '@paceline' } },
    422,
    /connected_account_id: “.+” is no id; one looks like/,
  ],
]

const bodies: Wrong[] = [
  ['no JSON', 'POST generate', { text: 'brief=hello' }, 400, /not valid JSON/],
  ['JSON with a comma too many', 'POST generate', { text: '{"brief": "x",}' }, 400, /not valid JSON/],
  ['single quotes', 'POST generate', { text: "{'brief': 'x'}" }, 400, /not valid JSON/],
  ['nothing at all', 'POST generate', { text: '' }, 400, /The body is empty; send a JSON object/],
  [
    'a form',
    'POST generate',
    { text: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    /Content-Type: application\/json/,
  ],
  ['a text for a body', 'POST generate', { text: '"hello"' }, 422, /must be a JSON object/],
  ['null for a body', 'POST generate', { text: 'null' }, 422, /must be a JSON object/],
  [
    'all three fields missing',
    'POST generate',
    { body: {} },
    422,
    /^brief: is missing; it takes a text \(also wrong: channel, asset_type\)$/,
  ],
  [
    'type and channel both unknown',
    'POST generate',
    { body: { ...brief, asset_type: 'poster', channel: 'pinterest' } },
    400,
    /asset_type `poster` .* channel `pinterest` is not supported/,
  ],
  [
    'a field in camel case',
    'POST generate',
    { body: { ...brief, assetType: 'card' } },
    422,
    /^assetType: is no known field/,
  ],
  [
    'an unknown field twice',
    'POST generate',
    { body: { ...brief, foo: 1, bar: 2 } },
    422,
    /^foo: is no known field; the known ones are brief, .* \(also wrong: bar\)$/,
  ],
  ['a key with spaces', 'POST generate', { body: brief, headers: { 'idempotency-key': 'ä' } }, 400, /Idempotency-Key/],
]

const times: Wrong[] = [
  [
    'a time without an offset',
    'POST generate',
    { body: { ...brief, scheduled_at: '2026-11-21T09:00:00' } },
    422,
    /scheduled_at: must be RFC 3339 with a UTC offset/,
  ],
  [
    'a day for a time',
    'POST generate',
    { body: { ...brief, scheduled_at: '2026-11-21' } },
    422,
    /scheduled_at: must be RFC 3339/,
  ],
  ['a Unix time', 'POST generate', { body: { ...brief, scheduled_at: 1_795_000_000 } }, 422, /scheduled_at: /],
  [
    'a time in the past',
    'POST generate',
    { body: { ...brief, scheduled_at: '2020-01-01T00:00:00Z' } },
    422,
    /between one minute and 90 days from now/,
  ],
  [
    'a time next year',
    'POST generate',
    { body: { ...brief, scheduled_at: '2027-11-21T00:00:00Z' } },
    422,
    /between one minute and 90 days from now/,
  ],
]

const lists: Wrong[] = [
  ['a page of 1,000', 'GET runs?limit=1000', {}, 422, /limit: is too large: at most 100, not 1000$/],
  ['a page of none', 'GET runs?limit=0', {}, 422, /limit: is too small: at least 1, not 0$/],
  ['a page of words', 'GET runs?limit=all', {}, 422, /limit: /],
  ['an offset below zero', 'GET runs?offset=-1', {}, 422, /offset: is too small: at least 0/],
  ['page for offset', 'GET runs?page=2', {}, 422, /^page: is no known field; did you mean offset\?/],
  [
    'a flag of yes',
    'GET runs?include_archived=yes',
    {},
    422,
    /include_archived: “yes” is not known; it takes one of true, false/i,
  ],
  ['a filter that is none', 'GET runs?created_via=me', {}, 422, /created_via: “me” is not known; it takes api/],
  [
    'posts of a platform that is none',
    'GET posts?platform=pinterest',
    {},
    422,
    /platform: “pinterest” is not known; it takes one of x, linkedin/,
  ],
  ['posts of a slip', 'GET posts?platform=linkdin', {}, 422, /did you mean linkedin\?/],
  ['posts of no known state', 'GET posts?status=sent', {}, 422, /status: “sent” is not known/],
  ['media of no known kind', 'GET media?kind=pictures', {}, 422, /kind: “pictures” is not known/],
  ['a window in words', 'GET performance?window=month', {}, 422, /window: /],
  ['events after a word', 'GET events?after=latest', {}, 422, /after: /],
]

export const wrongPlaces: Wrong[] = [...paths, ...ids, ...bodies, ...times, ...lists]
