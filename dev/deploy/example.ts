// `npm run env-example`: writes .env.example anew from the table of settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleFile } from '#dev/deploy/settings.ts'

writeFileSync(join(import.meta.dirname, '..', '..', '.env.example'), exampleFile())
