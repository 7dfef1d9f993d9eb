import { describe, expect, it } from 'vitest'
import { Platform } from '#lib/channels.ts'
import { fitsOf } from '#lib/runs/judge/fits.ts'
import { platforms } from '#lib/runs/platforms.ts'

const picture = {
  kind: 'image',
  content_type: 'image/jpeg',
  width: 1080 as number | null,
  height: 1350 as number | null,
  duration_ms: null as number | null,
  bytes: 90_000,
}
const film = {
  ...picture,
  kind: 'video',
  content_type: 'video/mp4',
  height: 1920,
  duration_ms: 12_000,
  bytes: 3_000_000,
}
const fits = (assets: (typeof picture)[], caption = 'Doors at six.') => fitsOf(assets, () => caption)
const ok = (assets: (typeof picture)[], caption?: string) =>
  Platform.options.filter(platform => fits(assets, caption)[platform]?.ok)

const more = ['bluesky', 'threads', 'facebook']

describe('what each platform would say', () => {
  it('has a dated source for every platform', () => {
    for (const platform of Platform.options) {
      expect(platforms[platform].read).toMatch(/^2026-\d\d-\d\d$/)
      expect(platforms[platform].sources.length).toBeGreaterThan(10)
    }
  })

  it.each([
    ['a portrait card as JPEG', [picture], ['x', 'linkedin', 'instagram', 'tiktok', ...more]],
    ['the same as PNG', [{ ...picture, content_type: 'image/png' }], ['x', 'linkedin', ...more]],
    [
      'a card of 1200 x 627',
      [{ ...picture, width: 1200, height: 627 }],
      ['x', 'linkedin', 'instagram', 'tiktok', ...more],
    ],
    ['a tall infographic', [{ ...picture, height: 2400 }], ['x', 'linkedin', ...more]],
    ['a wide card', [{ ...picture, width: 1600, height: 900 }], ['x', 'linkedin', 'tiktok', 'bluesky', 'facebook']],
    [
      'six slides',
      Array.from({ length: 6 }, () => picture),
      ['linkedin', 'instagram', 'tiktok', 'threads', 'facebook'],
    ],
    ['a film', [film], ['x', 'linkedin', 'instagram', 'youtube', 'tiktok', ...more]],
    [
      'a film of three minutes',
      [{ ...film, duration_ms: 180_000 }],
      ['linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads'],
    ],
    ['a film of two seconds', [{ ...film, duration_ms: 2_000 }], ['x', 'youtube', 'tiktok', 'bluesky', 'threads']],
    ['stills with their film', [picture, picture, film], ['x', 'linkedin', 'instagram', 'youtube', 'tiktok', ...more]],
    ['nothing', [], []],
  ])('%s', (_, assets, expected) => {
    expect(ok(assets)).toEqual(expected)
  })

  it.each([
    ['x', 'a'.repeat(280), 'a'.repeat(281)],
    ['x', `${'a'.repeat(256)} https://example.com/${'long'.repeat(40)}`, `${'a'.repeat(257)} https://example.com/`],
    ['x', '漢'.repeat(140), '漢'.repeat(141)],
    ['linkedin', 'a'.repeat(3000), 'a'.repeat(3001)],
    ['instagram', '👩‍👩‍👧'.repeat(2200), '👩‍👩‍👧'.repeat(2201)],
    ['tiktok', 'a'.repeat(2200), 'a'.repeat(2201)],
    ['youtube', `${'a'.repeat(100)}\nmore`, `${'a'.repeat(101)}\nmore`],
  ] as const)('a caption on %s is counted in its way', (platform, good, long) => {
    expect(fits([film], good)[platform]).toEqual({ ok: true, reasons: [] })
    expect(fits([film], long)[platform]).toMatchObject({ ok: false, reasons: [expect.stringContaining('caption')] })
  })

  it('says what is in the way, and of which picture', () => {
    const large = { ...picture, width: 4000, height: 1000, bytes: 9_000_000 }
    expect(fits([picture, large]).instagram.reasons).toEqual([
      'picture 2 has 9000000 bytes; takes 8000000',
      'picture 2 has a ratio of 4; takes 0.8 to 1.91',
      'picture 2 has a width of 4000; takes 320 to 1440',
    ])
  })
})
