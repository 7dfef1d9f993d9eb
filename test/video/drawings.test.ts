import { describe, expect, it } from 'vitest'
import { remembering } from '#lib/video/encode.ts'
import type { FilmLayer } from '#lib/video/film.ts'

const layer = (name: string, width = 1) => ({ name, scene: { name, width, height: 1 } }) as unknown as FilmLayer
const last = (rgba: Uint8Array) => rgba.length

function painter() {
  const painted: string[] = []
  const drawings = remembering((scene, take) => {
    painted.push((scene as unknown as { name: string }).name)
    return take(new Uint8Array(scene.width * scene.height * 4))
  })
  return { drawings, painted }
}

describe('drawings of a film', () => {
  it('are held for the next segment where they go on in it, and for none after it', () => {
    const { drawings, painted } = painter()
    drawings.keep([layer('ground')])
    for (const name of ['ground', 'title']) drawings.pixelsTo(layer(name), last)
    drawings.keep([])
    for (const name of ['ground', 'title']) drawings.pixelsTo(layer(name), last)
    expect(painted).toEqual(['ground', 'title', 'title'])
    drawings.pixelsTo(layer('ground'), last)
    expect(painted).toEqual(['ground', 'title', 'title', 'ground'])
  })

  it('are not held beyond what there is room for', () => {
    const { drawings, painted } = painter()
    const layers = [layer('small', 1_000), layer('half', 900_000), layer('another', 900_000)]
    drawings.keep(layers)
    for (let segment = 0; segment < 2; segment++) for (const one of layers) drawings.pixelsTo(one, last)
    expect(painted).toEqual(['small', 'half', 'another', 'another'])
  })
})
