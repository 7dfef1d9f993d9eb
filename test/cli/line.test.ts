import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

const root = join(import.meta.dirname, '..', '..')
const { version } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8'))

describe.concurrent.each(nodesOfWords)('the command line, $name', node => {
  const run = (service: Service, args: string[], env = {}) => brand(args, { node, base: service.base, env })

  it('helps on standard output and ends with 0', async ({ service }) => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const { status, stdout, stderr } = await run(service, args)
      expect(stdout).toMatch(/^One sentence in, on-brand assets out\.\n\nBegin\n {2}brand login\n/)
      expect(stderr).toBe('')
      expect(status).toBe(0)
    }
    const { stdout } = await run(service, ['help', 'runs', 'get'])
    expect(stdout).toBe((await run(service, ['runs', 'get', '--help'])).stdout)
    expect(stdout).toMatch(/^Show one run as it is now\.\n\nExamples\n/)
    expect((await run(service, ['runs'])).stdout).toContain('runs wait    Wait for a run')
    expect(service.seen).toHaveLength(0)
  })

  it('says what there is as data, for programs that look for a command', async ({ service }) => {
    const all = JSON.parse((await run(service, ['--help', '--json'])).stdout)
    expect(all.commands.length).toBeGreaterThan(25)
    expect(all.exit_statuses).toMatchObject({ 0: 'done' })
    const { commands } = JSON.parse((await run(service, ['posts', 'resolve', '--help', '--json'])).stdout)
    expect(commands).toMatchObject([
      {
        command: 'brand posts resolve',
        argument: '<post_id>',
        options: [{ option: '--outcome', choices: ['posted', 'not_posted'], required: true }, {}, {}],
      },
    ])
  })

  it('names its version', async ({ service }) => {
    const { status, stdout } = await run(service, ['-v'])
    expect(stdout).toBe(`brand ${version} (${node.name}, ${process.platform} ${process.arch})\n`)
    expect(status).toBe(0)
  })

  it('takes options before and after the command', async ({ service }) => {
    expect(JSON.parse((await run(service, ['--json', 'account'])).stdout)).toMatchObject({ plan: 'pro' })
  })

  it.for([
    [['generat'], 'There is no command "generat".', 'Did you mean brand generate?'],
    [['runs', 'lst'], 'There is no command "runs lst".', 'Did you mean brand runs list?'],
    [['runs', 'show'], 'There is no command "runs show".', 'Did you mean brand runs get?'],
    [['whoami'], 'There is no command "whoami".', 'Did you mean brand account?'],
    [['create', 'We hire'], 'There is no command "create".', 'Did you mean brand generate?'],
    [['posts', 'rm'], 'There is no command "posts rm".', 'Did you mean brand posts cancel?'],
    [['webhooks', 'frob'], 'There is no command "webhooks frob".', 'brand webhooks --help lists all commands.'],
    [['brand', 'set', 'tagline'], '"tagline" is one word too many.', 'Such as: brand brand set --field tagline='],
    [['frobnicate'], 'There is no command "frobnicate".', 'brand --help lists all commands.'],
    [['generate', '--breif', 'a'], 'There is no option --breif.', 'Did you mean --brief?'],
    [['generate', '--brief', 'a', '--type', 'card'], 'There is no option --type.', 'Did you mean --asset-type?'],
    [['generate', 'sale'], '"sale" is no brief: one says in a sentence', 'One word all the same: --brief "sale"'],
    [['generate', '--brief', 'a', '--nowait'], 'There is no option --nowait.', 'Did you mean --no-wait?'],
    [['generate', '--brief', 'a', '-z'], 'There is no option -z.', 'brand generate --help lists all options.'],
    [['account', '--brief', 'a'], 'brand account has no option --brief.', 'It belongs to brand generate'],
    [['generate'], 'generate needs a brief.', 'brand generate --brief "We now have dark mode."'],
    [['generate', '--brief'], '--brief needs a value', '--brief=<text|@file|->'],
    [['generate', '--brief', '--quiet'], '--brief needs a value', 'If it begins with a dash, write'],
    [['generate', '--brief', ' '], '--brief is empty.', 'Say in a sentence'],
    [['generate', '--brief', 'Dark', 'mode'], '"mode" is one word too many.', 'Put the whole brief in quotes'],
    [['generate', '--brief', '@nothing.md'], 'The file nothing.md does not exist.', 'write @@'],
    [['generate', '--brief', 'a', '--json=yes'], '--json takes no value.', ''],
    [
      ['generate', '--brief', 'a', '--scheduled-at', '2026-02-30T09:00:00Z'],
      '--scheduled-at "2026-02-30T09:00:00Z" does not exist: no calendar has that day and time.',
      '',
    ],
    [['generate', '--brief', 'a', '--variation', '1.5'], '--variation must be a whole number from 0 to 99', ''],
    [['generate', '--brief', 'a', '--metadata', 'x'], '--metadata "x" is not key=value.', ''],
    [['generate', '--brief', 'a', '--timeout', 'soon'], '--timeout "soon" is not a length of time.', '90s, 5m, 1h'],
    [['generate', '--brief', 'a', '--idempotency-key', 'é'], '--idempotency-key takes 1 to 255', ''],
    [['generate', '--brief', 'a', '--no-wait', '-o', 'x'], '--output waits for the result', ''],
    [
      ['generate', '--brief', 'a', '--scheduled-at', '2099-12-01T09:00:00'],
      'has no UTC offset.',
      '--scheduled-at 2099-12-01T09:00:00+00:00',
    ],
    [
      ['generate', '--brief', 'a', '--scheduled-at', '2020-12-01T09:00:00Z'],
      '--scheduled-at is past: 2020-12-01 09:00 +00:00.',
      'give a later time',
    ],
    [['generate', '--brief', '-', '--key', '-'], 'Only one of --key and --brief', ''],
    [['runs', 'get'], 'brand runs get needs <run_id>.', ''],
    [['runs', 'get', '42'], '"42" is not the id of a run.', 'brand runs list shows the ids.'],
    [['runs', 'list', '--limit', '500'], '--limit must be a whole number from 1 to 100', ''],
    [
      ['post', '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa'],
      'post needs a platform.',
      'x, linkedin, instagram, youtube, tiktok',
    ],
    [['completion', 'tcsh'], 'There is no completion for "tcsh".', 'bash, zsh, fish'],
    [['listen', '--events', 'run.succeded'], 'There is no event "run.succeded".', 'Did you mean run.succeeded?'],
    [['listen', '--forward', 'nope'], '"nope" is no address to hand events on to.', '--forward 3000/hooks'],
    [
      ['generate', '--breif', 'a', '--chanel', 'x'],
      '  There is no option --breif. Did you mean --brief?\n',
      '--channel?\n',
    ],
    [
      ['generate', '--brief', 'a', '--variation', '-3', '--scheduled-at', 'noon', '--metadata', 'x'],
      '3 things are wrong with the command.\n  --metadata "x" is not key=value.',
      '  --variation must be a whole number from 0 to 99; "-3" is not.\n  --scheduled-at "noon" is not a time.',
    ],
  ] as const)('%j ends with 2 before anything is sent', async ([args, message, hint], { service }) => {
    const { status, stdout, stderr } = await run(service, [...args])
    expect(stderr).toContain(`error: `)
    expect(stderr).toContain(message)
    expect(stderr).toContain(hint)
    expect(stdout).toBe('')
    expect(status).toBe(2)
    expect(service.seen).toHaveLength(0)
  })

  it('tells a mistake as JSON when JSON is asked for', async ({ service }) => {
    const { stderr } = await run(service, ['generat', '--json'])
    expect(JSON.parse(stderr)).toEqual({
      code: 'usage_error',
      message: 'There is no command "generat".',
      hint: 'Did you mean brand generate?',
    })
  })

  it('takes the key from --key, else the environment, else what login kept', async ({ service }) => {
    const XDG_CONFIG_HOME = emptyFolder()
    const keyOf = async (args: string[], env: Record<string, string>) => {
      await run(service, ['account', '--retries', '0', ...args], { XDG_CONFIG_HOME, BRAND_API_KEY: '', ...env })
      return service.seen.at(-1)?.headers.authorization
    }
    expect((await run(service, ['login'], { XDG_CONFIG_HOME })).status).toBe(2)
    expect(await keyOf(['--key', 'sk_live_flag'], { BRAND_API_KEY: 'sk_live_env' })).toBe('Bearer sk_live_flag')
    expect(await keyOf([], { BRAND_API_KEY: 'sk_live_env' })).toBe('Bearer sk_live_env')
    const { status, stderr } = await run(service, ['account'], { XDG_CONFIG_HOME, BRAND_API_KEY: '' })
    expect(stderr).toContain('error: There is no API key.\n  Make one in the dashboard')
    expect(status).toBe(3)
  })
})

describe('shell completion', () => {
  const scriptFor = (shell: string) =>
    spawnSync(process.execPath, [join(root, 'cli/brand.mjs'), 'completion', shell], { encoding: 'utf8' }).stdout

  it('completes commands, options and values in bash', () => {
    const file = join(emptyFolder(), 'brand.bash')
    writeFileSync(file, scriptFor('bash'))
    const complete = (line: string) => {
      const words = line.split(' ')
      const ask = `source ${file}; COMP_WORDS=(${words.map(word => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}; _brand; echo "\${COMPREPLY[*]}"`
      return spawnSync('bash', ['--norc', '-c', ask], { encoding: 'utf8' }).stdout.trim()
    }
    expect(complete('brand ge')).toBe('generate')
    expect(complete('brand runs ')).toBe('get list delete wait answer')
    expect(complete('brand generate --sch')).toBe('--scheduled-at')
    expect(complete('brand runs list --inc')).toBe('--include-archived')
    expect(complete('brand generate --asset-type c')).toBe('card carousel')
    expect(complete('brand account --no')).toBe('--no-color')
  })

  it('offers the same in zsh and fish', () => {
    expect(scriptFor('zsh')).toMatch(/^#compdef brand\n/)
    expect(scriptFor('fish')).toContain("-l asset-type -xa 'card video slideshow carousel infographic og_image'")
  })
})
