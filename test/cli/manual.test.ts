// docs/cli.md against the program: what it lists, what it says that is taken, and what it shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { configPath } from '../../cli/input/config.mjs'
import { duration } from '../../cli/input/numbers.mjs'
import { LOCAL_STACK } from '../../cli/input/service.mjs'
import { commands } from '../../cli/line/commands.mjs'
import { globalOptions, options } from '../../cli/line/options.mjs'

const [node = { name: 'Node', path: process.execPath }] = nodes
const manual = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8')
const partOf = (title: string) => manual.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
/** The rows of a table, their cells without escapes. */
const rows = (part: string) =>
  [...part.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map(cell => cell.replaceAll('\\|', '|')))
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** `brand runs get <run_id>`: its name, and what stands behind it. */
const commandOf = (word: string) => {
  const [, name = '', rest = ''] = /^brand ((?:[a-z]+ ?)+)(.*)$/.exec(word) ?? []
  return { name: name.trim(), rest }
}

describe('the manual of the command line', () => {
  const listed = rows(partOf('Commands')).flatMap(([first = '']) => quoted(first).map(commandOf))

  it('lists every command with its argument, and no other', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(commands).sort())
    for (const { name, rest } of listed) {
      const { argument = '', required = [] } = commands[name] ?? { options: [] }
      if (argument) expect([name, rest]).toEqual([name, expect.stringContaining(argument)])
      for (const option of required) expect([name, rest]).toEqual([name, expect.stringContaining(`--${option}`)])
    }
  })

  it('says of a command what it takes, all of it and nothing else', () => {
    const text = manual.replaceAll(/\s+/g, ' ')
    const said = [...text.matchAll(/`([a-z ]+)` takes ((?:`--[a-z-]+`(?:, | and )?)+)/g)]
    expect(said.length).toBeGreaterThanOrEqual(7)
    for (const [, name = '', taken = ''] of said) {
      const flags = quoted(taken).map(flag => flag.replace(/^--/, ''))
      expect([name, flags.sort()]).toEqual([name, [...(commands[name]?.options ?? [])].sort()])
    }
  })

  it('lists the options of every command, of posts and campaigns and of generate', () => {
    const namesIn = (title: string) => rows(partOf(title)).flatMap(([first = '']) => quoted(first))
    const flags = (title: string) =>
      namesIn(title)
        .map(word => word.replace(/^--(no-)?/, '').replace(/ .*/, ''))
        .sort()
    expect(flags('Options of every command')).toEqual([...globalOptions].sort())
    expect(flags('Options of generate')).toEqual([...(commands.generate?.options ?? [])].sort())
    const known = new Set(['posts resolve', 'campaign create'].flatMap(name => commands[name]?.options ?? []))
    for (const flag of flags('Options of posts and campaigns')) expect(known).toContain(flag)
  })

  it('names what holds where nothing is said', () => {
    const said = (flag: string) =>
      rows(manual).find(([first = '']) => new RegExp(`\`--${flag}[\` ]`).test(first))?.[1] ?? ''
    expect(said('channel')).toContain(`\`${options.channel?.initial}\``)
    expect(said('asset-type')).toContain(`\`${options['asset-type']?.initial}\``)
    expect(said('retries')).toContain(`(${options.retries?.initial})`)
    expect([said('timeout'), duration(options.timeout?.initial ?? '', '')]).toEqual([
      expect.stringContaining('(10 minutes)'),
      600_000,
    ])
    for (const form of ['90', '90s', '5m'])
      expect([form, said('timeout').includes(`\`${form}\``)]).toEqual([form, true])
    expect(['90', '90s', '5m'].map(form => duration(form, ''))).toEqual([90_000, 90_000, 300_000])
    expect(manual).toContain(`\`${LOCAL_STACK}\``)
    expect(configPath({ XDG_CONFIG_HOME: '$XDG_CONFIG_HOME' }, 'linux')).toBe('$XDG_CONFIG_HOME/brand/config.json')
    expect(manual).toContain('`$XDG_CONFIG_HOME/brand/config.json`')
  })

  it('shows of generate the lines that it prints, in their order', async ({ service }) => {
    const labels = (text: string) =>
      [...text.matchAll(/^(Run|Status|About|Score|Text|Picture|Saved) {2,}/gm)].map(([, label]) => label)
    const { stdout } = await brand(['generate', '--brief', 'Dark mode is here.', '--output', 'out/'], {
      ...{ node, base: service.base, cwd: emptyFolder() },
    })
    expect(labels(partOf('Begin'))).toEqual(labels(stdout))
    expect(labels(stdout)).toHaveLength(7)
  })

  it('is right about colours and about empty folders', async ({ service }) => {
    const coloured = await brand(['account'], { node, base: service.base, env: { FORCE_COLOR: '1' } })
    expect(coloured.stdout).toContain('\u001b[')
    expect((await brand(['account'], { node, base: service.base })).stdout).not.toContain('\u001b[')
  })
})
