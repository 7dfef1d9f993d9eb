// Files and sites that are made to hurt: small to send, long to read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const KB = 1024
const svg = (body: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`
const many = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index)).join('')
const colour = (index: number) => `#${((index * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`
const jsonLd = (value: string) => `<title>A</title><script type="application/ld+json">${value}</script>`

/** Each is refused or read; neither may take long. */
export const drawings: Record<string, string> = {
  'a width of many digits and spaces': svg('', `width="${'0'.repeat(2_500)}${'\t'.repeat(2_500)}x"`),
  'rules that all hold for all elements': svg(
    `<style>${many(500, () => `*{${many(20, index => `fill:#00000${index % 10};`)}stroke:red;opacity:1;color:red;display:inline;overflow:visible}`)}</style>${'<g/>'.repeat(9_000)}`,
  ),
  'an element of many classes': svg(
    `<style>${many(500, index => `.c${index}{fill:red}`)}</style><path class="${'x '.repeat(150_000)}" d="M0 0"/>`,
  ),
  'references to what thousands are called': svg(
    `${'<path id="a" d="M0 0"/>'.repeat(4_000)}${'<use href="#a"/>'.repeat(4_000)}`,
  ),
}

export const sites: Record<string, { page?: string; robots?: string; sheet?: string }> = {
  'a line of robots.txt': { robots: `user-agent: *\ndisallow:${'\t'.repeat(12_000)}#\u2028` },
  'a kind of thing in structured data': { page: jsonLd(`{"@type":"${'Cafe'.repeat(40_000)}!","name":"A"}`) },
  'paragraphs deep in a footer': {
    page: `<footer>${'<div>'.repeat(250)}${'<p>a</p>'.repeat(200_000)}`,
  },
  'drawings below links': {
    page: `${'<a href="https://b.example/x">'.repeat(1)}${'<div class="x" id="y">'.repeat(280)}${'<svg></svg>'.repeat(150_000)}`,
  },
  'as many colours as there are': { sheet: many(60_000, index => `a{color:${colour(index)}}`) },
  'variables in many sheets': {
    page: `<title>A</title>${many(390, sheet => `<style>${many(120, index => `:root{--v${sheet}-${index}:#123456}`)}</style>`)}`,
  },
}

/** A page of many pictures below something that is called by megabytes of names. */
export const longNames = `<title>A</title><header class="${'logo-wall '.repeat(190_000)}">${many(400, index => `<img src="/${index}.png" alt="x">`)}</header>`

const element = (id: number[], ...bodies: Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(bodies)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length))
  length[0] = 0x01
  return Buffer.concat([Uint8Array.from(id), length, body])
}
const value = (id: number[], ...bytes: number[]) => element(id, Uint8Array.from(bytes))
const ebml = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm')))
const info = element([0x15, 0x49, 0xa9, 0x66], value([0x2a, 0xd7, 0xb1], 0x0f, 0x42, 0x40))
const track = (number: number) =>
  element(
    [0xae],
    value([0xd7], (number >> 8) & 255, number & 255),
    value([0x73, 0xc5], (number >> 8) & 255, number & 255),
    value([0x83], 1),
    element([0x86], Buffer.from('V_VP9')),
    element([0xe0], value([0xb0], 1, 64), value([0xba], 1, 64)),
  )
const tracks = (count: number) =>
  element([0x16, 0x54, 0xae, 0x6b], ...Array.from({ length: count }, (_, index) => track(index + 1)))
const cluster = (...blocks: Uint8Array[]) => element([0x1f, 0x43, 0xb6, 0x75], value([0xe7], 0), ...blocks)
const block = Uint8Array.of(0xa3, 0x85, 0x81, 0, 0, 0, 0)
const segment = (...parts: Uint8Array[]) => element([0x18, 0x53, 0x80, 0x67], ...parts)
const film = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat([ebml, segment(info, ...parts)]))

const mp4 = new Uint8Array(readFileSync(join(import.meta.dirname, '../support/clips/cuts.mp4')))
const nested = (depth: number): Uint8Array => {
  const bytes = Buffer.alloc(32 + depth * 8)
  bytes.set(mp4.subarray(0, 32))
  for (let level = 0; level < depth; level++) {
    bytes.writeUInt32BE((depth - level) * 8, 32 + level * 8)
    bytes.write('moov', 36 + level * 8, 'latin1')
  }
  return new Uint8Array(bytes)
}

export const clips: Record<string, () => Uint8Array> = {
  'a WebM of 5,000 tracks': () => film(tracks(5_000), cluster(block)),
  'a WebM of blocks without pictures': () =>
    film(tracks(1), cluster(Uint8Array.from(Buffer.alloc(2_000 * KB * block.length, block)))),
  'a WebM of bytes between clusters that are none': () =>
    film(tracks(1), cluster(block), element([0xec + 1], Buffer.alloc(64, 1))),
  'an MP4 whose boxes nest without end': () => nested(100_000),
}
