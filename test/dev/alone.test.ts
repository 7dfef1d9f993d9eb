// One process at a time builds. A worker that was ended, at whatever moment, holds nobody up.
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { alone } from '#dev/build/alone.mjs'
import { temporary } from '#test/dev/temporary.ts'

const dir = temporary('alone')
const at = (path: string, seconds_ago: number) => {
  const then = new Date(Date.now() - seconds_ago * 1000)
  utimesSync(path, then, then)
}

it('runs one after the other and leaves nothing behind, also where the work fails', async () => {
  const lock = join(dir, 'one')
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await sleep(20)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b broke')
  }
  await Promise.allSettled(['a', 'b', 'c'].map(name => alone(lock, work(name))))
  expect(seen).toHaveLength(6)
  for (let i = 0; i < 6; i += 2) expect(seen[i + 1]).toBe(seen[i]?.replace('begins', 'ends'))
  expect(existsSync(lock)).toBe(false)
})

it.each([
  ['ended before it wrote its number', '', 3],
  ['ended while it worked', '999999999', 0],
  ['ended long ago, its number another’s now', `${process.pid}`, 121],
])('goes on where the one before was %s', async (_, content, seconds_ago) => {
  const lock = join(dir, 'left')
  writeFileSync(lock, content)
  at(lock, seconds_ago)
  expect(await alone(lock, async () => 'done')).toBe('done')
})

it.each([
  ['has just begun and not written its number', '', 0],
  ['works', `${process.pid}`, 60],
])('waits where the one before %s', async (_, content, seconds_ago) => {
  const lock = join(dir, 'held')
  writeFileSync(lock, content)
  at(lock, seconds_ago)
  let done = false
  const waiting = alone(lock, async () => {
    done = true
  })
  await sleep(500)
  expect(done).toBe(false)
  at(lock, 121)
  await waiting
})

it('leaves a lock that is nobody’s to whoever takes it away already, and takes its place if that one was ended', async () => {
  const lock = join(dir, 'going')
  writeFileSync(lock, '999999999')
  writeFileSync(`${lock}-going`, `${process.pid}`)
  let done = false
  const waiting = alone(lock, async () => {
    done = true
  })
  await sleep(500)
  expect(done).toBe(false)
  at(`${lock}-going`, 121)
  await waiting
  expect(existsSync(`${lock}-going`)).toBe(false)
})
