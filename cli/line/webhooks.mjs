// @ts-check
// Endpoints that are told of events.
/** @import { Command } from './commands.mjs' */

const argument = '<webhook_id>'

/** @type {Record<string, Command>} */
export const webhooks = {
  webhooks: {
    about: 'List the endpoints that are told of events, newest first',
    options: ['limit', 'offset'],
    examples: ['brand webhooks', 'brand webhooks --json | jq ".[].url"'],
    more: 'Live and test keys have endpoints of their own. On your own machine brand listen needs none.',
    load: () => import('../commands/webhooks/list.mjs'),
  },
  'webhooks show': {
    about: 'Show one endpoint and whether it answers',
    argument,
    options: [],
    examples: ['brand webhooks show "$id"'],
    load: () => import('../commands/webhooks/show.mjs'),
  },
  'webhooks add': {
    about: 'Have an address told of events',
    argument: '<address>',
    options: ['events', 'description', 'idempotency-key'],
    examples: [
      'brand webhooks add https://hooks.example.com/brand',
      'brand webhooks add https://hooks.example.com/brand --events run.succeeded',
    ],
    more: 'It prints the secret that events are signed with, this once; --quiet prints id and secret, a line each.',
    load: () => import('../commands/webhooks/add.mjs'),
  },
  'webhooks change': {
    about: 'Change an endpoint, disable it or enable it again',
    argument,
    options: ['url', 'events', 'description', 'disable', 'enable', 'idempotency-key'],
    examples: [
      'brand webhooks change "$id" --events run.succeeded,post.posted',
      'brand webhooks change "$id" --disable',
    ],
    more: 'Once it is enabled again, what it missed follows.',
    load: () => import('../commands/webhooks/change.mjs'),
  },
  'webhooks rm': {
    about: 'Take an endpoint away',
    argument,
    options: ['idempotency-key'],
    examples: ['brand webhooks rm "$id"'],
    load: () => import('../commands/webhooks/remove.mjs'),
  },
  'webhooks test': {
    about: 'Send an endpoint the event webhook.test',
    argument,
    options: ['idempotency-key'],
    examples: ['brand webhooks test "$id" && brand webhooks deliveries "$id" --limit 1'],
    load: () => import('../commands/webhooks/test.mjs'),
  },
  'webhooks deliveries': {
    about: 'List what was sent to an endpoint, and what it answered',
    argument,
    options: ['delivered', 'limit', 'offset'],
    examples: ['brand webhooks deliveries "$id"', 'brand webhooks deliveries "$id" --delivered failed'],
    load: () => import('../commands/webhooks/deliveries.mjs'),
  },
  'webhooks replay': {
    about: 'Send one event once more, under its own id',
    argument,
    options: ['delivery', 'idempotency-key'],
    required: ['delivery'],
    examples: ['brand webhooks replay "$id" --delivery 0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'],
    load: () => import('../commands/webhooks/replay.mjs'),
  },
  'webhooks recover': {
    about: 'Send all that an endpoint has not taken since a moment',
    argument,
    options: ['since', 'idempotency-key'],
    required: ['since'],
    examples: [
      'brand webhooks recover "$id" --since 24h',
      'brand webhooks recover "$id" --since 2026-11-20T09:00:00+01:00',
    ],
    load: () => import('../commands/webhooks/recover.mjs'),
  },
  'webhooks rotate': {
    about: 'Get a new secret for an endpoint',
    argument: '<webhook_id|default>',
    options: ['idempotency-key'],
    examples: ['brand webhooks rotate "$id"', 'brand webhooks rotate default --quiet'],
    more: 'default is the secret for the webhook_url of single requests. For a day the one before signs as well.',
    load: () => import('../commands/webhooks/rotate.mjs'),
  },
}
