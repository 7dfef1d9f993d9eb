// The words of a run on the command line: listed by their places, and sent back otherwise as a run of their own.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

const text = (path: string, text: string) => ({ path, label: '', text, most: 200, required: false })
const listed = {
  parts: [
    { path: 'data', title: '', can_go: false, texts: [text('data.headline', 'Prices\nfrom March')] },
    { path: 'data.rows.0', title: 'Row 1', can_go: true, texts: [text('data.rows.0.price', '£28')] },
  ],
  captions: [text('captions.twitter', 'From March. #hair')],
}

function answering(service: Service): void {
  service.on('GET /runs/:id/words', () => ({ json: listed }))
  service.on('POST /runs/:id/words', () => ({ status: 202, json: succeeded(service.base) }))
}
const sent = (service: Service) => service.asked('POST /runs/:id/words')

describe.concurrent.each(nodesOfWords)('words, $name', node => {
  const words = (service: Service, ...args: string[]) =>
    brand(['words', ...args], { node, base: service.base, env: {} })

  it('lists each text with its place, as lines or as JSON', async ({ service }) => {
    answering(service)
    const { status, stdout } = await words(service, RUN_ID)
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual([
      'data.headline=Prices\\nfrom March',
      ...['data.rows.0.price=£28', 'captions.twitter=From March. #hair', ''],
    ])
    expect(JSON.parse((await words(service, RUN_ID, '--json')).stdout)).toEqual({
      ...{ 'data.headline': 'Prices\nfrom March', 'data.rows.0.price': '£28' },
      'captions.twitter': 'From March. #hair',
    })
    expect(sent(service)).toEqual([])
  })

  it('sends what is given by its place, of a file and of the line, which has the last word', async ({ service }) => {
    answering(service)
    const file = join(emptyFolder(), 'words.json')
    writeFileSync(file, JSON.stringify({ 'data.headline': 'Prices from April', 'data.rows.0.price': '£29' }))
    const args = ['--file', `@${file}`, '--set', 'data.rows.0.price=£30=£31', '--set', 'data.rows.1=', '--quiet']
    const { status, stderr } = await words(service, RUN_ID, ...args)
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')])
    expect(sent(service)[0]?.body).toEqual({
      words: { 'data.headline': 'Prices from April', 'data.rows.0.price': '£30=£31', 'data.rows.1': '' },
    })
    expect(sent(service)[0]?.headers['idempotency-key']).toMatch(/^cli-/)
  })

  it('tells where what was changed still stands, and nothing where it stands nowhere', async ({ service }) => {
    const body = (words: string) => ({ path: 'data', title: '', can_go: false, texts: [text('data.body', words)] })
    const captions = [text('captions.x', 'Bring a towel n a flask! From £9.'), text('captions.facebook', 'Hello.')]
    const told = (words: string) => ({ json: { parts: [body(words)], captions } })
    service.on('GET /runs/:id/words', (_, nth) =>
      told(nth % 2 ? 'Open til 2. Bring a towel n a flask.' : 'Open till 2. Bring a towel.'),
    )
    service.on('POST /runs/:id/words', () => ({ status: 202, json: succeeded(service.base) }))
    const mended = await words(service, RUN_ID, '--set', 'data.body=Open till 2. Bring a towel.', '--no-preview')
    expect(mended.stderr).toContain('“Bring a towel n a flask.” is still in captions.x.')
    expect(mended.stderr).toContain(`brand words ${RUN_ID} --set "PLACE=…"`)
    const other = await words(service, RUN_ID, '--set', 'data.body=Open til 2. Bring a towel n a flask. Thanks.')
    expect([other.status, other.stderr.includes('is still in')]).toEqual([0, false])
  })

  it('asks for the drawing instead of what was painted, with other words or without', async ({ service }) => {
    answering(service)
    await words(service, RUN_ID, '--drawing', '--quiet')
    await words(service, RUN_ID, '--drawing', '--set', 'data.headline=Prices', '--quiet')
    expect(sent(service).map(({ body }) => body)).toEqual([
      { words: {}, painted: false },
      { words: { 'data.headline': 'Prices' }, painted: false },
    ])
  })

  it('says what is wrong before it asks, and what the service refuses', async ({ service }) => {
    answering(service)
    for (const [args, said] of [
      [[], 'needs <run_id>'],
      [[RUN_ID, '--set', 'headline'], 'not of the form place=text'],
      [[RUN_ID, '--file', '[1]'], 'no JSON object of texts'],
    ] as [string[], string][]) {
      const { status, stderr } = await words(service, ...args)
      expect([args, status, stderr]).toEqual([args, 2, expect.stringContaining(said)])
    }
    expect(service.asked('POST /runs/:id/words')).toEqual([])
    const refusal = { code: 'validation_error', message: 'words.data.title: is no place of this run.' }
    service.on('POST /runs/:id/words', () => ({ status: 422, json: refusal }))
    const { status, stderr } = await words(service, RUN_ID, '--set', 'data.title=x')
    expect([status, stderr]).toEqual([2, expect.stringContaining('data.title: is no place of this run')])
  })
})
