import { describe, expect, it } from 'vitest'
import { tilesOf } from '#lib/render/subject/tiles.ts'

const tiles = (about: string, tagline = '') => tilesOf({ name: 'Xyz', tagline, about })

describe('the tiles of a brand', () => {
  it.each([
    ['Upholstery workshop in Leeds: chairs, sofas and weekend courses', ['chair', 'sofa']],
    ['Kleine Polsterei, die Sessel und Stühle neu bezieht', ['armchair', 'chair']],
    ['Two-person bicycle workshop in Ghent', ['bicycle']],
    ['Atelier de poterie à Lyon', ['vase', 'pottery_wheel']],
    ['Ferry line between two islands', ['ferry']],
  ])('are what its words name, or what fits its one trade whatever it says: %s', (about, things) =>
    expect(tiles(about)).toEqual(things),
  )

  it.each([
    ['Community seed bank with a swap every spring', ['coin', 'scale', 'chart', 'medal']],
    ['Banco comunitário de sementes crioulas', ['coin', 'scale', 'chart']],
    ['Frame builder: steel bicycles made to measure, repairs by the forge next door', ['hammer', 'saw', 'anvil']],
    ['Pottery and savings club in one house', ['coin', 'scale']],
    ['Furniture restorer and joiner, upholstery on request', ['saw', 'hammer']],
    ['An app that plans rounds for window cleaners', ['laptop', 'phone', 'window']],
  ])('are none of another trade that its words touch: %s', (about, others) =>
    expect(tiles(about).filter(one => others.includes(one))).toEqual([]),
  )

  it('are none where it tells too little, or over what nothing is drawn for', () => {
    expect(tiles('A place for everybody')).toEqual([])
    expect(tiles('Family funeral home in Kumasi')).toEqual([])
  })
})
