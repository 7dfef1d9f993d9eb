// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { tools } from './tools.mjs'
import { webhooks } from './webhooks.mjs'

/**
 * @typedef {object} Command
 * @property {string} about
 * @property {string} [argument] The one thing a command takes besides its options.
 * @property {string[]} options
 * @property {string[]} [required]
 * @property {string[]} examples
 * @property {string} [more] What does not fit in a line each.
 * @property {() => Promise<{ run: (shell: Shell) => Promise<number> }>} load
 */

const making = ['channel', 'asset-type', 'size', 'variation', 'scheduled-at', 'metadata', 'clarify', 'dry-run']
const allowances = ['allow-repeat', 'allow-past-event']

/** @type {Record<string, Command>} */
export const commands = {
  account: {
    about: 'Show what your key may do and what is left of its limits',
    options: [],
    examples: ['brand account', 'brand account --json'],
    load: () => import('../commands/account.mjs'),
  },
  generate: {
    about: 'Make an on-brand asset from a sentence',
    options: ['brief', ...making, 'wait', 'output', 'preview', 'idempotency-key'],
    required: ['brief'],
    examples: [
      'brand generate "We now have dark mode."',
      'brand generate --brief @launch.md --asset-type carousel --output out/',
      'brand generate --brief "We hire" --scheduled-at 2026-12-01T09:00:00+01:00',
      'git log -5 --format=%s | brand generate --brief - --no-wait --quiet',
    ],
    more: 'Most runs take a few seconds. Ctrl-C stops the waiting and not the run: it prints how to come back.',
    load: () => import('../commands/generate.mjs'),
  },
  'runs get': {
    about: 'Show one run as it is now',
    argument: '<run_id>',
    options: ['output', 'preview'],
    examples: ['brand runs get 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa', 'brand runs get "$id" --output out/'],
    load: () => import('../commands/runs-get.mjs'),
  },
  'runs list': {
    about: 'List runs, newest first',
    options: ['limit', 'offset', 'before', 'include-archived', 'created-via'],
    examples: ['brand runs list', 'brand runs list --limit 100 --quiet', 'brand runs list --json | jq ".[].asset_url"'],
    load: () => import('../commands/runs-list.mjs'),
  },
  'runs delete': {
    about: 'Delete a run for good, with its files and posts that are not out',
    argument: '<run_id>',
    options: ['idempotency-key'],
    examples: ['brand runs delete 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'],
    more: 'It cannot be called back. What is posted stays on its platform.',
    load: () => import('../commands/runs-delete.mjs'),
  },
  'runs wait': {
    about: 'Wait for a run and show its result, as generate does',
    argument: '<run_id>',
    options: ['output', 'preview'],
    examples: ['brand runs wait 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa -o out/'],
    load: () => import('../commands/runs-wait.mjs'),
  },
  words: {
    about: 'List the words of a run, or make another run of other words in the same look',
    argument: '<run_id>',
    options: ['set', 'file', 'wait', 'output', 'preview', 'idempotency-key'],
    examples: [
      'brand words "$id"',
      'brand words "$id" --set data.rows.1.price="£70" --set data.rows.3=',
      'brand words "$id" --json > words.json',
      'brand words "$id" --file @words.json --output out/',
    ],
    more: 'What is empty is left out, a row or slide by its own place. Nothing of the verdict before counts for words of your own.',
    load: () => import('../commands/words/words.mjs'),
  },
  post: {
    about: 'Post an approved run to a connected account',
    argument: '<run_id>',
    options: ['platform', 'account', 'caption', 'overflow', 'scheduled-at', ...allowances, 'idempotency-key'],
    required: ['platform'],
    examples: [
      'brand post 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa --platform x',
      'brand post "$id" --platform linkedin --caption @caption.txt',
      'brand post "$id" --platform x --caption @long.txt --overflow thread',
    ],
    more: 'The same run is never posted twice to the same account: asking again shows the first post.',
    load: () => import('../commands/post.mjs'),
  },
  posts: {
    about: 'List posts, newest first',
    options: ['platform', 'status', 'run', 'limit', 'offset'],
    examples: ['brand posts', 'brand posts --status failed', 'brand posts --run "$id" --json | jq ".[].url"'],
    load: () => import('../commands/posts/list.mjs'),
  },
  'posts list': {
    about: 'The same',
    options: ['platform', 'status', 'run', 'limit', 'offset'],
    examples: ['brand posts list --status scheduled'],
    load: () => import('../commands/posts/list.mjs'),
  },
  'posts show': {
    about: 'Show one post as it is now',
    argument: '<post_id>',
    options: [],
    examples: ['brand posts show "$id"', 'brand posts show "$id" --json | jq .last_error'],
    load: () => import('../commands/posts/show.mjs'),
  },
  'posts cancel': {
    about: 'Cancel a post that is not out yet',
    argument: '<post_id>',
    options: [],
    examples: ['brand posts cancel "$id"', 'brand posts --status scheduled -q | xargs -n1 brand posts cancel'],
    more: 'Once this has answered, nothing goes out. One that was sent already is refused.',
    load: () => import('../commands/posts/cancel.mjs'),
  },
  'posts reschedule': {
    about: 'Change the time, the words or the account of a post that waits',
    argument: '<post_id>',
    options: ['scheduled-at', 'caption', 'account', ...allowances, 'idempotency-key'],
    examples: [
      'brand posts reschedule "$id" --scheduled-at 2026-12-01T09:00:00+01:00',
      'brand posts reschedule "$id" --caption @caption.txt',
    ],
    more: 'Words that somebody has approved are approved no longer once they are changed.',
    load: () => import('../commands/posts/reschedule.mjs'),
  },
  'posts resolve': {
    about: 'Say what became of a post that needs attention',
    argument: '<post_id>',
    options: ['outcome', 'url', 'idempotency-key'],
    required: ['outcome'],
    examples: [
      'brand posts resolve "$id" --outcome not_posted',
      'brand posts resolve "$id" --outcome posted --url https://…',
    ],
    more: 'Look at the account first. not_posted frees the place, so that the run can be posted again.',
    load: () => import('../commands/posts/resolve.mjs'),
  },
  accounts: {
    about: 'List the connected accounts that your key may post to',
    options: [],
    examples: ['brand accounts', 'brand accounts --json | jq ".accounts[].capabilities"'],
    load: () => import('../commands/posting/accounts.mjs'),
  },
  pause: {
    about: 'Stop all posting of the workspace, whoever asked for it',
    options: [],
    examples: ['brand pause', 'brand pause --quiet'],
    more: 'Once this has answered no post begins. Those in flight were sent before and may still come out; --quiet prints them.',
    load: () => import('../commands/posting/pause.mjs'),
  },
  resume: {
    about: 'Let posting go on',
    options: [],
    examples: ['brand resume'],
    load: () => import('../commands/posting/resume.mjs'),
  },
  'campaign create': {
    about: 'Plan a series of posts: one brief for several channels, every so often',
    options: [
      ...['name', 'brief', 'channels', 'asset-types', 'scheduled-at', 'every', 'count', 'items'],
      'idempotency-key',
    ],
    required: ['name'],
    examples: [
      'brand campaign create --name Tips --brief @tips.md --channels x,linkedin \\',
      '  --scheduled-at 2026-12-01T09:00:00+01:00 --every P1D --count 10',
      'brand campaign create --name Advent --items @advent.json',
    ],
    more: 'All of its runs are taken or none: at most 60, within 90 days. Each is posted at its time if it is approved by then.',
    load: () => import('../commands/campaign/create.mjs'),
  },
  'campaign list': {
    about: 'List campaigns, newest first',
    options: ['limit'],
    examples: ['brand campaign list'],
    load: () => import('../commands/campaign/list.mjs'),
  },
  'campaign show': {
    about: 'Show a campaign with its runs and posts',
    argument: '<campaign_id>',
    options: [],
    examples: ['brand campaign show "$id"'],
    load: () => import('../commands/campaign/show.mjs'),
  },
  'campaign cancel': {
    about: 'Cancel what has not gone out of a campaign',
    argument: '<campaign_id>',
    options: [],
    examples: ['brand campaign cancel "$id"'],
    load: () => import('../commands/campaign/cancel.mjs'),
  },
  score: {
    about: "Compute a run's score again from its rows, without the service",
    argument: '<file|-|run_id>',
    options: [],
    examples: ['brand score run.json', 'brand runs get "$id" --json | brand score -', 'brand score "$id"'],
    more: 'Ends with 0 when the integer and the verdict are those that the run says, else with 1. Only an id is looked up.',
    load: () => import('../commands/score.mjs'),
  },
  limits: {
    about: 'Show every limit: used, left, and when it resets',
    options: [],
    examples: ['brand limits', 'brand limits --json'],
    load: () => import('../commands/limits.mjs'),
  },
  credits: {
    about: 'Show what is left to spend, and what moved it',
    options: [],
    examples: ['brand credits', 'brand credits --json'],
    load: () => import('../commands/credits.mjs'),
  },
  'credits buy': {
    about: 'Print a link on which a person pays for credits',
    argument: '<small|medium|large|number>',
    options: ['idempotency-key'],
    examples: ['brand credits buy small', 'brand credits buy 750', 'open "$(brand credits buy large --quiet)"'],
    more: 'small is 100 credits, medium 500, large 2,000; any number from 100 to 100,000 at the price of the pack below it.',
    load: () => import('../commands/credits-buy.mjs'),
  },
  login: {
    about: 'Get a key by the browser, or take one, and keep it',
    options: [],
    examples: ['brand login', 'brand login --base-url https://brand.example.com', 'brand login --key - < key.txt'],
    more: 'A person says yes in the browser and chooses what the key may do; or paste one, which is not shown. It is kept in a file that only you can read.',
    load: () => import('../commands/login.mjs'),
  },
  logout: {
    about: 'Forget the key that login kept',
    options: [],
    examples: ['brand logout'],
    load: () => import('../commands/logout.mjs'),
  },
  ...webhooks,
  ...tools,
  completion: {
    about: 'Print the script that completes commands and options in your shell',
    argument: '<bash|zsh|fish>',
    options: [],
    examples: ['source <(brand completion bash)', 'brand completion fish > ~/.config/fish/completions/brand.fish'],
    load: () => import('../commands/completion.mjs'),
  },
}
