import { readFileSync } from 'node:fs'
import type { Near } from '#bench/rig/near.ts'
import { brief } from '#bench/rig/seeded.ts'

type Request = Parameters<Near['call']>

export const UNKNOWN = '01900000-0000-7000-8000-000000000000'

export const generated = (more: object = {}) => JSON.stringify({ ...brief, ...more })

/** One request for each way in which a caller with a good key is refused. */
export const refusals: [what: string, status: number, request: Request][] = [
  ['404 of an unknown run', 404, ['GET', `runs/${UNKNOWN}`]],
  ['422 of a path', 422, ['GET', 'runs/nonsense']],
  ['422 of a query', 422, ['GET', 'runs?limit=101']],
  ['422 of a body', 422, ['POST', 'generate', generated({ variation: -1 })]],
  ['400 of a body', 400, ['POST', 'generate', '{']],
  ['400 of an asset type', 400, ['POST', 'generate', generated({ asset_type: 'poem' })]],
  ['415', 415, ['POST', 'generate', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }]],
  ['405', 405, ['DELETE', 'generate']],
  ['404 of a path', 404, ['GET', 'nowhere']],
  ['403 of a header', 403, ['GET', 'me', undefined, { 'x-service-key-id': UNKNOWN }]],
  ['403 of a scope', 403, ['POST', 'generate', generated(), { 'x-service-key-scopes': 'asset_type:video' }]],
]

type Operations = Record<string, { requestBody?: unknown }>

/** The paths of the interface document, as they were built into what is measured. */
export const documentedPaths = (): Record<string, Operations> =>
  JSON.parse(readFileSync('docs/openapi.json', 'utf8')).paths

/** A wrong body for every operation of the interface document that takes one. */
export function wrongBodies(): [what: string, request: Request][] {
  const found: [string, Request][] = []
  for (const [path, operations] of Object.entries(documentedPaths())) {
    const filled = path.replaceAll(/\{[^}]+\}/g, UNKNOWN)
    for (const [method, { requestBody }] of Object.entries(operations))
      if (requestBody) found.push([`${method} ${path}`, [method.toUpperCase(), filled, '{"no_such_field": 1}']])
  }
  return found
}
