import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { commands } from '#dev/admin/commands.ts'
import { AdminUsage, flags, taken } from '#dev/admin/flags.ts'
import { helpOf, names } from '#dev/admin/help.ts'
import { tellFailure } from '#dev/admin/tell-failure.ts'
import { MintInput } from '#lib/keys/mint.ts'
import { Problem } from '#lib/problem.ts'
import { Email } from '#lib/signin/words.ts'
import { CreateWorkspaceInput } from '#lib/workspaces/workspace.ts'

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

it('a live key that the plan has not is told with what sets a plan', () => {
  const { text, status } = tellFailure(new Problem('subscription_inactive', 'Live keys need an active subscription.'))
  expect([text, status]).toEqual([
    expect.stringMatching(/^subscription_inactive: Live keys need.*\n.*plan set --workspace ID --plan pro$/),
    1,
  ])
})

const live = { workspace_id: crypto.randomUUID(), mode: 'live' }

it.each([
  [CreateWorkspaceInput, { name: 'X', plan: 'gold' }, '--plan “gold” is not known; it takes one of free, starter'],
  [
    CreateWorkspaceInput,
    { name: 'X', time_zone: 'London' },
    '--time-zone “London” is no time zone; did you mean Europe/',
  ],
  [CreateWorkspaceInput, { plan: 'pro' }, '--name is missing'],
  [MintInput, { workspace_id: 'nope', mode: 'live' }, '--workspace “nope” is no id; one looks like'],
  [MintInput, { workspace_id: crypto.randomUUID(), mode: 'lve' }, '--mode “lve” is not known; did you mean live?'],
  [MintInput, { ...live, auto_post_min_score: 900 }, '--min-score is too large'],
  [MintInput, { ...live, allowed_addresses: ['300.1.1.1/99'] }, '--addresses is no address'],
  [z.object({ email: Email }), { email: 'nobody' }, '--email “nobody” is no e-mail address'],
])('a flag is told by its name, with what was given and what is taken', (schema, given, words) => {
  expect(() => taken(schema, given)).toThrow(AdminUsage)
  expect(() => taken(schema, given)).toThrow(words)
})

it.each([
  [['--mod', 'live'], 'There is no --mod here. Did you mean --mode?'],
  [['--worskpace=1'], 'There is no --worskpace here. Did you mean --workspace?'],
  [['--colour', 'red'], 'There is no --colour here. It takes --workspace, --mode.'],
  [['--mode'], "'--mode <value>' argument missing"],
])('a flag that a command does not take is told with the one that was meant: %j', (args, words) => {
  expect(() => flags(args, { workspace: 'string', mode: 'string' })).toThrow(words)
})

it('each command has its own lines of help', () => {
  expect(helpOf('key mint')).toMatch(/^npm run admin -- key mint --workspace ID[\s\S]*--expires-at TIME\]$/)
  for (const name of names) expect([name, helpOf(name).includes(name.split(' ').at(-1) ?? '')]).toEqual([name, true])
})

it('every command is known by its name before what it does is loaded, and no other', () => {
  expect(names.toSorted()).toEqual(Object.keys(commands).toSorted())
})
