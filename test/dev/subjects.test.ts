import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const check = join(import.meta.dirname, '../../.ci/subjects')
const folder = mkdtempSync(join(tmpdir(), 'subjects-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...asked: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...asked], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const commit = (subject: string) => git('commit', '--allow-empty', '-q', '-m', subject, '-m', 'Why, at length.')
const since = (base: string) => {
  const { status, stdout } = spawnSync('bash', [check, base], { cwd: folder, encoding: 'utf8' })
  return { status, stdout }
}

describe('the subjects of new commits', () => {
  git('init', '-q')
  commit('An old one that nobody judges any more, however long it has become over the years')
  const base = git('rev-parse', 'HEAD')

  it('may have 72 characters and say their area', () => {
    commit(`runs: ${'a'.repeat(66)}`)
    expect(since(base)).toEqual({ status: 0, stdout: '' })
  })

  it.each([['runs: '.padEnd(73, 'a')], ['runs: no'], ['a sentence without its area']])('%s is refused by name', one => {
    commit(one)
    const { status, stdout } = since(git('rev-parse', 'HEAD~1'))
    expect(status).toBe(1)
    expect(stdout).toContain(`${one.length} characters: ${one}`)
  })

  it('of a first push are judged by the last of them', () => {
    commit('runs: the last one is right')
    expect(since('0000000000000000000000000000000000000000').status).toBe(0)
  })
})
