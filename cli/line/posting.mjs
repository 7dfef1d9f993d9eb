// @ts-check
// What goes out: posts, campaigns, accounts.
/** @import { Command } from './commands.mjs' */

const allowances = ['allow-repeat', 'allow-past-event']

/** @type {Record<string, Command>} */
export const posting = {
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
}
