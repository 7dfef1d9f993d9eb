import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tellFailure } from '#dev/admin/tell-failure.ts'

const failed = (code: string, message: string) =>
  new DrizzleQueryError('select 1 from keys where id = $1', ['a secret'], Object.assign(new Error(message), { code }))

it('a text that is no id is told as that, without the statement and its values', () => {
  const { text, status } = tellFailure(failed('22P02', 'invalid input syntax for type uuid: "a secret"'))
  expect([text, status]).toEqual([expect.stringContaining('That is no id'), 1])
  expect(text).not.toContain('secret')
})

it('any other refusal of the database is told by its reason alone', () => {
  expect(tellFailure(failed('53300', 'too many connections')).text).toBe(
    'The database refused it: too many connections.',
  )
})
