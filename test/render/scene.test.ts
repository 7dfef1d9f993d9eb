// A drawing that goes from edge to edge of its picture, whatever the shape of that.
import { describe, expect, it } from 'vitest'
import { beyond, isScene } from '#lib/render/objects/named/scene.ts'
import type { Shape } from '#lib/render/objects/shape.ts'

const body = (d: string): Shape => ({ tone: 'body', d })
const pathsOf = (...shapes: Shape[]) => beyond(shapes).map(({ d }) => d)

describe('a drawing that covers its square', () => {
  const rest = 'c M0 140H200V200H0Z|a M60 60H140V140H60Z'
  it.each([
    ['from edge to edge', `drafted/a room//b M0 0H200V200H0Z|${rest}`, true],
    ['nearly', `drafted/a room//b M12 12H188V188H12Z|${rest}`, false],
    ['with a line alone', `drafted/a room//b4 M0 0H200V200H0Z|${rest}`, false],
    ['by the name of a drawing of ours', 'lamp', false],
  ])('%s is a scene or none', (_, noun, is) => {
    expect(isScene(noun)).toBe(is)
  })

  it('goes on beyond the edges that it touches, in its corners too', () => {
    expect(pathsOf(body('M0 0H200V200H0Z'))).toEqual(['M-600 -600L800 -600L800 800L-600 800Z'])
  })

  it('keeps what is within the square as it is, slopes and curves', () => {
    const [road, hill] = pathsOf(body('M80 200L95 120H105L120 200Z'), body('M0 150C60 146 140 154 200 150V200H0Z'))
    expect(road).toBe('M80 800L80 200L95 120L105 120L120 200L120 800Z')
    expect(hill).toBe('M-600 150L0 150C60 146 140 154 200 150L800 150L800 800L-600 800Z')
    expect(pathsOf(body('M60 60H140V140H60Z'))).toEqual(['M60 60L140 60L140 140L60 140Z'])
  })

  it('leads lines straight on that end at an edge, and no others', () => {
    const line = (d: string): Shape => ({ ...body(d), stroke: 4 })
    expect(pathsOf(line('M0 170H200'))).toEqual(['M-600 170L0 170L200 170L800 170'])
    expect(pathsOf(line('M40 112Q34 104 40 96'))).toEqual(['M40 112Q34 104 40 96'])
    expect(pathsOf(line('M20 20H180V180Z'))).toEqual(['M20 20L180 20L180 180Z'])
  })
})
