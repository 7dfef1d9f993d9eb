// What the documentation and the program give as an example comes out as they say: approved.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const pages = [
  'README.md',
  'docs/cli.md',
  'docs/agents.md',
  'cli/README.md',
  'client/README.md',
  'cli/line/help.mjs',
  'cli/line/commands.mjs',
]
const guides = ['index', 'quickstart', 'briefs', 'approval', 'posting', 'python'].map(name => `docs/guides/${name}.md`)
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** As a call or a command has it; those of `clarify`, those with a variable and those that ask for an outcome are none. */
const called = /(?:--brief|"?brief"?:) ["']([^"'$\\[\]]{10,})["']/g
/** The second column of the table of good briefs. */
const advised = /^\| (?:Make|Event)[^|]*\| ([^|]+?) \|$/gm
const briefs = new Set(
  [...pages, ...guides].flatMap(path =>
    [called, advised].flatMap(way => [...read(path).matchAll(way)].map(([, brief = '']) => brief)),
  ),
)

let world: TestWorld
let live: Caller
beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
})

it('finds them', () => expect(briefs.size).toBeGreaterThan(3))

it.each([...briefs])('%s', async brief => {
  for (const channel of ['linkedin', 'twitter']) {
    const { body } = await live.post<Run>('generate', { brief, channel, asset_type: 'card' })
    await world.drain()
    const run = (await live.get<Run>(`runs/${body.id}`)).body
    expect([channel, run.verdict, run.holds]).toEqual([channel, 'approved', []])
  }
})
