// Runs the calls it is sent against its bucket, and answers what each gave as plain JSON.
const date = value => (value === undefined ? undefined : new Date(value))

function condition(onlyIf) {
  if (onlyIf?.headers) return new Headers(onlyIf.headers)
  return onlyIf && { ...onlyIf, uploadedAfter: date(onlyIf.uploadedAfter), uploadedBefore: date(onlyIf.uploadedBefore) }
}

function options(given = {}) {
  return {
    ...given,
    ...(given.onlyIf && { onlyIf: condition(given.onlyIf) }),
    ...(given.range?.header && { range: new Headers({ range: given.range.header }) }),
    ...(given.httpMetadata?.cacheExpiry && {
      httpMetadata: { ...given.httpMetadata, cacheExpiry: date(given.httpMetadata.cacheExpiry) },
    }),
  }
}

async function plain(object, withBody) {
  if (!object) return null
  const { key, size, etag, httpEtag, uploaded, httpMetadata, customMetadata, range, checksums, storageClass, version } =
    object
  const headers = new Headers()
  if (httpMetadata) object.writeHttpMetadata(headers)
  return {
    key,
    size,
    etag,
    httpEtag,
    uploaded: uploaded.getTime(),
    version,
    httpMetadata,
    customMetadata,
    range,
    checksums: checksums.toJSON(),
    storageClass,
    headers: Object.fromEntries(headers),
    ...(withBody && { body: 'body' in object ? await object.text() : null }),
  }
}

const bytesOf = value => (typeof value === 'object' ? value.text.repeat(value.times) : value)

const calls = {
  head: async (bucket, key) => plain(await bucket.head(key)),
  get: async (bucket, key, given) => plain(await bucket.get(key, options(given)), true),
  put: async (bucket, key, value, given) => plain(await bucket.put(key, bytesOf(value), options(given))),
  delete: async (bucket, keys) => ((await bucket.delete(keys)) === undefined ? 'deleted' : 'odd'),
  async list(bucket, given) {
    const { objects, truncated, cursor, delimitedPrefixes } = await bucket.list(given)
    return { objects: await Promise.all(objects.map(object => plain(object))), truncated, cursor, delimitedPrefixes }
  },
  async create(bucket, key, given) {
    const upload = await bucket.createMultipartUpload(key, options(given))
    return { key: upload.key, uploadId: upload.uploadId }
  },
  part: (bucket, key, id, number, value) => bucket.resumeMultipartUpload(key, id).uploadPart(number, bytesOf(value)),
  complete: async (bucket, key, id, parts) => plain(await bucket.resumeMultipartUpload(key, id).complete(parts)),
  abort: async (bucket, key, id) =>
    (await bucket.resumeMultipartUpload(key, id).abort()) === undefined ? 'aborted' : 'odd',
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    if (url.pathname === '/stream') {
      const put = await env.BUCKET.put(url.searchParams.get('key'), request.body)
      return Response.json({ size: put.size, etag: put.etag })
    }
    if (url.pathname === '/read') {
      const object = await env.BUCKET.get(url.searchParams.get('key'))
      return object ? new Response(object.body) : new Response('', { status: 404 })
    }
    const [name, ...args] = await request.json()
    try {
      return Response.json({ value: (await calls[name](env.BUCKET, ...args)) ?? null })
    } catch (error) {
      return Response.json({ error: error.message })
    }
  },
}
