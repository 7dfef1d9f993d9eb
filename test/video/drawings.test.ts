import { describe, expect, it } from 'vitest'
import { remembering } from '#lib/video/encode.ts'
import type { FilmLayer } from '#lib/video/film.ts'

const layer = (name: string) => ({ name, scene: { name } }) as unknown as FilmLayer

function painter() {
  const painted: string[] = []
  const drawings = remembering(scene => {
    painted.push((scene as unknown as { name: string }).name)
    return new Uint8Array(1)
  })
  return { drawings, painted }
}

describe('drawings of a film', () => {
  it('are held for the next segment where they go on in it, and for none after it', () => {
    const { drawings, painted } = painter()
    drawings.keep([layer('ground')])
    for (const name of ['ground', 'title']) drawings.pixels(layer(name))
    drawings.keep([])
    for (const name of ['ground', 'title']) drawings.pixels(layer(name))
    expect(painted).toEqual(['ground', 'title', 'title'])
    drawings.pixels(layer('ground'))
    expect(painted).toEqual(['ground', 'title', 'title', 'ground'])
  })
})
