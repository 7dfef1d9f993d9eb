// @ts-check
// What is around the work itself: the brand, events, requests, and what stands in the way.
/** @import { Command } from './commands.mjs' */

/** @type {Record<string, Command>} */
export const tools = {
  'brand show': {
    about: 'Show your brand: what is set, field by field',
    options: [],
    examples: ['brand brand show', 'brand brand show --json > brand.json'],
    load: () => import('../commands/brand/show.mjs'),
  },
  'brand set': {
    about: 'Change fields of your brand',
    options: ['field', 'file', 'idempotency-key'],
    examples: [
      'brand brand set --field tagline="Every pace, every week"',
      `brand brand set --field voice.tone=plain --field 'offer.features=["a","b"]'`,
      'brand brand set --field painted_pictures=on_wish',
      'brand brand set --file @brand.json',
    ],
    more: 'Fields that are not named stay. null empties one; lists and objects are given as JSON.',
    load: () => import('../commands/brand/set.mjs'),
  },
  'brand import': {
    about: 'Read a web site and show the brand that it speaks of',
    argument: '<address>',
    options: ['apply'],
    examples: ['brand brand import paceline.example.com', 'brand brand import paceline.example.com --apply'],
    load: () => import('../commands/brand/import.mjs'),
  },
  'brand preview': {
    about: 'Show what your pictures have in common: in words, and as six cards',
    options: ['output', 'preview'],
    examples: ['brand brand preview', 'brand brand preview --output out/'],
    load: () => import('../commands/brand/preview.mjs'),
  },
  connect: {
    about: 'Connect an account of a platform, in the browser',
    argument: '<platform>',
    options: ['wait'],
    examples: ['brand connect linkedin', 'brand connect x --timeout 2m', 'brand connect bluesky --no-wait'],
    more: 'Opens the dashboard, where an owner or admin signs in and connects it, and waits until the account is there; Ctrl-C stops the waiting. --no-wait prints the address alone.',
    load: () => import('../commands/posting/connect.mjs'),
  },
  listen: {
    about: 'Show events as they happen, and hand them on to a local address',
    options: ['forward', 'events', 'after'],
    examples: ['brand listen', 'brand listen --forward 3000/hooks --events run.succeeded,run.failed'],
    more: 'No public address and no tunnel: events are read from the feed and signed with a secret that this prints, the same each time for one key. While nothing listens there it tries again for a minute; what a program answers is final. While the service itself is away it goes on trying for some ten minutes. It takes nothing from the requests a day of the key. Ctrl-C ends it and prints where to go on.',
    load: () => import('../commands/listen.mjs'),
  },
  open: {
    about: 'Open a run, the documentation or the page of an error',
    argument: '<run_id|docs|status|code>',
    options: [],
    examples: ['brand open docs', 'brand open "$id"', 'brand open plan_cap_reached'],
    load: () => import('../commands/open.mjs'),
  },
  requests: {
    about: 'List what keys, agents and this program wrote, and what was refused',
    options: ['refused', 'limit', 'older-than'],
    examples: ['brand requests', 'brand requests --refused --limit 5'],
    more: 'Of the last 30 days. Reads that were answered are not kept.',
    load: () => import('../commands/requests/list.mjs'),
  },
  'requests show': {
    about: 'Show one request with what was sent',
    argument: '<request_id>',
    options: [],
    examples: ['brand requests show req_01a1fdc1f9d77174912bd60740e91add'],
    more: 'What was sent is kept for three days.',
    load: () => import('../commands/requests/show.mjs'),
  },
  doctor: {
    about: 'Look at everything that this program stands on, and say what mends it',
    options: [],
    examples: ['brand doctor', 'brand doctor --json'],
    more: 'Ends with 1 when something is wrong.',
    load: () => import('../commands/doctor.mjs'),
  },
}
