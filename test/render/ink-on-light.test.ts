import { describe, expect, it } from 'vitest'
import { contrast } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { hasInkOnLight } from '#lib/render/objects/overlaid.ts'

describe('parts in ink upon light parts', () => {
  it('are known: the hands of a clock, the keys of a piano', () => {
    expect(['clock', 'piano', 'football'].map(hasInkOnLight)).toEqual([true, true, true])
    expect(['cup', 'ladder'].map(hasInkOnLight)).toEqual([false, false])
  })

  it('are seen on every ground', () => {
    const lost: string[] = []
    for (const primary of ['#4A2A24', '#14213D', '#7C3AED', '#0F5132', '#E4572E', '#F5D547', '#2A7A72'])
      for (const secondary of ['#66AFA8', '#F1E3C6', '#C2673D', '#1F2937']) {
        const { plain, deep, soft, vivid, playful } = themeOf({ primary, secondary, accent: secondary }, 'auto')
        for (const on of [plain, deep, soft, ...vivid, ...playful])
          for (const noun of ['piano', 'clock', 'pencil', 'receipt', 'compass', 'bottle']) {
            const { ink, light } = paintsOf(noun, on, [secondary])
            if (contrast(ink, light) < 1.35) lost.push(`${noun}: ${ink} on ${light}, paper ${on.paper}`)
          }
      }
    expect(lost).toEqual([])
  })
})
