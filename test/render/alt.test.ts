// In which order an alternative text reads what stands on a picture.
import { describe, expect, it } from 'vitest'
import { inReadingOrder, type Said } from '#lib/render/alt.ts'

const at = (text: string, x: number, y: number): Said => ({ text, x, y })

describe('the words of a picture', () => {
  it('are read from the top down and from left to right', () => {
    const words = [at('Friday', 300, 110), at('Sale', 40, 20), at('All mugs', 40, 100)]
    expect(inReadingOrder(words)).toEqual(['Sale', 'All mugs', 'Friday'])
  })

  it('are read figure by figure, each with what it counts', () => {
    const words = [at('4', 40, 100), at('3', 400, 110), at('hours chasing', 40, 300), at('hours matching', 400, 312)]
    expect(inReadingOrder(words)).toEqual(['4', 'hours chasing', '3', 'hours matching'])
  })

  it('are read row by row in a table', () => {
    const words = [at('Day', 40, 10), at('Hours', 300, 10), at('Mon', 40, 60), at('9–5', 300, 60)]
    expect(inReadingOrder(words)).toEqual(['Day', 'Hours', 'Mon', '9–5'])
    const years = [at('2029', 40, 10), at('2030', 300, 10), at('11', 40, 60), at('14', 300, 60)]
    expect(inReadingOrder(years)).toEqual(['2029', '2030', '11', '14'])
  })
})
