// What people get wrong in their first hour: bodies from a shell, fields of other services, places that are guessed.
import type { Wrong } from '#test/flaws/wrong-places.ts'

const ID = '01900000-0000-7000-8000-000000000000'
const brief = { brief: 'We are open until 8 pm on Thursdays.', channel: 'twitter', asset_type: 'card' }
const { channel: _channel, ...noChannel } = brief
const { asset_type: _type, ...noType } = brief
const stat = { output_type: 'stat', body: { value: '214', label: 'runners' } }

const shell: Wrong[] = [
  ['a body of Python', 'POST generate', { text: "{'brief': 'x'}" }, 400, /near `'brief': 'x'}` .*double quotes/],
  ['quotes of a text editor', 'POST generate', { text: '{“brief”: “x”}' }, 400, /near `“brief”.*double quotes/],
  ['a variable without a value', 'POST generate', { text: '{"brief": , "a": 1}' }, 400, /near `\{"brief": , "a": 1\}`/],
  ['True of Python', 'POST generate', { text: '{"brief": "x", "dry_run": True}' }, 400, /not valid JSON, near `.*True/],
  [
    'two lines in a text',
    'POST generate',
    { text: '{"brief": "one\ntwo"}' },
    400,
    /not valid JSON, near `two.*a line break in a text is written \\n/,
  ],
  ['half of a body', 'POST generate', { text: '{"brief": "x"' }, 400, /not valid JSON/],
  ['words behind the body', 'POST generate', { text: '{"brief": "x"} EOF' }, 400, /near `EOF` \(character 16\)/],
  ['JSON in JSON', 'POST generate', { text: JSON.stringify('{"a": 1}') }, 422, /must be a JSON object/],
  [
    'curl without a type',
    'POST generate',
    { text: '{}', headers: { 'content-type': 'text/plain' } },
    415,
    /as text\/plain/,
  ],
  [
    'a file as a form',
    'POST brand-assets/screens',
    { text: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    415,
    /application\/json`; it came as multipart\/form-data\./,
  ],
]

const fields: Wrong[] = [
  [
    'a language',
    'POST generate',
    { body: { ...brief, language: 'de' } },
    422,
    /language: is no known field; the known ones are brief, channel, asset_type, size/,
  ],
  [
    'a number of takes',
    'POST generate',
    { body: { ...brief, n: 3 } },
    422,
    /n: is no known field; the known ones are .*variation/,
  ],
  [
    'slides',
    'POST generate',
    { body: { ...brief, slides: 5 } },
    422,
    /slides: is no known field; the known ones are brief/,
  ],
  [
    'a callback',
    'POST generate',
    { body: { ...brief, callback_url: 'https://a.example' } },
    422,
    /did you mean webhook_url\?/,
  ],
  [
    'type for asset_type',
    'POST generate',
    { body: { ...noType, type: 'card' } },
    422,
    /type: is no known field; did you mean asset_type\?$/,
  ],
  [
    'channels for channel',
    'POST generate',
    { body: { ...noChannel, channels: ['x'] } },
    422,
    /^channels: .*did you mean channel\?/,
  ],
  [
    'no channel',
    'POST generate',
    { body: noChannel },
    422,
    /^channel: is missing; it takes one of twitter, linkedin, /,
  ],
  ['no asset type', 'POST generate', { body: noType }, 422, /^asset_type: is missing; it takes one of card, /],
  ['a reel', 'POST generate', { body: { ...brief, asset_type: 'reel' } }, 400, /Did you mean video\?/],
  ['an image', 'POST generate', { body: { ...brief, asset_type: 'image' } }, 400, /Did you mean card\?/],
  ['x.com', 'POST generate', { body: { ...brief, channel: 'x.com' } }, 400, /Did you mean twitter\?/],
  [
    'a size in pixels',
    'POST generate',
    { body: { ...brief, size: '1080x1080' } },
    422,
    /“1080x1080” is not known; it takes one of square/,
  ],
  [
    'a space for the T',
    'POST generate',
    { body: { ...brief, scheduled_at: '2026-11-25 09:00' } },
    422,
    /“2026-11-25 09:00” was sent/,
  ],
  [
    'an hour gone by',
    'POST generate',
    { body: { ...brief, scheduled_at: '2020-01-01T00:00:00Z' } },
    422,
    /2020-01-01T00:00:00Z was sent/,
  ],
  [
    'fonts at the top',
    'PATCH brand-dna',
    { body: { fonts: {} } },
    422,
    /fonts: is no known field; did you mean voice\.fonts\?/,
  ],
  [
    'a tone at the top',
    'PATCH brand-dna',
    { body: { tone: 'warm' } },
    422,
    /tone: is no known field; did you mean voice\.tone\?/,
  ],
  [
    'a colour of CSS',
    'PATCH brand-dna',
    { body: { palette: { primary: 'rgb(1,2,3)' } } },
    422,
    /such as #0A2540.*; “rgb\(1,2,3\)” was sent/,
  ],
  [
    'a logo in the address',
    'PATCH brand-dna',
    { body: { logos: ['data:image/png;base64,AA'] } },
    400,
    /https:\/\/, not data:/,
  ],
  [
    'two platforms',
    `POST runs/${ID}/post`,
    { body: { platform: ['x', 'linkedin'] } },
    422,
    /platform: is a list; it takes one of x, linkedin/,
  ],
  [
    'text for caption',
    `POST runs/${ID}/post`,
    { body: { platform: 'x', text: 'Hi' } },
    422,
    /text: is no known field; did you mean caption\?/,
  ],
  [
    'an item that is a name',
    'POST render',
    { body: { items: ['stat'] } },
    422,
    /items\.0: “stat” is a text; it takes an object/,
  ],
  [
    'data for body',
    'POST render',
    { body: { items: [{ output_type: 'stat', data: {} }] } },
    422,
    /^items\.0\.data: .*did you mean body\?/,
  ],
  [
    'a format of an item',
    'POST render',
    { body: { items: [{ ...stat, format: 'png' }] } },
    422,
    /items\.0\.format: is no known field; the known ones are output_type, body/,
  ],
  [
    'a template for Studio',
    'POST /api/v1/studio/generate',
    { body: { template: 'stat', data: {} } },
    422,
    /did you mean output_type\?/,
  ],
  [
    'an interval',
    'POST campaigns',
    { body: { name: 'a', interval: 'P1D' } },
    422,
    /interval: is no known field; the known ones are name, brief, channels/,
  ],
]

const places: Wrong[] = [
  ['an id in angle brackets', 'GET runs/<id>', {}, 422, /run_id: “<id>” is no id; one looks like 0/],
  ['an id that was never set', 'GET runs/null', {}, 422, /run_id: “null” is no id/],
  ['a status to filter by', 'GET runs?status=done', {}, 422, /status: is no known field; the known ones are /],
  ['a cursor', 'GET runs?cursor=abc', {}, 422, /cursor: is no known field; the known ones are .*offset/],
  ['a limit in words', 'GET posts?limit=all', {}, 422, /limit: “all” is a text; it takes a/],
  ['a retry', `POST /api/v1/programmatic/runs/${ID}/retry`, { body: {} }, 404, /At this place there are: .*rerender/],
  ['credits to buy', 'POST /api/v1/programmatic/credits/buy', { body: {} }, 404, /At this place there are: checkout\./],
  [
    'the brand by its short name',
    'GET /api/v1/programmatic/brand',
    {},
    404,
    /Did you mean \/api\/v1\/programmatic\/brand-dna\?/,
  ],
  ['documentation by another name', 'GET /swagger', {}, 404, /\/docs has all there is/],
  ['a page with its ending', 'GET /docs/quickstart.html', {}, 404, /Did you mean \/docs\/quickstart\?/],
]

const more: Wrong[] = [
  [
    'a start for scheduled_at',
    'POST campaigns',
    { body: { name: 'a', start: 'x' } },
    422,
    /did you mean scheduled_at\?/,
  ],
  ['a prompt for a mascot', 'POST mascot', { body: { prompt: 'a fox' } }, 422, /did you mean description\?/],
  [
    'an amount of money',
    'POST credits/checkout',
    { body: { amount: 5 } },
    422,
    /^amount: is no known field; the known ones are pack, credits$/,
  ],
  ['a language by name', 'PATCH brand-dna', { body: { voice: { languages: ['german'] } } }, 422, /“german” was sent/],
  ['forty items', 'POST render', { body: { items: Array(40).fill(stat) } }, 422, /at most 20 entries, not 40/],
]

export const wrongFirstHour: Wrong[] = [...shell, ...fields, ...places, ...more]

/** What stands where a key belongs, in requests without one that opens anything. */
export const wrongKeys: [mistake: string, path: string, headers: Record<string, string>, told: RegExp][] = [
  [
    'a key in a header of its own',
    'me',
    { 'x-api-key': 'sk_live_1' },
    /`Authorization: Bearer sk_…`; neither X-API-Key nor/,
  ],
  ['a key in the address', 'me?api_key=sk_live_1', {}, /nor an address is read/],
  ['a key without Bearer', 'me', { authorization: 'sk_live_1' }, /`Bearer ` is missing before the key/],
  ['Basic', 'me', { authorization: 'Basic c2s6' }, /has to read `Bearer sk_…`, not Basic/],
  ['a variable that is not set', 'me', { authorization: 'Bearer ' }, /behind Bearer there is nothing/],
  ['Bearer twice', 'me', { authorization: 'Bearer Bearer sk_live_1' }, /more than one word behind Bearer/],
  ['the key of another service', 'me', { authorization: 'Bearer sk-proj-1' }, /one begins with sk_live_ or sk_test_/],
  [
    'a key that was cut',
    'me',
    { authorization: `Bearer sk_live_${'a'.repeat(30)}` },
    /one has 46 characters, and 38 came/,
  ],
  ['a key with a slip', 'me', { authorization: `Bearer sk_live_${'a'.repeat(38)}` }, /a character of it is wrong/],
]
