// A mutant whose words were moved takes nothing out: told here, and not first on the day of the week that plays it.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutants } from './mutants.ts'

const root = new URL('../../', import.meta.url)

const times = (file: string, words: string): number => {
  const url = new URL(file, root)
  return existsSync(url) ? readFileSync(url, 'utf8').split(words).length - 1 : 0
}

it('has each rule that it takes out, once', () => {
  const lost = mutants.flatMap(({ name, edits }) =>
    edits.flatMap(({ file, from }) =>
      times(file, from) === 1 ? [] : [`${name}: ${times(file, from)} times in ${file}`],
    ),
  )
  expect(lost).toEqual([])
})

it('has no name twice', () => {
  expect(new Set(mutants.map(one => one.name)).size).toBe(mutants.length)
})
