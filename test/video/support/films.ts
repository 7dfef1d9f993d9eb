// Small films for tests: a ground, a card and words that move over it.
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import type { Film, FilmLayer } from '#lib/video/film.ts'

const GEIST = { family: 'Geist', path: 'fonts/geist/geist-latin-wght-normal.woff2', italic: false, ranges: [] }

const ease = (share: number) => 1 - (1 - Math.max(0, Math.min(1, share))) ** 3

function scene(wide: number, high: number, style: object, children: SceneNode[] = []) {
  const [width, height] = [Math.round(wide), Math.round(high)]
  const root = { type: 'container' as const, style: { width, height, ...style }, children }
  return { root, width, height, images: new Map(), fonts: [GEIST] }
}

const words = (text: string, width: number, size: number, color: string) =>
  scene(width, size * 3, {}, [
    { type: 'text', text, style: { fontFamily: 'Geist', fontSize: size, fontWeight: 700, color } },
  ])

/** A line that comes in from below every half second and stays until the end. */
export function smallFilm(frames: number, width = 270, height = 480): Film {
  const unit = width / 270
  const ground = scene(width, height, { backgroundImage: 'linear-gradient(160deg, #20245c, #d65c8c)' })
  const disc = scene(90 * unit, 90 * unit, {}, [
    drawing({ x: 0, y: 0, width: 90 * unit, height: 90 * unit }, '<circle cx="45" cy="45" r="44" fill="#ffd54a"/>'),
  ])
  const lines = Array.from({ length: Math.min(8, Math.ceil(frames / 15)) }, (_, index): FilmLayer => {
    const from = index * 15
    return {
      name: `line ${index}`,
      scene: words(`Line ${index + 1} of it`, 240 * unit, 26 * unit, '#ffffff'),
      from,
      until: frames,
      pose: frame => ({
        x: 15 * unit,
        y: (50 + index * 48 + 40 * (1 - ease((frame - from) / 20))) * unit,
        opacity: ease((frame - from) / 12),
      }),
    }
  })
  return {
    width,
    height,
    frames,
    background: [0, 0, 0],
    layers: [
      { name: 'ground', scene: ground, from: 0, until: frames, pose: () => ({ x: 0, y: 0 }) },
      {
        name: 'disc',
        scene: disc,
        from: 0,
        until: frames,
        pose: frame => ({
          x: (20 + frame * 0.7) * unit,
          y: 300 * unit,
          scale: 1 + 0.3 * Math.sin(frame / 20),
          opacity: 0.9,
        }),
      },
      ...lines,
    ],
    cues: lines.map(({ from }, index) => ({
      start_ms: (from * 1000) / 30,
      end_ms: ((from + 15) * 1000) / 30,
      text: `Line ${index + 1} of it`,
    })),
    poster: frames - 1,
    bed: null,
    alt_text: 'Lines that come in one after the other.',
    proof: {
      texts: [],
      contrast: [],
      smallest_text_px: 26,
      quiet_area: 0.5,
      hole: null,
      photos: [],
      safe_zone_hits: [],
      covered: [],
      missing_glyphs: [],
      nearest: null,
      logo: null,
      palette: null,
      furniture: [],
    },
  }
}

/** The same over a ground of which every pixel moves: it takes as long as a photo does. */
export function livelyFilm(frames: number, width: number, height: number): Film {
  const film = smallFilm(frames, width, height)
  const [ground, ...others] = film.layers
  if (!ground) throw new Error('a film without a ground')
  return { ...film, layers: [{ ...ground, pose: frame => ({ x: -frame / 10, y: 0, scale: 1.2 }) }, ...others] }
}
