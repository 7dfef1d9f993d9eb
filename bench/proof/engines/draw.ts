// Draws golden pictures in whichever engine runs it, and says whose hash is another: node --import ./dev/modules.mjs … HOW_MANY

import { raster } from '#dev/build/raster.ts'
import { goldenHash, goldenKeys } from '#dev/gallery/hashes.ts'
import golden from '#test/golden.json' with { type: 'json' }

const known: Record<string, string> = golden
const keys = goldenKeys()
const wanted = Math.min(Number(process.argv[2]), keys.length)
const other: string[] = []
for (let at = 0; at < wanted; at++) {
  const key = keys[Math.floor((at * keys.length) / wanted)] ?? ''
  if ((await goldenHash(raster, key)) !== known[key]) other.push(key)
}
console.log(JSON.stringify({ engine: process.versions.v8, drawn: wanted, other }))
