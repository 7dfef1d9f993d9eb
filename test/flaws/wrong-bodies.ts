import type { Wrong } from '#test/flaws/wrong-places.ts'

// What people get wrong in what they send for brands and cards.
const ID = '01900000-0000-7000-8000-000000000000'
const stat = { output_type: 'stat', body: { value: '214', label: 'runners' } }
const picture = 'iVBORw0KGgo='

const brand: Wrong[] = [
  [
    'colors for palette',
    'PATCH brand-dna',
    { body: { colors: ['#ff0000'] } },
    422,
    /^colors: is no known field; did you mean palette\?/,
  ],
  [
    'a colour by name',
    'PATCH brand-dna',
    { body: { palette: { primary: 'brick' } } },
    422,
    /palette\.primary: must be a colour such as #0A2540/,
  ],
  [
    'a colour with alpha',
    'PATCH brand-dna',
    { body: { palette: ['#11223344'] } },
    422,
    /palette\.0: must be a colour such as #0A2540/,
  ],
  [
    'a role that is none',
    'PATCH brand-dna',
    { body: { palette: { main: '#ff0000' } } },
    422,
    /palette\.main: is no known field; the known ones are primary, /,
  ],
  [
    'a palette that is a text',
    'PATCH brand-dna',
    { body: { palette: '#ff0000' } },
    422,
    /palette: must be an object of roles or a list of colours/,
  ],
  [
    'a tagline that is a list',
    'PATCH brand-dna',
    { body: { tagline: ['a'] } },
    422,
    /tagline: is a list; it takes a text/,
  ],
  [
    'a tagline of a page',
    'PATCH brand-dna',
    { body: { tagline: 'x'.repeat(300) } },
    422,
    /tagline: is too long: at most 200 characters/,
  ],
  [
    'features as one text',
    'PATCH brand-dna',
    { body: { offer: { features: 'fast, small' } } },
    422,
    /offer\.features: “.+” is a text; it takes a list/,
  ],
  [
    'a slip inside of an object',
    'PATCH brand-dna',
    { body: { offer: { one_linr: 'x' } } },
    422,
    /offer\.one_linr: is no known field; did you mean one_liner\?/,
  ],
  [
    'a tone that is a number',
    'PATCH brand-dna',
    { body: { voice: { tone: 5 } } },
    422,
    /voice\.tone: is a number; it takes a/,
  ],
  ['a logo by path', 'PATCH brand-dna', { body: { logos: ['./logo.svg'] } }, 422, /logos\.0: must be an https URL/],
  [
    'a logo that is a text',
    'PATCH brand-dna',
    { body: { logos: 'https://a.example/l.png' } },
    422,
    /logos: “.+” is a text; it takes a list/,
  ],
  ['an import without an address', 'POST brand-dna/import', { body: {} }, 422, /url: is missing/],
  [
    'an import of no address',
    'POST brand-dna/import',
    { body: { url: 'paceline' } },
    400,
    /must name a host on the public internet/,
  ],
  [
    'a screen without a name',
    'POST brand-assets/screens',
    { body: { image_base64: picture } },
    422,
    /name: is missing; it takes a text/,
  ],
  [
    'a screen without a picture',
    'POST brand-assets/screens',
    { body: { name: 'Home' } },
    422,
    /send exactly one of image_url and image_base64/,
  ],
  [
    'a screen with two pictures',
    'POST brand-assets/screens',
    { body: { name: 'Home', image_url: 'https://a.example/a.png', image_base64: picture } },
    422,
    /send exactly one of/,
  ],
  [
    'a device that is none',
    'POST brand-assets/screens',
    { body: { name: 'Home', device: 'iphone', image_base64: picture } },
    422,
    /device: “iphone” is not known/,
  ],
  [
    'a person without consent',
    'POST brand-assets/people',
    { body: { name: 'Ada', consent: false, image_base64: picture } },
    422,
    /consent/,
  ],
  [
    'a picture that is no base64',
    'POST brand-assets/screens',
    { body: { name: 'Home', image_base64: 'not a picture!' } },
    422,
    /base64/,
  ],
  [
    'media that are no ids',
    'POST media/delete',
    { body: { ids: ['1'] } },
    422,
    /ids\.0: “.+” is no id; one looks like/,
  ],
  ['media as one text', 'POST media/delete', { body: { ids: ID } }, 422, /ids: “.+” is a text; it takes a list/],
  ['a mascot without words', 'POST mascot', { body: {} }, 422, /description: is missing/],
]

const cards: Wrong[] = [
  [
    'an output type with a slip',
    'POST render',
    { body: { items: [{ ...stat, output_type: 'stats' }] } },
    400,
    /[Dd]id you mean stat\?/,
  ],
  [
    'a card without its fields',
    'POST render',
    { body: { items: [{ output_type: 'stat', body: {} }] } },
    422,
    /items\.0\.body\.value: is missing/,
  ],
  [
    'a field that is a number',
    'POST render',
    { body: { items: [{ output_type: 'stat', body: { value: 214, label: 'x' } }] } },
    422,
    /items\.0\.body\.value: is a number; it takes a text/,
  ],
  ['data for body', 'POST render', { body: { items: [{ output_type: 'stat', data: {} }] } }, 422, /items\.0/],
  ['one item without its list', 'POST render', { body: stat }, 422, /items: is missing; it takes a list/],
  [
    'a Studio card without data',
    'POST /api/v1/studio/generate',
    { body: { output_type: 'stat' } },
    422,
    /data: is missing; it takes an object/,
  ],
  [
    'a Studio card of no template',
    'POST /api/v1/studio/generate',
    { body: { output_type: 'quotes', data: {} } },
    400,
    /quote/,
  ],
  [
    'a delivery that is none',
    'POST /api/v1/studio/generate',
    { body: { output_type: 'stat', data: {}, delivery: 'email' } },
    422,
    /delivery: “email” is not known; it takes one of profile, telegram, social, none/,
  ],
]

export const wrongBodies: Wrong[] = [...brand, ...cards]
