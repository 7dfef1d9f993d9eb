// What is drawn beside words goes along with them when these are written anew.
import { describe, expect, it } from 'vitest'
import { carried, placesBefore } from '#lib/composer/critic/carried.ts'

const before = [['Three jars'], ['Wash the jars well'], ['Fill them to the rim'], ['Visit us']]

describe('drawings of words that are written anew', () => {
  it.each([
    ['stay where only words changed', [['Jars, three'], ['Clean them'], ['Fill to the rim'], ['Come']], [0, 1, 2, 3]],
    [
      'move with their words',
      [['Three jars'], ['Fill them to the rim'], ['Wash the jars well'], ['Visit us']],
      [0, 2, 1, 3],
    ],
    [
      'are none for a slide that is new',
      [['Three jars'], ['Wash well'], ['Dry slowly'], ['Fill to the rim'], ['Visit us']],
      [0, 1, -1, 2, 3],
    ],
    ['go with a slide that is gone', [['Three jars'], ['Fill them to the rim']], [0, 2]],
  ])('%s', (_, now, places) => {
    expect(placesBefore(before, now)).toEqual(places)
  })

  it('are “” beside what is new', () => {
    expect(carried(['jar', 'sink'], [1, -1, 0])).toEqual(['sink', '', 'jar'])
  })
})
