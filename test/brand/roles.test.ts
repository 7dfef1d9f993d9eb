import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { gather, rolesOf } from '#lib/brand/roles.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { contrast, lch } from '#lib/render/colour/oklch.ts'

const swatches = (shares: Record<string, number>) => Object.entries(shares).map(([hex, share]) => ({ hex, share }))
const roles = (logos: Record<string, number>[], screens: Record<string, number>[]) =>
  rolesOf(gather(logos.map(swatches), screens.map(swatches)))

describe('rolesOf', () => {
  it('takes the ground from screens, the lead from logos, and readable text', () => {
    expect(
      roles(
        [{ '#00875A': 0.6, '#FFFFFF': 0.4 }],
        [{ '#FBF7E9': 0.7, '#172B4D': 0.15, '#FF8B00': 0.05, '#00875A': 0.05, '#6B778C': 0.05 }],
      ),
    ).toEqual({
      primary: '#00875A',
      secondary: '#FF8B00',
      background: '#FBF7E9',
      text: '#172B4D',
      muted: '#6B778C',
      surface: '#FFFFFF',
    })
  })

  it('leaves open what nothing shows', () => {
    expect(roles([], [])).toEqual({})
    expect(roles([{ '#111111': 1 }], [])).toEqual({ primary: '#111111' })
    expect(roles([], [{ '#FFFFFF': 1 }])).toEqual({ background: '#FFFFFF' })
  })

  it('counts like colours once, under the shade that fills most', () => {
    const found = gather(
      [],
      [swatches({ '#4F46E5': 0.3, '#5048E6': 0.2 }), swatches({ '#4E45E4': 0.1, '#FFFFFF': 0.9 })],
    )
    expect(found.map(one => [one.hex, Math.round(one.in_screens * 100)])).toEqual([
      ['#FFFFFF', 45],
      ['#4F46E5', 30],
    ])
  })
})

describe('the sample brands', () => {
  const folder = join(import.meta.dirname, '..', '..', 'dev', 'brands')
  const brands = readdirSync(folder)
  const pictures = takumiPictures()

  it('are found', () => expect(brands.length).toBe(6))

  it.each(brands)('%s: its own ground, readable text, and a colour of its kit in the lead', async brand => {
    const paletteOf = async (file: string) =>
      (await normalise(pictures, new Uint8Array(readFileSync(join(folder, brand, file))), 'logo')).palette
    const screens = readdirSync(join(folder, brand, 'screens')).filter(file => file.endsWith('.png'))
    const found = gather(
      await Promise.all(['logo.svg', 'mark.svg'].map(paletteOf)),
      await Promise.all(screens.map(file => paletteOf(`screens/${file}`))),
    )
    const { primary = '', background = '', text = '' } = rolesOf(found)
    const { palette } = JSON.parse(readFileSync(join(folder, brand, 'brand.json'), 'utf8'))
    const kit: string[] = Object.values(palette).flat() as string[]
    const nearest = (hex: string) =>
      Math.min(...kit.map(one => Math.abs(lch(one).l - lch(hex).l) + Math.abs(lch(one).c - lch(hex).c)))
    expect([nearest(primary), nearest(background)].map(distance => distance < 0.05)).toEqual([true, true])
    expect(contrast(text, background)).toBeGreaterThan(7)
  })
})
