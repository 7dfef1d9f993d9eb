import { describe, expect, it } from 'vitest'
import { remembering } from '#lib/video/encode.ts'
import type { FilmLayer } from '#lib/video/film.ts'

const layer = (name: string, width = 1) => ({ name, scene: { name, width, height: 1 } }) as unknown as FilmLayer
const last = (rgba: Uint8Array) => rgba.length

function painter() {
  const painted: string[] = []
  const drawings = remembering((scene, take) => {
    painted.push((scene as unknown as { name: string }).name)
    const { width, name } = scene as unknown as { width: number; name: string }
    const isFlat = name === 'flat'
    return take(new Uint8Array(Uint32Array.from({ length: width }, (_, at) => (isFlat ? 1 : at >> 3)).buffer))
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
    const layers = [layer('small', 1_000), layer('half', 2_200_000), layer('another', 2_200_000)]
    const all = [...layers, layer('flat', 3_000_000)]
    drawings.keep(all)
    for (let segment = 0; segment < 2; segment++)
      for (const one of all) expect(drawings.pixelsTo(one, last)).toBe(one.scene.width * 4)
    expect(painted).toEqual(['small', 'half', 'another', 'flat', 'another'])
  })
})
