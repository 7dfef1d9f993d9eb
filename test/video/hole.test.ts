// The largest empty place of a film, which costs it points.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { designRows } from '#lib/score/design.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'

const said = [
  ['hook', { text: 'We resole walking boots by hand' }],
  ['statement', { text: 'Bring them in dry, with the laces out' }],
] as const

async function holeOf(kit: BrandKit, end: Record<string, string>) {
  const shots = [...said, ['end_card', end] as const].map(([scene, data], at) => ({
    ...{ scene, data, depicts: 'none', start_ms: at * 2000, end_ms: at * 2000 + 2000 },
  }))
  const { proof } = await makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots }), kit)
  const rows = designRows([{ position: 0, kind: 'video', width: 1080, height: 1920, proof }])
  return rows.find(({ rule }) => rule === 'hole')
}

describe('the hole of a film', () => {
  it.each([0, 2, 3])('is that of its barest scene, and lets words that fill theirs pass: brand %i', async nth => {
    const kit = { ...(bareKits[nth] as BrandKit), about: '', tagline: '' }
    const full = await holeOf(kit, { text: 'Saturday 21 March', url: 'boots.example' })
    const bare = await holeOf(kit, {})
    expect(full?.passed).toBe(true)
    expect(bare).toMatchObject({ passed: false, threshold: 0.38 })
    expect(Number(bare?.measured)).toBeGreaterThan(Number(full?.measured))
  })
})
