// The drawing of a line of words holds all of its letters, however deep they reach.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { isWords } from '#test/video/support/land.ts'

const DEEP = ['طول الكم لعظمة الرسغ', 'صوف', 'ग्यारह कुर्ते', 'ที่ปรึกษา', 'gyjpq Ägypten']

it.each(DEEP)('%s', async text => {
  const shots = [
    { scene: 'hook', data: { text }, start_ms: 0, end_ms: 2000 },
    { scene: 'end_card', data: { text }, start_ms: 2000, end_ms: 4000 },
  ]
  const film = await makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots }), bareKits[1] as BrandKit)
  const words = film.layers.filter(isWords)
  expect(words.length).toBeGreaterThan(0)
  const paint = await raster.painter(words.map(({ scene }) => scene))
  for (const { scene } of words) {
    const { width, height } = scene
    paint(scene, rgba => {
      const inked = (row: number) =>
        Array.from({ length: width }, (_, x) => rgba[(row * width + x) * 4 + 3] ?? 0).some(alpha => alpha > 40)
      expect([inked(0), inked(height - 1)]).toEqual([false, false])
    })
  }
})
