// `npm run golden`: writes the hash of every template in every composition for every sample brand.
// Run it after a change that is meant to alter pictures, and look at the gallery before you commit the result.
import { writeFileSync } from 'node:fs'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { goldenHash, goldenKeys } from './hashes.ts'

const only = process.argv.slice(2)
const unknown = only.filter(name => !templates[name])
if (unknown.length > 0) throw new Error(`no template is named ${unknown.join(', ')}`)
const file = new URL('../../test/golden.json', import.meta.url)
const before: Record<string, string> = await import('../../test/golden.json', { with: { type: 'json' } }).then(
  module => module.default,
  () => ({}),
)
const hashes: Record<string, string> = {}
let changed = 0
for (const key of goldenKeys()) {
  const kept = before[key]
  const skip = kept && only.length > 0 && !only.some(name => key.startsWith(`${name}/`))
  const hash = skip ? kept : await goldenHash(raster, key)
  if (hash !== kept) changed++
  hashes[key] = hash
}
writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
console.log(`${Object.keys(hashes).length} pictures, ${changed} changed`)
