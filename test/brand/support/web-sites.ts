// The web sites that imports are tried on, and what may and may not be found on each.

import type { ServerResponse } from 'node:http'
import { expect } from 'vitest'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { type Answer, html } from '#test/support/sites.ts'

export type Expected = {
  site: string
  /** Where to begin; `/` without. */
  path?: string
  answer?: Answer
  refused?: string
  found?: object
  /** Fields that the patch may not have. */
  absent?: string[]
  /** Texts that may stand nowhere in facts, logos or patch. */
  nowhere?: (string | RegExp)[]
  warnings?: string[]
  logos?: number
}

const png = await bytesOf(banded(240, 80, [46, 94, 78], [46, 94, 78]).png())

const pictures: Answer = (path, response) => {
  if (!path.endsWith('.png')) return false
  response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  return true
}

const redirect = (response: ServerResponse, to: string) => {
  response.writeHead(302, { location: to }).end()
  return true
}

const filler = `<p>${'A long story about cheese. '.repeat(40)}</p>\n`

export const webSites: Expected[] = [
  {
    site: 'shop',
    found: {
      name: 'Tide & Timber',
      tagline: 'Soap that smells like the coast',
      overview: expect.stringContaining('cured for six weeks'),
      offer: {
        one_liner: 'Small-batch soap bars from Pembrokeshire, cured for six weeks and wrapped in paper.',
        features: ['Cured for six weeks', 'No plastic, anywhere', 'Refilled in our Tenby shop'],
        who_its_for: expect.stringContaining('people who swim in January'),
      },
      product_map: {
        products: [
          {
            name: 'Driftwood bar',
            one_liner: 'Cedar, sea salt and oat.',
            url: 'https://tideandtimber.example/driftwood',
          },
          { name: 'Samphire bar', one_liner: 'Fennel and wild mint.' },
        ],
      },
      palette: { primary: '#1D5C63', accent: '#E77E23', background: '#FBF7F0', text: '#1B2A2C' },
      voice: { languages: ['en-GB'], fonts: { display: 'Fraunces', text: 'Figtree' } },
    },
    nowhere: ['Privacy policy', 'Shop all soap', '#00FFAA', '#FF00FF', '#CC0000', 'My husband'],
    warnings: [],
    logos: 1,
  },
  {
    site: 'app',
    found: {
      name: 'Tallyho',
      tagline: 'Time tracking that finishes itself',
      offer: {
        features: expect.arrayContaining(['Exports to Xero and DATEV']),
        who_its_for: 'agencies of 5 to 50 people',
      },
      palette: { primary: '#7C3BED', accent: '#10B77F', background: '#FFFFFF', text: '#0F1729' },
      voice: { fonts: { text: 'Inter' } },
    },
    nowhere: ['acme', 'globex', '1,200 teams', 'icon-menu'],
    warnings: [],
    logos: 2,
  },
  {
    site: 'docs',
    found: {
      name: 'Quernstone',
      offer: {
        features: ['One file, no server to run', 'Crash-safe without a write-ahead log', 'Snapshots in constant time'],
      },
      palette: { primary: '#B7410E', background: '#FFFFFF', text: '#24292F' },
    },
    absent: ['tagline'],
    nowhere: ['Getting started quickly', '1,200,000', 'Store::open'],
    warnings: [],
    logos: 1,
  },
  {
    site: 'restaurant',
    found: {
      name: 'Casa Brea',
      tagline: 'Cocina de brasa en Vigo',
      product_map: { products: expect.arrayContaining([{ name: 'Pulpo de la ría' }]) },
      palette: { primary: '#E4572E', background: '#1A1410', text: '#F3E9DC' },
      voice: { languages: ['es'], fonts: { display: 'Playfair Display', text: 'Cormorant' } },
      contact: { phone: '+34 986 000 000' },
    },
    absent: ['logos', 'contact.website'],
    nowhere: ['plato.jpg', 'Rúa do Carme'],
    warnings: ['no_logo'],
    logos: 0,
  },
  {
    site: 'shell',
    found: {},
    absent: ['name', 'tagline', 'overview', 'offer', 'palette', 'logos'],
    nowhere: ['React', 'Loading', 'JavaScript'],
    warnings: ['little_text', 'no_logo', 'no_palette'],
    logos: 0,
  },
  {
    site: 'bank',
    found: {},
    absent: ['name', 'tagline', 'overview', 'offer', 'palette', 'logos'],
    nowhere: ['browser', 'cookies'],
    logos: 0,
  },
  {
    site: 'bakery',
    found: {
      name: '麦の朝',
      tagline: '毎朝六時に焼きあがるパン',
      offer: { features: expect.arrayContaining(['天然酵母で十八時間発酵させます']) },
      palette: { primary: '#C8792B' },
      voice: { languages: ['ja'] },
    },
    warnings: [],
    logos: 1,
  },
  {
    site: 'werkstatt',
    found: {
      name: 'Radwerkstatt Schröder',
      tagline: 'Räder, die halten',
      offer: {
        features: [
          'Inspektion zum Festpreis von 79 Euro',
          'Reparatur in 48 Stunden, sonst Ersatzrad',
          'Laufräder werden von Hand zentriert',
        ],
        who_its_for: 'Pendler, die jeden Tag fahren',
      },
      voice: { languages: ['de'] },
    },
    absent: ['palette', 'logos'],
    warnings: ['no_logo', 'no_palette'],
    logos: 0,
  },
  {
    site: 'arabic',
    found: { tagline: 'تحميص يومي في عمّان', palette: { primary: '#6B3E26' }, voice: { languages: ['ar'] } },
    warnings: [],
    logos: 1,
  },
  {
    site: 'broken',
    answer: pictures,
    found: {
      tagline: 'Maps that survive the rain',
      offer: { features: expect.arrayContaining(['Every path walked twice']) },
      logos: [expect.any(String)],
    },
    nowhere: ['<', '{"@type"'],
    logos: 1,
  },
  {
    site: 'orders',
    found: {
      name: 'Marlowe Books',
      tagline: 'Second-hand books, first-rate advice',
      offer: {
        features: [
          'We buy collections, and collect them too',
          'Reading chairs on every floor',
          'Open until nine on Thursdays',
        ],
      },
      palette: { primary: '#7A1F3D' },
    },
    nowhere: ['pills', /ignore/i, 'Booker', '#FF0000', 'API key', 'Pills Inc', 'polluted'],
    warnings: ['text_gives_orders', 'no_logo'],
    logos: 0,
  },
  {
    site: 'agency',
    answer: pictures,
    found: {
      name: 'Atelier Nonante',
      tagline: 'Des marques qui tiennent debout',
      offer: { who_its_for: 'les communes et les musées' },
      palette: { background: '#FFFFFF', text: '#111111' },
    },
    absent: ['logos'],
    nowhere: ['Ville de Nyon', 'banner-logo', 'ville.png', '#FCB900', '#0D6EFD', '#CF2E2E'],
    warnings: ['no_logo'],
    logos: 1,
  },
  {
    site: 'plumber',
    found: {
      tagline: 'Boilers fixed the same day',
      palette: { primary: '#F28C28', background: '#FFFFFF', text: '#333333' },
    },
    absent: ['name', 'logos'],
    nowhere: ['"Home"'],
    logos: 0,
  },
  { site: 'closed', refused: 'url_not_allowed' },
  {
    site: 'huge',
    answer: (path, response) =>
      path === '/' &&
      html(
        response,
        `<title>Vast Cheese</title><h1>Cheese without an end</h1>${filler.repeat(2_500)}<h2>Features</h2><ul><li>Beyond the two million bytes</li><li>Nobody reads this far down</li><li>Not even with a fast line</li></ul>`,
      ),
    found: { tagline: 'Cheese without an end' },
    nowhere: ['Beyond the two million'],
    warnings: ['cut', 'no_logo', 'no_palette'],
    logos: 0,
  },
  {
    site: 'abyss',
    answer: (path, response) =>
      path === '/' &&
      html(response, `<h1>Down the rabbit hole</h1>${'<div><svg><a>'.repeat(150_000)}<h2>The very bottom</h2>`),
    found: { tagline: 'Down the rabbit hole' },
    nowhere: ['The very bottom'],
    logos: 0,
  },
  {
    site: 'shop',
    path: '/old',
    answer: (path, response) =>
      path === '/old' ? redirect(response, '/older') : path === '/older' ? redirect(response, '/') : false,
    found: { name: 'Tide & Timber' },
    logos: 1,
  },
  {
    site: 'loop',
    answer: (path, response) => path !== '/robots.txt' && redirect(response, `${path}x`),
    refused: 'page_unreachable',
  },
  {
    site: 'away',
    answer: (path, response) => path === '/' && redirect(response, 'http://10.0.0.1/'),
    refused: 'url_not_allowed',
  },
  { site: 'shop', path: '/logo.svg', refused: 'page_unreachable' },
  { site: 'nothing', refused: 'page_unreachable' },
  {
    site: 'ill',
    answer: (path, response) => {
      if (path === '/robots.txt') response.writeHead(500).end()
      return path === '/robots.txt' || html(response, '<h1>Not to be read today</h1>')
    },
    refused: 'page_unreachable',
  },
]
