// Writes docs/openapi.json, the interface document as it follows from the routes, and the types of the client after it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, tableOf, typesOf } from '#dev/client/types.ts'
import { createApp } from '#functions/app.ts'
import type { ApiDeps } from '#functions/deps.ts'
import { openapi } from '#functions/openapi/document.ts'
import type { Examples } from '#functions/openapi/finish.ts'
import { DOCUMENTED_URL } from '#functions/site.ts'

/** The routes need nothing to be listed: none of these is ever called. */
const unused: ApiDeps = {
  world: () => {
    throw new Error('no request is answered here')
  },
  verify: async () => false,
  release: '',
  pingRenderer: async () => undefined,
  preview: async () => null,
  small: async () => false,
  site: async () => null,
  failures: { count: async () => ({ allowed: true, limit: 0, resets_at: new Date(0) }) },
  pages: () => Promise.reject(new Error('no page is shown here')),
}

/** Taken from a running stack by `npm run examples`. */
const examplesPath = join(import.meta.dirname, '..', 'docs', 'examples.json')
export const examples = (): Examples => JSON.parse(readFileSync(examplesPath, 'utf8'))

export const documented = () => openapi(createApp(unused, DOCUMENTED_URL), DOCUMENTED_URL, examples())

export const documentPath = join(import.meta.dirname, '..', 'docs', 'openapi.json')

export const documentText = () => `${JSON.stringify(documented(), null, 2)}\n`

const clientFolder = join(import.meta.dirname, '..', 'client')

if (import.meta.main) {
  writeFileSync(documentPath, documentText())
  const document = documented() as unknown as Document
  writeFileSync(join(clientFolder, 'types.generated.d.ts'), typesOf(document))
  writeFileSync(join(clientFolder, 'operations.generated.mjs'), tableOf(document))
  // The tools are made from what is here, so this must have ended; to wait for them here would never end.
  void import('#dev/tools.ts').then(({ writeTools }) => {
    writeTools()
    console.log(
      'Wrote docs/openapi.json, lib/mcp/tools.generated.ts, client/types.generated.d.ts and client/operations.generated.mjs.',
    )
  })
}
