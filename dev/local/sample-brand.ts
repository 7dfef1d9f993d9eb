import { readFileSync } from 'node:fs'
import type { BrandName } from '#dev/kits.ts'
import { BrandDna } from '#lib/brand/dna.ts'

/** A sample brand as Brand DNA; its logos come in by themselves. */
export function sampleDna(brand: BrandName): BrandDna {
  const file = new URL(`../brands/${brand}/brand.json`, import.meta.url)
  const { tone, fonts, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  return BrandDna.parse({ ...rest, logos: [], voice: { tone, fonts: { display: fonts.display, text: fonts.text } } })
}
