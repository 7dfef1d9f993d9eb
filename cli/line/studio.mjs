// @ts-check
// Cards of events in a caller's own systems.
/** @import { Command } from './commands.mjs' */

const waiting = ['wait', 'output', 'preview', 'idempotency-key']

/** @type {Record<string, Command>} */
export const studio = {
  studio: {
    about: 'List the Studio templates, and which your key may use',
    options: [],
    examples: ['brand studio', 'brand studio --quiet'],
    load: () => import('../commands/studio/list.mjs'),
  },
  'studio show': {
    about: 'Show what a template takes, with a sample',
    argument: '<template>',
    options: [],
    examples: ['brand studio show announcement', 'brand studio show announcement --json | jq .sample > data.json'],
    more: '--quiet prints the sample alone.',
    load: () => import('../commands/studio/show.mjs'),
  },
  'studio try': {
    about: "Make a template's own sample as test data: it costs nothing and goes nowhere",
    argument: '<template>',
    options: ['look', 'composition', ...waiting],
    examples: ['brand studio try announcement --output out/'],
    load: () => import('../commands/studio/try.mjs'),
  },
  'studio make': {
    about: 'Make a card of an event, and deliver it as the profile of your key says',
    argument: '<template>',
    options: ['field', 'file', 'caption', 'to', 'look', 'composition', ...waiting],
    examples: [
      'brand studio make announcement --field headline="Open from 1 May" --to none',
      'brand studio make announcement --file @data.json',
    ],
    more: 'A Studio profile has to be bound to your key: in the dashboard one is made under Studio and chosen at the key. Nothing of a test key is delivered.',
    load: () => import('../commands/studio/make.mjs'),
  },
}
