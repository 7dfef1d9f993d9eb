// Writes docs/openapi.json, the interface document as it follows from the routes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '#functions/app.ts'
import type { ApiDeps } from '#functions/deps.ts'
import { openapi } from '#functions/openapi/document.ts'
import { noPlatforms } from '#lib/adapters/mock/platforms.ts'

const DOCUMENTED_URL = 'https://api.brand-content.example'

/** The routes need nothing to be listed: none of these is ever called. */
const unused: ApiDeps = {
  world: () => {
    throw new Error('no request is answered here')
  },
  verify: async () => false,
  release: '',
  pingRenderer: async () => undefined,
  preview: async () => null,
  failures: { count: async () => ({ allowed: true, limit: 0, resets_at: new Date(0) }) },
  platforms: noPlatforms,
}

export const documented = () => openapi(createApp(unused, DOCUMENTED_URL), DOCUMENTED_URL)

export const documentPath = join(import.meta.dirname, '..', 'docs', 'openapi.json')

export const documentText = () => `${JSON.stringify(documented(), null, 2)}\n`

if (import.meta.main) {
  writeFileSync(documentPath, documentText())
  console.log('Wrote docs/openapi.json.')
}
