import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ask } from '../ask.ts'
import { INNOCENT_TOLD, TOLD } from './matters-told.ts'

const each = (lists: readonly string[]): string[] => lists.flatMap(list => list.split('|'))

/** What a person is told to look at, of all that may be grave. */
function topicsOf(brief: string): string[] {
  const question = ask(brief)
  return guard(question, writeBuiltin(question).answer)
    .holds.filter(({ rule }) => rule === 'sensitive')
    .map(({ what }) => what)
}

describe('grave matters, by their own names', () => {
  for (const [topic, lists] of Object.entries(TOLD))
    it.each(each(lists))(`${topic}: %s`, brief => expect(topicsOf(brief)).toEqual([topic]))
})

describe('neighbours of their words', () => {
  it.each(each(INNOCENT_TOLD))('%s', brief => expect(topicsOf(brief)).toEqual([]))
})
