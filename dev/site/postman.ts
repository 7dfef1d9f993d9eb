// The interface as a collection for Postman and whatever else reads its format.
import { operationsOf } from '#dev/client/operations.ts'
import { type Operation, requestOf } from '#dev/site/reference.ts'
import type { Document } from '#functions/openapi/document.ts'

/** What a request that has succeeded leaves for those that come after it. */
const MAKES: Record<string, string> = {
  ...{ generate: 'run_id', postRun: 'post_id', createCampaign: 'campaign_id', createWebhook: 'webhook_id' },
  ...{ addScreen: 'screen_id', addFont: 'font_id', addPerson: 'person_id', addVideo: 'video_id' },
}

const keeping = (name: string) => ({
  event: [
    {
      listen: 'test',
      script: { exec: [`if (pm.response.json().id) pm.collectionVariables.set('${name}', pm.response.json().id)`] },
    },
  ],
})

/** Ids are variables: those of the examples are of a workspace that is not the reader's. */
function urlOf({ path }: { path: string }, url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  return `{{base_url}}${path.replaceAll(/\{(\w+)\}/g, '{{$1}}')}${query}`
}

export function postman(document: Document) {
  const listed = operationsOf<Operation>(document)
  const tags = [...new Set(listed.map(one => one.operation.tags[0] ?? ''))]
  const ids = [...new Set(listed.flatMap(({ path }) => path.match(/(?<=\{)\w+/g) ?? []))]
  const item = (one: (typeof listed)[number]) => {
    const { method, url, headers, body } = requestOf(one, '{{base_url}}')
    const made = MAKES[one.operation.operationId]
    return {
      name: one.operation.summary,
      ...(made ? keeping(made) : {}),
      request: {
        method,
        url: urlOf(one, url),
        description: one.operation.description,
        header: [
          ...Object.entries(headers).map(([key, value]) => ({
            key,
            value: key === 'Idempotency-Key' ? '{{$guid}}' : value,
          })),
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
      ...ids.map(key => ({ key, value: key === 'version' ? '1' : '' })),
    ],
    item: tags.map(name => ({ name, item: listed.filter(one => one.operation.tags[0] === name).map(item) })),
  }
}
