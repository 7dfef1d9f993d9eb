import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compatiblePainter } from '#lib/adapters/painters/compatible.ts'
import type { PaintAsk, PainterError } from '#lib/ports/painter.ts'
import { createWeb } from '#test/support/web.ts'

type Asked = { path: string; authorization: string; type: string; text: string }
type Reply = { status?: number; body?: string; delay_ms?: number }

const asked: Asked[] = []
let reply: Reply = {}
let base_url = ''
const server = createServer(async (request, response) => {
  const { authorization = '', 'content-type': type = '' } = request.headers
  asked.push({ path: request.url ?? '', authorization, type, text: await read(request) })
  await new Promise(resolve => setTimeout(resolve, reply.delay_ms ?? 0))
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.body ?? '')
})
const web = createWeb('https://api.example.com')
const ask: PaintAsk = { prompt: 'A calm owl', ground: 'clear' }

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}
const paint = (more: Partial<PaintAsk> = {}, model = 'gpt-image-1') =>
  compatiblePainter({ base_url, api_key: 'secret', model, timeout_ms: 300, http: web.http }).paint({ ...ask, ...more })
const answered = () => {
  const { path, authorization, text } = asked.at(-1) ?? { path: '', authorization: '', text: '{}' }
  return { path, authorization, said: JSON.parse(text) }
}

it('asks for a picture from words, on clear ground where that is wanted and the model can', async () => {
  reply = { body: JSON.stringify({ data: [{ b64_json: Buffer.from('a picture').toString('base64') }] }) }
  expect(Buffer.from(await paint()).toString()).toBe('a picture')
  const { path, authorization, said } = answered()
  expect([path, authorization]).toEqual(['/v1/images/generations', 'Bearer secret'])
  const clear = { prompt: 'A calm owl', n: 1, size: '1024x1024', background: 'transparent' }
  expect(said).toMatchObject({ model: 'gpt-image-1', ...clear })
  await paint({ ground: 'full' })
  expect(answered().said).not.toHaveProperty('background')
  await paint({}, 'flux')
  expect(answered().said).not.toHaveProperty('background')
})

it('asks for the size that is wanted, or for the nearest that the model has', async () => {
  await paint({ width: 1088, height: 1344 }, 'flux')
  expect(answered().said.size).toBe('1088x1344')
  await paint({ width: 1088, height: 1600 })
  expect(answered().said.size).toBe('1024x1536')
  await paint({ width: 1600, height: 900 })
  expect(answered().said.size).toBe('1536x1024')
})

it('needs no key for a server of one’s own', async () => {
  await compatiblePainter({ base_url, api_key: undefined, model: 'flux', timeout_ms: 300, http: web.http }).paint(ask)
  expect(answered().authorization).toBe('')
})

it('asks for a picture that follows another', async () => {
  await paint({ prompt: 'waving', reference: { bytes: Buffer.from('the figure'), content_type: 'image/png' } })
  const { path, type, text } = asked.at(-1) ?? { path: '', type: '', text: '' }
  expect([path, type.split(';')[0]]).toEqual(['/v1/images/edits', 'multipart/form-data'])
  for (const part of ['name="image"; filename="figure.png"', 'the figure', 'waving']) expect(text).toContain(part)
})

it('loads a picture that is answered as a link, through the guard', async () => {
  web.pages.set('https://cdn.example.com/a.png', () => new Response('linked'))
  reply = { body: JSON.stringify({ data: [{ url: 'https://cdn.example.com/a.png' }] }) }
  expect(Buffer.from(await paint()).toString()).toBe('linked')
  reply = { body: JSON.stringify({ data: [{ url: 'http://169.254.169.254/' }] }) }
  await expect(paint()).rejects.toMatchObject({ fault: 'unavailable' } satisfies Partial<PainterError>)
})

it.each<[string, Reply, PainterError['fault']]>([
  ['no JSON', { body: '<html>' }, 'broken'],
  ['no picture', { body: '{"data":[]}' }, 'broken'],
  ['a picture that is not there', { body: '{"data":[{}]}' }, 'broken'],
  ['another shape', { body: '[]' }, 'broken'],
  ['no such key', { status: 401 }, 'unauthorized'],
  ['a refusal', { status: 400, body: '{"error":{"code":"moderation_blocked"}}' }, 'refused'],
  ['too much to do', { status: 429 }, 'unavailable'],
  ['a fault of its own', { status: 500 }, 'unavailable'],
  ['silence', { delay_ms: 1_000 }, 'timeout'],
])('names what went wrong: %s', async (_, answer, fault) => {
  reply = answer
  await expect(paint()).rejects.toMatchObject({ name: 'PainterError', fault })
})
