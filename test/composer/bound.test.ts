// Clauses behind a comma that go on are known again by their first words, whatever stands around them.
import { describe, expect, it } from 'vitest'
import type { Heard } from '#lib/composer/audience/audience.ts'
import { hear } from '#lib/composer/audience/audience.ts'
import { boundIn, isBound } from '#lib/composer/builtin/reading/lines.ts'
import { languagesOf } from '#lib/composer/builtin/reading/sort.ts'
import { ask } from './ask.ts'

const question = ask('The old lemon tree, well, has not moved. Doors at 7, music at 8')
const heard = hear(question.segments, languagesOf(question).lexicons)
const all = (begins: number): Heard[] => heard.map(one => ({ ...one, begins }))

describe('a clause behind a comma', () => {
  const bound = boundIn({ heard: all(0.1) }, question)

  it.each(['well', 'has not moved', 'Music at 8'])('goes on where no line is likely to begin: %s', clause =>
    expect(isBound(clause, bound)).toBe(true),
  )

  it.each(['The old lemon tree', 'Doors at 7', 'has not been'])('is no other clause: %s', clause =>
    expect(isBound(clause, bound)).toBe(false),
  )

  it('is a line of its own where one is likely to begin', () =>
    expect(isBound('music at 8', boundIn({ heard: all(0.6) }, question))).toBe(false))
})
