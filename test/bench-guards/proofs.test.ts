import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the list of proofs', () => {
  it('names files that are there', () => {
    const named = [...readFileSync('bench/proof/main.ts', 'utf8').matchAll(/measured\('([^']+)'/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => !existsSync(`bench/proof/${name}.ts`))).toEqual([])
  })
})
