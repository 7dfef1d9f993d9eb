import { afterAll, beforeAll, expect, it } from 'vitest'
import { visionModel } from '#lib/adapters/vision-model.ts'
import type { ViewerFault } from '#lib/brand/videos/viewer.ts'
import { modelServer, type Reply } from '#test/composer/model-server.ts'

const facts = {
  ...{ content_type: 'video/mp4' as const, width: 180, height: 320, duration_ms: 3_600, video_codec: 'avc' },
  ...{ frames_per_second: 25, audio_codec: 'aac', cuts_ms: [] },
}
const url = 'https://api.example.com/clips/x?sig=y'
const replies: Reply[] = [{}]
let server: Awaited<ReturnType<typeof modelServer>>

beforeAll(async () => {
  server = await modelServer(replies)
})
afterAll(() => server.close())

const view = () =>
  visionModel({ base_url: `${server.base_url}/`, api_key: 'secret', model: 'viewer-1', timeout_ms: 300 }).view({
    ...{ url, title: 'Launch "now"', facts },
  })

it('asks with the link, and holds the answer to the length of the video', async () => {
  replies[0] = {
    content: {
      ...{ summary: ' A  test\ncard. ', category: 'test card', tags: ['red', 'red', ''] },
      scenes: [
        { start_ms: 1_200, end_ms: 9_000, label: 'Card' },
        { start_ms: -5, end_ms: 1_200.4, label: 'Red' },
        { start_ms: 3_700, end_ms: 3_900, label: 'After the end' },
      ],
    },
  }
  expect(await view()).toEqual({
    ...{ summary: 'A test card.', category: 'test card', tags: ['red'] },
    scenes: [
      { start_ms: 0, end_ms: 1_200, label: 'Red' },
      { start_ms: 1_200, end_ms: 3_600, label: 'Card' },
    ],
  })
  const { path, authorization, body } = server.asked[0] ?? { path: '', authorization: '', body: { messages: [] } }
  expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer secret'])
  expect(JSON.stringify(body.messages)).toContain(JSON.stringify({ type: 'video_url', video_url: { url } }))
})

it.each<[string, Reply, ViewerFault]>([
  ['no JSON', { content: 'I see a card' }, 'broken'],
  ['no summary', { content: { summary: ' ', category: '', tags: [], scenes: [] } }, 'broken'],
  ['no completion', { body: '{}' }, 'broken'],
  ['a key that is none', { status: 401 }, 'unauthorized'],
  ['a model that takes no video', { status: 400 }, 'refused'],
  ['a fault of its own', { status: 503 }, 'unavailable'],
  ['silence', { delay_ms: 1_000 }, 'timeout'],
])('names what went wrong: %s', async (_, reply, fault) => {
  replies[0] = reply
  await expect(view()).rejects.toMatchObject({ name: 'ViewerError', fault })
})
