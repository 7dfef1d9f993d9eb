import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Tables = Record<string, readonly number[]>

/** The sources are AssemblyScript, whose plain tables are also TypeScript. */
async function load(file: string): Promise<Tables> {
  return (await import(join(import.meta.dirname, '../../../lib/video/codec/as', file))) as Tables
}

const cavlc = await load('stream/cavlc-tables.ts')
const deblock = await load('deblock/deblock-tables.ts')

/** The words of one code as texts of 0 and 1; a length of 0 is no word. */
function words(lengths: string, bits: string, from: number, to: number): string[] {
  const all: string[] = []
  for (let at = from; at < to; at++) {
    const length = cavlc[lengths]?.[at] ?? Number.NaN
    const value = cavlc[bits]?.[at] ?? Number.NaN
    expect(value).toBeLessThan(2 ** length || 1)
    if (length) all.push(value.toString(2).padStart(length, '0'))
  }
  return all
}

function isPrefixFree(code: string[]): boolean {
  const sorted = [...code].sort()
  return sorted.every((word, at) => at === 0 || !word.startsWith(sorted[at - 1] ?? ''))
}

const kraft = (code: string[]) => code.reduce((sum, word) => sum + 2 ** -word.length, 0)

describe('code words', () => {
  it('of coeff_token are prefix free, and of each class all counts are there', () => {
    for (let table = 0; table < 3; table++) {
      const code = words('TOKEN_LENGTH', 'TOKEN_BITS', table * 68, table * 68 + 68)
      expect(code.length).toBe(62)
      expect(isPrefixFree(code)).toBe(true)
      // The standard leaves a few words of 13 bits and more unused.
      expect(kraft(code)).toBeGreaterThan(1 - [2 ** -10, 2 ** -9, 2 ** -4][table]!)
      expect(kraft(code)).toBeLessThanOrEqual(1)
    }
    const chroma = words('CHROMA_TOKEN_LENGTH', 'CHROMA_TOKEN_BITS', 0, 20)
    expect(chroma.length).toBe(14)
    expect(isPrefixFree(chroma)).toBe(true)
  })

  it('of total_zeros are prefix free and but one of each code leave no word unused', () => {
    for (let total = 1; total < 16; total++) {
      const code = words('ZEROS_LENGTH', 'ZEROS_BITS', 16 * (total - 1), 16 * total)
      expect(code.length).toBe(17 - total)
      expect(isPrefixFree(code)).toBe(true)
      expect(kraft(code)).toBeGreaterThanOrEqual(1 - 2 ** -9)
    }
    for (let total = 1; total < 4; total++) {
      const code = words('CHROMA_ZEROS_LENGTH', 'CHROMA_ZEROS_BITS', 4 * (total - 1), 4 * total)
      expect(code.length).toBe(5 - total)
      expect(isPrefixFree(code)).toBe(true)
      expect(kraft(code)).toBe(1)
    }
  })

  it('of run_before are prefix free for every count of zeros left', () => {
    for (let left = 1; left < 8; left++) {
      const code = words('RUN_LENGTH', 'RUN_BITS', 16 * (left - 1), 16 * left)
      expect(code.length).toBe(left < 7 ? left + 1 : 15)
      expect(isPrefixFree(code)).toBe(true)
      expect(kraft(code)).toBeGreaterThanOrEqual(left < 7 ? 1 : 1 - 2 ** -10)
    }
  })

  it('of coded_block_pattern are each used once', () => {
    const all = Array.from({ length: 48 }, (_, at) => at)
    expect([...(cavlc.PATTERN_INTRA ?? [])].sort((a, b) => a - b)).toEqual(all)
    expect([...(cavlc.PATTERN_INTER ?? [])].sort((a, b) => a - b)).toEqual(all)
  })
})

describe('deblocking thresholds', () => {
  it('are there for every quantiser and never fall', () => {
    const { ALPHA = [], BETA = [], LIMIT = [] } = deblock
    expect([ALPHA.length, BETA.length, LIMIT.length]).toEqual([52, 52, 156])
    for (const table of [ALPHA, BETA, ...[0, 1, 2].map(strength => LIMIT.filter((_, at) => at % 3 === strength))]) {
      expect(table.every((value, at) => at === 0 || value >= (table[at - 1] ?? 0))).toBe(true)
    }
  })
})
