// Every run succeeds without a model: whoever runs the service hears by its log that there is none.
import { expect, it } from 'vitest'
import { logLine } from '#functions/http/answer/log.ts'
import { modelsOf } from '#functions/models.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { modelServer } from '#test/composer/model-server.ts'

const request = { instructions: 'Write.', data: 'our secret plan', schema: {}, max_tokens: 9 }

it('tells of a provider that gives nothing, once in ten minutes for each fault, without a word of the brief', async () => {
  const refusals = [401, 401, 503, 401].map(status => ({ status, body: 'no' }))
  const { base_url, close } = await modelServer([...refusals, { content: 'no JSON' }])
  const logged: string[] = []
  let now = 0
  const models = modelsOf(
    {
      ...{ LLM_BASE_URL: base_url, LLM_MODEL: 'qwen', LLM_DAILY_USD: 1 },
      URL_SIGNING_KEYS: parseSigningKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`),
    } as never,
    { report: (error, about) => void logged.push(logLine(error, about)), now: () => new Date(now) },
  )
  const write = () => models?.first.write(request).catch((error: Error) => error.message)
  expect([await write(), await write(), await write()]).toEqual([
    'unauthorized: 401',
    'unauthorized: 401',
    'unavailable: 503',
  ])
  now += 10 * MINUTE_MS
  await write()
  // One answer that cannot be used is no fault of the provider.
  await write()
  await close()
  const told = logged.map(line => JSON.parse(line))
  expect(told.map(({ error }) => error.split('\n')[0])).toEqual([
    'WriterError: unauthorized: 401',
    'WriterError: unavailable: 503',
    'WriterError: unauthorized: 401',
  ])
  expect(told[0]).toMatchObject({ level: 'error', model: 'qwen', cure: expect.stringContaining('npm run doctor') })
  expect(logged.join()).not.toContain('secret')
})
