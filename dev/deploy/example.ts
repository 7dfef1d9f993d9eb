// `npm run env-example`: writes .env.example anew from the table of settings, and wrangler.toml from that of the Workers.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleFile } from '#dev/deploy/settings.ts'
import { exampleConfig } from '#dev/deploy/worker/wrangler-file.ts'

const root = join(import.meta.dirname, '..', '..')
writeFileSync(join(root, '.env.example'), exampleFile())
writeFileSync(join(root, 'wrangler.toml'), exampleConfig(root))
