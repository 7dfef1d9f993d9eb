// The headers that the document names.
const whole = (description: string) => ({
  description,
  schema: { type: 'integer', format: 'int64', minimum: 0, maximum: 9_999_999_999 },
})
const text = (description: string, pattern: string, maxLength = 200) => ({
  description,
  schema: { type: 'string', pattern, maxLength },
})

/** Headers that more than one answer carries. */
const headers = {
  'RateLimit-Limit': whole('Requests of the tightest bucket.'),
  'RateLimit-Remaining': whole('What is left of it.'),
  'RateLimit-Reset': whole('Seconds until it is full again.'),
  'X-RateLimit-Limit': whole('The same as RateLimit-Limit.'),
  'X-RateLimit-Remaining': whole('The same as RateLimit-Remaining.'),
  'X-RateLimit-Reset': whole('The same moment as Unix time in seconds.'),
  'X-Request-Id': text('Names this request in our logs.', '^req_[0-9a-f]{32}$', 36),
  'Access-Control-Allow-Origin': text('Any page may ask.', '^\\*$', 1),
  'Retry-After': whole('Seconds to wait before asking again.'),
  'Idempotency-Replayed': text('`true` when this is the stored answer to an earlier request.', '^true$', 4),
  ETag: text('The version of what is answered.', '^".*"$', 80),
  Link: text('Pages: first, prev, next.', '^<.*>.*$', 4096),
  Location: text('Where the new resource is.', '^/.*$', 500),
  'WWW-Authenticate': text('How to authenticate.', '^Bearer .*$', 200),
}

export type HeaderName = keyof typeof headers

/** The headers that some answer of the document names. */
export const usedHeaders = (paths: object) => {
  const text = JSON.stringify(paths)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => text.includes(`"#/components/headers/${name}"`)))
}

export const refs = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

export const everywhere: readonly HeaderName[] = [
  ...(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-RateLimit-Limit'] as const),
  ...(['X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id', 'Access-Control-Allow-Origin'] as const),
]
