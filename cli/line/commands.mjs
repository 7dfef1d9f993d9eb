// @ts-check
/** @import { Shell } from '../shell.mjs' */

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
      'brand generate --brief "Dark mode is here. Easier on eyes and battery."',
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
  'runs wait': {
    about: 'Wait for a run and show its result, as generate does',
    argument: '<run_id>',
    options: ['output', 'preview'],
    examples: ['brand runs wait 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa -o out/'],
    load: () => import('../commands/runs-wait.mjs'),
  },
  post: {
    about: 'Post an approved run to a connected account',
    argument: '<run_id>',
    options: ['platform', 'account', 'caption', 'idempotency-key'],
    required: ['platform'],
    examples: [
      'brand post 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa --platform x',
      'brand post "$id" --platform linkedin --caption @caption.txt',
    ],
    more: 'The same run is never posted twice to the same account: asking again shows the first post.',
    load: () => import('../commands/post.mjs'),
  },
  posts: {
    about: 'List posts, newest first',
    options: ['platform', 'status', 'run', 'limit', 'offset'],
    examples: ['brand posts', 'brand posts --status failed', 'brand posts --run "$id" --json | jq ".[].url"'],
    load: () => import('../commands/posts.mjs'),
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
  login: {
    about: 'Check a key and keep it for later commands',
    options: [],
    examples: ['brand login', 'brand login --base-url https://brand.example.com', 'brand login --key - < key.txt'],
    more: 'The key is asked for without being shown, and kept in a file that only you can read.',
    load: () => import('../commands/login.mjs'),
  },
  logout: {
    about: 'Forget the key that login kept',
    options: [],
    examples: ['brand logout'],
    load: () => import('../commands/logout.mjs'),
  },
  completion: {
    about: 'Print the script that completes commands and options in your shell',
    argument: '<bash|zsh|fish>',
    options: [],
    examples: ['source <(brand completion bash)', 'brand completion fish > ~/.config/fish/completions/brand.fish'],
    load: () => import('../commands/completion.mjs'),
  },
}
