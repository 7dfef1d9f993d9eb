// @ts-check
// What a brand shows of itself: logos, photos, videos and a mascot.
/** @import { Command } from './commands.mjs' */

/** @type {Record<string, Command>} */
export const media = {
  logo: {
    about: 'List the logos of your brand, newest first',
    options: ['limit', 'offset'],
    examples: ['brand logo', 'brand logo --json | jq ".[].url"'],
    load: () => import('../commands/library/logos.mjs'),
  },
  'logo add': {
    about: 'Add a logo to your brand: SVG, PNG, JPEG or WebP',
    argument: '<file|address>',
    options: ['variant', 'idempotency-key'],
    examples: ['brand logo add logo.svg', 'brand logo add logo-white.png --variant light'],
    more: 'Without --variant it is the main one. light is for dark grounds, dark for light ones; it says which of the two is missing.',
    load: () => import('../commands/library/logo.mjs'),
  },
  'logo rm': {
    about: 'Remove a logo',
    argument: '<logo_id>',
    options: ['idempotency-key'],
    examples: ['brand logo rm "$id"'],
    load: () => import('../commands/library/logo-remove.mjs'),
  },
  photos: {
    about: 'List your photos, newest first',
    options: ['limit', 'offset'],
    examples: ['brand photos', 'brand photos --quiet'],
    load: () => import('../commands/library/photos.mjs'),
  },
  'photos add': {
    about: 'Add a photo of your own, with what it shows',
    argument: '<file|address>',
    options: ['shows', 'idempotency-key'],
    required: ['shows'],
    examples: ['brand photos add salon.jpg --shows "Our salon with three chairs"'],
    more: 'PNG, JPEG or WebP, up to 10 MB.',
    load: () => import('../commands/library/photo.mjs'),
  },
  'photos rm': {
    about: 'Remove a photo',
    argument: '<photo_id>',
    options: ['idempotency-key'],
    examples: ['brand photos rm "$id"'],
    load: () => import('../commands/library/photo-remove.mjs'),
  },
  videos: {
    about: 'List the videos of your library, newest first',
    options: ['limit', 'offset'],
    examples: ['brand videos', 'brand videos --json | jq ".[].status"'],
    load: () => import('../commands/videos/list.mjs'),
  },
  'videos add': {
    about: 'Add a video: MP4, MOV or WebM, up to 200 MB and 180 seconds',
    argument: '<file|address>',
    options: ['name', 'idempotency-key'],
    examples: ['brand videos add start.mp4 --name "Start line"', 'brand videos add https://example.com/start.mp4'],
    more: 'A file is sent in pieces, an address is read by the service. Videos are for plans that make films.',
    load: () => import('../commands/videos/add.mjs'),
  },
  'videos rm': {
    about: 'Remove a video, also one that is still on its way',
    argument: '<video_id>',
    options: ['idempotency-key'],
    examples: ['brand videos rm "$id"'],
    load: () => import('../commands/videos/remove.mjs'),
  },
  mascot: {
    about: 'Show the mascot of your brand, and where its drawing stands',
    options: [],
    examples: ['brand mascot', 'brand mascot --quiet'],
    load: () => import('../commands/mascot/show.mjs'),
  },
  'mascot draw': {
    about: 'Have a mascot drawn in the colours of your brand, or bring a picture of it',
    argument: '<description>',
    options: ['name', 'style', 'image', 'idempotency-key'],
    examples: [
      'brand mascot draw "A heron in running shoes" --name Harbour',
      'brand mascot draw "Our cat" --image cat.png',
    ],
    more: 'What comes is a candidate: nothing shows it before brand mascot keep.',
    load: () => import('../commands/mascot/draw.mjs'),
  },
  'mascot keep': {
    about: 'Keep the candidate: pictures may show it from then on',
    options: ['idempotency-key'],
    examples: ['brand mascot keep'],
    load: () => import('../commands/mascot/keep.mjs'),
  },
  'mascot retry': {
    about: 'Have another candidate drawn, or try again what failed',
    options: ['feedback', 'idempotency-key'],
    examples: ['brand mascot retry --feedback "Longer legs"'],
    load: () => import('../commands/mascot/retry.mjs'),
  },
  'mascot pose': {
    about: 'Have the mascot that is kept drawn in another pose',
    argument: '<pose>',
    options: ['image', 'idempotency-key'],
    examples: ['brand mascot pose waving'],
    more: 'Without an image model: standing, waving, pointing, cheering, thinking, holding, walking and resting.',
    load: () => import('../commands/mascot/pose.mjs'),
  },
}
