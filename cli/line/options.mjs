// @ts-check
/**
 * @typedef {object} Option
 * @property {string} about
 * @property {string} [short]
 * @property {string} [value] What stands for the value in help; without it the option is a flag.
 * @property {readonly string[]} [choices] Known values, for help, completion and suggestions; the service alone refuses.
 * @property {string} [initial] Taken when the option is left out.
 * @property {true} [many] May be given several times.
 * @property {true} [negatable] Has a `--no-` form; help shows that form alone.
 */

const assetTypes = ['card', 'video', 'slideshow', 'carousel', 'infographic', 'og_image']
const channels = ['twitter', 'linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads', 'facebook']
const platforms = ['x', 'linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads', 'facebook']
const statuses = [
  ...['scheduled', 'awaiting_approval', 'queued', 'posting'],
  ...['posted', 'drafted', 'needs_attention', 'failed', 'canceled'],
]
const events = [
  ...['run.running', 'run.succeeded', 'run.failed', 'run.approval_requested', 'run.approved', 'run.changes_requested'],
  ...['render.completed', 'post.scheduled', 'post.posted', 'post.drafted', 'post.needs_attention', 'post.failed'],
  ...['post.canceled', 'studio.delivered', 'account.connected', 'account.expiring', 'account.broken'],
  ...['posting.paused', 'posting.resumed', 'cap.reached', 'endpoint.disabled', 'webhook.test'],
]
const screens = [
  ...['home', 'feature', 'feed', 'chat', 'results', 'verdict'],
  ...['dashboard', 'desktop', 'onboarding', 'detail', 'settings', 'other'],
]
const sizes = ['square', 'portrait', 'story', 'landscape', 'wide']

/** @type {Record<string, Option>} */
export const options = {
  brief: { short: 'b', value: 'text|@file|-', about: 'What the asset is about: the text, a file, or standard input' },
  channel: { value: 'name', choices: channels, initial: 'twitter', about: 'Where it will be shown; x is twitter' },
  'asset-type': { value: 'name', choices: assetTypes, initial: 'card', about: 'What to make' },
  size: { value: 'name', choices: sizes, about: 'Shape of a card, carousel or slideshow' },
  variation: { value: '0-99', about: 'Another take on the same brief' },
  'scheduled-at': { value: 'time', about: 'Post it then: ISO 8601 with UTC offset, 2026-12-01T09:00:00+01:00' },
  metadata: { value: 'key=value', many: true, about: 'Your own note on the run; repeat for more' },
  clarify: { about: 'Ask first whether the brief is clear, and answer up to two questions' },
  answer: { value: 'text', many: true, about: 'What it asks, answered; repeat for its second question' },
  'dry-run': { about: 'Check every limit and make nothing' },
  'idempotency-key': { value: 'text', about: 'Your own key; the same command again then does nothing twice' },
  drawing: { about: 'Show the drawing instead of what an image model has painted' },
  wait: { negatable: true, about: 'Print what there is and leave; --wait is the default' },
  output: { short: 'o', value: 'dir|file|-', about: 'Save what was made; - writes the main file to standard output' },
  preview: { negatable: true, about: 'Do not show the picture, also where the terminal can' },
  platform: { value: 'name', choices: platforms, about: 'The platform of a post' },
  status: { value: 'name', choices: statuses, about: 'Only posts in this state' },
  run: { value: 'run_id', about: 'Only posts of this run' },
  account: { value: 'id', about: 'Which connected account, where there are several' },
  caption: { value: 'text|@file|-', about: "The post's text, instead of the run's own" },
  overflow: {
    value: 'name',
    choices: ['thread', 'first_comment'],
    about: 'What becomes of words that the platform has no room for',
  },
  'allow-repeat': { about: 'Also where nearly the same goes to the account within 30 days' },
  'allow-past-event': { about: 'Also where its words speak of a day as still to come that is over by then' },
  outcome: { value: 'name', choices: ['posted', 'not_posted'], about: 'What became of the post, as the account shows' },
  url: { value: 'url', about: 'Where it is: the post, or the endpoint' },
  name: { value: 'text', about: 'What you call it' },
  channels: { value: 'a,b', about: 'Channels, each with words and pictures of its own' },
  'asset-types': { value: 'a,b', about: 'What to make, taken in turn; card without it' },
  every: { value: 'P1D', about: 'How far apart: P1D, P1W, PT12H' },
  count: { value: '1-30', about: 'How many times; each is another take' },
  items: { value: '@file|-', about: 'A list in JSON instead: brief, channel, asset_type, scheduled_at of each' },
  limit: { value: 'n', initial: '20', about: 'How many, 1 to 100' },
  offset: { value: 'n', about: 'How many to skip' },
  before: { value: 'run_id', about: 'Only runs older than this one' },
  'include-archived': { about: 'Also runs older than 90 days' },
  'created-via': { value: 'api', choices: ['api'], about: 'Only runs made through the API and not the dashboard' },
  field: {
    value: 'name=value',
    many: true,
    about: 'A field by its path, such as voice.tone=plain; lists as JSON; repeat for more',
  },
  set: {
    value: 'place=text',
    many: true,
    about: 'What a text reads from now on, or nothing to leave it out; repeat for more',
  },
  file: { value: '@file|-', about: 'The same in JSON, as --json prints it' },
  'licence-asserted': { about: 'That your licence lets you use this font in pictures that you publish' },
  role: {
    value: 'name',
    choices: ['display', 'text', 'both', 'none'],
    about: 'What is set in this family from now on: headlines, text, both (without it), or nothing yet',
  },
  variant: {
    value: 'name',
    choices: ['primary', 'light', 'dark', 'mark', 'wordmark'],
    about: 'What kind of logo it is',
  },
  shows: { value: 'text', about: 'What is seen on it, as you would tell somebody' },
  family: { value: 'text', about: 'How you call the family, where the file says otherwise' },
  apply: { about: 'Keep what was read as your brand' },
  forward: { value: 'address', about: 'Hand events on to this address: a port, 3000/hooks, or a whole URL' },
  events: { value: 'a,b', choices: events, about: 'Only these types of events; all but run.running without it' },
  description: { value: 'text', about: 'A few words about it, for your own use' },
  disable: { about: 'Tell it of nothing any more' },
  enable: { about: 'Tell it of events again, and of what it missed' },
  delivered: {
    value: 'name',
    choices: ['pending', 'succeeded', 'failed'],
    about: 'Only deliveries that stand like this',
  },
  delivery: { value: 'id', about: 'Which delivery, as brand webhooks deliveries lists them' },
  look: { value: '1-99', about: 'Another picture of the same data' },
  composition: { value: 'name', about: 'One arrangement of the template; without it one is chosen' },
  to: {
    value: 'name',
    choices: ['profile', 'telegram', 'social', 'none'],
    about: 'Where the card goes: all that the profile has, one of it, or nowhere',
  },
  'screen-type': { value: 'name', choices: screens, about: 'What part of the product it shows' },
  device: { value: 'name', choices: ['phone', 'desktop', 'tablet'], about: 'What it is shown on' },
  theme: { value: 'name', choices: ['light', 'dark', 'unknown'], about: 'Whether it is light or dark' },
  title: { value: 'text', about: 'What stands under the name, such as Head baker' },
  style: {
    value: 'name',
    choices: ['auto', 'pebble', 'bot', 'cat', 'fox', 'bear', 'rabbit', 'bird'],
    about: 'What the mascot is; left to its description without it',
  },
  subjects: { value: 'names', about: 'What is painted, parted by commas; what your brand sells without it' },
  image: { value: 'file|address', about: 'A picture of your own' },
  feedback: { value: 'text', about: 'What should be different' },
  bio: { value: 'text', about: 'A few sentences, for your own use' },
  consent: { about: 'That this person has agreed to be shown' },
  since: { value: 'time', about: 'Since when: 24h, or ISO 8601 with UTC offset' },
  after: { value: 'n', about: 'Begin after this event; at the end of the feed without it' },
  refused: { about: 'Only what was refused or failed' },
  'older-than': { value: 'request_id', about: 'Only requests before this one' },
  json: { about: "Print the API's own JSON, errors too (on standard error)" },
  quiet: { short: 'q', about: 'Print only ids, addresses or file names, one per line' },
  key: { value: 'key|-', about: 'API key, - reads it from standard input (else BRAND_API_KEY, else brand login)' },
  'base-url': { value: 'url', about: 'Address of the service (else BRAND_BASE_URL, else brand login)' },
  timeout: { value: 'time', initial: '10m', about: 'Give up after this time: 90, 90s, 5m' },
  retries: { value: 'n', initial: '5', about: 'How often a request is repeated after a network error, 429 or 5xx' },
  color: { negatable: true, about: 'No colours (also NO_COLOR)' },
  verbose: { about: 'Show every request on standard error' },
  help: { short: 'h', about: 'Show help' },
  version: { short: 'v', about: 'Show the version' },
}

/** Taken by every command. */
export const globalOptions = [
  'json',
  'quiet',
  'key',
  'base-url',
  'timeout',
  'retries',
  'color',
  'verbose',
  'help',
  'version',
]

/** @param {string} name */
export function flagName(name) {
  const option = options[name]
  return `--${option?.negatable ? 'no-' : ''}${name}`
}
