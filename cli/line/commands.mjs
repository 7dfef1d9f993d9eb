// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { library } from './library.mjs'
import { media } from './media.mjs'
import { posting } from './posting.mjs'
import { studio } from './studio.mjs'
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
      'brand generate --brief @sundays.txt --scheduled-at 2026-12-01T09:00:00+01:00',
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
    load: () => import('../commands/runs/get.mjs'),
  },
  'runs list': {
    about: 'List runs, newest first',
    options: ['limit', 'offset', 'before', 'include-archived', 'created-via'],
    examples: ['brand runs list', 'brand runs list --limit 100 --quiet', 'brand runs list --json | jq ".[].asset_url"'],
    load: () => import('../commands/runs/list.mjs'),
  },
  'runs delete': {
    about: 'Delete a run for good, with its files and posts that are not out',
    argument: '<run_id>',
    options: ['idempotency-key'],
    examples: ['brand runs delete 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'],
    more: 'It cannot be called back. What is posted stays on its platform.',
    load: () => import('../commands/runs/delete.mjs'),
  },
  'runs wait': {
    about: 'Wait for a run and show its result, as generate does',
    argument: '<run_id>',
    options: ['output', 'preview'],
    examples: ['brand runs wait 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa -o out/'],
    load: () => import('../commands/runs/wait.mjs'),
  },
  'runs answer': {
    about: 'Answer what a run asks, and make it again with the answer',
    argument: '<run_id>',
    options: ['answer', 'output', 'preview', 'idempotency-key'],
    examples: [
      'brand runs answer 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa --answer yes',
      'brand runs answer "$id" --answer "Friday 27 November" --output out/',
    ],
    more: '“yes” tells what it asks about, “no” leaves it out, other words are told in its place. Without --answer a terminal asks.',
    load: () => import('../commands/runs/answer.mjs'),
  },
  words: {
    about: 'List the words of a run, or make another run of other words in the same look',
    argument: '<run_id>',
    options: ['set', 'file', 'drawing', 'wait', 'output', 'preview', 'idempotency-key'],
    examples: [
      'brand words "$id"',
      'brand words "$id" --set data.rows.1.price="£70" --set data.rows.3=',
      'brand words "$id" --json > words.json',
      'brand words "$id" --file @words.json --output out/',
      'brand words "$id" --drawing',
    ],
    more: 'What is empty is left out, a row or slide by its own place. Nothing of the verdict before counts for words of your own.',
    load: () => import('../commands/words/words.mjs'),
  },
  ...posting,
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
  ...studio,
  ...media,
  ...library,
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
