// The interface as a collection for Postman and whatever else reads its format.
import { listedOf, requestOf } from '#dev/site/reference.ts'
import type { Document } from '#functions/openapi/document.ts'

export function postman(document: Document) {
  const listed = listedOf(document)
  const tags = [...new Set(listed.map(one => one.operation.tags[0] ?? ''))]
  const item = (one: (typeof listed)[number]) => {
    const { method, url, headers, body } = requestOf(one, '{{base_url}}')
    return {
      name: one.operation.summary,
      request: {
        method,
        url,
        description: one.operation.description,
        header: [
          ...Object.entries(headers).map(([key, value]) => ({ key, value })),
          ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ],
        ...(body === undefined ? {} : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2) } }),
      },
    }
  }
  return {
    info: {
      name: 'Brand content generation service',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: (document.servers as { url: string }[])[0]?.url ?? '' },
      { key: 'api_key', value: '' },
    ],
    item: tags.map(name => ({ name, item: listed.filter(one => one.operation.tags[0] === name).map(item) })),
  }
}
