// @ts-check
// What pictures are made with beside logos and photos: screens, people and fonts.
/** @import { Command } from './commands.mjs' */

/** @type {Record<string, Command>} */
export const library = {
  screens: {
    about: 'List the screens of your product, newest first',
    options: ['limit', 'offset'],
    examples: ['brand screens', 'brand screens --json | jq ".[].image_url"'],
    load: () => import('../commands/screens/list.mjs'),
  },
  'screens add': {
    about: 'Add a screen of your product: pictures show it in a device',
    argument: '<file|address>',
    options: ['name', 'screen-type', 'device', 'theme', 'idempotency-key'],
    required: ['name'],
    examples: ['brand screens add checkout.png --name "The checkout" --theme dark'],
    more: 'PNG, JPEG or WebP, up to 10 MB. Without --device it is told from the proportions.',
    load: () => import('../commands/screens/add.mjs'),
  },
  'screens change': {
    about: 'Change what is said of a screen',
    argument: '<screen_id>',
    options: ['name', 'screen-type', 'device', 'theme', 'idempotency-key'],
    examples: ['brand screens change "$id" --screen-type dashboard'],
    load: () => import('../commands/screens/change.mjs'),
  },
  'screens rm': {
    about: 'Remove a screen',
    argument: '<screen_id>',
    options: ['idempotency-key'],
    examples: ['brand screens rm "$id"'],
    load: () => import('../commands/screens/remove.mjs'),
  },
  people: {
    about: 'List the people that pictures may show, newest first',
    options: ['limit', 'offset'],
    examples: ['brand people', 'brand people --quiet'],
    load: () => import('../commands/people/list.mjs'),
  },
  'people add': {
    about: 'Add a person with a portrait, who has agreed to be shown',
    argument: '<file|address>',
    options: ['name', 'consent', 'title', 'bio', 'idempotency-key'],
    required: ['name', 'consent'],
    examples: ['brand people add ada.jpg --name "Ada Okoye" --title "Head baker" --consent'],
    more: 'PNG, JPEG or WebP, up to 10 MB. Write the name as briefs name this person.',
    load: () => import('../commands/people/add.mjs'),
  },
  'people rm': {
    about: 'Remove a person',
    argument: '<person_id>',
    options: ['idempotency-key'],
    examples: ['brand people rm "$id"'],
    load: () => import('../commands/people/remove.mjs'),
  },
  fonts: {
    about: 'List the font files of your brand, and what stands in for families without one',
    options: [],
    examples: ['brand fonts', 'brand fonts --json | jq ".[].family"'],
    load: () => import('../commands/fonts/list.mjs'),
  },
  'fonts add': {
    about: 'Upload a font of your brand: TTF, OTF or WOFF2',
    argument: '<file|address>',
    options: ['licence-asserted', 'role', 'family', 'idempotency-key'],
    required: ['licence-asserted'],
    examples: [
      'brand fonts add house-bold.woff2 --licence-asserted',
      'brand fonts add https://example.com/house.ttf --role text --licence-asserted',
    ],
    more: 'Up to 4 MB each, twelve files. It is drawn with before it is taken; headlines and text are set in it from then on, unless --role says otherwise.',
    load: () => import('../commands/fonts/add.mjs'),
  },
  'fonts rm': {
    about: 'Remove a font file',
    argument: '<font_id>',
    options: ['idempotency-key'],
    examples: ['brand fonts rm "$id"'],
    more: 'The brand goes on naming its family; brand fonts tells what draws in its place.',
    load: () => import('../commands/fonts/remove.mjs'),
  },
}
