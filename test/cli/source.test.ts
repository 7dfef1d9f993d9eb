import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { codes } from '#lib/problem.ts'
import { emptyFolder } from '#test/cli/support/brand.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { exitMeanings } from '../../cli/failure/failure.mjs'
import { fixes } from '../../cli/failure/fixes.mjs'
import { commands } from '../../cli/line/commands.mjs'
import { flagName, globalOptions, options } from '../../cli/line/options.mjs'

const root = join(import.meta.dirname, '..', '..')
const NARROW = 80

describe('the source of the client', () => {
  const files = readdirSync(join(root, 'cli'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.mjs') && !name.startsWith('dist/'))
    .map(name => ({ name, text: readFileSync(join(root, 'cli', name), 'utf8') }))

  it('is type-checked throughout, in small files, with nothing but Node and the typed client beneath it', () => {
    expect(files.length).toBeGreaterThan(40)
    for (const { name, text } of files) {
      expect(text, name).toMatch(/^(#!.*\n)?\/\/ @ts-check\n/)
      expect(text.split('\n').length, name).toBeLessThanOrEqual(250)
      const imported = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from]) => from)
      for (const from of imported) expect(from, name).toMatch(/^(node:|\.\.?\/)/)
    }
  })

  it.each(nodes)('can be read by $name, every module of it', ({ path }) => {
    const modules = files
      .map(({ name }) => pathToFileURL(join(root, 'cli', name)).href)
      .filter(url => !url.endsWith('/brand.mjs'))
    const all = `await Promise.all(${JSON.stringify(modules)}.map(url => import(url)))`
    const { status, stderr } = spawnSync(path, ['--input-type=module', '-e', all], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  it('asks the service through the typed client alone', () => {
    const asking = files.filter(({ text }) => /\bfetch\(/.test(text)).map(({ name }) => name)
    // A file to where the service has named, the client's own fetch, a code for a key where nobody has one yet, and events to the user's own address.
    expect(asking.sort()).toEqual(['api/send-file.mjs', 'api/service.mjs', 'listen/forward.mjs', 'login/person.mjs'])
    expect(files.filter(({ text }) => text.includes('/api/v1/programmatic')).map(({ name }) => name)).toEqual([])
  })

  it('runs by npx from the repository, with no network and nothing installed', () => {
    const env = {
      ...process.env,
      npm_config_cache: emptyFolder(),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    }
    const done = spawnSync('npx', ['--yes', 'brand', '--version'], { cwd: root, env, encoding: 'utf8' })
    expect(done.stdout).toMatch(/^brand \d+\.\d+\.\d+ \(Node /)
    expect(done.status).toBe(0)
  })
})

describe('help and manual', () => {
  const manual = readFileSync(join(root, 'docs/cli.md'), 'utf8')

  it('every command and option has help, an owner and a line in the manual', () => {
    const owned = new Set([...globalOptions, ...Object.values(commands).flatMap(({ options }) => options)])
    expect([...owned].sort()).toEqual(Object.keys(options).sort())
    for (const name of Object.keys(commands)) expect(manual).toMatch(new RegExp(`\`brand ${name}[ \`]`))
    for (const name of owned) expect(manual, name).toContain(`\`${flagName(name)}`)
  })

  it('every exit status stands in the manual in the same words', () => {
    expect(exitMeanings.length).toBe(10)
    for (const [status, meaning] of exitMeanings) expect(manual).toContain(`| ${status} | ${meaning} |`)
  })

  it('examples fit a narrow terminal', () => {
    const examples = Object.values(commands).flatMap(({ examples }) => examples)
    expect(examples.length).toBeGreaterThan(10)
    for (const example of examples) expect(example.length + 2, example).toBeLessThanOrEqual(NARROW)
  })

  it('remedies are for codes that the service has', () => {
    expect(Object.keys(fixes).length).toBeGreaterThan(15)
    for (const code of Object.keys(fixes)) expect(codes).toContain(code)
  })
})
