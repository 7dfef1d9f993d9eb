import { describe, expect, it } from 'vitest'
import { contrast } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { tonesOnLight } from '#lib/render/objects/overlaid.ts'

describe('parts upon light parts', () => {
  it('are known: the hands of a clock, the keys of a piano', () => {
    expect(['clock', 'piano', 'football'].map(noun => tonesOnLight(noun).has('ink'))).toEqual([true, true, true])
    expect(['cup', 'ladder'].map(noun => tonesOnLight(noun).has('ink'))).toEqual([false, false])
    expect(['ballot', 'cup'].map(noun => tonesOnLight(noun).has('accent'))).toEqual([true, false])
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

  it('are seen in the accent too, which is light where a brand has no other colour for the dark', () => {
    const { deep } = themeOf({ primary: '#0F5257', accent: '#F4623A', background: '#F1EADD', text: '#0D2528' }, 'auto')
    for (const noun of ['ballot', 'receipt', 'eye_chart', 'clipboard']) {
      const { accent, light } = paintsOf(noun, deep)
      expect(contrast(accent, light), noun).toBeGreaterThan(1.35)
    }
  })
})
