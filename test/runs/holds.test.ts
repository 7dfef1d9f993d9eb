import { describe, expect, it } from 'vitest'
import { asks } from '#functions/http/answer/asks.ts'
import { foundIn, told } from '#lib/runs/read/holds.ts'

/** What a person is asked of a hold, and what stands below the question. */
const read = (rule: string, what: string, where = '') =>
  foundIn([{ rule, what, where }]).map(found => [asks(found), told(found)])

describe('what holds a run, as a person reads it', () => {
  it('says of too little that it is too little, and of what is nowhere that it was left out', () => {
    expect(read('fault', 'lost: hardly anything of what readers should know stands in the post')).toEqual([
      ['Does it say enough?', 'Hardly anything of what readers should know stands in the post.'],
    ])
    expect(read('fault', 'lost: “12 March” is only in the caption; readers need it on the picture')).toEqual([
      ['Does it say enough?', '“12 March” is only in the caption; readers need it on the picture.'],
    ])
    expect(read('fault', 'lost: “12 March” is neither on the picture nor in the caption; readers need it')).toEqual([
      ['Was it right to leave this out?', '“12 March”'],
    ])
  })

  it('says what it means that a value comes from another sentence', () => {
    expect(read('fault', 'evidence: “2.50” in body is not in the segments that it names (1)', 'body')).toEqual([
      ['Does it stand with the right words?', 'The brief says “2.50” in another place.'],
    ])
    expect(read('fault', 'claim: “free” in caption 1 is not in the segments that it names')[0]?.[1]).toBe(
      'The brief says “free” in another place.',
    )
  })

  it('names the words and the place of a fault, without the name of its rule', () => {
    expect(
      foundIn([{ rule: 'fault', what: 'weekday: “Friday 12” in caption 1: that date is another; write', where: '' }]),
    ).toEqual([
      { rule: 'weekday', what: '“Friday 12”: that date is another', where: 'caption 1', places: ['the caption'] },
    ])
  })
})
