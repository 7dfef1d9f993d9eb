// The same calls in the same order, on the bucket of the local stack and on Miniflare's simulator: the same answers.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type BucketWorker, startBucketWorker, startMiniflare } from '#test/dev/bucket-worker.ts'

let ours: BucketWorker
let theirs: BucketWorker
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([startBucketWorker(), startMiniflare()])
})
afterAll(() => Promise.all([ours.close(), theirs.close()]))

const hash = (name: string, text: string) => createHash(name).update(text).digest('hex')

/** Random and timed parts differ by nature; Miniflare does not know storage classes. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !['version', 'uploaded', 'storageClass'].includes(name))
  return Object.fromEntries(entries.map(([name, part]) => [name, comparable(part)]))
}

/** Where Miniflare names a checksum in its own words, the code must agree. */
const sameError = (answer: Answer) =>
  answer.error?.includes('10037') ? { error: 'digest (10037)' } : (comparable(answer) as Answer)

async function both(...call: unknown[]): Promise<Answer> {
  const [mine, other] = await Promise.all([ours.call(...call), theirs.call(...call)])
  expect(sameError(mine), JSON.stringify(call).slice(0, 300)).toEqual(sameError(other))
  return mine
}

describe('objects', () => {
  it('answers puts, reads and deletes alike', async () => {
    const httpMetadata = {
      contentType: 'image/png',
      contentLanguage: 'de',
      contentDisposition: 'attachment; filename="ä.png"',
      contentEncoding: 'identity',
      cacheControl: 'public, max-age=31536000, immutable',
      cacheExpiry: 1_900_000_000_123,
    }
    await both('put', 'a', 'text of a')
    await both('put', 'leere', '')
    await both('put', 'ключ/日本 🎨?&#%', 'unicode', { httpMetadata, customMetadata: { a: '1', ü: '✓' } })
    for (const key of ['a', 'leere', 'ключ/日本 🎨?&#%', 'absent']) {
      await both('head', key)
      await both('get', key)
    }
    await both('put', 'a', 'overwritten', { customMetadata: {} })
    await both('get', 'a')
    await both('delete', 'a')
    await both('head', 'a')
    await both('delete', ['a', 'leere', 'never'])
    await both('list', { include: ['httpMetadata', 'customMetadata'] })
  })

  it('judges checksums alike', async () => {
    const text = 'to be checked'
    for (const name of ['md5', 'sha1', 'sha256', 'sha384', 'sha512']) {
      await both('put', `checked/${name}`, text, { [name]: hash(name, text) })
      await both('get', `checked/${name}`)
      await both('put', `wrong/${name}`, text, { [name]: hash(name, 'another') })
      await both('head', `wrong/${name}`)
    }
  })

  it('cuts ranges alike', async () => {
    await both('put', 'ranged', '0123456789')
    const ranges = [
      { offset: 0 },
      { offset: 3 },
      { offset: 3, length: 4 },
      { length: 2 },
      { offset: 8, length: 100 },
      { offset: 10 },
      { offset: 11 },
      { offset: 2, length: 0 },
      { suffix: 3 },
      { suffix: 100 },
      { suffix: 0 },
      ...[
        'bytes=0-3',
        'bytes=4-',
        'bytes=-2',
        'bytes=0-100',
        'bytes=9-9',
        'bytes=10-12',
        'bytes=3-1',
        'bytes=0-1,4-5',
        'lines=1-2',
        'bytes=-0',
        'bytes=-100',
      ].map(header => ({ header })),
    ]
    for (const range of ranges) await both('get', 'ranged', { range })
    await both('put', 'nothing', '')
    for (const range of [{ header: 'bytes=0-0' }, { header: 'bytes=-1' }]) await both('get', 'nothing', { range })
  })

  it('refuses too long keys and too much metadata alike', async () => {
    for (const method of ['head', 'get']) await both(method, 'k'.repeat(1_025))
    await both('put', 'k'.repeat(1_025), 'x')
    await both('put', 'k'.repeat(1_024), 'x')
    await both('put', 'meta', 'x', { customMetadata: { k: 'v'.repeat(2_047) } })
    await both('put', 'meta', 'x', { customMetadata: { k: 'v'.repeat(2_048) } })
    await both('put', 'meta', 'x', { customMetadata: { k: '日'.repeat(1_200) } })
  })
})

describe('conditions', () => {
  const past = Date.now() - 86_400_000
  const future = Date.now() + 86_400_000
  const etag = hash('md5', 'conditional')
  const conditions = [
    { etagMatches: etag },
    { etagMatches: 'other' },
    { etagMatches: '*' },
    { etagDoesNotMatch: etag },
    { etagDoesNotMatch: 'other' },
    { etagDoesNotMatch: '*' },
    { uploadedAfter: past },
    { uploadedAfter: future },
    { uploadedBefore: past },
    { uploadedBefore: future },
    { uploadedAfter: future, etagDoesNotMatch: 'other' },
    { uploadedBefore: past, etagMatches: etag },
    { uploadedAfter: past, uploadedBefore: future, secondsGranularity: true },
    ...[
      { 'if-match': `"${etag}"` },
      { 'if-match': `W/"${etag}"` },
      { 'if-match': '"a", "b"' },
      { 'if-match': `"a", "${etag}"` },
      { 'if-none-match': `"${etag}"` },
      { 'if-none-match': `W/"${etag}"` },
      { 'if-none-match': '*' },
      { 'if-none-match': '"x"' },
      { 'if-modified-since': new Date(past).toUTCString() },
      { 'if-modified-since': new Date(future).toUTCString() },
      { 'if-unmodified-since': new Date(past).toUTCString() },
      { 'if-unmodified-since': new Date(future).toUTCString() },
    ].map(headers => ({ headers })),
  ]

  it('reads alike under each of them', async () => {
    await both('put', 'conditional', 'conditional')
    for (const onlyIf of conditions) await both('get', 'conditional', { onlyIf })
    for (const onlyIf of conditions) await both('get', 'absent', { onlyIf })
  })

  it('writes alike under each of them', async () => {
    for (const [at, onlyIf] of conditions.entries()) {
      await both('put', 'target', 'conditional')
      await both('put', 'target', `written ${at}`, { onlyIf })
      await both('get', 'target')
      await both('put', `fresh/${at}`, `written ${at}`, { onlyIf })
      await both('get', `fresh/${at}`)
    }
  })
})

describe('list', () => {
  const keys = ['', 'a', 'a/', 'a/1', 'a/2/x', 'a/2/y', 'a/3', 'b', 'b/1', 'c!', 'ä', '日', '🎨', '\uffee'].filter(
    Boolean,
  )
  const included = (answer: Answer) => JSON.stringify(answer)

  it('pages, groups and orders alike', async () => {
    for (const key of keys) {
      await both('put', `l/${key}`, key, { customMetadata: { key }, httpMetadata: { contentType: 'text/plain' } })
    }
    const options = [
      {},
      { limit: 3 },
      { prefix: 'a' },
      { delimiter: '/' },
      { prefix: 'a/', delimiter: '/' },
      { prefix: 'a', delimiter: '/' },
      { delimiter: '/', limit: 2 },
      { startAfter: 'a/2' },
      { startAfter: 'b', limit: 2 },
      { prefix: 'none' },
      { delimiter: '!' },
      { limit: 0 },
      { limit: 1_001 },
      { startAfter: 'a/2', prefix: 'a/', delimiter: '/' },
    ]
    for (const option of options) {
      const asked = {
        include: ['httpMetadata', 'customMetadata'],
        ...option,
        prefix: `l/${'prefix' in option ? option.prefix : ''}`,
      }
      if ('startAfter' in option) Object.assign(asked, { startAfter: `l/${option.startAfter}` })
      for (let cursor: string | undefined, pages = 0; pages < 20; pages++) {
        const answer = await both('list', { ...asked, ...(cursor && { cursor }) })
        cursor = (answer.value as { cursor?: string } | undefined)?.cursor
        if (!cursor) break
      }
    }
  })

  it('leaves metadata out unless it is asked for', async () => {
    const answer = await ours.call('list', { prefix: 'l/a', limit: 1 })
    expect(included(answer)).not.toContain('text/plain')
    await both('list', { prefix: 'l/a', limit: 1, include: ['httpMetadata', 'customMetadata'] })
  })
})

describe('uploads in parts', () => {
  const MB5 = { text: 'a', times: 5_242_880 }
  const create = async (key: string, options = {}) => {
    const [mine, other] = await Promise.all([ours.call('create', key, options), theirs.call('create', key, options)])
    return [mine.value, other.value].map(value => (value as { uploadId: string }).uploadId) as [string, string]
  }
  type Parts = { partNumber: number; etag: string }[]
  const on = async (name: string, key: string, ids: [string, string], args: [unknown[], unknown[]]) => {
    const answers = await Promise.all([
      ours.call(name, key, ids[0], ...args[0]),
      theirs.call(name, key, ids[1], ...args[1]),
    ])
    return answers as [Answer, Answer]
  }
  const part = async (key: string, ids: [string, string], number: number, value: unknown) => {
    const answers = await on('part', key, ids, [
      [number, value],
      [number, value],
    ])
    expect(answers[0].error).toEqual(answers[1].error)
    return answers.map(answer => answer.value as Parts[number]) as [Parts[number], Parts[number]]
  }
  const complete = async (key: string, ids: [string, string], parts: [Parts[number], Parts[number]][]) => {
    const [mine, other] = await on('complete', key, ids, [[parts.map(pair => pair[0])], [parts.map(pair => pair[1])]])
    expect(comparable(mine)).toEqual(comparable(other))
    return mine
  }

  it('completes, reads and overwrites alike', async () => {
    const ids = await create('video.mp4', { httpMetadata: { contentType: 'video/mp4' }, customMetadata: { run: '1' } })
    const last = await part('video.mp4', ids, 3, 'the end')
    const first = await part('video.mp4', ids, 1, MB5)
    await part('video.mp4', ids, 2, 'to be replaced')
    const second = await part('video.mp4', ids, 2, { text: 'b', times: 5_242_880 })
    await both('head', 'video.mp4')
    const done = await complete('video.mp4', ids, [first, second, last])
    expect(done.value).toMatchObject({ size: 2 * 5_242_880 + 7, etag: expect.stringMatching(/-3$/) })
    await both('head', 'video.mp4')
    await both('get', 'video.mp4', { range: { offset: 5_242_878, length: 4 } })
    await both('get', 'video.mp4', { range: { suffix: 9 } })
    await both('list', { prefix: 'video', include: ['httpMetadata', 'customMetadata'] })
    expect((await part('video.mp4', ids, 4, 'late'))[0]).toBeUndefined()
    await complete('video.mp4', ids, [first])
    await on('abort', 'video.mp4', ids, [[], []]).then(([mine, other]) => expect(mine).toEqual(other))
    await both('head', 'video.mp4')
    await both('put', 'video.mp4', 'short')
    await both('get', 'video.mp4')
  })

  it('refuses wrong, small, uneven, repeated and missing parts alike', async () => {
    const ids = await create('parts')
    const big = await part('parts', ids, 1, MB5)
    const bigger = await part('parts', ids, 2, { text: 'c', times: 5_242_881 })
    const small = await part('parts', ids, 3, 'small')
    const wrong = (pair: typeof big) => pair.map(each => ({ ...each, etag: 'wrong' })) as typeof big
    await complete('parts', ids, [wrong(big)])
    await complete('parts', ids, [small, big])
    await complete('parts', ids, [big, bigger])
    await complete('parts', ids, [bigger, big, small])
    await complete('parts', ids, [big, big])
    await complete('parts', ids, [
      [
        { partNumber: 9, etag: 'x' },
        { partNumber: 9, etag: 'x' },
      ],
    ])
    await both('head', 'parts')
    await complete('parts', ids, [small])
    await both('get', 'parts')
  })

  it('ends an aborted upload alike', async () => {
    const ids = await create('aborted')
    const one = await part('aborted', ids, 1, 'one')
    for (let time = 0; time < 2; time++) {
      await on('abort', 'aborted', ids, [[], []]).then(([mine, other]) => expect(mine).toEqual(other))
    }
    await complete('aborted', ids, [one])
    await both('head', 'aborted')
    await both('abort', 'aborted', 'unknown')
    await both('complete', 'aborted', 'unknown', [])
    await both('part', 'aborted', 'unknown', 1, 'x')
  })
})
